import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesWithSecret, holdsSecret } from "./secrets.ts";

const token = (role: string) =>
	`eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify({ iss: "supabase", role })).toString("base64url")}.c2ln`;

test.each([
	["Supabase's secret key", "sb_secret_0123456789abcdef"],
	["an access token", `sbp_${"0a".repeat(20)}`],
	["a legacy service_role token", token("service_role")],
	["a provider's key", `sk-proj-${"x".repeat(30)}`],
	["the function's settings", "process.env.OPENAI_API_KEY"],
])("%s is a secret", (_, text) => {
	expect(holdsSecret(`const a="${text}";`)).toBe(true);
});

test.each([
	["a publishable key", "sb_publishable_0123456789"],
	["a legacy anon token", token("anon")],
	["code that recognises secret keys", 'key.startsWith("sb_secret_")||role==="service_role"'],
	["a technology's name", "Azure OpenAI, OpenAI-kompatibel"],
	["a word with sk- in it", "task-based risk-aware disk-encryption-at-rest-everywhere"],
])("%s is none", (_, text) => {
	expect(holdsSecret(`const a="${text}";`)).toBe(false);
});

test("a value that is known to be secret is found in any file", async () => {
	const site = await mkdtemp(join(tmpdir(), "site-"));
	await mkdir(join(site, "assets"));
	await writeFile(join(site, "index.html"), "<p>fine</p>");
	await writeFile(join(site, "assets/app.js"), 'fetch("?key=correct-horse")');
	expect(await filesWithSecret(site)).toEqual([]);
	expect(await filesWithSecret(site, ["correct-horse"])).toEqual([join("assets", "app.js")]);
	await rm(site, { recursive: true });
});
