/** Dummy for the client library, which requires a key; the development and preview servers ignore it. */
const OWN_ORIGIN_KEY = "sb_publishable_own_origin";

/**
 * Reads the public settings, which are inlined into the build: VITE_SUPABASE_URL, without which the site calls its own
 * origin, and VITE_SUPABASE_PUBLISHABLE_KEY, which may be a legacy anon key.
 *
 * @throws Error that names the invalid variable. The message never quotes a key.
 */
export function readEnv(values: Record<string, unknown>) {
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

export const env = readEnv(import.meta.env ?? {});
