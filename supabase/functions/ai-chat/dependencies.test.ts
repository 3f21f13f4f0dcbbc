import assert from "node:assert/strict";
import { dependenciesFrom } from "./dependencies.ts";
import { siteAssistant } from "./testing/chat.ts";

function dependencies(environment: Record<string, string>) {
	const warnings: string[] = [];
	return { ...dependenciesFrom(environment, siteAssistant, (sentence) => warnings.push(sentence)), warnings };
}

Deno.test("limits that are counted in memory are said once at the start", () => {
	const { warnings, behindPlatform } = dependencies({});
	assert.equal(warnings.length, 1);
	assert.match(warnings[0] ?? "", /in memory/);
	assert.equal(behindPlatform, false);
});

Deno.test("inside Supabase limits are shared, and the platform's word on addresses counts", () => {
	const { warnings, behindPlatform } = dependencies({
		SUPABASE_URL: "https://x.supabase.example",
		SUPABASE_SECRET_KEYS: '{"default":"sb_secret_1"}',
	});
	assert.deepEqual(warnings, []);
	assert.equal(behindPlatform, true);
});

Deno.test("the model's client is there only with a key", () => {
	assert.equal(dependencies({}).answerer.model, undefined);
	assert.ok(dependencies({ OPENAI_API_KEY: "sk-1" }).answerer.model);
});

Deno.test("every route that a model may link has a title", () => {
	const { links, titles } = dependencies({}).answerer;
	for (const href of links.hrefs) assert.ok(href === "/" || titles.has(href), href);
});

Deno.test("an unreadable setting ends the start with its sentence", () => {
	assert.throws(() => dependencies({ CHAT_ENABLED: "maybe" }), /^Error: CHAT_ENABLED must be true or false/);
});
