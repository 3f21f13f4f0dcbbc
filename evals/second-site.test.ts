import assert from "node:assert/strict";
import { pagesOf } from "../src/content/pages.ts";
import { shipped } from "../src/content/shipped.ts";
import { createAssistant } from "../supabase/functions/ai-chat/site/assistant.ts";
import weights from "../supabase/functions/ai-chat/site/weights.json" with { type: "json" };
import { readGoldenSet, readLines } from "./golden-set.ts";
import { secondSite } from "./second-site/content.ts";

const words = (value: unknown) => new Set(JSON.stringify(value).match(/[\p{L}\p{N}]+/gu));

/** Words of names that only the first content has: owner, clients, places, roles, titles, technologies. */
function namesOfTheFirst(): Set<string> {
	const { owner, projects, services, certifications } = shipped;
	const names = [
		owner.name,
		owner.jobTitle,
		owner.postalAddress,
		...projects.flatMap(({ client, location, role, technologies }) => [client, location, role, technologies]),
		...services.flatMap(({ title, technologies }) => [title, technologies]),
		...certifications.map(({ title }) => title),
	];
	const second = words([secondSite, pagesOf(secondSite, "de")]);
	return new Set([...words(names)].filter((word) => word.length > 3 && !second.has(word)));
}

Deno.test("another owner's answers hold no name that only the first one has", () => {
	const names = namesOfTheFirst();
	assert.ok(names.size > 50);
	const assistant = createAssistant(secondSite, weights);
	const questions = [
		...readLines("second-site/questions.jsonl", secondSite.owner),
		// What is asked about the first owner leads into temptation.
		...readGoldenSet(secondSite.owner).filter((_, at) => at % 12 === 0),
	];
	for (const { question } of questions) {
		const { message, sources } = assistant.answer({ message: question, context: [] });
		const leaked = [...words([message, sources])].filter((word) => names.has(word));
		assert.deepEqual(leaked, [], `${question}: ${message}`);
	}
});
