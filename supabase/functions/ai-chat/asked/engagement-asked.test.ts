import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string, ...earlier: string[]) =>
	siteAssistant.answer({ message, context: earlier.map((content) => ({ role: "user", content })) });

/** Asserts that each of several wordings is answered by the same passages. */
function tell(passages: string, ...questions: readonly string[]) {
	for (const question of questions) assert.deepEqual(ask(question).passages.join(" "), passages, question);
}

Deno.test("who runs things later is told by the handover, and by what the site says of support", () => {
	tell(
		"facts/support portfolio/handover",
		"Wer wartet die Server danach?",
		"Wer ist nach der Übergabe zuständig?",
		"Who looks after things once you've left, so afterwards?",
		"Kann ich Sie nach Abschluss für Fragen noch erreichen? Wer betreut es danach?",
	);
	tell(
		"portfolio/handover",
		"Schaffen wir es danach, das selbst zu betreiben?",
		"Will our staff be able to run it without you?",
		"Sind wir hinterher auf Sie angewiesen?",
		"How do you ensure that we aren't dependent on you?",
	);
	assert.equal(ask("Who maintains our pipelines without you?").passages[0], "services/devops/lead-3");
});

Deno.test("what is left at the end is told, and that documentation is part of it", () => {
	tell(
		"portfolio/handover",
		"Was kriegen wir am Schluss?",
		"What do we receive in the end?",
		"Which deliverables are there?",
		"Behalten wir die Skripte?",
	);
	tell("projects/overview/approach/5", "Schreiben Sie Dokumentation?", "Will there be any docs?");
});

Deno.test("how it begins, what it needs and whether it can be turned around is told", () => {
	tell("projects/overview/approach", "Was tun Sie zuerst?", "How does a typical project work?");
	tell(
		"facts/contact projects/overview/approach/1",
		"Welche Unterlagen benötigen Sie von uns?",
		"Was sollte ich vorab bereithalten?",
		"Do we have to prepare something?",
	);
	tell(
		"projects/overview/approach/4",
		"Was, wenn es nicht klappt?",
		"Was passiert, falls es scheitert?",
		"What if something breaks?",
		"Can we undo it?",
		"Dürfen wir die Reihenfolge zwischendurch ändern?",
	);
});

Deno.test("why he, how small a client may be, and who does the work is told", () => {
	tell("portfolio/why", "Wieso sollten wir gerade Sie nehmen?", "Why you rather than an agency?");
	tell(
		"facts/size",
		"Sind wir Ihnen zu klein?",
		"Is there a minimum project size?",
		"Wir sind nur vier Leute, passt das?",
	);
	tell(
		"facts/alone",
		"Wer erledigt die Arbeit tatsächlich?",
		"How big is your team?",
		"How many of you are there?",
		"Is anyone else involved?",
		"Ist noch jemand außer ihm dabei?",
	);
	tell("portfolio/clients", "Wer hat Max bislang engagiert?", "Who has hired him so far?");
	assert.equal(ask("Wer hat ihn in Walldorf beauftragt?").passages[0], "projects/sap-walldorf");
});

Deno.test("what the site leaves open is said to be open", () => {
	for (const [question, id] of [
		["Kommen Spesen hinzu?", "portfolio/travel-costs"],
		["Do you bill travel costs?", "portfolio/travel-costs"],
		["Wie viel Zeit müssen wir selbst einplanen?", "portfolio/client-effort"],
		["How much effort is it for our team?", "portfolio/client-effort"],
		["Brauchen wir einen AVV?", "facts/terms"],
	] as const)
		assert.deepEqual(ask(question).passages, [id], question);
	assert.match(ask("Wie viele Personen dürfen in den Workshop?").message, /steht nicht auf dieser Website/);
});

Deno.test("the visitor's own part is told, and what follows an inquiry", () => {
	tell("portfolio/together", "Beziehen Sie unsere Leute mit ein?");
	tell("facts/reply", "Wie schnell melden Sie sich?", "How soon do you get back to me?");
	tell("facts/address", "Welche Anschrift kommt in die Rechnung, also für die Rechnung?");
	tell("portfolio/together", "Und wer macht dabei was?", "Who does the work, you or us?");
	tell(
		"facts/reply projects/overview/approach/1",
		"Was geschieht nach meiner Anfrage?",
		"What happens after my inquiry?",
	);
	tell("portfolio/reviews", "Kann man mit früheren Kunden sprechen?", "Can I call your references?");
	tell("facts/support", "Betreuen Sie uns monatlich?", "Is there a monthly support contract?");
});

Deno.test("points that a service's page begins with are told to who asks for them", () => {
	for (const [question, id] of [
		["Wie viele Daten verlieren wir höchstens?", "services/database-management/lead-2"],
		["How much data is lost at worst?", "services/database-management/lead-2"],
		["Was ist der laufende Aufwand bei einem Cluster?", "services/kubernetes/lead-1"],
		["Würden Sie uns auch einmal von etwas abraten?", "services/consulting/lead-2"],
		["Nur Cloud oder auch eigene Server?", "services/kubernetes/lead-2"],
	] as const)
		assert.equal(ask(question).passages[0], id, question);
});

