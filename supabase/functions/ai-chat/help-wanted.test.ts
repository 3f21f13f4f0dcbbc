import assert from "node:assert/strict";
import { wantsHelp } from "./help-wanted.ts";
import { siteAssistant } from "./testing/chat.ts";
import { normalize } from "./text/fold.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

Deno.test("whoever tells of trouble and asks for help hears of the service for it, and where to write", () => {
	for (const [wish, service] of [
		["Unsere Deployments dauern ewig, können Sie uns helfen?", "services/devops"],
		["Nachts kommen ständig Fehlalarme bei uns, können Sie da helfen?", "services/monitoring"],
		["Can you help us cut our Azure bill?", "services/cloud-migration"],
		["We need help with our PostgreSQL backups.", "services/database-management"],
	] as const) {
		const { passages, sources } = ask(wish);
		assert.equal(passages[0], service, wish);
		assert.ok(
			sources.some(({ href }) => href === "/#contact"),
			wish,
		);
	}
});

Deno.test("help that no service gives is declined, and a question about help is no wish for it", () => {
	assert.equal(ask("Können Sie mir bei der Steuererklärung helfen?").outcome, "declined");
	assert.equal(wantsHelp(normalize("Wobei hilft mir dieser Chat?")), false);
	assert.equal(wantsHelp(normalize("Wer hat bei SAP geholfen?")), false);
});
