import assert from "node:assert/strict";
import { siteAssistant } from "../../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

/** Asserts that each of several messages is answered by the same passages. */
function tell(passages: readonly string[], ...messages: readonly string[]) {
	for (const message of messages) assert.deepEqual(ask(message).passages, passages, message);
}

Deno.test("what recruiters check of a profile is named, and that the site leaves it open", () => {
	tell(
		["portfolio/certificate-proof"],
		"Gibt es zu den Zertifikaten einen Nachweis?",
		"Can I verify his certifications?",
		"Ist das bei Credly hinterlegt?",
	);
	tell(
		["portfolio/training"],
		"Bilden Sie sich auch weiter?",
		"Wie bildet er sich fort?",
		"What about professional development?",
	);
	tell(["portfolio/talks"], "Haben Sie schon Vorträge gehalten?", "Does he speak at conferences?");
	tell(
		["portfolio/open-source"],
		"Does he contribute to open source projects?",
		"Haben Sie etwas zu Open Source beigetragen?",
	);
	tell(
		["portfolio/clearance"],
		"Liegt eine Sicherheitsüberprüfung vor?",
		"Does he have a security clearance?",
		"Hat er ein Führungszeugnis?",
	);
	tell(
		["portfolio/middleman"],
		"Kann man ihn über Hays buchen?",
		"Vergeben Sie Arbeit an Subunternehmer?",
		"Would he work as a subcontractor?",
		"Do you work through agencies?",
	);
	tell(["facts/education"], "Wo hat er seinen Abschluss gemacht, ist sein Studium von der TU?");
	tell(["facts/private"], "Welche Hobbys hat er?", "What do you do in your spare time?");
});

Deno.test("Linux or cloud, employed or free, engineer or administrator is told from his way", () => {
	tell(
		["facts/experience"],
		"Is his focus on Linux or rather on cloud?",
		"Liegt der Fokus bei Ihnen auf Cloud oder mehr auf Linux?",
		"Hier steht 2007, dort 2012. Was ist denn richtig?",
		"War er bei SAP Freelancer oder angestellt?",
	);
	tell(["facts/person", "projects"], "Sind Sie eher Entwickler oder eher Administrator?");
});

Deno.test("whether he has led teams, and with whom he likes to work, is told from what he writes of it", () => {
	for (const message of [
		"Haben Sie schon ein Team geleitet oder nur allein gearbeitet?",
		"Can you lead teams?",
	])
		assert.match(ask(message).message, /Team Lead/, message);
	for (const message of [
		"Arbeiten Sie lieber in der Entwicklung oder im Betrieb?",
		"Do you prefer working with developers or with operations?",
	])
		assert.match(ask(message).message, /Am liebsten arbeite ich dort/, message);
	assert.deepEqual(ask("Kann das alles online laufen? Ist das möglich?").passages, ["facts/remote"]);
});
