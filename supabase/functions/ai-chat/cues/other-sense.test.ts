import assert from "node:assert/strict";
import { normalize, tokenize } from "../text/fold.ts";
import type { Cue } from "./cue.ts";
import { readCues } from "./read-cues.ts";

const says = (cue: Cue, text: string) => readCues(tokenize(normalize(text))).weights.has(cue);

Deno.test("words of the owner's dealings say nothing of them in other company", () => {
	for (const [cue, text] of [
		["terms", "Wer prüft bei Ihnen die Azure-Rechnung?"],
		["terms", "Any references from insurance?"],
		["price", "Was kostet das Logging an Speicher?"],
		["certificates", "Unsere TLS-Zertifikate müssen erneuert werden"],
		["certificates", "The certificates on our servers keep expiring"],
		["exam", "Übernehmen Sie auch nur eine Prüfung?"],
		["alone", "Können alle Mitarbeiter jede Akte sehen?"],
		["phone", "Nachts klingelt dauernd das Telefon"],
		["gaps", "Wir haben keine Ahnung von Servern"],
		["who", "What does he do in the area of monitoring?"],
		["who", "Was macht er 2024?"],
		["availability", "Alles läuft in einer Availability Zone"],
		["availability", "Is the database highly available?"],
		["employment", "Wie werden die Knoten aktuell gehalten?"],
		["duration", "Dauerhafte Schlüssel wollen wir loswerden"],
	] as const)
		assert.ok(!says(cue, text), text);
});

Deno.test("the same words said of the owner still ask for them", () => {
	for (const [cue, text] of [
		["terms", "Wie stellen Sie die Rechnung?"],
		["terms", "Do you have liability insurance?"],
		["price", "Was kostet das?"],
		["certificates", "Welche Zertifikate haben Sie?"],
		["exam", "Wann war die Prüfung?"],
		["alone", "Haben Sie Mitarbeiter?"],
		["phone", "Wie ist Ihre Telefonnummer?"],
		["gaps", "Wovon hat er keine Ahnung?"],
		["who", "What does he do?"],
		["availability", "Are you available in May?"],
		["employment", "Welches Gehalt stellen Sie sich vor?"],
		["duration", "Wie lange dauert das?"],
	] as const)
		assert.ok(says(cue, text), text);
});
