import assert from "node:assert/strict";
import { createAssistant } from "../site-answer.ts";
import { siteContent } from "../site-content.ts";
import { normalize, tokenize } from "../text/fold.ts";
import type { Cue } from "./cue.ts";
import { readCues } from "./read-cues.ts";

const { answer } = createAssistant(siteContent);
const ask = (message: string) => answer({ message, context: [] });
const says = (cue: Cue, text: string) => readCues(tokenize(normalize(text))).weights.has(cue);

Deno.test("words of the owner's dealings say nothing of them in other company", () => {
	for (const [cue, text] of [
		["terms", "Wer prüft bei Ihnen die Azure-Rechnung?"],
		["terms", "Any references from insurance?"],
		["price", "Was kostet das Logging an Speicher?"],
		["price", "Was kostet ein Restore an Zeit?"],
		["private", "Ihre Frau Müller hat angerufen"],
		["price", "Was eine Anfrage an das Modell kostet"],
		["price", "Do your alerts look at error budgets?"],
		["price", "What does one LLM query cost?"],
		["price", "What did the switch cost in downtime?"],
		["price", "Wie viel Ausfallzeit hat der Umzug gekostet?"],
		["certificates", "Can you certify us for TISAX?"],
		["clients", "Wie stellt ihr um, ohne dass unsere Kunden es merken?"],
		["technologies", "Which tools do you look at in a tool comparison?"],
		["certificates", "Unsere TLS-Zertifikate müssen erneuert werden"],
		["certificates", "The certificates on our servers keep expiring"],
		["exam", "Übernehmen Sie auch nur eine Prüfung?"],
		["alone", "Können alle Mitarbeiter jede Akte sehen?"],
		["phone", "Nachts klingelt dauernd das Telefon"],
		["gaps", "Wir haben keine Ahnung von Servern"],
		["languages", "Was spricht gegen OpenShift?"],
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
		["price", "Ich habe eine Anfrage: Was kostet ein Tag?"],
		["price", "What is your daily rate?"],
		["clients", "Welche Kunden haben Sie?"],
		["technologies", "Which tools do you know?"],
		["certificates", "Welche Zertifikate haben Sie?"],
		["exam", "Wann war die Prüfung?"],
		["alone", "Haben Sie Mitarbeiter?"],
		["phone", "Wie ist Ihre Telefonnummer?"],
		["gaps", "Wovon hat er keine Ahnung?"],
		["languages", "Spricht er Englisch?"],
		["who", "What does he do?"],
		["availability", "Are you available in May?"],
		["employment", "Welches Gehalt stellen Sie sich vor?"],
		["duration", "Wie lange dauert das?"],
	] as const)
		assert.ok(says(cue, text), text);
});

Deno.test("words of a question about the work ask for nothing of the owner", () => {
	for (const [message, id] of [
		["Was ist, wenn unsere eine Availability Zone ausfällt?", "facts/availability"],
		["Wie macht man Postgres highly available?", "facts/availability"],
		["Mit wem reden Sie bei einem Review?", "facts/languages"],
		["Wer ist bei uns wann dran? Die Bereitschaft ist chaotisch.", "facts/person"],
		["Would you tell us when our idea is bad?", "facts/experience"],
		["Dürfen nur bestimmte Mitarbeiter die Dokumente im Assistenten sehen?", "facts/alone"],
		["Do you offer monitoring for payment systems?", "facts/terms"],
		["Welche Burn Rate und welche Schwellen setzen Sie?", "facts/price"],
		["Do exceptions have to expire?", "certifications"],
		["What happens if there is no answer in the documents?", "facts/reply"],
		["Kann man nachts deployen ohne Wartungsfenster?", "portfolio/workload"],
		["Which language models do you use?", "portfolio/assistant"],
	] as const)
		assert.ok(!ask(message).passages.includes(id), `${message} ${ask(message).passages}`);
});

Deno.test("the same words still ask the owner for it", () => {
	for (const [message, id] of [
		["Are you available in spring?", "facts/availability"],
		["Sprechen Sie Englisch?", "facts/languages"],
		["Haben Sie Mitarbeiter?", "facts/alone"],
		["What are your payment terms?", "facts/terms"],
		["What is your day rate for Kubernetes upgrades?", "facts/price"],
		["I have no answer to my inquiry yet", "facts/reply"],
		["Ist das AWS-Zertifikat abgelaufen?", "certifications/aws-solutions-architect/validity"],
		["Welches Sprachmodell antwortet hier?", "portfolio/assistant"],
	] as const)
		assert.equal(ask(message).passages[0], id, message);
});
