import { shipped } from "../../src/content/shipped.ts";
import { readEnv } from "../../src/env.ts";
import { placeholdersIn } from "../../src/pages/placeholders.ts";
import { readSiteAddress } from "../../src/seo/site-address.ts";
import { readSettings } from "../../supabase/functions/ai-chat/env.ts";
import { readBasePath } from "../build/base-path.ts";
import { FUNCTION_SETTINGS, PROJECT_SETTINGS, type Settings, SITE_SETTINGS } from "./settings.ts";

const REQUIRED = [...PROJECT_SETTINGS, ...SITE_SETTINGS];

/**
 * Returns the reasons not to deploy, as sentences for the log that quote no secret.
 *
 * @param placeholders Fields of the content that are not filled in.
 */
export function deployProblems(settings: Settings, placeholders = placeholdersIn(shipped)): string[] {
	const missing = REQUIRED.filter((name) => !settings[name]);
	// The deploy writes them to an .env file, in double quotes.
	const unquotable = FUNCTION_SETTINGS.filter((name) => /[\r\n"\\]/.test(settings[name] ?? ""));
	return [
		...placeholders.map((place) => `src/content: ${place} still contains a placeholder.`),
		...missing.map((name) => `${name} is not set.`),
		...unquotable.map((name) => `${name} contains a line break, a quote or a backslash.`),
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

/** Checks that the site calls the project that is deployed to, over HTTPS. */
function checkBackend({ VITE_SUPABASE_URL: address = "", SUPABASE_PROJECT_REF: ref }: Settings): void {
	if (ref && !/^[a-z]{20}$/.test(ref))
		throw new Error("SUPABASE_PROJECT_REF must be the project's 20 letters.");
	if (!URL.canParse(address)) return;
	const { protocol, hostname, pathname } = new URL(address);
	if (protocol !== "https:" || pathname !== "/")
		throw new Error("VITE_SUPABASE_URL must begin with https:// and have no path.");
	if (ref && hostname.endsWith(".supabase.co") && hostname !== `${ref}.supabase.co`)
		throw new Error("VITE_SUPABASE_URL and SUPABASE_PROJECT_REF name different projects.");
}

/** Checks that the function accepts its settings and allows the site's origin. */
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
