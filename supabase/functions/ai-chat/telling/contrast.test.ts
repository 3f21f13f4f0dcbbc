import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

Deno.test("a difference that a page explains is quoted, whichever is named first", () => {
	for (const message of [
		"Unterschied zwischen Rancher und OpenShift?",
		"What is the difference between OpenShift and Rancher?",
	])
		assert.deepEqual(ask(message).passages, ["projects/bundesdruckerei/details/2"], message);
	assert.notDeepEqual(ask("Was ist der Unterschied zwischen Helm und Rancher?").passages, [
		"projects/bundesdruckerei/details/2",
	]);
});

Deno.test("a refusal points to no page that was found for something else", () => {
	const { outcome, sources } = ask("Kennen Sie Puppet?");
	assert.equal(outcome, "declined");
	assert.deepEqual(
		sources.map(({ href }) => href).filter((href) => !href.startsWith("/#")),
		[],
	);
});
