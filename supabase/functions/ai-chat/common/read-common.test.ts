import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";
import { normalize } from "../text/fold.ts";
import { COMMON_QUESTIONS } from "./questions.ts";
import { readCommon } from "./read-common.ts";
import { CAREER_WORDS } from "./words-career.ts";
import { DATA_WORDS } from "./words-data.ts";
import { DEALING_WORDS } from "./words-dealing.ts";
import { META_WORDS } from "./words-meta.ts";
import { ORDER_WORDS } from "./words-order.ts";
import { PERSON_WORDS } from "./words-person.ts";
import { SITE_WORDS } from "./words-site.ts";
import { WORK_WORDS } from "./words-work.ts";

const known = { isName: (word: string) => word === "max", isKnown: (word: string) => word === "kubernetes" };
const asks = (text: string) => readCommon(normalize(text), known)?.tells;
const ask = (message: string, ...earlier: string[]) =>
	siteAssistant.answer({ message, context: earlier.map((content) => ({ role: "user", content })) });

Deno.test("every common question tells passages that exist, by concepts that have words", () => {
	const ids = new Set(siteAssistant.passages.map(({ id }) => id));
	const concepts = new Set([
		"owner",
		...Object.keys({
			...WORK_WORDS,
			...PERSON_WORDS,
			...SITE_WORDS,
			...META_WORDS,
			...DEALING_WORDS,
			...ORDER_WORDS,
			...DATA_WORDS,
			...CAREER_WORDS,
		}),
	]);
	for (const { tells, needs, with: also, without } of COMMON_QUESTIONS) {
		for (const id of tells) assert.ok(ids.has(id), id);
		for (const concept of [...needs.flat(), ...also, ...without]) assert.ok(concepts.has(concept), concept);
	}
});

Deno.test("the same everyday words ask the same in any order, form and language", () => {
	for (const text of [
		"Welche Projekte hat er bisher gemacht?",
		"projekte, alle bitte",
		"Projektliste",
		"Could you list past projects?",
	])
		assert.deepEqual(asks(text), ["projects"], text);
	for (const text of ["Wie heißt der Inhaber?", "Who is behind this page?", "Stell Max bitte kurz vor"])
		assert.deepEqual(asks(text), ["facts/person"], text);
});

Deno.test("an everyday word is understood with a slip in it", () => {
	assert.deepEqual(asks("Wleche Projeckte hat er gemahct?"), ["projects"]);
	assert.deepEqual(asks("certifcates?"), ["certifications"]);
});

Deno.test("turns of phrase and light words are read where the plain words make no question", () => {
	assert.deepEqual(asks("Seit wann genau arbeiten Sie denn auf eigene Rechnung?"), ["facts/experience"]);
	assert.equal(asks("Seit wann fliegen Sie auf eigene Rechnung?"), undefined);
	assert.deepEqual(asks("Whereabouts in the country do you usually live?"), ["facts/location"]);
	assert.deepEqual(asks("Wann sind Sie denn frühestens startbereit?"), ["facts/availability"]);
});

Deno.test("what a question is for decides, whatever company it is in", () => {
	assert.deepEqual(asks("Was bezahlt eine Firma fürs erste Jahr?"), ["facts/price"]);
	assert.equal(asks("Was bezahlt eine Firma für Bananen?"), undefined);
});

Deno.test("a word that is no everyday word, or that says no, asks something else", () => {
	for (const text of [
		"Welche Projekte hat er mit Samowaren gemacht?",
		"Welche Projekte hat er nicht gemacht?",
		"Wie heißt der Hund des Inhabers?",
	])
		assert.equal(asks(text), undefined, text);
});

Deno.test("two common questions in one are both answered", () => {
	assert.deepEqual(asks("Wo wohnt er, und arbeitet er remote?"), ["facts/location", "facts/remote"]);
	assert.deepEqual(asks("Which clients and certificates?"), ["portfolio/clients", "certifications"]);
	assert.equal(asks("Wo wohnt er und wo wohnt der Papst?"), undefined);
});

Deno.test("a question for a plain fact is understood behind a sentence that says why it is asked", () => {
	const { passages } = ask("Guten Tag, ich vermittle Fachleute. Wann hätte er Zeit?");
	assert.deepEqual(passages, ["facts/availability"]);
	assert.notDeepEqual(ask("Wir betreiben Kubernetes. Haben Sie Erfahrung?").passages, ["facts/experience"]);
});

