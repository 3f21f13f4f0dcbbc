import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

/** Asserts that each of several wordings is answered by the same passages. */
function tell(passages: readonly string[], ...questions: readonly string[]) {
	for (const question of questions) assert.deepEqual(ask(question).passages, passages, question);
}

Deno.test("how he began, and came from Linux to the cloud, is told from his story", () => {
	tell(
		["about/story"],
		"Wie hat er angefangen?",
		"Womit haben Sie ursprünglich begonnen?",
		"How did you get into cloud work?",
		"What did you do before?",
		"Mehr als zehn Jahre Linux?",
		"Seit wann arbeiten Sie mit Linux?",
	);
	assert.match(ask("Has he got 15 years of Linux?").message, /since 2007.*around 2012/s);
	tell(
		["about/story", "about/timeline"],
		"Was hat sich an Ihrer Arbeit verändert?",
		"How has your work changed over the years?",
	);
	tell(["facts/experience"], "Seit wann ist er selbstständig?", "Seit 20 Jahren selbstständig?");
});

Deno.test("what he likes best is told in his words, and that the site doesn't say if he was ever employed", () => {
	for (const question of ["Was macht Ihnen am meisten Spaß an der Arbeit?", "What do you enjoy most?"])
		assert.match(ask(question).message, /Am liebsten arbeite ich dort/, question);
	tell(["portfolio/employed-before"], "Waren Sie mal angestellt?", "Has he ever been employed?");
});

Deno.test("whoever wants a profile in brief gets one, and a summary of the CV the stations too", () => {
	tell(["facts/person"], "Ein kurzes Profil bitte", "Brief profile?", "What's your pitch?");
	tell(["facts/person"], "Fasse bitte zusammen, wer er ist");
	tell(["facts/person", "about/timeline"], "Summary of his CV", "Lebenslauf in einer Übersicht");
	assert.equal(ask("Kann man Sie zitieren?").outcome, "declined");
	assert.equal(ask("Can I quote you?").outcome, "declined");
});

Deno.test("Linux is told as a core area with the projects and the certificate for it, to who needs help too", () => {
	tell(
		["portfolio/linux"],
		"Linux?",
		"Can you do Linux?",
		"Wir brauchen Hilfe mit Linux",
		"Could he help with our Debian servers?",
		"Suche jemanden, der unsere Ubuntu-Server wartet",
	);
	assert.match(ask("Kann er Linux?").message, /Debian.*BWI.*LPIC-1/s);
	tell(
		["toolbox/systems"],
		"Welche Linux-Distributionen?",
		"Which distros do you use?",
		"Which Linux flavors?",
	);
});

Deno.test("whether he is somebody is another question than who answers here", () => {
	for (const message of [
		"Ist er ein Mensch?",
		"Does he really exist?",
		"Is Max human?",
		"Gibt es ihn wirklich?",
	])
		assert.deepEqual(ask(message).passages, ["facts/person", "facts/bot"], message);
	for (const message of ["Is he a real expert?", "Ist er ein echter Experte?", "Are you an actual expert?"])
		assert.deepEqual(ask(message).passages, ["about/competencies"], message);
	for (const message of ["Bist du ein Mensch?", "Are you a real person?"])
		assert.deepEqual(ask(message).passages, ["facts/bot"], message);
});

Deno.test("a profile for somebody and a sentence on what he does are told in short", () => {
	for (const message of [
		"A short summary of his profile for our hiring manager, please",
		"Was macht er beruflich, in einem Satz?",
	])
		assert.deepEqual(ask(message).passages, ["facts/person"], message);
});
