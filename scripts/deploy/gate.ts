import { shipped } from "../../src/content/shipped.ts";
import { readEnv } from "../../src/env.ts";
import { placeholdersByFile } from "../../src/pages/placeholders.ts";
import { readSiteAddress } from "../../src/seo/site-address.ts";
import { readSettings } from "../../supabase/functions/ai-chat/env.ts";
import { readBasePath } from "../build/base-path.ts";
import { problemsOf } from "../command.ts";
import { leftovers } from "../owner/leftovers.ts";
import { FUNCTION_SETTINGS, PROJECT_SETTINGS, type Settings, SITE_SETTINGS, siteOrigin } from "./settings.ts";

/**
 * Returns the reasons not to deploy, as sentences for the log that quote no secret.
 *
 * @param unwritten Sentences about texts that aren't the owner's yet.
 */
export function deployProblems(
	settings: Settings,
	unwritten = [...placeholdersByFile(shipped), ...leftovers()],
): string[] {
	const missing = [...PROJECT_SETTINGS, ...SITE_SETTINGS].filter((name) => !settings[name]);
	// The deploy writes them to an .env file, in double quotes.
	const unquotable = FUNCTION_SETTINGS.filter((name) => /[\r\n"\\]/.test(settings[name] ?? ""));
	const problems = new Set([
		...unwritten,
		...missing.map((name) => `${name} is not set.`),
		...unquotable.map((name) => `${name} contains a line break, a quote or a backslash.`),
		...CHECKS.flatMap((check) => problemsOf(() => check(settings))),
	]);
	return [...problems];
}

/** Each throws an Error with the problems of some settings, one a line. */
const CHECKS: readonly ((settings: Settings) => unknown)[] = [
	({ VITE_SUPABASE_URL }) => readEnv({ VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY: "any" }),
	({ VITE_SUPABASE_PUBLISHABLE_KEY }) => readEnv({ VITE_SUPABASE_PUBLISHABLE_KEY }),
	({ VITE_SITE_URL, BASE_PATH }) => {
		const { url } = readSiteAddress(VITE_SITE_URL, readBasePath(BASE_PATH));
		if (url?.startsWith("http:"))
			throw new Error(
				`The site's address is ${url}: switch on Enforce HTTPS under Settings → Pages, or set VITE_SITE_URL.`,
			);
	},
	({ SUPABASE_PROJECT_REF: ref }) => {
		if (ref && !/^[a-z]{20}$/.test(ref))
			throw new Error("SUPABASE_PROJECT_REF must be the project's 20 letters.");
	},
	({ VITE_SUPABASE_URL: address = "", SUPABASE_PROJECT_REF: ref }) => {
		if (!URL.canParse(address)) return;
		const { protocol, hostname, pathname } = new URL(address);
		if (protocol !== "https:" || pathname !== "/")
			throw new Error("VITE_SUPABASE_URL must begin with https:// and have no path.");
		if (ref && hostname.endsWith(".supabase.co") && hostname !== `${ref}.supabase.co`)
			throw new Error("VITE_SUPABASE_URL and SUPABASE_PROJECT_REF name different projects.");
	},
	({ OPENAI_API_KEY }) => {
		if (OPENAI_API_KEY && !shipped.values.ai)
			throw new Error("OPENAI_API_KEY is set, but src/content/legal-providers.ts names no provider (ai).");
	},
	readSettings,
	({ CHAT_ALLOWED_ORIGINS, ...settings }) => {
		const origin = siteOrigin(settings);
		if (origin && !readSettings({ CHAT_ALLOWED_ORIGINS }).allowedOrigins.includes(origin))
			throw new Error(`CHAT_ALLOWED_ORIGINS lacks the site's own origin, ${origin}.`);
	},
];
