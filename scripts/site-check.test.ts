import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { siteProblems } from "./site-check.ts";

const BACKEND = "https://ref.supabase.co";
const PAGE = `<meta content="connect-src 'self' ${BACKEND}; form-action mailto:"/>`;
let site: string;

beforeEach(async () => {
	site = await mkdtemp(join(tmpdir(), "site-"));
	await writeFile(join(site, "index.html"), PAGE);
});
afterEach(() => rm(site, { recursive: true }));

const problems = (env: Record<string, string>) => siteProblems(site, { VITE_SUPABASE_URL: BACKEND, ...env });

test("a site that knows its backend and holds no secret may be published", async () => {
	expect(await problems({ OPENAI_API_KEY: "" })).toEqual([]);
});

test("a secret of this deploy is found whatever it looks like, and named by its file only", async () => {
	await writeFile(join(site, "app.js"), 'fetch("?key=correct-horse-battery")');
	expect(await problems({ OPENAI_API_KEY: "correct-horse-battery\n" })).toEqual([
		"A secret stands in app.js.",
	]);
});

test("a placeholder for a key that a provider doesn't ask for is no secret", async () => {
	await writeFile(join(site, "app.js"), "ollama");
	expect(await problems({ OPENAI_API_KEY: "ollama" })).toEqual([]);
});

test.each([
	["https://other.supabase.co", "The site was not built for https://other.supabase.co (VITE_SUPABASE_URL)."],
	["", "The site was not built for any backend (VITE_SUPABASE_URL)."],
])("a site that was not built for %j is refused", async (url, sentence) => {
	expect(await problems({ VITE_SUPABASE_URL: url })).toEqual([sentence]);
});
