import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { filesWithSecret } from "./secrets.ts";

/** Placeholders for services that ask for no key, such as `not-needed`, are words that a page may say. */
const SHORTEST_SECRET = 16;

const SECRETS = ["SUPABASE_ACCESS_TOKEN", "OPENAI_API_KEY"];

/**
 * All that keeps a built site from being published, as sentences for the log; empty when it may go.
 *
 * @param env Names the secrets to look for, and with VITE_SUPABASE_URL the backend.
 */
export async function siteProblems(
	directory: string,
	env: Readonly<Record<string, string | undefined>>,
): Promise<string[]> {
	const known = SECRETS.map((name) => env[name]?.trim() ?? "");
	const leaking = await filesWithSecret(
		directory,
		known.filter(({ length }) => length >= SHORTEST_SECRET),
	);
	const address = env.VITE_SUPABASE_URL ?? "";
	const backend = URL.canParse(address) ? new URL(address).origin : undefined;
	const page = await readFile(join(directory, "index.html"), "utf8");
	return [
		...leaking.map((file) => `A secret stands in ${file}.`),
		...(backend && page.includes(`connect-src 'self' ${backend};`)
			? []
			: [`The site was not built for ${backend ?? "any backend"} (VITE_SUPABASE_URL).`]),
	];
}
