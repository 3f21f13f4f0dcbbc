/** Public settings, inlined into the build. */
interface Env {
	/** URL of the Supabase project, without a trailing slash; undefined to call the site's own origin. */
	supabaseUrl: string | undefined;
	/** Public key of the project: `sb_publishable_…`, or a legacy anon key. */
	supabasePublishableKey: string;
}

/** Dummy for the client library, which requires a key; the development and preview servers ignore it. */
const OWN_ORIGIN_KEY = "sb_publishable_own_origin";

/**
 * Reads VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY.
 *
 * @throws Error that names the invalid variable. The message never quotes a key.
 */
export function readEnv(values: Record<string, unknown>): Env {
	const supabaseUrl = readUrl("VITE_SUPABASE_URL", text(values.VITE_SUPABASE_URL));
	const key = text(values.VITE_SUPABASE_PUBLISHABLE_KEY);
	if (isSecret(key))
		throw new Error("VITE_SUPABASE_PUBLISHABLE_KEY holds a secret key, which every visitor could read.");
	if (supabaseUrl && !key)
		throw new Error("VITE_SUPABASE_PUBLISHABLE_KEY must be set together with VITE_SUPABASE_URL.");
	return { supabaseUrl, supabasePublishableKey: key || OWN_ORIGIN_KEY };
}

const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

function readUrl(name: string, value: string): string | undefined {
	if (!value) return undefined;
	if (!/^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : ""))
		throw new Error(`${name} must be an http or https address, but is "${value}".`);
	return value.replace(/\/+$/, "");
}

function isSecret(key: string): boolean {
	if (key.startsWith("sb_secret_")) return true;
	const payload = key.split(".")[1];
	if (!payload) return false;
	try {
		return JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))).role === "service_role";
	} catch {
		return false;
	}
}

export const env: Env = readEnv(import.meta.env ?? {});
