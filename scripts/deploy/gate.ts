import { placeholdersIn } from "../../src/content/placeholders.ts";
import { shipped } from "../../src/content/shipped.ts";
import { readEnv } from "../../src/env.ts";
import { readSiteAddress } from "../../src/seo/site-address.ts";
import { readSettings } from "../../supabase/functions/ai-chat/env.ts";
import { readBasePath } from "../build/base-path.ts";
import { FUNCTION_SETTINGS, PROJECT_SETTINGS, type Settings, SITE_SETTINGS } from "./settings.ts";

const REQUIRED = [...PROJECT_SETTINGS, ...SITE_SETTINGS];

/**
 * Returns all that keeps this repository from being deployed, as sentences for the log that repeat no secret.
 *
 * @param placeholders Places of the content that are not filled in.
 */
export function deployProblems(settings: Settings, placeholders = placeholdersIn(shipped)): string[] {
	const missing = REQUIRED.filter((name) => !settings[name]);
	// The settings are written to a file, in quotes.
	const unquotable = FUNCTION_SETTINGS.filter((name) => /[\r\n"\\]/.test(settings[name] ?? ""));
	return [
		...placeholders.map((place) => `src/content: ${place} still holds a placeholder.`),
		...missing.map((name) => `${name} is not set.`),
		...unquotable.map((name) => `${name} holds a line break, a quote or a backslash.`),
		...[checkEnv, checkAddress, checkBackend, checkFunction].flatMap((check) => problemOf(check, settings)),
	];
}

const checkEnv = (settings: Settings) => readEnv({ ...settings });

function checkAddress({ VITE_SITE_URL, BASE_PATH }: Settings): void {
	const { url } = readSiteAddress(VITE_SITE_URL, readBasePath(BASE_PATH));
	if (url?.startsWith("http:"))
		throw new Error(
			`The site's address is ${url}: switch on Enforce HTTPS under Settings → Pages, or set VITE_SITE_URL.`,
		);
}

/** The site has to talk to the project that this deploy goes to, and encrypted. */
function checkBackend({ VITE_SUPABASE_URL: address = "", SUPABASE_PROJECT_REF: ref }: Settings): void {
	if (ref && !/^[a-z]{20}$/.test(ref))
		throw new Error("SUPABASE_PROJECT_REF must be the project's 20 letters.");
	if (!URL.canParse(address)) return;
	const { protocol, hostname, pathname } = new URL(address);
	if (protocol !== "https:" || pathname !== "/")
		throw new Error("VITE_SUPABASE_URL must begin with https:// and have no path.");
	if (ref && hostname.endsWith(".supabase.co") && hostname !== `${ref}.supabase.co`)
		throw new Error("VITE_SUPABASE_URL is another project than SUPABASE_PROJECT_REF.");
}

/** The function has to understand its settings, and to let the site's visitors in. */
function checkFunction({ VITE_SITE_URL: site = "", ...settings }: Settings): void {
	const { allowedOrigins } = readSettings(settings);
	const origin = URL.canParse(site) && new URL(site).origin;
	if (origin && allowedOrigins.length > 0 && !allowedOrigins.includes(origin))
		throw new Error(`CHAT_ALLOWED_ORIGINS lacks the site's own origin, ${origin}.`);
}

function problemOf(check: (settings: Settings) => unknown, settings: Settings): string[] {
	try {
		check(settings);
		return [];
	} catch (error) {
		return [(error as Error).message];
	}
}
