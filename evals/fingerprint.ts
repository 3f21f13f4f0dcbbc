import { pageFiles } from "./samples.ts";

const ROOT = `${import.meta.dirname}/..`;
const SITE = "supabase/functions/ai-chat/site";

/** Inputs of the weights: questions, the trainer, and the code that computes the features. */
const SOURCES = [
	"evals/golden",
	"evals/questions/general",
	"evals/fit.ts",
	"evals/golden-set.ts",
	"evals/samples.ts",
	"evals/train.ts",
	...["decide", "features", "find", "likeness", "rank", "search", "words"].map(
		(name) => `${SITE}/${name}.ts`,
	),
];

/** Returns a hash of all inputs of the weights except the content; weights with another hash are stale. */
export async function fingerprint(): Promise<string> {
	const pages = pageFiles().map((file) => `evals/questions/pages/${file}`);
	const files = [...SOURCES, ...pages].flatMap((path) => {
		if (/\.(ts|json)$/.test(path)) return path;
		const names = [...Deno.readDirSync(`${ROOT}/${path}`)].map(({ name }) => `${path}/${name}`);
		return names.toSorted();
	});
	const text = files.map((file) => Deno.readTextFileSync(`${ROOT}/${file}`)).join("\0");
	const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
	return Array.from(new Uint8Array(hash).slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
