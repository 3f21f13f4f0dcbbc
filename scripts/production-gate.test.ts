import { expect, test } from "vitest";
import { productionProblems } from "./production-gate.ts";

const COMPLETE = {
	SUPABASE_ACCESS_TOKEN: "token",
	SUPABASE_PROJECT_REF: "abcdefghijklmnopqrst",
	VITE_SUPABASE_URL: "https://abcdefghijklmnopqrst.supabase.co",
	VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_abc",
	VITE_SITE_URL: "https://me.github.io/repo",
	BASE_PATH: "/repo",
	OPENAI_MODEL: "",
};

const problemsWith = (change: Record<string, string>) => productionProblems({ ...COMPLETE, ...change }, []);

test("a complete project may go to production", () => {
	expect(productionProblems(COMPLETE, [])).toEqual([]);
});

test("the owner's placeholders are named, one by one", () => {
	expect(productionProblems(COMPLETE, ["name", "postalAddress.street"])).toEqual([
		"src/content/owner.ts: name still holds a placeholder.",
		"src/content/owner.ts: postalAddress.street still holds a placeholder.",
	]);
});

test("everything that is missing is named at once", () => {
	const names = [
		"SUPABASE_ACCESS_TOKEN",
		"SUPABASE_PROJECT_REF",
		"VITE_SUPABASE_URL",
		"VITE_SUPABASE_PUBLISHABLE_KEY",
	];
	const problems = problemsWith(Object.fromEntries(names.map((name) => [name, " "])));
	for (const name of names) expect(problems).toContain(`${name} is not set.`);
});

test("a secret key in the place of the public one is refused, and never repeated", () => {
	const problems = problemsWith({ VITE_SUPABASE_PUBLISHABLE_KEY: "sb_secret_0123456789" }).join("\n");
	expect(problems).toContain("VITE_SUPABASE_PUBLISHABLE_KEY holds a secret");
	expect(problems).not.toContain("0123456789");
});

test("a secret in any other variable that reaches the site is refused too", () => {
	expect(problemsWith({ VITE_NOTE: `sk-${"x".repeat(30)}` })).toEqual([
		"VITE_NOTE holds a secret, which every visitor of the site could read.",
	]);
});

test.each([
	[{ CHAT_RATE_PER_DAY: "many" }, "CHAT_RATE_PER_DAY must be a whole number"],
	[{ CHAT_ALLOWED_ORIGINS: "https://else.example" }, "CHAT_ALLOWED_ORIGINS lacks the site's own origin"],
	[{ SUPABASE_PROJECT_REF: "my project" }, "SUPABASE_PROJECT_REF must be the project's 20 letters."],
	[{ VITE_SUPABASE_URL: "supabase.co" }, "VITE_SUPABASE_URL must be an http or https address"],
	[{ BASE_PATH: "/other" }, "VITE_SITE_URL ends with /repo/"],
	[{ VITE_SITE_URL: "http://me.github.io/repo" }, "switch on Enforce HTTPS under Settings → Pages"],
	[
		{ VITE_SUPABASE_URL: "http://127.0.0.1:54321" },
		"VITE_SUPABASE_URL must begin with https:// and have no path.",
	],
	[
		{ VITE_SUPABASE_URL: "https://abcdefghijklmnopqrst.supabase.co/functions/v1" },
		"VITE_SUPABASE_URL must begin with https:// and have no path.",
	],
	[
		{ VITE_SUPABASE_URL: "https://zzzzzzzzzzzzzzzzzzzz.supabase.co" },
		"VITE_SUPABASE_URL is another project than SUPABASE_PROJECT_REF.",
	],
	[{ OPENAI_MODEL: 'a "model"' }, "OPENAI_MODEL holds a line break, a quote or a backslash."],
])("%j is refused by name", (change, sentence) => {
	expect(problemsWith(change).join("\n")).toContain(sentence);
});

test.each<Record<string, string>>([
	{ VITE_SUPABASE_URL: "https://api.my-own-domain.example/" },
	{ OPENAI_API_KEY: "sk-pasted-with-its-line-end\n" },
	{ SUPABASE_ACCESS_TOKEN: "token\n" },
])("%j is fine", (change) => {
	expect(problemsWith(change)).toEqual([]);
});

test("the site's own origin among the allowed ones is fine", () => {
	expect(problemsWith({ CHAT_ALLOWED_ORIGINS: "https://x.example, https://me.github.io" })).toEqual([]);
});
