import { isStopWord } from "../text/common-words.ts";
import { tokenize } from "../text/fold.ts";
import { conceptsOfWord, isFiller } from "./read-common.ts";

/** What German adds to the name of an industry: "Bahnbranche". */
const OF_INDUSTRY = /^(\p{L}{3,}?)s?(branche|sektor|industrie)$/u;
/** What a question for experience in an industry holds besides the industry's name. */
const BESIDE = [
	"experience",
	"done",
	"do",
	"client",
	"project",
	"company",
	"industry",
	"you",
	"can",
	"which",
] as const;

/**
 * The industry that a normalized question asks for experience in, as folded words: "bahn" of "Erfahrung in der
 * Bahnbranche"; undefined where it asks for anything else as well.
 */
export function readIndustry(text: string): readonly string[] | undefined {
	const named: string[] = [];
	let isIndustry = false;
	for (const { word } of tokenize(text)) {
		const [, name] = OF_INDUSTRY.exec(word) ?? [];
		const concepts = conceptsOfWord(word);
		if (concepts?.has("industry")) isIndustry = true;
		else if (name) named.push(name);
		else if (isStopWord(word) || isFiller(word)) continue;
		else if (!concepts) named.push(word);
		else if (!BESIDE.some((concept) => concepts.has(concept))) return undefined;
		isIndustry ||= name !== undefined;
	}
	return isIndustry && named.length > 0 && named.length <= MOST_NAMES ? named : undefined;
}

/** "Food and beverage" are two. */
const MOST_NAMES = 2;
