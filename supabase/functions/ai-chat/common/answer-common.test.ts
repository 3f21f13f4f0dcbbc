import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

Deno.test("who wants a chatbot of one's own is told of the service, and not what this one can do", () => {
	for (const question of [
		"Können Sie einen Chatbot für uns bauen?",
		"Could you build an assistant for our docs?",
		"Können Sie einen Chatbot bauen?",
		"Arbeiten Sie mit ChatGPT?",
	])
		assert.equal(ask(question).sources[0]?.href, "/services/ai-development", question);
	assert.notEqual(ask("Was kann dieser Chatbot?").sources[0]?.href, "/services/ai-development");
});

Deno.test("a word that asks for a whole subject is not lost among everyday ones", () => {
	for (const [question, passage] of [
		["Bieten Sie Bereitschaft an?", "facts/support"],
		["Do you do on-call?", "facts/support"],
		["Machen Sie auch Wartung?", "facts/support"],
		["Wie schnell antworten Sie?", "facts/reply"],
		["Wie viele Stunden pro Woche können Sie arbeiten?", "portfolio/workload"],
		["Wer hat dich programmiert?", "portfolio/site-built"],
		["Seit wann machen Sie das auf eigene Rechnung?", "facts/experience"],
		["In welchen Projekten haben Sie Monitoring gemacht?", "projects/rhomberg-sersa"],
		["Bieten Sie DevOps an?", "services/devops"],
		["Ich brauche ein Angebot", "facts/contact"],
		["Was bekomme ich am Ende?", "portfolio/handover"],
		["Dokumentieren Sie Ihre Arbeit?", "projects/overview/approach/5"],
		["What time zone are you in?", "facts/location"],
		["Are you on GitHub?", "portfolio/profiles"],
		["How do you back up databases?", "services/database-management/features/1"],
		["Welche Projekte haben Sie mit Kubernetes gemacht?", "projects/bundesdruckerei"],
	] as const)
		assert.equal(ask(question).passages[0], passage, question);
});
