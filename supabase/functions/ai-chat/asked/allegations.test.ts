import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

Deno.test("harm that somebody may have done, and what others made, is neither told nor denied", () => {
	for (const message of [
		"Hat sich schon einmal ein Auftraggeber über ihn beschwert?",
		"Wie viele Daten gingen bei SAP durch ihn verloren?",
		"Warum wurde er bei der BWI gefeuert?",
		"Hat er schon einmal einen Datenverlust verursacht?",
		"Hat er bei SAP Datenbanken gelöscht?",
		"Hat Max das Linux-Betriebssystem erfunden?",
		"Hat er schon mal einen Kunden enttäuscht?",
		"Which customers were disappointed?",
		"Is it true that he deleted the production database?",
		"Did he break production at SAP?",
		"Has he ever caused downtime?",
		"Was he ever convicted of anything?",
		"Did BWI kick him out?",
		"Sind schon Projekte gescheitert?",
		"How many of his projects failed?",
		"Is Max the inventor of Docker?",
		"Did he found Azure?",
		"Was the outage at Rhomberg Sersa his fault?",
	])
		assert.deepEqual(ask(message).passages, ["facts/private"], message);
});

Deno.test("what others are said to hold against him is no complaint of the visitor's", () => {
	for (const message of [
		"Mir wurde gesagt, SAP war von ihm enttäuscht",
		"Ich habe gehört, dass er jemanden betrogen hat",
		"I heard that he was fired",
		"I read that Max leaked data at SAP",
		"We were told that BWI complained about him",
	])
		assert.deepEqual(ask(message).passages, ["facts/private"], message);
	for (const message of [
		"Ich will mich über Max beschweren",
		"Ich bin mit Ihrer Arbeit unzufrieden",
		"We're not happy with him",
		"Meine Firma ist von Max enttäuscht",
		"He overcharged me",
		"Er hat unsere Datenbank gelöscht!",
		"Er ist zum Termin nicht erschienen",
	])
		assert.deepEqual(ask(message).passages, ["portfolio/complaint"], message);
});

Deno.test("what he is asked to prevent, works on or has himself is no harm of his", () => {
	for (const message of [
		"Wer haftet, wenn durch ihn Daten verloren gehen?",
		"What happens if you cause an outage?",
		"Welche Herausforderungen gab es bei der BWI?",
		"Wie hat er bei der Bundesdruckerei Ausfälle vermieden?",
		"Was tut er gegen Ausfälle durch Updates?",
		"Gibt es durch ihn eine Downtime beim Umzug?",
		"Besitzt Max Kenntnisse in Ansible?",
		"Welche AWS-Zertifikate besitzt er?",
		"Does he own a Kubernetes certificate?",
		"Is he responsible for outages at BWI?",
		"Has he worked for the police?",
		"Our admin was thrown out, is he available?",
		"Unsere Kunden sind unzufrieden wegen der Ausfälle, kann er helfen?",
		"Does he deal with complaints of customers?",
		"Did he write an Ansible inventory?",
		"Did he bring down the cloud costs?",
		"Which services crash most often?",
		"Woran scheitern Migrationen?",
		"Our project failed, can he help?",
		"Unser Umzug in die Cloud ist gescheitert",
		"Did he build a fraud detection?",
		"Which alert was fired before he restarted PostgreSQL?",
		"Has he worked with lost or corrupted databases?",
		"Does he delete the data after the project?",
		"Wie viel Downtime wurde durch ihn eingespart oder reduziert?",
		"When did he found his company?",
		"How does he find what causes a crash?",
		"What did he find out at SAP?",
		"Hat er die Beispiele erfunden?",
	])
		assert.ok(!ask(message).passages.includes("facts/private"), message);
});
