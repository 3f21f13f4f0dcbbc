import assert from "node:assert/strict";
import { owner } from "../../../../src/content/owner.ts";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string, ...earlier: string[]) =>
	siteAssistant.answer({ message, context: earlier.map((content) => ({ role: "user", content })) });
const told = (message: string, ...earlier: string[]) => ask(message, ...earlier).passages;

Deno.test("after a question about the visitor's data, how long, who and where are asked of that data", () => {
	const data = "Speichert der Chat meine Nachrichten?";
	for (const message of ["Wie lange denn?", "Und bis wann?", "Für immer?"])
		assert.deepEqual(told(message, data), ["portfolio/data-kept"], message);
	for (const message of ["Wer bekommt sie?", "Von wem?", "Geht das an OpenAI?", "Wird das weitergegeben?"])
		assert.deepEqual(told(message, data), ["portfolio/data-recipients"], message);
	for (const message of ["Und wo sitzt das Unternehmen?", "In den USA?", "In which country?"])
		assert.deepEqual(told(message, data), ["portfolio/data-seats"], message);
	assert.match(
		ask("For how long?", "Do you store my data?").message,
		/stores neither your questions .* after 24 hours/,
	);
	assert.match(ask("Who receives it?", "What happens to my messages?").message, /Supabase.*OpenAI/s);
});

Deno.test("where the CV is, where the site's servers are and what costs more is told of the fact before", () => {
	for (const message of ["Wo ist der denn?", "Where do I get it?", "Download?"])
		assert.deepEqual(told(message, "Gibt es einen Lebenslauf?"), ["facts/cv"], message);
	assert.deepEqual(told("Also in Amerika?", "Wo ist diese Website gehostet?"), ["portfolio/data-seats"]);
	for (const message of ["Geht es auch eher?", "Any sooner?", "Und in den Ferien?"])
		assert.deepEqual(told(message, "Ab wann sind Sie verfügbar?"), ["facts/availability"], message);
	for (const message of ["Kommen Sie auch dahin?", "And would you travel there?"])
		assert.deepEqual(told(message, "Where is he located?"), ["facts/onsite"], message);
	for (const message of ["Gibt es dafür ein Muster?", "How high is the coverage?"])
		assert.deepEqual(told(message, "Sind Sie versichert?"), ["facts/terms"], message);
	assert.deepEqual(told("Auch nicht gegen Bezahlung?", "Gibt es eine Hotline?"), ["facts/support"]);
});

Deno.test("the same is understood in one question", () => {
	assert.deepEqual(told("Wie lange werden meine Nachrichten aufbewahrt?"), ["portfolio/data-kept"]);
	assert.deepEqual(told("Who gets my data?"), ["portfolio/data-recipients"]);
	assert.deepEqual(told("Landen meine Daten in den USA?"), ["portfolio/data-seats"]);
});

Deno.test("who asks again for a price is told again that there is none", () => {
	for (const message of [
		"Wieso nicht?",
		"Nur eine grobe Größenordnung?",
		"Nur eine Hausnummer",
		"A rough range?",
	])
		assert.deepEqual(told(message, "Was verlangen Sie pro Tag?"), ["facts/price"], message);
	assert.deepEqual(told("Wie lautet die Hausnummer?"), ["facts/address"]);
});

Deno.test("a short question behind a fact about the person is about him as well", () => {
	assert.deepEqual(told("Zu wie viel Prozent?", "Arbeiten Sie remote?"), ["facts/remote"]);
	assert.deepEqual(told("And where?", `Who is ${owner.name}?`), ["facts/location"]);
	assert.deepEqual(told("Und die Firma?", "Wie heißt der Inhaber?"), ["facts/legal"]);
	assert.deepEqual(told("Und nachts?", "Bieten Sie Support rund um die Uhr?"), ["facts/support"]);
	for (const message of ["Ist er verheiratet?", "Does he have kids?"])
		assert.deepEqual(told(message, "Wo wohnt er?"), ["facts/private"], message);
});

Deno.test("how many days a week is said to be left open, and so is how many take part in a workshop", () => {
	for (const message of [
		"An wie vielen Tagen pro Woche?",
		"Wie viele Stunden die Woche können Sie?",
		"How many days a week?",
	])
		assert.equal(ask(message, "Sind Sie verfügbar?").outcome, "declined", message);
	for (const message of [
		"Für wie viele Personen?",
		"Wie groß darf die Gruppe sein?",
		"For how many participants?",
	])
		assert.match(
			ask(message, "Geben Sie Workshops?").message,
			/^(Das steht nicht auf der Seite|The page about)/,
			message,
		);
});

Deno.test("few days a week are no small order", () => {
	for (const message of [
		"Auch nur drei Tage pro Woche?",
		"Just two days a week?",
		"Ginge auch ein Tag die Woche?",
	])
		assert.ok(told(message, "Sind Sie verfügbar?").includes("portfolio/workload"), message);
	assert.deepEqual(told("Just two days of advice?"), ["facts/size"]);
});

Deno.test("which model runs is asked of the assistant where it was told of", () => {
	for (const message of ["Welches LLM läuft da?", "Und welches Sprachmodell?", "Which model?"])
		assert.deepEqual(told(message, "Bist du ein Mensch?"), ["portfolio/assistant"], message);
});

Deno.test("who builds something asks for no place", () => {
	const landingZone = told("And how long does building one take?", "What is a landing zone?");
	assert.ok(landingZone.includes("services/cloud-migration/scenarios/azure-landing-zone/phases"));
	assert.deepEqual(told("Do you come to our building?"), ["facts/onsite"]);
});

Deno.test("who only says how many there are is asked to write, and goes on with his subject", () => {
	const asked = ["Es geht um Linux-Server", "etwa 80 Stück"];
	assert.deepEqual(told("etwa 80 Stück", "Es geht um Linux-Server"), ["facts/contact"]);
	assert.match(ask("Die müssen gepatcht werden", ...asked).message, /BWI/);
});

Deno.test("after a question about the visitor's data, the form, the server and deleting are asked of that data", () => {
	const data = "Do you store my messages?";
	for (const message of ["And the contact form?", "Und das Kontaktformular?"])
		assert.deepEqual(told(message, data), ["facts/form"], message);
	for (const message of ["Where is the server?", "Wo stehen die Server?"])
		assert.deepEqual(told(message, data), ["portfolio/data-seats"], message);
	for (const message of ["How can I delete them?", "Wie kann ich die löschen?", "Can they be erased?"])
		assert.deepEqual(told(message, data), ["facts/rights", "portfolio/data-kept"], message);
});

Deno.test("the language of the CV is asked for once it was told", () => {
	for (const message of [
		"Is it in German or English?",
		"In welcher Sprache ist der?",
		"Is there an English version?",
	])
		assert.deepEqual(told(message, "Wo ist der Lebenslauf?"), ["portfolio/cv-language"], message);
	assert.deepEqual(told("Does he speak English?", "Where's his CV?"), ["facts/languages"]);
});
