import assert from "node:assert/strict";
import { type Environment, readSettings, SettingsError } from "./env.ts";

Deno.test("without any setting everything has its default and no model is asked", () => {
	const settings = readSettings({});
	assert.deepEqual(settings, {
		enabled: true,
		ratePerMinute: 10,
		ratePerDay: 100,
		modelCallsPerDay: 500,
		timeoutMs: 20_000,
		allowedOrigins: [],
		model: undefined,
		database: undefined,
	});
});

Deno.test("empty values and white space count as not set", () => {
	assert.deepEqual(
		readSettings({ OPENAI_API_KEY: " ", CHAT_ENABLED: "", CHAT_TIMEOUT_MS: " " }),
		readSettings({}),
	);
});

Deno.test("a key brings a model, with or without an address and a name", () => {
	assert.equal(readSettings({ OPENAI_API_KEY: "sk-1" }).model?.baseUrl, undefined);
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

Deno.test("origins are read from a list", () => {
	const { allowedOrigins } = readSettings({
		CHAT_ALLOWED_ORIGINS: "https://a.example/, http://localhost:4173,",
	});
	assert.deepEqual(allowedOrigins, ["https://a.example", "http://localhost:4173"]);
});

Deno.test("the database is used with the new secret key, the legacy one, or not at all", () => {
	const url = "https://x.supabase.example";
	const keys = JSON.stringify({ default: "sb_secret_1" });
	assert.deepEqual(
		readSettings({ SUPABASE_URL: `${url}/`, SUPABASE_SECRET_KEYS: keys, SUPABASE_SERVICE_ROLE_KEY: "eyJ" })
			.database,
		{ url, secretKey: "sb_secret_1" },
	);
	assert.deepEqual(
		readSettings({ SUPABASE_URL: url, SUPABASE_SECRET_KEYS: "{}", SUPABASE_SERVICE_ROLE_KEY: "eyJ" })
			.database,
		{ url, secretKey: "eyJ" },
	);
	assert.equal(readSettings({ SUPABASE_URL: url }).database, undefined);
});

const UNREADABLE: [string, Environment][] = [
	["CHAT_ENABLED", { CHAT_ENABLED: "yes" }],
	["CHAT_RATE_PER_MINUTE", { CHAT_RATE_PER_MINUTE: "0" }],
	["CHAT_RATE_PER_DAY", { CHAT_RATE_PER_DAY: "1.5" }],
	["CHAT_MODEL_CALLS_PER_DAY", { CHAT_MODEL_CALLS_PER_DAY: "-1" }],
	["CHAT_TIMEOUT_MS", { CHAT_TIMEOUT_MS: "20s" }],
	["CHAT_MAX_OUTPUT_TOKENS", { CHAT_MAX_OUTPUT_TOKENS: "1e3" }],
	["CHAT_ALLOWED_ORIGINS", { CHAT_ALLOWED_ORIGINS: "https://a.example/path" }],
	["CHAT_ALLOWED_ORIGINS", { CHAT_ALLOWED_ORIGINS: "*" }],
	["OPENAI_BASE_URL", { OPENAI_BASE_URL: "localhost:11434" }],
	["OPENAI_API_KEY", { OPENAI_API_KEY: "sk-geheim…" }],
	["SUPABASE_URL", { SUPABASE_URL: "x.supabase.example" }],
	["SUPABASE_SECRET_KEYS", { SUPABASE_SECRET_KEYS: "sb_secret_geheim" }],
	["SUPABASE_SECRET_KEYS", { SUPABASE_SECRET_KEYS: '{"default": 1}' }],
	["SUPABASE_SERVICE_ROLE_KEY", { SUPABASE_URL: "https://x.example", SUPABASE_SERVICE_ROLE_KEY: "ge heim" }],
];

for (const [name, environment] of UNREADABLE)
	Deno.test(`an unreadable ${name} (${Object.values(environment)[0]?.slice(0, 12)}) is one sentence that names it`, () =>
		assert.throws(
			() => readSettings(environment),
			(error) =>
				error instanceof SettingsError &&
				error.message.startsWith(`${name} `) &&
				/^[^\n]*\.$/.test(error.message) &&
				!/geheim/.test(error.message),
		));