Deno.test("when and where he could come is told", () => {
	tell("facts/onsite", "Kommt er auch zu uns ins Büro?", "Could he fly in for the kickoff?");
	tell("facts/availability", "Ab Oktober?", "Could he take on another project on the side?");
	tell("facts/availability portfolio/workload", "Wäre er in Vollzeit verfügbar?", "Are you free full time?");
});

Deno.test("what a project or a page tells itself is no question about working together", () => {
	const atBundesdruckerei = ask("Was wurde bei der Bundesdruckerei am Ende übergeben?").passages;
	assert.ok(atBundesdruckerei.every((id) => id.startsWith("projects/bundesdruckerei")));
	const ofService = ask("Gibt es einen Rückweg?", "Was machen Sie bei einer Cloud-Migration?").passages;
	assert.ok(ofService.every((id) => id.startsWith("services/cloud-migration")));
});

Deno.test("how a first conversation goes and what it costs is told, and a whole project by all steps", () => {
	tell(
		"projects/overview/approach/1",
		"Was passiert im ersten Gespräch?",
		"Wie ist der Ablauf vom Erstgespräch?",
		"What should I expect of the first call?",
	);
	tell("facts/price", "Kostet das Erstgespräch etwas?", "Is the initial consultation free?");
	tell("projects/overview/approach", "Wie läuft ein Projekt ab, vom ersten Gespräch bis zur Übergabe?");
});

Deno.test("how little may be booked, tenders and access afterwards are asked about in many ways", () => {
	tell(
		"facts/size",
		"Wie kurz darf ein Einsatz sein?",
		"Could you come for just two days?",
		"Reicht auch ein Tag?",
	);
	tell("facts/address", "Welche Rechnungsanschrift haben Sie?", "What is your billing address?");
	tell(
		"services/kubernetes/scenarios/plattform-konsolidierung/phases/1",
		"Wir unterliegen DORA. Kennen Sie das?",
		"We are a bank and subject to DORA, do you know it?",
	);
	tell(
		"services/cloud-migration/scenarios/azure-landing-zone/phases/4 services/cloud-migration/features/3",
		"Was, wenn der Umzug schiefgeht?",
		"What happens if the cutover fails?",
		"What if the move to the cloud goes wrong?",
	);
	tell("facts/terms", "Nehmen Sie an Ausschreibungen teil?", "Can you register as a vendor?");
	tell(
		"services/consulting/scenarios/plattformteam/phases/5 portfolio/handover",
		"Haben Sie hinterher noch Zugang?",
		"Do you keep any access after the project?",
	);
	tell(
		"portfolio/together",
		"Arbeiten Sie mit unseren Entwicklern zusammen?",
		"Do you work with our developers?",
		"Do you cooperate with our in-house engineers?",
	);
});

Deno.test("what takes up a fact is asked of what that was asked for", () => {
	const context = [{ role: "user" as const, content: "Was kostet eine Schulung?" }];
	for (const message of ["Gut. Und wo ist die dann?", "Findet die online statt?"])
		assert.deepEqual(
			siteAssistant.answer({ message, context }).passages,
			["facts/onsite", "facts/remote"],
			message,
		);
});

Deno.test("how fast somebody answers is told whoever it is asked of", () => {
	tell(
		"facts/reply",
		"How soon will I get a reply?",
		"How quickly will you respond?",
		"Wie schnell kommt eine Antwort?",
	);
});

Deno.test("how much of a week, where abroad and how long it usually takes is told without an example's figures", () => {
	tell("portfolio/workload", "Geht auch Teilzeit?", "Can he work part time?", "Würde er halbtags arbeiten?");
	tell("portfolio/abroad", "Würde er in der Schweiz arbeiten?", "Could you work for us in Switzerland?");
	tell(
		"portfolio/duration",
		"Wie lange sind deine Projekte im Schnitt?",
		"How long do his projects usually take?",
	);
});

Deno.test("what a day costs is a question for the price, and no question for the smallest order", () => {
	for (const question of ["Was kostet ein Tag Beratung?", "What does a day of consulting cost?"])
		assert.equal(ask(question).passages[0], "facts/price", question);
	tell("facts/size", "Kann ich Sie auch nur für einen Tag Beratung buchen?");
});

Deno.test("a notice period is a term of a contract, and steps of working together are those of a project", () => {
	tell(
		"facts/terms",
		"What's your notice period?",
		"Gibt es eine Kündigungsfrist?",
		"Can we cancel the contract?",
	);
	assert.ok(!ask("Can we terminate pods gracefully?").passages.includes("facts/terms"));
	tell("facts/availability", "How many weeks notice do you need?", "How many days' notice does he need?");
	tell("projects/overview/approach", "What steps are involved when working with you?");
	assert.deepEqual(ask("What happens at the handover?", "How does a project run?").passages, [
		"portfolio/handover",
	]);
});
