import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Content } from "../src/content/content.ts";
import { inLanguage } from "../src/pages/language.ts";
import { createDetector } from "../supabase/functions/ai-chat/site/detect-language.ts";
import { type Passage, passagesOf } from "../supabase/functions/ai-chat/site/passages.ts";
import { stemsOf } from "../supabase/functions/ai-chat/site/stems.ts";
import { createReader } from "../supabase/functions/ai-chat/site/subjects.ts";
import { formOf, kindOfRole, NEED, PARTICULAR } from "../supabase/functions/ai-chat/site/understand.ts";

/** Sample questions by label. */
export type Samples = ReadonlyMap<string, readonly string[]>;
/** The features of each sample, by label. */
export type Features = ReadonlyMap<string, readonly (readonly string[])[]>;

const FOLDER = `${import.meta.dirname}/questions`;
const DATES = ["2027-03-01", "1.2.", "Q2 2027", "Februar", "January"];

/**
 * Reads the samples about any owner, labelled by kind, or those about this owner's pages, labelled by passage, with "need"
 * before it for problems that it helps with; a new owner deletes the latter and their folder. They name the owner `{name}`,
 * a client `{client}`, a technology, service or term `{thing}`, a certificate `{cert}`, a `{date}` and a `{number}`.
 */
export function readSamples(folder: "general" | "pages"): Samples {
	const files = existsSync(`${FOLDER}/${folder}`) ? readdirSync(`${FOLDER}/${folder}`).toSorted() : [];
	const samples = new Map<string, string[]>();
	for (const file of files)
		for (const [label, questions] of Object.entries<string[]>(
			JSON.parse(readFileSync(`${FOLDER}/${folder}/${file}`, "utf8")),
		))
			samples.set(label, [...(samples.get(label) ?? []), ...questions]);
	return samples;
}

/**
 * Returns the features of the samples for the kinds of questions, and of those for the passages of this owner's pages.
 *
 * @param isKept Whether to read the sample of a label at an index.
 */
export function featuresOf(
	content: Content,
	isKept: (at: number) => boolean = () => true,
): { kinds: Features; passages: Features } {
	const [first] = content.languages;
	const sites = new Map(content.languages.map((language) => [language, passagesOf(content, language)]));
	const readers = new Map(
		Array.from(sites, ([language, passages]) => [language, createReader(content, language, passages)]),
	);
	const detect = createDetector((language) => (sites.get(language) ?? []).map(({ text }) => text));
	const read = (sample: string) =>
		formOf(
			sample,
			(readers.get(detect(sample) ?? first)?.(sample) ?? []).map(({ stem }) => stem),
		);
	const readKept = (folder: "general" | "pages") =>
		new Map(Array.from(readSamples(folder), ([label, all]) => [label, all.filter((_, at) => isKept(at))]));
	const general = readKept("general");
	const pages = readKept("pages");
	const fill = createFiller(content, sites.get(first) ?? []);
	const isBusiness = new Set(
		content.facts.flatMap(({ id, links: [first] }) => (first.endsWith("#contact") ? [`facts/${id}`] : [])),
	);
	const kinds = new Map<string, string[][]>();
	const add = (kind: string, samples: readonly string[]) =>
		kinds.set(kind, [...(kinds.get(kind) ?? []), ...samples.map(read)]);
	for (const [label, samples] of general) {
		const filled = samples.flatMap(fill);
		add(label, filled);
		// What a business question is about doesn't matter.
		if (isBusiness.has(label))
			add(
				label,
				filled.flatMap((sample, at) => withName(sample, at, fill)),
			);
	}
	for (const passage of sites.get(first) ?? []) {
		// Listed questions are of all kinds.
		if (passage.kind === "question") continue;
		const kind = isClient(passage) ? kindOfRole(passage.role) : PARTICULAR;
		add(general.has(kind) ? kind : PARTICULAR, pages.get(passage.id) ?? []);
		add(NEED, pages.get(`${NEED} ${passage.id}`) ?? []);
	}
	return {
		kinds,
		passages: new Map(
			Array.from(sites.get(first) ?? [], ({ id }): [string, string[][]] => [
				id,
				[...(pages.get(id) ?? []), ...(pages.get(`${NEED} ${id}`) ?? [])].map(stemsOf),
			]).filter(([, all]) => all.length > 0),
		),
	};
}

const isClient = ({ page }: Passage) => page.startsWith("/projects/");

const withName = (sample: string, at: number, fill: (sample: string) => string[]) => {
	const name = ["{thing}", "{date}", "{thing} {date}", "{number} {thing}"][at % 4];
	return fill(`${sample.replace(/[?.!]+$/, "")} ${name}${/\?$/.test(sample) ? "?" : ""}`).slice(0, 1);
};

/** Creates a function that fills in a sample's names: with those of the content and, if it has any, with a strange one. */
function createFiller(content: Content, passages: readonly Passage[]) {
	const { owner, projects, certifications, services } = inLanguage(content, content.languages[0]);
	const values: Readonly<Record<string, readonly string[]>> = {
		name: [owner.name],
		client: projects.map(({ client }) => client),
		thing: [
			...passages.flatMap(({ kind, names = [] }) => (kind === "technology" || kind === "term" ? names : [])),
			...services.map(({ title }) => title),
		],
		cert: certifications.flatMap(({ code, title }) => [code, title]),
		date: DATES,
		number: ["3", "12", "40"],
	};
	// A sample gets the same names, whatever others there are.
	const hash = (text: string) =>
		Array.from(text).reduce((sum, letter) => (31 * sum + letter.charCodeAt(0)) % 65_521, 7);
	const filled = (sample: string, isStrange: boolean) =>
		sample.replace(/\{(\w+)\}/g, (_, name: string, at: number) => {
			const names = isStrange && ["thing", "cert"].includes(name) ? [] : (values[name] ?? []);
			const turn = hash(sample) + at;
			// A name that no site has, and hardly another sample.
			return names[turn % names.length] ?? `Zorblax${turn}`;
		});
	return (sample: string): string[] =>
		/\{(thing|cert)\}/.test(sample) ? [filled(sample, false), filled(sample, true)] : [filled(sample, false)];
}
