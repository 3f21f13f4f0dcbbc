import assert from "node:assert/strict";
import { createAssistant } from "../site-answer.ts";
import { siteContent } from "../site-content.ts";

const { answer } = createAssistant(siteContent);
const ask = (message: string) => answer({ message, context: [] });

Deno.test("who tells what is the case and asks how that is dealt with hears of the service and its point", () => {
	for (const [message, point] of [
		["Unsere Logs werden immer teurer, wie bekommt man das in den Griff?", "monitoring/features/5"],
		["Ausgeschiedene Mitarbeiter haben noch Zugang zu Servern. Wie wird man das los?", "security/features/2"],
		[
			"Wir diskutieren ewig über das CI-Tool. Wie kommt man da zu einer Entscheidung?",
			"consulting/features/2",
		],
		["Jeder Server erreicht bei uns jeden. Wie ändert man das?", "security/features/4"],
	] as const) {
		const { passages } = ask(message);
		assert.equal(passages[1], `services/${point}`, message);
	}
});

Deno.test("a textbook's question stays one", () => {
	for (const message of ["Wie installiert man Docker auf Ubuntu?", "Wie sortiert man eine Liste in Python?"])
		assert.equal(ask(message).outcome, "declined", message);
});
