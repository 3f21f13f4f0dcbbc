import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { SECRETS, type Settings } from "./settings.ts";

/** Patterns of secrets. A prefix alone doesn't match, because code that detects secrets contains it. */
const SHAPES = [/sb_secret_[\w-]{8}/, /\bsbp_[0-9a-f]{20}/, /\bsk-[\w-]{20}/, /\bOPENAI_[A-Z_]+/];

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
	return problems;
}

/** Returns whether a text contains a secret: a key by its shape, the name of a model's setting, or one of `known`. */
const holdsSecret = (text: string, known: readonly string[]): boolean =>
	SHAPES.some((shape) => shape.test(text)) || known.some((secret) => text.includes(secret));
