import type { Language } from "../../../../src/content/types.ts";
import { fillIn } from "../../../../src/pages/language.ts";
import { excerpt, NAME, type Query } from "./excerpt.ts";
import type { Passage } from "./passages.ts";
import { quote } from "./quote.ts";

/** Detects the owner's first person, which the assistant quotes. */
const FIRST_PERSON = /(?<![\p{L}-])(ich|mich|mir|mein\p{L}*|i|my|me)(?![\p{L}-])/iu;

/** Begins what is told of a fictional example, by the passage's role. */
const EXAMPLE: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
	de: {
		start: "In einem fiktiven Beispiel ({example}) ist die Lage am Anfang",
		phase: "In einem fiktiven Beispiel ({example}) gehört zum Schritt {title}",
		duration: "In einem fiktiven Beispiel ({example}) dauert der Schritt {title} {duration}",
		phases: "Ein fiktives Beispiel ({example}) läuft so ab",
		results: "In einem fiktiven Beispiel ({example}) ist das Ergebnis",
	},
	en: {
		start: "In a fictional example ({example}), this is where it starts",
		phase: "In a fictional example ({example}), the step {title} includes",
		duration: "In a fictional example ({example}), the step {title} takes {duration}",
		phases: "A fictional example ({example}) goes like this",
		results: "In a fictional example ({example}), this is the result",
	},
};
const ON_PAGE = { de: "{title} bei {page}", en: "{title} in {page}" };
const WRITES = { de: "{name} schreibt", en: "{name} writes" };
const WRITES_ABOUT = { de: "Zu {title} schreibt {name}", en: "On {title}, {name} writes" };

/** Matches a text that ends as a sentence, quoted or not. */
const SENTENCE = /[.!?][“”]?$/;

/** Tells what a question asks for of a passage in sentences that stand by themselves, as Markdown. */
export function compose(passage: Passage, query: Query, language: Language, name: string): string {
	const { kind, title, partTitle, pageTitle, example = "", duration = "", role } = passage;
	const pieces = passage.told ? [passage.told] : excerpt(passage, query);
	const isList = pieces.length > 1 && pieces[0]?.startsWith("- ");
	const joined = pieces.join(isList ? "\n" : " ");
	const named = isList ? "" : (NAME.exec(joined)?.[1] ?? "");
	const text = isList ? joined : joined.replace(named ? NAME : /^- /, "");
	if (kind === "fact" || kind === "term" || kind === "technology") return text;
	const quoted = (part: string) => quote(part, language);
	const heading = named || title || (kind === "page" ? pageTitle : partTitle);
	const isDuration = role === "phase" && query.isNumeric;
	const about = EXAMPLE[language][isDuration ? "duration" : role];
	if (example !== "" && about)
		return after(
			fillIn(about, { example: quoted(example), title: quoted(title), duration }),
			isDuration && text === passage.text ? "" : text,
		);
	if (isList || !SENTENCE.test(text)) {
		const place = heading && pageTitle ? ON_PAGE[language] : "{title}{page}";
		const page = pageTitle && quoted(pageTitle);
		if (text.includes(title) && title !== "") return `${text}.`;
		return after(fillIn(place, { title: heading, page }), text);
	}
	if (!FIRST_PERSON.test(text)) return named || title ? after(named || title, text) : text;
	const writes = kind === "page" || named || title ? WRITES_ABOUT : WRITES;
	return after(fillIn(writes[language], { title: quoted(heading), name }), quoted(text));
}

/** Puts a text after an introduction, as a list or a sentence; without one, the introduction is the sentence. */
function after(intro: string, text: string): string {
	if (text.startsWith("- ")) return `${intro}:\n\n${text}`;
	return `${intro}${text && `: ${text}`}${SENTENCE.test(text) ? "" : "."}`;
}
