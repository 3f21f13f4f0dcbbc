import { existsSync, readdirSync } from "node:fs";
import { UNANSWERED } from "../supabase/functions/ai-chat/site/decide.ts";
import type { SampleCounts } from "../supabase/functions/ai-chat/site/likeness.ts";
import { stemsOf } from "../supabase/functions/ai-chat/site/words.ts";

/** Sample questions by label: the id of a passage, or `unanswered/<kind>`. */
export type Samples = ReadonlyMap<string, readonly string[]>;

const FOLDER = `${import.meta.dirname}/questions`;

/** Minimum samples that contain a stem. */
const MIN_SAMPLES = 5;
/** Minimum ratio of a label's count to its expected count. */
const MIN_LIFT = 2.2;
/** Minimum absolute log-odds of a stem that is typical of no label. */
const MIN_ODDS = 0.5;

/** Reads questions about a technology or term, written `{term}`; some mention an `{other}`, too. */
export const readTermQuestions = (kind: "technology" | "term"): readonly string[] =>
	JSON.parse(Deno.readTextFileSync(`${FOLDER}/general/${kind}.json`));

const read = (file: string) =>
	JSON.parse(Deno.readTextFileSync(`${FOLDER}/${file}.json`)) as Record<string, readonly string[]>;

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
	]);

/** Reads samples about this owner's pages; a new owner deletes them and their folder. */
export function readPageSamples(): Samples {
	const files = existsSync(`${FOLDER}/pages`) ? readdirSync(`${FOLDER}/pages`).toSorted() : [];
	return new Map(files.flatMap((file) => Object.entries(read(`pages/${file.replace(/\.json$/, "")}`))));
}

/** Counts each label's samples that contain a stem. */
export function countSamples(samples: Samples): SampleCounts {
	const labels = [...samples.keys()];
	const sizes = [...samples.values()].map(({ length }) => length);
	const total = sizes.reduce((sum, size) => sum + size, 0);
	const counts = new Map<string, number[]>();
	const isUnanswered = labels.map((label) => label.startsWith(UNANSWERED));
	const unanswered = sizes.reduce((sum, size, label) => sum + (isUnanswered[label] ? size : 0), 0);
	for (const [label, questions] of [...samples.values()].entries())
		for (const question of questions)
			for (const stem of new Set(stemsOf(question.replaceAll("{client}", "")))) {
				const row = counts.get(stem) ?? [];
				row[label] = (row[label] ?? 0) + 1;
				counts.set(stem, row);
			}
	const stems = [...counts].flatMap(([stem, row]) => {
		const all = row.reduce((sum, count) => sum + count, 0);
		const kept = row.flatMap((count, label) =>
			!isUnanswered[label] && count > 0 && count / (sizes[label] ?? 1) >= MIN_LIFT * (all / total)
				? [[label, count] as const]
				: [],
		);
		const without = row.reduce((sum, count, label) => sum + (isUnanswered[label] ? count : 0), 0);
		const odds =
			Math.log((all - without + 1) / (total - unanswered)) -
			Math.log((without + 1) / Math.max(1, unanswered));
		// Greetings and thanks are single words, each in few samples.
		const isTalk = row.some((count, label) => count > 0 && labels[label]?.startsWith("talk/"));
		if ((all < MIN_SAMPLES && !isTalk) || (kept.length === 0 && Math.abs(odds) < MIN_ODDS)) return [];
		return [[stem, [Math.round(odds * 10), ...writeCounts(kept)].join(" ")] as const];
	});
	return {
		labels,
		sizes,
		stems: Object.fromEntries(stems.toSorted(([left], [right]) => (left < right ? -1 : 1))),
	};
}

function writeCounts(counts: readonly (readonly [label: number, count: number])[]): string[] {
	let before = 0;
	return counts.map(([label, count]) => {
		const step = (label - before).toString(36);
		before = label;
		return count > 1 ? `${step}:${count.toString(36)}` : step;
	});
}
