import assert from "node:assert/strict";
import { services } from "../../../../src/content/catalog.ts";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

Deno.test("a worked example is found by the company that it is about", () => {
	for (const { scenarios } of services)
		for (const { company, startingPoint } of scenarios)
			assert.ok(startingPoint.includes(company), `${company}: ${startingPoint}`);
	assert.match(
		ask("Wie lange dauerte das beim Großhändler?").message,
		/PostgreSQL: vom Einzelserver zum Cluster/,
	);
	assert.match(ask("Wie lange dauerte das beim Zahlungsdienstleister?").message, /SLOs statt Alarmflut/);
});