Deno.test("a collection that nothing narrows is listed as a whole", () => {
	const certificates = siteAssistant.passages.filter(({ id }) => /^certifications\/[^/]+$/.test(id));
	const { message } = ask("Einmal alle Zertifikate aufzählen, bitte");
	for (const { links } of certificates) assert.ok(message.includes(links[0]?.href ?? "?"));
	for (const client of ["Rhomberg Sersa", "Bundesdruckerei", "SAP", "BWI"])
		assert.match(ask("Für welche Firmen waren Sie bisher tätig?").message, new RegExp(client));
});

Deno.test("who asks for the client of today is told that one, and for the last work also the one before", () => {
	assert.doesNotMatch(ask("Wer ist derzeit Ihr Auftraggeber?").message, /Bundesdruckerei/);
	assert.match(ask("What was his latest assignment?").message, /Rhomberg Sersa.*Bundesdruckerei/s);
});

Deno.test("leading a team is told of the project in which he did", () => {
	for (const question of ["Hat er Führungserfahrung?", "Have you ever been in a leadership role?"])
		assert.match(ask(question).message, /2024.*DevOps Team Lead/s, question);
});

Deno.test("after a page, a question about a side of it is no question about the portfolio", () => {
	const { passages } = ask("Welche Technologien?", "Erzählen Sie vom Projekt bei SAP");
	assert.deepEqual(passages, ["projects/sap-walldorf/technologies"]);
	assert.deepEqual(ask("Welche Technologien?").passages, ["about/technologies"]);
});

Deno.test("what he did before the cloud is told with his experience", () => {
	for (const question of [
		"Was hat er gemacht, bevor es mit der Cloud losging?",
		"What was his focus before 2012?",
	])
		assert.deepEqual(ask(question).passages, ["facts/experience"], question);
});

Deno.test("who needs the certificates for a client of his own gets all of them", () => {
	for (const question of [
		"Ich bräuchte für meinen Kunden eine Liste der Zertifikate",
		"I need his certificates for a client",
	])
		assert.deepEqual(ask(question).passages, ["certifications"], question);
});

Deno.test("the visitor's own office is asked about for travelling, and not for the address", () => {
	for (const question of [
		"Our office is in Leeds. Could he work for us?",
		"Kämen Sie in unser Büro nach Bremen?",
	])
		assert.equal(ask(question).passages[0], "facts/onsite", question);
	assert.equal(ask("Where is your office?").passages[0], "facts/address");
});

Deno.test("what stays with a client at the end is told in both languages", () => {
	for (const question of [
		"What will be left with us at the end of a project?",
		"Was bleibt uns am Ende eines Projekts?",
	])
		assert.deepEqual(ask(question).passages, ["portfolio/handover"], question);
});

Deno.test("how soon he can start is a question for his availability, and not for the steps of a project", () => {
	for (const question of ["Wie schnell könnten Sie loslegen?", "How soon could he start?"])
		assert.deepEqual(ask(question).passages, ["facts/availability"], question);
});

Deno.test("how many projects there are is told however the portfolio is asked about", () => {
	for (const question of [
		"Wie viele Projekte umfasst das Portfolio?",
		"Wie gross ist Ihr Portfolio in Zahlen?",
		"How many projects are there?",
	])
		assert.deepEqual(ask(question).passages, ["facts/project-count"], question);
});

Deno.test("no example's figures are told for what he has achieved himself", () => {
	for (const question of ["Was war Ihr größter Erfolg?", "What is his greatest achievement?"])
		assert.deepEqual(ask(question).passages, [], question);
	assert.deepEqual(ask("Welche Erfolge hatte er?").passages, ["projects"]);
	const results = ask("Und die Ergebnisse?", "Was hat er bei SAP gemacht?");
	assert.deepEqual(results.passages, ["projects/sap-walldorf/results"]);
});

Deno.test("each point of a list of common questions is answered", () => {
	for (const question of ["Rate, availability, remote?", "Stundensatz / Verfügbarkeit / remote"])
		assert.deepEqual(asks(question), ["facts/price", "facts/availability", "facts/remote"], question);
});

Deno.test("how many people work for him is asked by a number too", () => {
	for (const question of ["Haben Sie mehr als 10 Mitarbeiter?", "Does he employ 30 people?"])
		assert.deepEqual(ask(question).passages, ["facts/alone"], question);
	assert.deepEqual(ask("Hat er schon 8 Leute geleitet?").passages, ["portfolio/lead"]);
});
