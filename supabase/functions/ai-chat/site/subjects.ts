import type { Content } from "../../../../src/content/content.ts";
import type { Language } from "../../../../src/content/types.ts";
import { inLanguage } from "../../../../src/pages/language.ts";
import { certificationPath, projectPath, servicePath } from "../../../../src/pages/paths.ts";
import type { Passage } from "./passages.ts";
import { isStopWord, stem, stemsOf, wordsOf } from "./stems.ts";

/** Something that a question can be about. */
export interface Subject {
	type: "service" | "client" | "certificate" | "technology" | "term" | "place" | "owner";
	/** Path of its page in the site's first language, or the id of its passage. */
	id: string;
	name: string;
}

/** A word of a message, or a whole name in it. */
export interface Token {
	/** Stem of the word, or a placeholder, such as `<thing>`, which no stem equals. */
	stem: string;
	said: string;
	/** Where it begins in the message. */
	index: number;
	/** What it names; several may have one name, such as a technology and its term. */
	names?: readonly Subject[];
}

/** What a message consists of, with names, dates and numbers as placeholders, so that it reads the same for every owner. */
export type Reader = (message: string) => Token[];

type Named = readonly [subject: Subject, names: readonly string[]];

/** Matches a word, or a date or number with its punctuation. */
const WORD = /\d{4}-\d{2}-\d{2}|\d{1,2}\.\s?\d{1,2}\.(?:\s?\d{2,4})?|\d+(?:[.,]\d+)*|[\p{L}\p{N}]+/gu;
const CALENDAR_DATE =
	/^(?:\d{4}-\d{2}-\d{2}|\d{1,2}\.\s?\d{1,2}\.(?:\s?\d{2,4})?|(?:19|20)\d{2}|[QH][1-4])$/iu;

/** Names of months and weekdays, folded. */
const CALENDAR = new Set(
	["de", "en"].flatMap((language) => {
		const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 1 + month)));
		const formats = [{ month: "long" }, { month: "short" }, { weekday: "long" }] as const;
		return formats.flatMap((format) =>
			months.flatMap((date) => wordsOf(date.toLocaleString(language, { ...format, timeZone: "UTC" }))),
		);
	}),
);

export const DATE = "<date>";
const PLACEHOLDERS: Readonly<Record<Subject["type"], string>> = {
	service: "<thing>",
	technology: "<thing>",
	term: "<thing>",
	client: "<client>",
	place: "<place>",
	certificate: "<cert>",
	owner: "<owner>",
};

/** Creates a reader, which links the longest names first. */
export function createReader(content: Content, language: Language, passages: readonly Passage[]): Reader {
	const named = namedIn(content, language, passages);
	const wordsIn = (text: string) => wordsOf(text).join(" ");
	const groups = content.synonyms.map((group) => group.map(wordsIn));
	/** Subjects by the stems of a name. */
	const subjects = new Map<string, Subject[]>();
	const add = (stems: string, subject: Subject) => {
		const others = subjects.get(stems) ?? [];
		if (stems !== "" && !others.includes(subject)) subjects.set(stems, [...others, subject]);
	};
	for (const [subject, names] of named)
		for (const name of names) {
			// "Operator" isn't "operate", whose stem is the same.
			const same = groups.filter((group) => group.includes(wordsIn(name))).flat();
			for (const each of [name, ...same]) add(stemsOf(each).join(" "), subject);
		}
	const before = wordsBefore(passages);
	for (const [subject, names] of named)
		for (const name of names) {
			const last = lastWord(name, before);
			if (last !== undefined && !subjects.has(last)) add(last, subject);
		}
	const longest = Math.max(1, ...Array.from(subjects.keys(), (stems) => stems.split(" ").length));
	return (message) => {
		const words = Array.from(message.matchAll(WORD), ({ 0: said, index }) => ({ said, index }));
		const stems = words.map(({ said }) => wordsOf(said).map(stem).join(""));
		const tokens: Token[] = [];
		for (let at = 0; at < words.length; ) {
			const { said = "", index = 0 } = words[at] ?? {};
			const most = Math.min(longest, words.length - at);
			const lengths = Array.from({ length: most }, (_, less) => most - less);
			const length = lengths.find((each) => subjects.has(stems.slice(at, at + each).join(" "))) ?? 0;
			const last = words[at + length - 1];
			const text = last ? message.slice(index, last.index + last.said.length) : said;
			const found = subjects.get(stems.slice(at, at + length).join(" ")) ?? [];
			// A function word such as "go" is a name only where it is written as one.
			const isCommon = said.length < 3 || isStopWord(wordsOf(said).join(""));
			const isName = length > 1 || !isCommon || found.some(({ name }) => name === said);
			const [first] = found;
			if (first && isName) {
				tokens.push({ stem: PLACEHOLDERS[first.type], said: text, index, names: found });
				at += length;
			} else {
				const stem = isDate(said) ? DATE : /^\d/.test(said) ? "<number>" : (stems[at] ?? "");
				tokens.push({ stem, said, index });
				at += 1;
			}
		}
		return tokens;
	};
}

