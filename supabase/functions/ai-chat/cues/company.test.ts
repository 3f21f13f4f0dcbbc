import assert from "node:assert/strict";
import { normalize, tokenize } from "../text/fold.ts";
import type { Cue } from "./cue.ts";
import { cueWords, readCues } from "./read-cues.ts";

const cuesOf = (question: string): Cue[] => [...readCues(tokenize(normalize(question))).weights.keys()];

function assertCue(cue: Cue, questions: readonly string[]): void {
	for (const question of questions)
		assert.ok(cuesOf(question).includes(cue), `${question}: ${cuesOf(question)}`);
}

Deno.test("taking up time and when that would be ask for availability together", () => {
	assertCue("availability", [
		"Ist bei Ihnen im Oktober noch eine Woche frei?",
		"Wie weit im Voraus sollte man buchen?",
		"Do you have a free slot in the autumn?",
		"Could we book you for a few weeks?",
	]);
	assert.ok(!cuesOf("Welche Projekte liefen im Oktober?").includes("availability"));
	assert.ok(!cuesOf("Is the free tier enough?").includes("availability"));
});

Deno.test("the words of pairs stay everybody's own", () => {
	for (const word of ["demnachst", "herbst", "oktober", "ahead"]) assert.ok(!cueWords.has(word), word);
});

Deno.test("what to set aside for a stretch of work asks for the price", () => {
	assertCue("price", [
		"Womit müssten wir für drei Wochen Unterstützung rechnen?",
		"What would we have to plan for two months of help?",
	]);
	assert.ok(!cuesOf("What do you plan for the rollout?").includes("price"));
});

Deno.test("the legal pages are asked for their date, their law and the visitor's rights", () => {
	assertCue("noticeDate", [
		"Welchen Stand hat die Datenschutzerklärung?",
		"When was the privacy notice updated?",
	]);
	assertCue("imprintLaw", ["Welches Gesetz verlangt ein Impressum?", "Which law asks for an imprint?"]);
	assertCue("rights", ["Kann ich meine Daten löschen lassen?", "Will you erase my data?"]);
	assert.ok(!cuesOf("Wie löschen Sie alte Backups?").includes("rights"));
});

Deno.test("whether he is the right one for it is asked for", () => {
	assertCue("fit", ["Lehnen Sie Aufträge auch ab?", "What if you are not the right person?"]);
});
