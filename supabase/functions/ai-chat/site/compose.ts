import type { Language } from "../../../../src/content/types.ts";
import type { Passage } from "./passages.ts";
import { subjectStems } from "./words.ts";

/** Maximum characters of running text: of a single passage, of the first of several, and of each further one. */
const MAX_CHARACTERS = { single: 480, first: 320, next: 260 };

/** Detects the owner's first person, which the assistant quotes. */
const FIRST_PERSON = /(?<![\p{L}-])(ich|mich|mir|mein\p{L}*|i|my|me)(?![\p{L}-])/iu;

/** Composes an answer from passages, in their language, as Markdown. */
export function compose(passages: readonly Passage[], question: string, language: Language): string {
	const texts = passages.map((passage, at) => {
		const { kind, text } = passage;
		if (kind === "fact" || kind === "term" || kind === "technology") return text;
		if (kind === "page") return withHeading({ ...passage, title: "", partTitle: "" }, text, language);
		const which = passages.length === 1 ? "single" : at === 0 ? "first" : "next";
		return withHeading(passage, shortened(text, question, MAX_CHARACTERS[which]), language);
	});
	return [...new Set(texts)].filter((text) => text !== "").join("\n\n");
}

const EXAMPLE = { de: "fiktives Praxisbeispiel", en: "fictional example" };

/** Formats a passage with its title and, in parentheses, its page. */
function withHeading(
	{ title, partTitle, pageTitle, example }: Passage,
	text: string,
	language: Language,
): string {
	const [open, close] = QUOTES[language].outer;
	const where = example ? `${EXAMPLE[language]} ${open}${example}${close}` : pageTitle;
	const [name = "", ...places] = [title || partTitle, where].filter((part) => part !== "");
	if (name === "") return quoted(text, language);
	const heading = [`**${name}**`, ...places.map((place) => `(${place})`)].join(" ");
	return /^- |\n/.test(text) ? `${heading}:\n\n${text}` : `${heading}: ${quoted(text, language)}`;
}

const QUOTES = { de: { outer: "„“", inner: "‚‘" }, en: { outer: "“”", inner: "‘’" } };

function quoted(text: string, language: Language): string {
	if (!FIRST_PERSON.test(text)) return text;
	const { outer, inner } = QUOTES[language];
	const within = text.replace(
		/„(.+?)“|“(.+?)”/gu,
		(_, german, english) => inner[0] + (german ?? english) + inner[1],
	);
	return outer[0] + within + outer[1];
}

/** Ends sentences at a full stop after two letters, so not after abbreviations and numbers. */
const SENTENCE = /[^\s].*?[^\s\d.]{2}[.!?](?=\s|$)|[^\s].*$/gsu;

/** Returns the sentences or points that share most words with the question, in order. */
function shortened(text: string, question: string, max: number): string {
	if (text.length <= max) return text;
	const isList = text.includes("\n");
	const pieces = isList ? text.split("\n") : (text.match(SENTENCE) ?? []);
	const asked = new Set(subjectStems(question));
	const byWorth = pieces
		.map((piece, at) => ({
			piece,
			at,
			// Prefers the earlier of two equal pieces.
			worth: subjectStems(piece).filter((word) => asked.has(word)).length - at / 100,
		}))
		.toSorted((left, right) => right.worth - left.worth);
	const kept: typeof byWorth = [];
	let length = 0;
	for (const entry of byWorth) {
		length += entry.piece.length;
		if (kept.length > 0 && length > max) continue;
		kept.push(entry);
	}
	return kept
		.toSorted((left, right) => left.at - right.at)
		.map(({ piece }) => piece)
		.join(isList ? "\n" : " ");
}