function isDate(said: string): boolean {
	const word = wordsOf(said).join("");
	// "may" and "march" are words, too.
	return CALENDAR_DATE.test(said) || (CALENDAR.has(word) && (!isStopWord(word) || /^\p{Lu}/u.test(said)));
}

/** Returns the stem of a name's last word, such as "Kafka", if the site's texts have it only in that name. */
function lastWord(name: string, before: ReadonlyMap<string, ReadonlySet<string>>): string | undefined {
	const [previous, last] = stemsOf(name).slice(-2);
	if (previous === undefined || last === undefined || last.length < 3) return undefined;
	const others = [...(before.get(last) ?? [])].filter((word) => word !== previous);
	return others.length === 0 ? last : undefined;
}

/** Returns the stems before each stem in the site's texts. */
function wordsBefore(passages: readonly Passage[]): Map<string, Set<string>> {
	const before = new Map<string, Set<string>>();
	for (const { kind, text } of passages) {
		if (kind === "fact") continue;
		const stems = stemsOf(text);
		for (const [at, stem] of stems.entries())
			before.set(stem, (before.get(stem) ?? new Set()).add(stems[at - 1] ?? ""));
	}
	return before;
}

function namedIn(content: Content, language: Language, passages: readonly Passage[]): Named[] {
	const { languages, services, projects, certifications, owner } = content;
	const all = <T>(value: T) => languages.map((each) => inLanguage(value, each) as string);
	/** A title that joins two things is a name of either. */
	const sides = (title: string) => [title, ...title.split(/\s(?:und|and|&)\s/u)];
	const subject = (type: Subject["type"], id: string, name: unknown): Subject => ({
		...{ type, id },
		name: inLanguage(name, language) as string,
	});
	return [
		...projects.map(({ slug, client, title }): Named => {
			const names = [...all(client), ...all(title)];
			return [subject("client", projectPath(slug), client), [...names, ...names.flatMap(properNames)]];
		}),
		...projects.map(({ slug, location }): Named => {
			return [subject("place", projectPath(slug), location), all(location)];
		}),
		...certifications.map(({ slug, title, code, details }): Named => {
			const codes = details.flatMap(({ value }) => all(value).filter((each) => /^\S*\d\S*$/.test(each)));
			return [subject("certificate", certificationPath(slug), title), [...all(title), code, ...codes]];
		}),
		...services.map(({ slug, title }): Named => {
			return [subject("service", servicePath(slug), title), [...all(title).flatMap(sides), slug]];
		}),
		...passages.flatMap(({ kind, id, names = [] }): Named[] => {
			if (kind !== "technology" && kind !== "term") return [];
			return [[{ type: kind, id, name: names[0] ?? "" }, names]];
		}),
		[{ type: "owner", id: "/", name: owner.name }, [owner.name, owner.name.split(" ").at(-1) ?? ""]],
	];
}

/** Returns the words of a client's name, without what follows a colon in a title. */
const properNames = (name: string): string[] =>
	name.includes(":") ? [] : name.split(" ").filter((word) => word.length > 2);
