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

/** Returns the log-odds, by stem, that a question asks whether the owner works with something, and that for a number. */
export function countOdds() {
	const { numeric = [], other = [] } = read("numeric");
	const named = [...readAll("general/technology"), ...readAll("general/term")];
	return { whether: logOdds(readAll("general/whether"), named), numeric: logOdds(numeric, other) };
}

const read = (file: string): Record<string, string[]> =>
	JSON.parse(readFileSync(`${FOLDER}/${file}.json`, "utf8"));
const readAll = (file: string) => Object.values(read(file)).flat();

/** Returns the log-odds, by stem, that a question is one of these, not one of the others. */
function logOdds(asking: readonly string[], others: readonly string[]): Record<string, number> {
	const [these, those] = [asking, others].map((questions) =>
		questions.map((question) => new Set(stemsOf(question.replace(/\{\w+\}/g, "")))),
	) as [Set<string>[], Set<string>[]];
	const shareOf = (stem: string, questions: readonly ReadonlySet<string>[]) =>
		(questions.filter((stems) => stems.has(stem)).length + 0.5) / questions.length;
	const odds = (stem: string) => Math.log(shareOf(stem, these) / shareOf(stem, those));
	const stems = new Set([...these, ...those].flatMap((each) => [...each]));
	return Object.fromEntries(Array.from(stems, (stem) => [stem, Math.round(10 * odds(stem)) / 10]));
}
