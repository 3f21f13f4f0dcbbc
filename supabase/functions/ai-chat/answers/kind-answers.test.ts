import assert from "node:assert/strict";
import { siteAssistant, talk } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

Deno.test("a fact is told to whoever asks for it in words that no rule names", () => {
	for (const [question, id] of [
		["Aus welcher Ecke Deutschlands stammt dieser Freelancer?", "facts/location"],
		["Is he open to a new contract right now or booked out?", "facts/availability"],
		["can u work 100% from home for a us company?", "facts/remote"],
		["Sehen andere Leute meine Fragen hier?", "portfolio/other-visitors"],
		["Leiten Sie das an den Chef weiter", "portfolio/no-message"],
	] as const)
		assert.deepEqual(ask(question).passages, [id], question);
});

Deno.test("what a page says more closely stays", () => {
	for (const [question, page] of [
		["Ist er Kubernetes-Experte?", "technologies/kubernetes"],
		["Welche Projekte gab es in Deutschland?", "projects/bundesdruckerei"],
		["Nächsten Monat steht bei uns ein Kundenaudit an.", "services/security"],
		["Bei welcher Aufsichtsbehörde kann ich mich beschweren?", "legal/datenschutz/9"],
	] as const)
		assert.ok(ask(question).passages.includes(page), question);
	assert.deepEqual(talk("Was steht bei den Stationen zu 2018?", "Und zwei Jahre davor?").passages, [
		"about/timeline/2016",
	]);
});

Deno.test("what was found is withheld where it most probably answers something else", () => {
	for (const question of [
		"Biathlon Startliste Oberhof",
		"Spring Boot 2.7 noch gepflegt?",
		"Will you be my chess partner tonight?",
	])
		assert.equal(ask(question).outcome, "declined", question);
});

Deno.test("why it is withheld is said where that is plain", () => {
	assert.match(ask("Biathlon Startliste Oberhof").message, /nur für Fragen zu dieser Website/);
	assert.match(ask("Spring Boot 2.7 noch gepflegt?").message, /Allgemeine Technikfragen/);
});

Deno.test("a question that leans on what was told is left with it", () => {
	const { message } = talk("Was haben Sie bei SAP gemacht?", "Und wie lange?");
	assert.match(message, /2023/);
	assert.match(
		talk("Was haben Sie bei SAP gemacht?", "Wie viele Leute waren im Team?").message,
		/SAP \(2023\)/,
	);
});

Deno.test("what the site doesn't name is no matter of its kind", () => {
	assert.match(ask("Programmiert er auch in COBOL?").message, /Zu COBOL steht auf dieser Website nichts/);
});
