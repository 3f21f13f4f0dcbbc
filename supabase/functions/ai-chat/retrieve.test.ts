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
