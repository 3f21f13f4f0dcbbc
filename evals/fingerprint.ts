import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const FOLDERS = [".", "../supabase/functions/ai-chat/site"].map((path) => `${import.meta.dirname}/${path}`);
/** Inputs of the weights: questions, trainer, and the code that computes the features. */
const INPUTS =
	/^((golden|questions)\/.*\.jsonl?|(fit|fit-samples|golden-set|samples|train|decide|features|find|likeness|rank|search|stems)\.ts)$/;

/** Returns a hash of all inputs of the weights except the content; weights with another hash are stale. */
export function fingerprint(): string {
	const hash = createHash("sha256");
	for (const folder of FOLDERS)
		for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted())
			if (INPUTS.test(file)) hash.update(readFileSync(`${folder}/${file}`));
	return hash.digest("hex").slice(0, 16);
}
