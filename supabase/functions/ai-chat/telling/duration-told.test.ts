import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string, ...earlier: string[]) =>
	siteAssistant.answer({ message, context: earlier.map((content) => ({ role: "user", content })) }).message;

Deno.test("an answer to 'how long?' says so where it holds no duration", () => {
	assert.match(
		ask("Und wie lange ging das?", "Was war bei SAP?"),
		/^Wie lange genau, sagt die Website nicht\. .*2023/,
	);
	assert.match(
		ask("How long did that take?", "What did he do at BWI?"),
		/^The site doesn't say how long exactly\./,
	);
	assert.match(ask("Wie lange dauert die Bestandsaufnahme?"), /^Wie lange genau/);
});

Deno.test("weeks, and the year since when something goes on, are durations", () => {
	for (const [told, question] of [
		["Machen Sie Kubernetes?", "Wie lange dauert das?"],
		["Was macht er bei Rhomberg Sersa?", "Wie lange schon?"],
	] as const)
		assert.doesNotMatch(ask(question, told), /^Wie lange genau/, question);
});
