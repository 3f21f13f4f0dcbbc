import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { SECRETS, type Settings } from "./settings.ts";

/** Patterns of secrets. A prefix alone doesn't match, because code that detects secrets contains it. */
const SHAPES = [/sb_secret_[\w-]{8}/, /\bsbp_[0-9a-f]{20}/, /\bsk-[\w-]{20}/, /\bOPENAI_[A-Z_]+/];

/** Shorter values are dummies for providers without keys, such as `ollama`, and may occur in a page's text. */
const SHORTEST_SECRET = 16;

/**
 * Returns a sentence for each file of a built site that contains a secret: a key by its shape, the name of a model's
 * setting, or a value of this deploy.
 */
export async function findSecrets(directory: string, settings: Settings): Promise<string[]> {
	const known = SECRETS.map((name) => settings[name] ?? "").filter(({ length }) => length >= SHORTEST_SECRET);
	const problems: string[] = [];
	for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile()) continue;
		const path = join(entry.parentPath, entry.name);
		const text = await readFile(path, "latin1");
		if (SHAPES.some((shape) => shape.test(text)) || known.some((secret) => text.includes(secret)))
			problems.push(`${relative(directory, path)} contains a secret.`);
	}
	return problems;
}
