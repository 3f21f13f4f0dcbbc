import assert from "node:assert/strict";
import { owner } from "../../../../src/content/owner.ts";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string, ...earlier: string[]) =>
	siteAssistant.answer({ message, context: earlier.map((content) => ({ role: "user", content })) });

Deno.test("who wants the answer before in fewer words is told its first sentence", () => {
	const told = "Was hat er bei BWI gemacht?";
	for (const message of [
		"Kürzer bitte",
		"Zu lang, bitte kürzer",
		"Fass das bitte kurz zusammen",
		"tl;dr",
		"In einem Satz?",
	]) {
		const { passages, message: answer } = ask(message, told);
		assert.deepEqual(passages, ["projects/bwi-bonn"], message);
		assert.match(answer, /im Einsatz\.\n\nMehr dazu/, message);
	}
	for (const message of [
		"can you make that shorter?",
		"Summarise that in one sentence",
		"more briefly please",
	])
		assert.match(ask(message, "What did he do at BWI?").message, /^In 2022, [^.]*\.\n\nMore/, message);
});

Deno.test("of a list, what its points are called is told", () => {
	assert.match(
		ask("shorter", "Show me the services").message,
		/one by one or together: Cloud migration, DevOps, .*, Consulting\.\n/,
	);
});

Deno.test("simpler words are not to be had, which is said", () => {
	for (const message of ["In simple words please", "explain it in plain language"])
		assert.match(ask(message, "How do you do backups?").message, /^I can only pass on how this site puts it/);
	assert.match(
		ask("Bitte in einfachen Worten", "Wie machen Sie Backups?").message,
		/^Ich kann nur wiedergeben/,
	);
});

Deno.test("what was shortened is still talked about, in another language too", () => {
	const told = ["Tell me about the Kubernetes service", "shorter"];
	const [who, answer] = ask("and in German?", ...told).message.split(" schreibt dazu: ");
	assert.equal(who, owner.name);
	assert.match(answer ?? "", /^„[^“]*“\n\nMehr/);
	assert.deepEqual(ask("how long does that take?", ...told).passages, [
		"services/kubernetes/scenarios/plattform-konsolidierung/phases",
	]);
});
