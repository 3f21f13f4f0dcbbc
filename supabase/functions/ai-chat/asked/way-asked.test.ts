import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";
import { normalize } from "../text/fold.ts";
import { asksHow } from "./way-asked.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] }).passages;

Deno.test("whoever asks how an everyday task is done hears of just that point", () => {
	for (const [message, id] of [
		["Wie härten Sie Server?", "security/features/1"],
		["How do you speed up a database?", "database-management/features/4"],
		["Und wie trennst du mehrere Teams im Cluster?", "kubernetes/features/3"],
		["How would you clean up access rights?", "security/features/2"],
		["Wie migrieren Sie eine Datenbank?", "database-management/features/3"],
	] as const)
		assert.deepEqual(ask(message), [`services/${id}`], message);
});

Deno.test("how long, how often and how it went are other questions", () => {
	for (const message of [
		"Wie lange dauert ein Upgrade?",
		"How many clusters do you run?",
		"Wie lief die Migration ab?",
		"How much does hardening cost?",
		"Wie war das Projekt?",
	])
		assert.equal(asksHow(normalize(message)), false, message);
});

Deno.test("whoever asks what is to be done about trouble, or which service does it, is helped", () => {
	for (const [message, id] of [
		["Unsere Datenbank ist ständig langsam, was raten Sie uns?", "database-management"],
		["Which service is for slow builds?", "devops"],
		["Wer kümmert sich darum, wenn die Server ausfallen?", "monitoring"],
		["Our cloud bill tripled. What would you suggest?", "cloud-migration"],
		["Customers tell us about outages first. How can we change that?", "monitoring"],
		["Everything sits on one AWS account, what should we do?", "cloud-migration"],
		["Unser Teamleiter geht in Rente. Was schlagen Sie vor?", "consulting"],
		["Unser Ansible ist ein Chaos, wie kriegen wir das sauber?", "devops"],
		["Kein Server hat seit Jahren ein Update gesehen. Was tun?", undefined],
		["Alle Daten müssen im eigenen Rechenzentrum bleiben. Geht das bei Ihnen?", "kubernetes"],
	] as const)
		assert.equal(ask(message)[0], id === undefined ? "about/competencies/1" : `services/${id}`, message);
});
