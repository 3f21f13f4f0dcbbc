import type { Language } from "../../../../src/content/types.ts";
import { fillIn } from "../../../../src/pages/language.ts";
import type { Passage } from "./passages.ts";
import { quote } from "./quote.ts";
import { subjectStems } from "./stems.ts";

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

/** Tells a passage in sentences that stand by themselves, as Markdown; of its figures those that are asked for. */
export function compose(
	passage: Passage,
	asked: ReadonlySet<string>,
	language: Language,
	name: string,
): string {
	const { kind, title, partTitle, pageTitle, example = "", duration = "", role } = passage;
	const text = passage.told ?? excerpt(passage, asked);
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

/** Returns how many of the words that are asked for a piece of a passage has, those of part and page apart. */
export function worthOf(
	piece: string,
	{ partTitle, pageTitle, example }: Passage,
	asked: ReadonlySet<string>,
) {
	const context = new Set(subjectStems([partTitle, pageTitle, example].join(" ")));
	return subjectStems(piece).filter((word) => asked.has(word) && !context.has(word)).length;
}

/** Returns whether a point of a list begins with a figure, such as "- **4 min** of downtime". */
const isFigure = (point: string): boolean => /^- \*\*[^*]*\d[^*]*\*\* /.test(point);

/** Returns the figures of a list that the question asks for, or the whole text. */
function excerpt(passage: Passage, asked: ReadonlySet<string>): string {
	const points = passage.text.split("\n");
	const worths = points.map((point) => worthOf(point, passage, asked));
	const most = Math.max(1, ...worths);
	const figures = points.filter((_, at) => worths[at] === most);
	return figures.length > 0 && figures.every(isFigure) ? figures.join("\n") : passage.text;
}
