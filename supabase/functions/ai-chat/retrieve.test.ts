import assert from "node:assert/strict";
import { siteAssistant } from "./testing/chat.ts";

Deno.test("a rare word that one page alone holds decides for that page", () => {
	const { message } = siteAssistant.answer({
		message: "wie schnell kommt der alarm wenn kartenzahlungen ausfallen",
		context: [],
	});
	assert.match(message, /^[^\n]*bis zum Alarm bei Zahlungsausfall/);
	assert.doesNotMatch(message, /PostgreSQL/);
});

Deno.test("which tool does something is told of that tool, and not with the list it stands in", () => {
	for (const message of [
		"Welches Werkzeug prüft Container-Images auf Lücken?",
		"Which tool scans container images?",
	]) {
		const { passages } = siteAssistant.answer({ message, context: [] });
		assert.ok(
			passages.some((id) => /security.*\/phases\/5$/.test(id)),
			message,
		);
		assert.ok(!passages.some((id) => id.startsWith("about/technologies")), message);
	}
});

Deno.test("who asks for workshops is told of them before coaching, and the other way round", () => {
	const first = (message: string) => siteAssistant.answer({ message, context: [] }).passages[0];
	assert.equal(first("Halten Sie Workshops?"), "services/consulting/features/3");
	assert.equal(first("Machen Sie Coaching?"), "services/consulting/features/4");
});
