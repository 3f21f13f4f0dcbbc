import { firstSentence } from "./passages/wording.ts";

/** Shorter sentences may come again. */
const SHORTEST_REPEATED = 40;

/** Leaves out what another text says as well, and a sentence outside of lists that was said before. */
export function withoutRepeats(texts: readonly string[]): readonly string[] {
	const said = new Set<string>();
	const isNew = (sentence: string) => {
		const isRepeated = sentence.length >= SHORTEST_REPEATED && said.has(sentence);
		said.add(sentence);
		return !isRepeated;
	};
	return texts
		.filter((text) => !texts.some((other) => other !== text && other.includes(text)))
		.map((text) => {
			const [first = "", ...others] = text.split("\n\n");
			const fresh = isList(first) ? first : sentencesIn(first).filter(isNew).join(" ");
			return [fresh, ...others].filter((part) => part !== "").join("\n\n");
		})
		.filter((text) => text !== "")
		.map(namedOnce());
}

/** How a German text begins that is about a worked example, and the example's title. */
const EXAMPLE =
	/^(?:Im Praxisbeispiel|Ein Praxisbeispiel, kein Kundenprojekt:) „([^“]+)“(?: \(kein Kundenprojekt\))?/;

/** Makes the function that calls a worked example by its title, and the same one when that was just told. */
function namedOnce(): (text: string) => string {
	let last: string | undefined;
	return (text) => {
		const [opening = "", title] = EXAMPLE.exec(text) ?? [];
		const isSame = title !== undefined && title === last && opening.startsWith("Im");
		last = title;
		return isSame ? `Im selben Beispiel${text.slice(opening.length)}` : text;
	};
}

const isList = (text: string) => text.startsWith("- ");

function sentencesIn(text: string): readonly string[] {
	const sentences: string[] = [];
	for (let rest = text.trim(); rest !== ""; ) {
		const sentence = firstSentence(rest);
		sentences.push(sentence);
		rest = rest.slice(sentence.length).trim();
	}
	return sentences;
}
