import assert from "node:assert/strict";
import { siteAssistant } from "../../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

Deno.test("what speaks against him this site doesn't name, and says that it speaks for him", () => {
	for (const message of [
		"Gibt es Argumente gegen Max Mustermann?",
		"Spricht eigentlich etwas gegen Max?",
		"Wieso sollten wir ihn lieber nicht engagieren?",
		"Wo hat er Schwächen?",
		"Is there any reason not to choose him?",
		"Why shouldn't I pick Max?",
		"What would you call his biggest weakness?",
		"Where does he fall short?",
	]) {
		const { passages, outcome } = ask(message);
		assert.deepEqual(passages, ["facts/gaps"], message);
		assert.equal(outcome, "declined", message);
	}
});

Deno.test("whether he is any good is to be judged by the facts", () => {
	for (const message of [
		"Ist Max eigentlich gut?",
		"Wirkt er seriös?",
		"Können wir ihm trauen?",
		"Woran sehe ich, dass er gut ist?",
		"How good is he?",
		"Is Max reliable?",
		"Would you recommend him?",
		"Was spricht für ihn?",
	])
		assert.deepEqual(ask(message).passages, ["portfolio/why"], message);
});

Deno.test("what is good or bad about a technology or the chat is asked of these", () => {
	for (const message of [
		"Ist er gut in Kubernetes?",
		"Was spricht gegen OpenShift?",
		"Kann ich deinen Antworten trauen?",
		"Wo sehen Sie Schwächen in unserer Architektur?",
		"Is he good at Linux?",
		"What are the disadvantages of Terraform?",
	])
		for (const id of ["portfolio/why", "facts/gaps"]) assert.ok(!ask(message).passages.includes(id), message);
});
