import { ownerPlaceholders } from "../src/content/owner.ts";
import { readEnv } from "../src/env.ts";
import { readSiteAddress } from "../src/seo/site-address.ts";
import { readSettings } from "../supabase/functions/ai-chat/env.ts";
import { settingProblem } from "./backend-deploy.ts";
import { readBasePath } from "./build/base-path.ts";
import { holdsSecret } from "./secrets.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const REQUIRED = [
	"SUPABASE_ACCESS_TOKEN",
	"SUPABASE_PROJECT_REF",
	"VITE_SUPABASE_URL",
	"VITE_SUPABASE_PUBLISHABLE_KEY",
];

/**
 * All that keeps a build of this repository from going to production, as sentences for the log; empty when
 * it may go. No sentence repeats a value that could be a secret.
 *
 * @param placeholders Fields of the owner's data that are not filled in.
 */
export function productionProblems(
	env: Environment,
	placeholders: readonly string[] = ownerPlaceholders(),
): string[] {
	const missing = REQUIRED.filter((name) => !env[name]?.trim());
	const secret = Object.keys(env).filter((name) => name.startsWith("VITE_") && holdsSecret(env[name] ?? ""));
	return [
		...placeholders.map((field) => `src/content/owner.ts: ${field} still holds a placeholder.`),
		...missing.map((name) => `${name} is not set.`),
		...secret.map((name) => `${name} holds a secret, which every visitor of the site could read.`),
		...(env.SUPABASE_PROJECT_REF && !/^[a-z]{20}$/.test(env.SUPABASE_PROJECT_REF)
			? ["SUPABASE_PROJECT_REF must be the project's 20 letters."]
			: []),
		...complaintsOf(() => readEnv({ ...env })),
		...complaintsOf(() => readSiteAddress(env.VITE_SITE_URL, readBasePath(env.BASE_PATH))),
		...Object.keys(env).flatMap((name) =>
			/^(OPENAI|CHAT)_/.test(name) ? (settingProblem(name, env[name]) ?? []) : [],
		),
		...complaintsOf(() => refusesItsOwnSite(env)),
		...complaintsOf(() => reachesAnotherBackend(env)),
		...(env.VITE_SITE_URL?.startsWith("http:")
			? [
					`The site's address is ${env.VITE_SITE_URL}: switch on Enforce HTTPS under Settings → Pages, or set VITE_SITE_URL.`,
				]
			: []),
	];
}

/** What the site would talk to has to be encrypted, and the project that this deploy goes to. */
function reachesAnotherBackend({
	VITE_SUPABASE_URL: address = "",
	SUPABASE_PROJECT_REF: ref,
}: Environment): void {
	if (!URL.canParse(address)) return;
	const { protocol, hostname, pathname } = new URL(address);
	if (protocol === "http:" || pathname !== "/")
		throw new Error("VITE_SUPABASE_URL must begin with https:// and have no path.");
	if (ref && hostname.endsWith(".supabase.co") && hostname !== `${ref}.supabase.co`)
		throw new Error("VITE_SUPABASE_URL is another project than SUPABASE_PROJECT_REF.");
}

/** The function's settings, read as it will read them; a site that its own assistant refuses is no use. */
function refusesItsOwnSite(env: Environment): void {
	const { allowedOrigins } = readSettings({
		...env,
		SUPABASE_URL: undefined,
		SUPABASE_SECRET_KEYS: undefined,
	});
	const site = env.VITE_SITE_URL && URL.canParse(env.VITE_SITE_URL) && new URL(env.VITE_SITE_URL).origin;
	if (site && allowedOrigins.length > 0 && !allowedOrigins.includes(site))
		throw new Error(`CHAT_ALLOWED_ORIGINS lacks the site's own origin, ${site}.`);
}

function complaintsOf(check: () => unknown): string[] {
	try {
		check();
		return [];
	} catch (error) {
		return [(error as Error).message];
	}
}
