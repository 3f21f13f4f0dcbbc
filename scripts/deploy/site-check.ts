import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { SECRETS, type Settings } from "./settings.ts";

/** Patterns of secrets. A prefix alone doesn't match, because code that detects secrets contains it. */
const SHAPES = [/sb_secret_[\w-]{8}/, /\bsbp_[0-9a-f]{20}/, /\bsk-[\w-]{20}/, /\bOPENAI_[A-Z_]+/];

const TOKEN = /\beyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g;

/** Shorter values are dummies for providers without keys, such as `ollama`, and may occur in a page's text. */
const SHORTEST_SECRET = 16;

/** Returns the reasons not to publish a built site, as sentences for the log. */
export async function siteProblems(directory: string, settings: Settings): Promise<string[]> {
	const known = SECRETS.map((name) => settings[name] ?? "").filter(({ length }) => length >= SHORTEST_SECRET);
	const problems: string[] = [];
	for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
		const path = join(entry.parentPath, entry.name);
		if (entry.isFile() && holdsSecret(await readFile(path, "latin1"), known))
			problems.push(`${relative(directory, path)} contains a secret.`);
	}
	const backend = settings.VITE_SUPABASE_URL && new URL(settings.VITE_SUPABASE_URL).origin;
	const page = await readFile(join(directory, "index.html"), "utf8");
	if (!backend || !page.includes(`connect-src 'self' ${backend};`))
		problems.push(`The site was not built for ${backend || "any backend"} (VITE_SUPABASE_URL).`);
	return problems;
}

/**
 * Returns whether a text contains a secret: Supabase's secret key, access token or service_role token, a model
 * provider's key or the name of its settings, or one of `known`.
 */
function holdsSecret(text: string, known: readonly string[]): boolean {
	const payloads = Array.from(text.matchAll(TOKEN), ([, payload = ""]) =>
		Buffer.from(payload, "base64url").toString(),
	);
	return (
		SHAPES.some((shape) => shape.test(text)) ||
		payloads.some((payload) => payload.includes("service_role")) ||
		known.some((secret) => text.includes(secret))
	);
}
