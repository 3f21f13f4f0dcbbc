import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { builtFiles } from "./built-files.ts";

/** What only secrets look like. Code that recognises them names their beginnings, so more has to follow. */
const SHAPES = [/sb_secret_[\w-]{8}/, /\bsbp_[0-9a-f]{20}/, /\bsk-[\w-]{20}/, /\bOPENAI_[A-Z_]+/];

const TOKEN = /\beyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g;

/**
 * Whether a text holds a secret: Supabase's secret key, access token or service_role token, a model
 * provider's key or the name of its settings, or one of `known`.
 */
export function holdsSecret(text: string, known: readonly string[] = []): boolean {
	const roles = [...text.matchAll(TOKEN)].map(([, payload = ""]) =>
		Buffer.from(payload, "base64url").toString(),
	);
	return (
		SHAPES.some((shape) => shape.test(text)) ||
		roles.some((role) => role.includes("service_role")) ||
		known.some((secret) => text.includes(secret))
	);
}

/** The files of a built site that hold a secret, whatever their kind. */
export async function filesWithSecret(directory: string, known: readonly string[] = []): Promise<string[]> {
	const found: string[] = [];
	for (const file of await builtFiles(directory))
		if (holdsSecret(await readFile(join(directory, file), "latin1"), known)) found.push(file);
	return found;
}
