import { x } from "tinyexec";
import { expect, test } from "vitest";
import { shipped } from "../../src/content/shipped.ts";
import { placeholdersByFile } from "../../src/pages/placeholders.ts";
import { deployProblems } from "./gate.ts";
import { collectSettings } from "./settings.ts";

const COMPLETE = {
	SUPABASE_ACCESS_TOKEN: "token",
	SUPABASE_PROJECT_REF: "abcdefghijklmnopqrst",
	VITE_SUPABASE_URL: "https://abcdefghijklmnopqrst.supabase.co",
	VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_abc",
	VITE_SITE_URL: "https://me.github.io/repo",
	BASE_PATH: "/repo",
};

const problemsWith = (change: Record<string, string>, placeholders: string[] = []) =>
	deployProblems(collectSettings({ ...COMPLETE, ...change }), placeholders).join("\n");

test.each<Record<string, string>>([
	{},
	{ VITE_SUPABASE_URL: "https://api.my-own-domain.example/" },
	// A site may have no provider of a model, and then has no key.
	{ ...(shipped.values.ai ? { OPENAI_API_KEY: "sk-pasted-with-its-line-end\r\n" } : {}) },
	{ SUPABASE_ACCESS_TOKEN: "token\n" },
	{ CHAT_ALLOWED_ORIGINS: "https://x.example, https://me.github.io" },
	{ CHAT_ALLOWED_ORIGINS: "https://müller.example", VITE_SITE_URL: "https://müller.example/repo" },
])("allows a complete project with %j", (change) => {
	expect(problemsWith(change)).toBe("");
});

test("reads the repository's variables like the environment's", () => {
	const VARS = JSON.stringify({ CHAT_RATE_PER_DAY: "many", VITE_SITE_URL: "https://from.vars.example" });
	expect(problemsWith({ VARS })).toMatch(/^CHAT_RATE_PER_DAY must be a whole number.*$/);
});

test("only the site's own origin may call the function, unless others are set", () => {
	expect(collectSettings(COMPLETE).CHAT_ALLOWED_ORIGINS).toBe("https://me.github.io");
	const both = "https://me.github.io,https://x.example";
	expect(collectSettings({ ...COMPLETE, CHAT_ALLOWED_ORIGINS: both }).CHAT_ALLOWED_ORIGINS).toBe(both);
	const { CHAT_ALLOWED_ORIGINS: _, ...any } = collectSettings(COMPLETE);
	expect(deployProblems(any, [])).toEqual([expect.stringContaining("CHAT_ALLOWED_ORIGINS lacks")]);
});

test("reports all placeholders and missing settings at once", () => {
	const empty = Object.fromEntries(Object.keys(COMPLETE).map((name) => [name, " "]));
	const problems = problemsWith(empty, ["src/content/owner.ts still holds placeholders."]);
	expect(problems).toContain("src/content/owner.ts still holds placeholders.");
	const required = Object.keys(COMPLETE).filter((name) => name !== "BASE_PATH");
	expect(problems.match(/\w+(?= is not set)/g)?.sort()).toEqual(required.sort());
});

test("reports all wrong settings at once, and each once", () => {
	const problems = problemsWith({
		SUPABASE_PROJECT_REF: "my project",
		VITE_SUPABASE_URL: "http://127.0.0.1:54321",
		VITE_SUPABASE_PUBLISHABLE_KEY: "sb_secret_1",
		VITE_SITE_URL: "http://me.github.io/repo",
		CHAT_ALLOWED_ORIGINS: "*",
		CHAT_RATE_PER_DAY: "many",
	}).split("\n");
	expect(problems.map((problem) => problem.match(/[A-Z]+_\w+/)?.[0]).sort()).toEqual([
		"CHAT_ALLOWED_ORIGINS",
		"CHAT_RATE_PER_DAY",
		"SUPABASE_PROJECT_REF",
		"VITE_SITE_URL",
		"VITE_SUPABASE_PUBLISHABLE_KEY",
		"VITE_SUPABASE_URL",
	]);
});

test("rejects a secret in a setting of the site without quoting it", () => {
	const problems = problemsWith({ VITE_SUPABASE_PUBLISHABLE_KEY: "sb_secret_0123456789" });
	expect(problems).toContain("VITE_SUPABASE_PUBLISHABLE_KEY holds a secret");
	expect(problems).not.toContain("0123456789");
});

test.each([
	[{ CHAT_ALLOWED_ORIGINS: "https://else.example" }, "CHAT_ALLOWED_ORIGINS lacks the site's own origin"],
	[{ SUPABASE_PROJECT_REF: "my project" }, "SUPABASE_PROJECT_REF must be the project's 20 letters."],
	[{ VITE_SUPABASE_URL: "supabase.co" }, "VITE_SUPABASE_URL must be an http or https address"],
	[{ VITE_SUPABASE_URL: "http://127.0.0.1:54321" }, "VITE_SUPABASE_URL must begin with https://"],
	[{ VITE_SUPABASE_URL: "https://zzzzzzzzzzzzzzzzzzzz.supabase.co" }, "name different projects"],
	[{ BASE_PATH: "/other" }, "VITE_SITE_URL ends with /repo/"],
	[{ VITE_SITE_URL: "http://me.github.io/repo" }, "switch on Enforce HTTPS under Settings → Pages"],
	[{ OPENAI_MODEL: 'a "model"' }, "OPENAI_MODEL contains a line break, a quote or a backslash."],
])("rejects %j by name", (change, sentence) => {
	expect(problemsWith(change)).toContain(sentence);
});

test("stops a deploy before it builds or uploads anything", async () => {
	const env = { VARS: JSON.stringify({ SUPABASE_PROJECT_REF: "my project" }), SUPABASE_ACCESS_TOKEN: "" };
	const deploy = x("node", ["--import", "tsx", "scripts/deploy/deploy.ts"], { nodeOptions: { env } });
	const { exitCode, stdout, stderr } = await deploy;
	expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: "" });
	expect(stderr).toContain("✗ SUPABASE_PROJECT_REF must be the project's 20 letters.");
	expect(stderr).toContain("✗ SUPABASE_ACCESS_TOKEN is not set.");
	for (const sentence of placeholdersByFile(shipped)) expect(stderr).toContain(`✗ ${sentence}`);
});
