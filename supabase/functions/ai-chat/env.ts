/** Environment variables by name, as `Deno.env.toObject()` gives them. */
export type Environment = Readonly<Record<string, string | undefined>>;

export interface ModelSettings {
	/** Sent as a bearer token; never logged. */
	apiKey: string;
	/** Address of an OpenAI-compatible service; absent: OpenAI's own. */
	baseUrl?: string;
	name: string;
	/** Tokens that one answer may have at most. */
	maxOutputTokens: number;
}

export interface DatabaseSettings {
	/** The project's address, without a trailing slash. */
	url: string;
	/** A secret key (`sb_secret_…`) or the legacy service_role token; never logged. */
	secretKey: string;
}

export interface Settings {
	enabled: boolean;
	/** Calls of one client. */
	ratePerMinute: number;
	ratePerDay: number;
	/** Calls of the model for all visitors together. */
	modelCallsPerDay: number;
	/** Milliseconds from the request's arrival to the end of its answer. */
	timeoutMs: number;
	/** Origins that may call from a browser; empty: any. */
	allowedOrigins: readonly string[];
	/** Absent without a key: the site answers by itself. */
	model?: ModelSettings;
	/** Absent outside Supabase: limits are counted in memory. */
	database?: DatabaseSettings;
}

/** A setting that can't be read. The message is one sentence that names it and holds no secret. */
export class SettingsError extends Error {}

/** The model that is asked where OPENAI_MODEL names none. */
const DEFAULT_MODEL = "gpt-5.4-mini";

/**
 * Reads and checks every setting once. Empty values count as not set.
 *
 * @throws SettingsError for the first value that can't be read.
 */
export function readSettings(env: Environment): Settings {
	const text = (name: string) => env[name]?.trim() || undefined;
	const apiKey = secret("OPENAI_API_KEY", text("OPENAI_API_KEY"));
	const maxOutputTokens = wholeNumber("CHAT_MAX_OUTPUT_TOKENS", text("CHAT_MAX_OUTPUT_TOKENS"), 600, 16);
	const baseUrl = httpUrl("OPENAI_BASE_URL", text("OPENAI_BASE_URL"));
	const name = text("OPENAI_MODEL") ?? DEFAULT_MODEL;
	return {
		enabled: flag("CHAT_ENABLED", text("CHAT_ENABLED"), true),
		ratePerMinute: wholeNumber("CHAT_RATE_PER_MINUTE", text("CHAT_RATE_PER_MINUTE"), 10, 1),
		ratePerDay: wholeNumber("CHAT_RATE_PER_DAY", text("CHAT_RATE_PER_DAY"), 100, 1),
		modelCallsPerDay: wholeNumber("CHAT_MODEL_CALLS_PER_DAY", text("CHAT_MODEL_CALLS_PER_DAY"), 500, 0),
		timeoutMs: wholeNumber("CHAT_TIMEOUT_MS", text("CHAT_TIMEOUT_MS"), 20_000, 100),
		allowedOrigins: origins("CHAT_ALLOWED_ORIGINS", text("CHAT_ALLOWED_ORIGINS")),
		model: apiKey ? { apiKey, baseUrl, name, maxOutputTokens } : undefined,
		database: database(
			httpUrl("SUPABASE_URL", text("SUPABASE_URL")),
			text("SUPABASE_SECRET_KEYS"),
			text("SUPABASE_SERVICE_ROLE_KEY"),
		),
	};
}

function flag(name: string, value: string | undefined, fallback: boolean): boolean {
	if (value === undefined) return fallback;
	if (value === "true") return true;
	if (value === "false") return false;
	throw new SettingsError(`${name} must be true or false, but is "${value}".`);
}

function wholeNumber(name: string, value: string | undefined, fallback: number, least: number): number {
	if (value === undefined) return fallback;
	const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
	if (number >= least) return number;
	throw new SettingsError(`${name} must be a whole number of at least ${least}, but is "${value}".`);
}

function httpUrl(name: string, value: string | undefined): string | undefined {
	if (value === undefined) return undefined;
	const url = URL.canParse(value) ? new URL(value) : undefined;
	if (url?.protocol === "https:" || url?.protocol === "http:") return value.replace(/\/+$/, "");
	throw new SettingsError(`${name} must be an address that starts with https:// or http://.`);
}

function origins(name: string, value: string | undefined): string[] {
	const entries = (value ?? "").split(",").map((entry) => entry.trim().replace(/\/$/, ""));
	return entries
		.filter((entry) => entry !== "")
		.map((entry) => {
			const origin = URL.canParse(entry) ? new URL(entry).origin : "null";
			if (origin === entry.toLowerCase()) return origin;
			throw new SettingsError(
				`${name} must list origins such as https://www.example.com, separated by commas, but holds "${entry}".`,
			);
		});
}

/** Anything but printable ASCII would make every request to the provider fail, in the header. */
function secret(name: string, value: string | undefined): string | undefined {
	if (value === undefined || /^[\x21-\x7e]+$/.test(value)) return value;
	throw new SettingsError(`${name} holds a character that a key cannot have.`);
}

function database(url?: string, secretKeys?: string, serviceRole?: string): DatabaseSettings | undefined {
	const secretKey =
		secret("SUPABASE_SECRET_KEYS", defaultKey(secretKeys)) ??
		secret("SUPABASE_SERVICE_ROLE_KEY", serviceRole);
	return url && secretKey ? { url, secretKey } : undefined;
}

function defaultKey(secretKeys: string | undefined): string | undefined {
	if (secretKeys === undefined) return undefined;
	try {
		const keys: unknown = JSON.parse(secretKeys);
		if (typeof keys === "object" && keys !== null && !Array.isArray(keys)) {
			const key: unknown = "default" in keys ? keys.default : undefined;
			if (key === undefined || typeof key === "string") return key?.trim() || undefined;
		}
	} catch {
		// Told below, without the value: it holds secrets.
	}
	throw new SettingsError("SUPABASE_SECRET_KEYS must be a JSON object whose entry default is a key.");
}
