/** Dummy for the client library, which requires a key; the development and preview servers ignore it. */
const OWN_ORIGIN_KEY = "sb_publishable_own_origin";

/**
 * Reads the public settings, which are inlined into the build: VITE_SUPABASE_URL, without which the site calls its own
 * origin, and VITE_SUPABASE_PUBLISHABLE_KEY, which may be a legacy anon key.
 *
 * @throws Error that names the invalid variable. The message never quotes a key.
 */
export function readEnv(values: Record<string, unknown>) {
	const supabaseUrl = text(values.VITE_SUPABASE_URL).replace(/\/+$/, "") || undefined;
	if (supabaseUrl && !(/^https?:/.test(supabaseUrl) && URL.canParse(supabaseUrl)))
		throw new Error(`VITE_SUPABASE_URL must be an http or https address, but is "${supabaseUrl}".`);
	const key = text(values.VITE_SUPABASE_PUBLISHABLE_KEY);
	if (isSecret(key))
		throw new Error("VITE_SUPABASE_PUBLISHABLE_KEY holds a secret key, which every visitor could read.");
	if (supabaseUrl && !key)
		throw new Error("VITE_SUPABASE_PUBLISHABLE_KEY must be set together with VITE_SUPABASE_URL.");
	return { supabaseUrl, supabasePublishableKey: key || OWN_ORIGIN_KEY };
}

const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

function isSecret(key: string): boolean {
	if (key.startsWith("sb_secret_")) return true;
	const [, payload = ""] = key.split(".");
	try {
		return JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))).role === "service_role";
	} catch {
		return false;
	}
}

export const env = readEnv(import.meta.env ?? {});
