import { wholeSentences } from "../passages/wording.ts";
import { normalize, wordsIn } from "../text/fold.ts";

/** Shorter sentences may come again. */
const SHORTEST_REPEATED = 40;

/** What may come in any order, while who does what to whom and what leads from where to where may not. */
const ADVERBIAL =
	/ (?=(?:als|am|an|auf|aus|bei|beim|bis|fur|im|in|mit|nach|seit|uber|unter|vom|von|vor|zu|zum|zur|as|at|by|for|from|into|of|on|since|to|until|with) )/;

/** A sentence made of the same parts says the same, in whichever order: "in Bonn at BWI", "at BWI in Bonn". */
const saying = (sentence: string): string =>
	wordsIn(normalize(sentence)).join(" ").split(ADVERBIAL).toSorted().join("|");

/** Leaves out what another text says as well, and a sentence outside of lists that was said before. */
export function withoutRepeats(texts: readonly string[]): readonly string[] {
	const said = new Set<string>();
	const isNew = (sentence: string) => {
		const key = saying(sentence);
		const isRepeated = sentence.length >= SHORTEST_REPEATED && said.has(key);
		said.add(key);
		return !isRepeated;
	};
	return texts
		.filter((text) => !texts.some((other) => other !== text && other.includes(text)))
		.map((text) => {
			const [first = "", ...others] = text.split("\n\n");
			const fresh = isList(first) ? first : quotesWhole(wholeSentences(first)).filter(isNew).join(" ");
			return [fresh, ...others].filter((part) => part !== "").join("\n\n");
		})
		.filter((text) => text !== "")
		.map(namedOnce());
}

/** Where a sentence ends within a quotation and the next one begins behind it. */
const BEHIND_QUOTE = /(?<=[.!?][“”]) (?=\p{Lu})/u;

/** Sentences with those of one quotation in one, which can only be left out together. */
function quotesWhole(sentences: readonly string[]): readonly string[] {
	const whole: string[] = [];
	let open = "";
	for (const sentence of sentences) {
		open = open === "" ? sentence : `${open} ${sentence}`;
		if (isInQuote(open)) continue;
		whole.push(...open.split(BEHIND_QUOTE));
		open = "";
	}
	return open === "" ? whole : [...whole, open];
}

/** Whether a quotation that a text begins goes on behind it. */
const isInQuote = (text: string): boolean =>
	text.includes("„")
		? text.lastIndexOf("„") > text.lastIndexOf("“")
		: text.lastIndexOf("“") > text.lastIndexOf("”");

/** How a German text calls a worked example, and the example's title. */
const EXAMPLE = /([Ii])m Praxisbeispiel „([^“]+)“ \(kein Kundenprojekt\)/;

/** Makes the function that calls a worked example by its title, and the same one when that was just told. */
function namedOnce(): (text: string) => string {
	let last: string | undefined;
	return (text) => {
		const title = EXAMPLE.exec(text)?.[2];
		const isSame = title !== undefined && title === last;
		last = title;
		return isSame ? text.replace(EXAMPLE, "$1m selben Beispiel") : text;
	};
}

const isList = (text: string) => text.startsWith("- ");
