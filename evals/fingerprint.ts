import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

/** What follows from the content and may change without new weights. */
const CONTENT = resolve(import.meta.dirname ?? "", "../src");

/** Returns a hash of all inputs of the weights except the content: what the trainer imports, and its questions. */
export function fingerprint(): string {
	const hash = createHash("sha256");
	for (const file of [
		...importedBy(resolve(import.meta.dirname ?? "", "train.ts")),
		...questions(),
	].toSorted())
		hash.update(readFileSync(file));
	return hash.digest("hex").slice(0, 16);
}

/** Returns a module and all that it imports, directly or not. */
function importedBy(module: string, found = new Set<string>()): Set<string> {
	if (found.has(module) || module.startsWith(CONTENT) || module.endsWith("fingerprint.ts")) return found;
	found.add(module);
	for (const [, path = ""] of readFileSync(module, "utf8").matchAll(/from "(\.[^"]+\.ts)"/g))
		importedBy(resolve(module, "..", path), found);
	return found;
}

const questions = () =>
	["questions", "golden"].flatMap((folder) => {
		const path = resolve(import.meta.dirname ?? "", folder);
		return readdirSync(path, { recursive: true, encoding: "utf8" })
			.filter((file) => /\.jsonl?$/.test(file))
			.map((file) => `${path}/${file}`);
	});
