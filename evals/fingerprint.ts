import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const ROOT = `${import.meta.dirname}/..`;
const SITE = "supabase/functions/ai-chat/site";

/** Inputs of the weights: questions, trainer, and the code that computes the features. */
const SOURCES = [
	"evals/fit-samples.ts",
	"evals/fit.ts",
	"evals/golden-set.ts",
	"evals/samples.ts",
	"evals/train.ts",
	...["decide", "features", "find", "likeness", "rank", "search", "stems"].map(
		(name) => `${SITE}/${name}.ts`,
	),
];

/** Returns a hash of all inputs of the weights except the content; weights with another hash are stale. */
export function fingerprint(): string {
	const data = readdirSync(`${ROOT}/evals`, { recursive: true, encoding: "utf8" })
		.filter((path) => /^(golden|questions)\/.*\.jsonl?$/.test(path))
		.map((path) => `evals/${path}`);
	const files = [...SOURCES, ...data.toSorted()];
	const text = files.map((file) => readFileSync(`${ROOT}/${file}`, "utf8")).join("\0");
	return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
