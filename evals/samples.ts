import { existsSync, readdirSync } from "node:fs";
import { ROLE } from "../supabase/functions/ai-chat/site/features.ts";
import { stemsOf } from "../supabase/functions/ai-chat/site/stems.ts";

/** Sample questions by label: the id of a passage, or `unanswered/<kind>`. */
export type Samples = ReadonlyMap<string, readonly string[]>;

const FOLDER = `${import.meta.dirname}/questions`;

const read = (file: string) =>
	JSON.parse(Deno.readTextFileSync(`${FOLDER}/${file}.json`)) as Record<string, readonly string[]>;

/** Reads questions about a technology or term, written `{term}`; some mention an `{other}`, too. */
export const readTermQuestions = (kind: "technology" | "term"): readonly string[] =>
	Object.values(read(`general/${kind}`)).flat();

/** Reads samples about any owner, whose name is written `{name}`. */
export const readGeneralSamples = (): Samples =>
	new Map([
		...(["technology", "term"] as const).map(
			(kind) =>
				[kind, readTermQuestions(kind).map((question) => question.replace(/\{(term|other)\}/g, ""))] as const,
		),
		...(["facts", "talk", "unanswered"] as const).flatMap((kind) =>
			Object.entries(read(`general/${kind}`)).map(
				([key, questions]) => [`${kind}/${key}`, questions] as const,
			),
		),
		...Object.entries(read("general/roles")).map(
			([role, questions]) => [`${ROLE}${role}`, questions] as const,
		),
	]);

/** Reads samples about this owner's pages; a new owner deletes them and their folder. */
export function readPageSamples(): Samples {
	const files = existsSync(`${FOLDER}/pages`) ? readdirSync(`${FOLDER}/pages`).toSorted() : [];
	return new Map(files.flatMap((file) => Object.entries(read(`pages/${file.replace(/\.json$/, "")}`))));
}

/** Returns the log-odds, by stem, that a question asks whether the owner works with something, not something else. */
export function countWhether(): Record<string, number> {
	const { whether = [], where = [] } = read("general/technology");
	return logOdds(whether, [...where, ...readTermQuestions("term")]);
}

/** Returns the log-odds, by stem, that a question asks for a number. */
export function countNumeric(): Record<string, number> {
	const { numeric = [], other = [] } = read("general/numeric");
	return logOdds(numeric, other);
}

/** Returns the log-odds, by stem, that a question is one of these and not one of the others. */
function logOdds(asking: readonly string[], others: readonly string[]): Record<string, number> {
	const stemsIn = (question: string) => new Set(stemsOf(question.replace(/\{\w+\}/g, "")));
	const [first, second] = [asking.map(stemsIn), others.map(stemsIn)];
	const shareOf = (stem: string, questions: readonly ReadonlySet<string>[]) =>
		(questions.filter((stems) => stems.has(stem)).length + 0.5) / questions.length;
	const stems = new Set([...first, ...second].flatMap((each) => [...each]));
	return Object.fromEntries(
		Array.from(stems, (stem) => [
			stem,
			Math.round(10 * Math.log(shareOf(stem, first) / shareOf(stem, second))) / 10,
		]),
	);
}
