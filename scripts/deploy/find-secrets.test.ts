import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findSecrets } from "./find-secrets.ts";

const SETTINGS = { OPENAI_API_KEY: "correct-horse-battery" };
let site: string;

beforeEach(async () => {
	site = await mkdtemp(join(tmpdir(), "site-"));
	await mkdir(join(site, "assets"));
});
afterEach(() => rm(site, { recursive: true }));

const problemsOf = async (script: string, settings = {}) => {
	await writeFile(join(site, "assets/app.js"), script);
	return findSecrets(site, { ...SETTINGS, ...settings });
};

test.each([
	["Supabase's secret key", "sb_secret_0123456789abcdef"],
	["an access token", `sbp_${"0a".repeat(20)}`],
	["a provider's key", `sk-proj-${"x".repeat(30)}`],
	["the name of a secret setting", "process.env.OPENAI_API_KEY"],
	["a secret of this deploy", "?key=correct-horse-battery"],
])("rejects a site that contains %s", async (_, text) => {
	expect(await problemsOf(`const a="${text}";`)).toEqual([`${join("assets", "app.js")} contains a secret.`]);
});

test.each([
	["a publishable key", "sb_publishable_0123456789"],
	["code that recognises secret keys", 'key.startsWith("sb_secret_")||role==="service_role"'],
	["the name of a technology", "Azure OpenAI, OpenAI-kompatibel"],
	["a word with sk- in it", "task-based risk-aware disk-encryption-at-rest-everywhere"],
])("accepts a site that contains %s", async (_, text) => {
	expect(await problemsOf(`const a="${text}";`)).toEqual([]);
});

test("accepts a dummy key of a provider that needs none", async () => {
	expect(await problemsOf("ollama", { OPENAI_API_KEY: "ollama" })).toEqual([]);
});
