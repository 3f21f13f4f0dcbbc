import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string, ...earlier: string[]) =>
	siteAssistant.answer({ message, context: earlier.map((content) => ({ role: "user", content })) });

function assertTold(id: string, questions: readonly string[]): void {
	for (const question of questions) {
		const { passages } = ask(question);
		assert.ok(passages.includes(id), `${question}: ${passages}`);
	}
}

Deno.test("whoever asks about his own team hears that it takes part", () => {
	assertTold("portfolio/together", [
		"Arbeiten Sie auch mit unseren Admins zusammen?",
		"Fügen Sie sich in bestehende Teams ein?",
		"Do you collaborate with our own team?",
		"Können Sie unsere Kollegen einbinden?",
	]);
});

Deno.test("what is left behind and who owns it is told by the handover", () => {
	assertTold("portfolio/handover", [
		"Übergeben Sie am Ende an unsere Kollegen?",
		"Wem gehören die Ergebnisse?",
		"Who owns the code?",
		"Bleiben wir danach auf Sie angewiesen?",
		"What happens once the project is done?",
		"What happens when you leave?",
	]);
	assertTold("projects/overview/approach/5", ["Bekommen wir eine Dokumentation?", "Ist alles dokumentiert?"]);
});

Deno.test("how one keeps up with the work is told by its small steps, and what comes first by the first steps", () => {
	assertTold("projects/overview/approach/4", [
		"Wie oft gibt es einen Zwischenstand?",
		"Will we get regular updates?",
		"Wie läuft die Abstimmung?",
		"How do we communicate?",
		"How will you keep us in the loop?",
	]);
	assertTold("projects/overview/approach/2", ["Was ist das Ergebnis der Ist-Analyse?"]);
	assertTold("projects/overview/approach/1", [
		"Was benötigen Sie von mir?",
		"What do you need from us to start?",
	]);
	assertTold("projects/overview/approach", ["What is your way of working?"]);
});

Deno.test("a review can be booked by itself, and an order may be small", () => {
	assertTold("services/consulting/features/1", [
		"Kann ich erst mal nur ein Review beauftragen?",
		"Can I book a review?",
	]);
	assertTold("facts/size", ["Kann man mit einem Pilotprojekt starten?", "Could we start small?"]);
	assertTold("portfolio/reviews", ["Gibt es Reviews von Kunden?"]);
});

Deno.test("the price and the length are told together", () => {
	assert.deepEqual(ask("Was kostet das und wie lange dauert das?").passages, [
		"facts/price",
		"portfolio/duration",
	]);
});

Deno.test("profiles elsewhere and the end of what still runs aren't stated", () => {
	assertTold("portfolio/profiles", [
		"Sind Sie auf Instagram?",
		"Do you have a blog?",
		"Haben Sie ein Profil bei GitHub-Account?",
	]);
	assertTold("portfolio/until", [
		"Wann ist das aktuelle Projekt zu Ende?",
		"Bis wann läuft das derzeitige Projekt?",
		"How much longer does the current project run?",
	]);
	assert.deepEqual(ask("Bis wann?", "Was macht er bei Rhomberg Sersa?").passages, ["portfolio/until"]);
});

Deno.test("what the site says nothing of, or doesn't offer, is declined", () => {
	for (const question of [
		"Gibt es feste Arbeitszeiten?",
		"Bringen Sie einen eigenen Laptop mit?",
		"Wie gehen Sie mit unseren Passwörtern um?",
		"Haben Sie schon mal ein Projekt abgebrochen?",
	])
		assert.equal(ask(question).outcome, "declined", question);
	for (const question of [
		"Entwickeln Sie auch Apps?",
		"Could you build our website?",
		"Do you offer pen testing?",
		"Can you do front end development?",
		"Do you make mobile apps?",
		"Machen Sie Webdesign?",
		"Übernehmen Sie auch das Hosting?",
		"Bieten Sie Projektmanagement an?",
	]) {
		const { outcome, passages } = ask(question);
		assert.equal(outcome, "declined", question);
		assert.deepEqual(passages, ["portfolio/not-offered"], question);
	}
	assertTold("facts/support", ["Übernehmen Sie den Betrieb unserer Server langfristig?"]);
	assertTold("facts/alone", [
		"Sind Sie Einzelperson oder Agentur?",
		"Wer vertritt Sie, wenn Sie krank sind?",
		"Who steps in if you fall ill?",
		"What if you are sick?",
	]);
});

Deno.test("a client's town is where he would travel to", () => {
	assertTold("facts/onsite", ["Können Sie nach Hamburg kommen?", "Würden Sie auch nach Walldorf kommen?"]);
});

Deno.test("whether one's own team has to take part is answered by how he works together with it", () => {
	for (const message of [
		"Müssen meine Leute mitarbeiten?",
		"Will my team be involved?",
		"Muss mein Team dabei sein?",
	])
		assert.deepEqual(ask(message).passages, ["portfolio/together"], message);
});

Deno.test("what went wrong at a client and who is in charge there isn't stated", () => {
	for (const message of [
		"Were you ever sued?",
		"Have you ever lost a client's data?",
		"Welche Kunden waren unzufrieden?",
		"Which customers were hacked?",
		"Wer ist der Geschäftsführer Ihres letzten Kunden?",
		"What is the name of the client's CTO?",
	]) {
		const { outcome, passages } = ask(message);
		assert.equal(outcome, "declined", message);
		assert.ok(
			passages.every((id) => id === "facts/private"),
			message,
		);
	}
	for (const message of ["Wir haben Daten verloren, können Sie helfen?", "How do you prevent data loss?"])
		assert.equal(ask(message).outcome, "answered", message);
});

Deno.test("when he is on leave isn't stated, and neither is who stands in for him then", () => {
	for (const question of [
		"Wann sind Sie im Urlaub?",
		"When is he on vacation?",
		"Wann haben Sie Betriebsferien?",
	])
		assert.deepEqual([ask(question).outcome, ask(question).passages], ["declined", []], question);
	assertTold("facts/alone", ["Wer vertritt Sie im Urlaub?"]);
	assertTold("facts/availability", ["Can you start on Monday?", "Starttermin ab Dienstag möglich?"]);
	assertTold("portfolio/site-built", ["Who built you?", "Wer hat dich eigentlich programmiert?"]);
});

Deno.test("somebody from outside is wanted for help, and asked after where scripts come from", () => {
	assertTold("services/consulting", [
		"Wir streiten über die richtige CI-Plattform. Hilft uns jemand von außen?",
	]);
	assertTold("facts/tracking", ["Lädt die Seite etwas von außen?", "Are any scripts loaded from outside?"]);
	assertTold("portfolio/workshop-size", [
		"Is a half day training possible?",
		"Geht auch ein Workshop für einen Tag?",
	]);
	const { passages } = ask("Do you run Kubernetes on edge devices?");
	assert.ok(!passages.some((id) => id.startsWith("projects/overview")), `${passages}`);
});

Deno.test("companies that the state owns are public sector", () => {
	for (const question of ["Kennt er bundeseigene Unternehmen?", "Any state-owned clients?"])
		assert.deepEqual(
			siteAssistant.answer({ message: question, context: [] }).passages,
			["portfolio/industries"],
			question,
		);
});
