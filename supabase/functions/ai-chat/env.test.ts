import assert from "node:assert/strict";
import { CHAT_LIMITS } from "../../../src/chat/contract.ts";
import { type Environment, readSettings } from "./env.ts";

Deno.test("the documented defaults apply without settings", () => {
	const example = Deno.readTextFileSync(new URL("../.env.example", import.meta.url));
	const documented = Object.fromEntries(
		Array.from(example.matchAll(/^(\w+)=(.*)$/gm), ([, name, value]) => [name, value]),
	);
	assert.deepEqual(readSettings(documented), readSettings({}));
	assert.deepEqual(readSettings({ OPENAI_API_KEY: " ", CHAT_TIMEOUT_MS: " " }), readSettings({}));
	// The number of tokens applies only with a key.
	const key = { OPENAI_API_KEY: "sk-1" };
	assert.deepEqual(readSettings({ ...documented, ...key }), readSettings(key));
});

Deno.test("a key enables the model, with or without a base URL and a name", () => {
	assert.equal(readSettings({ OPENAI_API_KEY: "sk-1" }).model?.baseUrl, "https://api.openai.com/v1");
	assert.deepEqual(
		readSettings({
			OPENAI_API_KEY: " sk-1 ",
			OPENAI_BASE_URL: "http://localhost:11434/v1/",
			OPENAI_MODEL: "small",
			CHAT_MAX_OUTPUT_TOKENS: "200",
		}).model,
		{ apiKey: "sk-1", baseUrl: "http://localhost:11434/v1", name: "small", maxOutputTokens: 200 },
	);
});

Deno.test("origins are read from a list, in the form that browsers send", () => {
	const { allowedOrigins } = readSettings({
		CHAT_ALLOWED_ORIGINS: "https://A.example/, http://localhost:4173,https://müller.example,",
	});
	const ascii = "https://xn--mller-kva.example";
	assert.deepEqual(allowedOrigins, ["https://a.example", "http://localhost:4173", ascii]);
});

Deno.test("an answer's longest time is the contract's, which the client waits for", () => {
	const read = (ms: number) => readSettings({ CHAT_TIMEOUT_MS: String(ms) }).timeoutMs;
	assert.equal(read(CHAT_LIMITS.answerMs), CHAT_LIMITS.answerMs);
	assert.throws(() => read(CHAT_LIMITS.answerMs + 1), /CHAT_TIMEOUT_MS must/);
});

Deno.test("reports all invalid settings at once", () => {
	const invalid = { CHAT_ENABLED: "yes", CHAT_ALLOWED_ORIGINS: "*", CHAT_RATE_PER_DAY: "many" };
	assert.throws(
		() => readSettings(invalid),
		({ message }: Error) =>
			message
				.split("\n")
				.map((line) => line.split(" ")[0])
				.sort()
				.join() === Object.keys(invalid).sort().join(),
	);
});

Deno.test("uses the database with the new secret key, the legacy one, or not at all", () => {
	const url = "https://x.supabase.example";
	const legacy = { SUPABASE_URL: `${url}/`, SUPABASE_SERVICE_ROLE_KEY: "eyJ" };
	const withKeys = (SUPABASE_SECRET_KEYS: string) => readSettings({ ...legacy, SUPABASE_SECRET_KEYS });
	assert.deepEqual(withKeys('{"default":"sb_secret_1"}').database, { url, secretKey: "sb_secret_1" });
	assert.deepEqual(withKeys("{}").database, { url, secretKey: "eyJ" });
	assert.equal(readSettings({ SUPABASE_URL: url }).database, undefined);
});

Deno.test("knows Cloudflare in front of a hosted project, and elsewhere only if told", () => {
	const proxyAt = (SUPABASE_URL: string, CHAT_BEHIND_CLOUDFLARE?: string) =>
		readSettings({ SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY: "eyJ", CHAT_BEHIND_CLOUDFLARE }).proxy;
	assert.equal(proxyAt("https://abcdefghijklmnopqrst.supabase.co"), "cloudflare");
	assert.equal(proxyAt("https://abcdefghijklmnopqrst.supabase.co", "false"), "other");
	assert.equal(proxyAt("http://kong:8000"), "other");
	assert.equal(proxyAt("http://kong:8000", "true"), "cloudflare");
	assert.equal(readSettings({}).proxy, undefined);
});

const UNREADABLE: Environment[] = [
	{ CHAT_ENABLED: "yes" },
	{ CHAT_BEHIND_CLOUDFLARE: "1" },
	{ CHAT_RATE_PER_MINUTE: "0" },
	{ CHAT_RATE_PER_DAY: "1.5" },
	{ CHAT_MODEL_CALLS_PER_DAY: "-1" },
	{ CHAT_TIMEOUT_MS: "20s" },
	{ CHAT_MAX_OUTPUT_TOKENS: "1e3" },
	{ CHAT_PROMPT_CHARACTERS: "5999" },
	{ CHAT_ALLOWED_ORIGINS: "https://a.example/path" },
	{ CHAT_ALLOWED_ORIGINS: "https://a.example?" },
	{ CHAT_ALLOWED_ORIGINS: "https://a.example, b.example" },
	{ CHAT_ALLOWED_ORIGINS: "*" },
	{ CHAT_ALLOWED_ORIGINS: "," },
	{ OPENAI_BASE_URL: "localhost:11434" },
	{ OPENAI_BASE_URL: "https://a.example/v1?api-version=1" },
	{ OPENAI_BASE_URL: "https://a.example/v1#key" },
	{ OPENAI_API_KEY: "sk-geheim…" },
	{ SUPABASE_URL: "x.supabase.example" },
	{ SUPABASE_SECRET_KEYS: "sb_secret_geheim" },
	{ SUPABASE_SECRET_KEYS: '{"default": 1}' },
	{ SUPABASE_SERVICE_ROLE_KEY: "ge heim" },
];

Deno.test("an invalid setting throws one sentence that names it, without the value", () => {
	for (const environment of UNREADABLE)
		for (const [name, value = ""] of Object.entries(environment))
			assert.throws(
				() => readSettings(environment),
				({ message }: Error) =>
					/^[A-Z_]+ must [^\n]*\.$/.test(message) && message.startsWith(name) && !/geheim/.test(message),
				`${name}=${value}`,
			);
});
