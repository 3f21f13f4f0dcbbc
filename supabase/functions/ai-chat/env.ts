import { CHAT_LIMITS } from "../../../src/chat/contract.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

export type Settings = ReturnType<typeof readSettings>;
export type ModelSettings = NonNullable<Settings["model"]>;

/** Reads all settings, which `.env.example` explains. Throws an Error with a sentence for each invalid one. */
export function readSettings(env: Environment) {
	const problems: string[] = [];
	/** Returns a setting's value, undefined if it is unset or empty. `parse` returns undefined or throws if it is invalid. */
	function read<T>(name: string, must: string, parse: (value: string) => T | undefined): T | undefined {
		const value = env[name]?.trim();
		let parsed: T | undefined;
		try {
			parsed = value ? parse(value) : undefined;
		} catch {}
		// Without the value, which may be a secret.
		if (value && parsed === undefined) problems.push(`${name} must ${must}.`);
		return parsed;
	}
	const number = (name: string, fallback: number, least: number, most = 999_999_999) =>
		read(name, `be a whole number from ${least} to ${most}`, (value) =>
			/^\d+$/.test(value) && Number(value) >= least && Number(value) <= most ? Number(value) : undefined,
		) ?? fallback;
	const url = (name: string) =>
		read(name, "be an address that starts with https:// or http://, without ? and #", (value) =>
			/^https?:\/\/[^?#]+$/i.test(value) && URL.canParse(value) ? value.replace(/\/+$/, "") : undefined,
		);
	const flag = (name: string) =>
		read(name, "be true or false", (value) => value === "true" || (value === "false" ? false : undefined));
	const secret = (name: string) => read(name, "hold nothing but printable ASCII", headerValue);

	const model = {
		apiKey: secret("OPENAI_API_KEY") ?? "",
		baseUrl: url("OPENAI_BASE_URL") ?? "https://api.openai.com/v1",
		name: env.OPENAI_MODEL?.trim() || "gpt-5.4-mini",
		maxOutputTokens: number("CHAT_MAX_OUTPUT_TOKENS", 600, 16),
	};
	const databaseUrl = url("SUPABASE_URL");
	const secretKey =
		read("SUPABASE_SECRET_KEYS", "be a JSON object whose entry default is a key", (value) =>
			headerValue(JSON.parse(value).default ?? ""),
		) || secret("SUPABASE_SERVICE_ROLE_KEY");
	const database = databaseUrl && secretKey ? { url: databaseUrl, secretKey } : undefined;
	const isHosted = database !== undefined && /\.supabase\.co$/.test(new URL(database.url).hostname);
	const list = "list origins such as https://www.example.com, separated by commas";
	const settings = {
		enabled: flag("CHAT_ENABLED") ?? true,
		ratePerMinute: number("CHAT_RATE_PER_MINUTE", 10, 1),
		ratePerDay: number("CHAT_RATE_PER_DAY", 100, 1),
		modelCallsPerDay: number("CHAT_MODEL_CALLS_PER_DAY", 500, 0),
		timeoutMs: number("CHAT_TIMEOUT_MS", 20_000, 100, CHAT_LIMITS.answerMs),
		promptCharacters: number("CHAT_PROMPT_CHARACTERS", 44_000, 6000),
		/** Origins allowed to call from a browser; empty means any. */
		allowedOrigins: read("CHAT_ALLOWED_ORIGINS", list, origins) ?? [],
		model: model.apiKey ? model : undefined,
		/** Undefined outside Supabase: limits are counted in memory. The key is a secret key or the legacy service_role token. */
		database,
		/** What is in front of the function and appends the visitor's address; undefined if that is unknown. */
		proxy:
			(flag("CHAT_BEHIND_CLOUDFLARE") ?? isHosted) ? ("cloudflare" as const) : database && ("other" as const),
	};
	if (problems.length > 0) throw new Error(problems.join("\n"));
	return settings;
}

/** Other characters would make every request fail, because headers can't hold them. */
const headerValue = (value: unknown) =>
	typeof value === "string" && /^[\x21-\x7e]*$/.test(value) ? value : undefined;

/** Returns the origins as browsers send them: lower case, and domains with umlauts in their ASCII form. */
function origins(value: string): string[] | undefined {
	const urls = (value.match(/[^\s,]+/g) ?? []).map((entry) => new URL(entry));
	const isList = urls.length > 0 && urls.every(({ href, origin }) => href === `${origin}/`);
	return isList ? urls.map(({ origin }) => origin) : undefined;
}
