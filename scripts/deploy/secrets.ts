import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";

/** Patterns of secrets. A prefix alone doesn't match, because code that detects secrets contains it. */
const SHAPES = [/sb_secret_[\w-]{8}/, /\bsbp_[0-9a-f]{20}/, /\bsk-[\w-]{20}/, /\bOPENAI_[A-Z_]+/];

const TOKEN = /\beyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g;

/**
 * Returns whether a text holds a secret: Supabase's secret key, access token or service_role token, a model
 * provider's key or the name of its settings, or one of `known`.
 */
function holdsSecret(text: string, known: readonly string[] = []): boolean {
	const payloads = Array.from(text.matchAll(TOKEN), ([, payload = ""]) =>
		Buffer.from(payload, "base64url").toString(),
	);
	return (
		SHAPES.some((shape) => shape.test(text)) ||
		payloads.some((payload) => payload.includes("service_role")) ||
		known.some((secret) => text.includes(secret))
	);
}

/** Returns the files of a built site that hold a secret, by their paths from `directory`. */
export async function filesWithSecret(directory: string, known: readonly string[] = []): Promise<string[]> {
	const found: string[] = [];
	for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
		const path = join(entry.parentPath, entry.name);
		if (entry.isFile() && holdsSecret(await readFile(path, "latin1"), known))
			found.push(relative(directory, path));
	}
	return found;
}
