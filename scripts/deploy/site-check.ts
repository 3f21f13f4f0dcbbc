import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { filesWithSecret } from "./secrets.ts";
import { SECRETS, type Settings } from "./settings.ts";

/** Shorter values are dummies for providers without keys, such as `ollama`, and may occur in a page's text. */
const SHORTEST_SECRET = 16;

/** Returns the reasons not to publish a built site, as sentences for the log. */
export async function siteProblems(directory: string, settings: Settings): Promise<string[]> {
	const known = SECRETS.map((name) => settings[name] ?? "").filter(({ length }) => length >= SHORTEST_SECRET);
	const leaks = await filesWithSecret(directory, known);
	const backend = settings.VITE_SUPABASE_URL && new URL(settings.VITE_SUPABASE_URL).origin;
	const page = await readFile(join(directory, "index.html"), "utf8");
	const isItsSite = backend && page.includes(`connect-src 'self' ${backend};`);
	return [
		...leaks.map((file) => `${file} contains a secret.`),
		...(isItsSite ? [] : [`The site was not built for ${backend || "any backend"} (VITE_SUPABASE_URL).`]),
	];
}
