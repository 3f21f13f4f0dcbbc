import type { Content } from "../../../../src/content/content.ts";
import type { Language, Localized } from "../../../../src/content/types.ts";
import { inLanguage } from "../../../../src/pages/language.ts";
import { certificationPath, projectPath, servicePath } from "../../../../src/pages/paths.ts";
import type { Passage } from "./passages.ts";
import { isStopWord, stem, stemsOf, wordsOf } from "./stems.ts";

/** Something that a question can be about. */
export interface Subject {
	type: "service" | "client" | "certificate" | "technology" | "term" | "place" | "owner" | "page";
	/** Path of its page in the site's first language, or the id of its passage; `owner`, who has neither. */
	id: string;
	name: string;
}

/** A word of a message, or a whole name in it. */
export interface Token {
	/** Stem of the word, or of a name, date or number `<thing>` and the like, so that it reads the same for every owner. */
	stem: string;
	said: string;
	/** Where it begins in the message. */
	index: number;
	/** What it names; several may have one name, such as a technology and its term. */
	names?: readonly Subject[];
}

/** Matches a day, a number with its punctuation, or a word. */
const WORD = /\d{4}-\d{2}-\d{2}|\d{1,2}\.\s?\d{1,2}\.(?:\s?\d{2,4})?|\d+(?:[.,]\d+)*|[\p{L}\p{N}]+/gu;
const DAY_YEAR_OR_PART = /^(?:\d+[-.]\s?\d+[-.].*|(?:19|20)\d{2}|[QH][1-4])$/iu;

/** Names of months and weekdays, folded; a year's months begin on all weekdays. */
const CALENDAR = new Set(
	["de", "en"].flatMap((language) =>
		(["long", "short"] as const).flatMap((month) => {
			const { format } = new Intl.DateTimeFormat(language, { weekday: "long", month });
			return Array.from({ length: 12 }, (_, at) => wordsOf(format(new Date(2024, at)))).flat();
		}),
	),
);

/** Creates a reader of messages, which links the longest names first. */
export function createReader(content: Content, language: Language, passages: readonly Passage[]) {
	const wordsIn = (text: string) => wordsOf(text).join(" ");
	const groups = content.synonyms.map((group) => group.map(wordsIn));
	/** Subjects by the stems of a name. */
	const subjects = new Map<string, Set<Subject>>();
	const forms = new Set<string>();
	for (const [subject, names] of subjectsIn(content, language, passages))
		for (const name of names) {
			const written = wordsIn(name);
			// "ArgoCD" is "Argo CD".
			const closed = written.replaceAll(" ", "");
			forms.add(written).add(closed);
			// "Operator" isn't "operate", whose stem is the same.
			const same = groups.filter((group) => group.includes(written)).flat();
			for (const each of [name, closed, ...same]) {
				const stems = stemsOf(each).join(" ");
				subjects.set(stems, (subjects.get(stems) ?? new Set()).add(subject));
			}
		}
	const longest = Math.max(...Array.from(subjects.keys(), (stems) => stems.split(" ").length));
	return (message: string): Token[] => {
		const words = Array.from(message.matchAll(WORD), ({ 0: said, index }) => {
			return { said, index, stem: wordsOf(said).map(stem).join("") };
		});
		const tokens: Token[] = [];
		while (words.length > 0) {
			const run = words.slice(0, longest);
			const find = () => subjects.get(run.map(({ stem }) => stem).join(" "));
			while (run.length > 1 && !find()) run.pop();
			words.splice(0, run.length);
			const { index = 0, stem = "" } = run[0] ?? {};
			const last = run.at(-1);
			const said = message.slice(index, last && last.index + last.said.length);
			const word = wordsIn(said);
			const names = [...(find() ?? [])];
			// A function word such as "go" is a name only where it is written as one, and "hard" isn't "hardening".
			const isCommon = said.length < 3 || isStopWord(word) || (word === stem && !forms.has(stem));
			const [first] = names.filter(({ name }) => !isCommon || name === said);
			// "May" is a month within a sentence.
			const isMonth = !isStopWord(word) || /^[\p{L}\d] \p{Lu}/u.test(message.slice(index - 2));
			const isDate = DAY_YEAR_OR_PART.test(said) || (CALENDAR.has(word) && isMonth);
			if (first) {
				// These are asked about alike.
				const isThing = ["service", "technology", "term"].includes(first.type);
				tokens.push({ stem: `<${isThing ? "thing" : first.type}>`, said, index, names });
			} else tokens.push({ stem: isDate ? "<date>" : /^\d/.test(said) ? "<number>" : stem, said, index });
		}
		return tokens;
	};
}

/** Returns all subjects, each with its names in any language. */
export function subjectsIn(content: Content, language: Language, passages: readonly Passage[]) {
	const { languages, services, projects, certifications, owner } = content;
	const all = (text: string | Localized) => languages.map((each) => inLanguage(text, each));
	const subject = (type: Subject["type"], id: string, text: string | Localized, names = all(text)) =>
		[{ type, id, name: inLanguage(text, language) }, names] as const;
	return [
		// Of two with the same id, the later counts: a client rather than its place.
		...projects.map(({ slug, location }) => subject("place", projectPath(slug), location)),
		...projects.map(({ slug, client, title }) => {
			const words = all(client).flatMap((name) => name.match(/\S{3,}/g) ?? []);
			return subject("client", projectPath(slug), client, [...all(client), ...all(title), ...words]);
		}),
		...certifications.map(({ slug, title, code }) =>
			subject("certificate", certificationPath(slug), title, [...all(title), code]),
		),
		...services.map(({ slug, title }) => {
			// A title that joins two things is a name of either.
			const sides = all(title).flatMap((each) => [each, ...each.split(/\s(?:und|and|&)\s/u)]);
			return subject("service", servicePath(slug), title, [...sides, slug]);
		}),
		// Of two with the same meaning, such as "Azure" and "Microsoft Azure", the one with more proofs comes first.
		...passages
			.toSorted((left, right) => right.hrefs.length - left.hrefs.length)
			.flatMap(({ kind, id, names = [] }) =>
				kind === "technology" || kind === "term" ? [subject(kind, id, names[0] ?? "", [...names])] : [],
			),
		subject("owner", "owner", owner.name, [owner.name, owner.name.split(" ").at(-1) ?? ""]),
	];
}
