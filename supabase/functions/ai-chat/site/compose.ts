import type { Language } from "../../../../src/content/types.ts";
import { fillIn } from "../../../../src/pages/language.ts";
import type { Passage } from "./passages.ts";
import { piecesOf, quote } from "./pieces.ts";
import { subjectStems } from "./stems.ts";

/** Maximum characters of a passage's own text: of sentences, and of a list. */
const MAX_CHARACTERS = { sentences: 400, list: 480 };

/** Detects the owner's first person, which the assistant quotes. */
const FIRST_PERSON = /(?<![\p{L}-])(ich|mich|mir|mein\p{L}*|i|my|me)(?![\p{L}-])/iu;

/** Begins what is told of a fictional example, by the passage's role. */
const EXAMPLE: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
	de: {
		start: "In einem fiktiven Beispiel ({example}) ist die Lage am Anfang",
		phase: "In einem fiktiven Beispiel ({example}) dauert der Schritt {title} {duration}",
		phases: "Ein fiktives Beispiel ({example}) läuft so ab",
		results: "In einem fiktiven Beispiel ({example}) ist das Ergebnis",
	},
	en: {
		start: "In a fictional example ({example}), this is where it starts",
		phase: "In a fictional example ({example}), the step {title} takes {duration}",
		phases: "A fictional example ({example}) goes like this",
		results: "In a fictional example ({example}), this is the result",
	},
};
const ON_PAGE = { de: "{title} bei {page}", en: "{title} in {page}" };
const WRITES = { de: "{name} schreibt", en: "{name} writes" };
const WRITES_ABOUT = { de: "Zu {title} schreibt {name}", en: "On {title}, {name} writes" };

/** Tells a passage in sentences that stand by themselves, as Markdown. */
export function compose(passage: Passage, question: string, language: Language, name: string): string {
	const { kind, title, partTitle, pageTitle, example = "", duration = "", role } = passage;
	const text = kind === "fact" || kind === "term" ? passage.text : excerpt(passage.text, question);
	if (kind === "fact" || kind === "term" || kind === "technology") return text;
	const quoted = (part: string) => quote(part, language);
	const heading = title || (kind === "page" ? pageTitle : partTitle);
	const about = EXAMPLE[language][role];
	if (example !== "" && about)
		return after(
			fillIn(about, { example: quoted(example), title: quoted(title), duration }),
			role === "phases" ? `${text}.` : text,
		);
	if (text.startsWith("- ") || !/[.!?]$/.test(text)) {
		const place = heading && pageTitle ? ON_PAGE[language] : "{title}{page}";
		const page = pageTitle && quoted(pageTitle);
		if (text.includes(title) && title !== "") return `${text}.`;
		return after(fillIn(place, { title: heading, page }), text.startsWith("- ") ? text : `${text}.`);
	}
	if (!FIRST_PERSON.test(text)) return title ? after(title, text) : text;
	const writes = kind === "page" || title ? WRITES_ABOUT : WRITES;
	return after(fillIn(writes[language], { title: quoted(heading), name }), quoted(text));
}

const after = (intro: string, text: string) => `${intro}:${text.startsWith("- ") ? "\n\n" : " "}${text}`;

/** Returns the run of sentences or points that shares most words with the question. */
function excerpt(text: string, question: string): string {
	const isList = text.startsWith("- ");
	const most = MAX_CHARACTERS[isList ? "list" : "sentences"];
	if (text.length <= most) return text;
	const pieces = piecesOf(text);
	const asked = new Set(subjectStems(question));
	const runs = pieces.map((_, start) => {
		let length = 0;
		const run = pieces.slice(start).filter((piece, at) => {
			length += piece.length;
			return at === 0 || length <= most;
		});
		return { run, worth: subjectStems(run.join(" ")).filter((word) => asked.has(word)).length };
	});
	// Sorting is stable, so that the earliest of equal runs stays first.
	return (runs.toSorted((left, right) => right.worth - left.worth)[0]?.run ?? []).join(isList ? "\n" : " ");
}
