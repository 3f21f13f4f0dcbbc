import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Content } from "../src/content/content.ts";
import { stemsOf } from "../supabase/functions/ai-chat/site/stems.ts";

/** Sample questions by label: the id of a passage, a role that passages of several pages have, or `unanswered/<kind>`. */
export type Samples = ReadonlyMap<string, readonly string[]>;

const FOLDER = `${import.meta.dirname}/questions`;

/**
 * Reads the samples about any owner, or those about this owner's pages; a new owner deletes the latter and their folder.
 * They name the owner `{name}`, a client `{client}`, and technologies and terms `{term}` and `{other}`.
 */
export function readSamples(folder: "general" | "pages", { owner }: Content): Samples {
	const files = existsSync(`${FOLDER}/${folder}`) ? readdirSync(`${FOLDER}/${folder}`).toSorted() : [];
	const samples = new Map<string, string[]>();
	for (const file of files) {
		const text = readFileSync(`${FOLDER}/${folder}/${file}`, "utf8").replaceAll("{name}", owner.name);
		for (const [label, questions] of Object.entries<string[]>(JSON.parse(text)))
			samples.set(label, [...(samples.get(label) ?? []), ...questions]);
	}
	return samples;
}

/** Returns the log-odds, by stem, that a question asks whether the owner works with something, not something else. */
export function countWhether(): Record<string, number> {
	const [asking = [], ...others] = ["whether", "technology", "term"].map((file) =>
		Object.values<string[]>(JSON.parse(readFileSync(`${FOLDER}/general/${file}.json`, "utf8")))
			.flat()
			.map((question) => new Set(stemsOf(question.replace(/\{\w+\}/g, "")))),
	);
	const shareOf = (stem: string, questions: readonly ReadonlySet<string>[]) =>
		(questions.filter((stems) => stems.has(stem)).length + 0.5) / questions.length;
	const logOdds = (stem: string) => Math.log(shareOf(stem, asking) / shareOf(stem, others.flat()));
	const stems = new Set([asking, ...others].flat().flatMap((each) => [...each]));
	return Object.fromEntries(Array.from(stems, (stem) => [stem, Math.round(10 * logOdds(stem)) / 10]));
}
