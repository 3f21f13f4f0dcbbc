import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { filesWithSecret } from "./secrets.ts";
import { SECRETS, type Settings } from "./settings.ts";

/** A shorter value is a placeholder for a provider that asks for no key, such as `ollama`, which a page may say. */
const SHORTEST_SECRET = 16;

/** Returns all that keeps a built site from being published, as sentences for the log. */
export async function siteProblems(directory: string, settings: Settings): Promise<string[]> {
	const known = SECRETS.map((name) => settings[name] ?? "").filter(({ length }) => length >= SHORTEST_SECRET);
	const leaks = await filesWithSecret(directory, known);
	const backend = settings.VITE_SUPABASE_URL && new URL(settings.VITE_SUPABASE_URL).origin;
	const page = await readFile(join(directory, "index.html"), "utf8");
	const isItsSite = backend && page.includes(`connect-src 'self' ${backend};`);
	return [
		...leaks.map((file) => `A secret stands in ${file}.`),
		...(isItsSite ? [] : [`The site was not built for ${backend || "any backend"} (VITE_SUPABASE_URL).`]),
	];
}
