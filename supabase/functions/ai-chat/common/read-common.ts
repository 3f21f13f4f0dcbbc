import { type Token, tokenize } from "../text/fold.ts";
import { Speller } from "../text/spelling.ts";
import { best } from "./choose-question.ts";
import type { Concept } from "./concept.ts";
import type { CommonQuestion } from "./question.ts";
import { conceptsOf, everydayWords, FREELY } from "./read-concepts.ts";
import { saysNothing } from "./says-only.ts";

const speller = new Speller(everydayWords);

/** More everyday words than that make a story, not a question. */
const MOST_WORDS = 16;

/** Needs of a question that "and" joins the sides of: "all clients with year and place". */
const SEVERAL = 3;

/** Fields of work, which the site tells a lot of: words beside them may narrow what is asked. */
const FIELDS: readonly Concept[] = [
	"cicd",
	"cloud",
	"container",
	"database",
	"iac",
	"linux",
	"monitoring",
	"programming",
];

/** The number that a visitor wants to be called at, which is no part of what he asks. */
const PHONE_NUMBER = /(?<![\w.,])(\+|0)\d[\d ()/-]{5,}\d\b/g;

/** How many people somebody asks whether there are, which leaves it a question for these: "20 employees". */
const HEADCOUNT =
	/\b(\d+|zehn|zwanzig|funfzig|hundert|ten|twenty|fifty|a hundred) (?=(mitarbeit\w+|angestellte\w*|kolleg\w+|leuten?|personen|kopfe\w*|employees|staff|colleagues|people|persons|co-?workers)\b)/g;

/** What is known of folded words beside those that everybody uses. */
export interface KnownWords {
	/** Whether a word belongs to the owner's name. */
	isName(word: string): boolean;
	/** Whether the site or the trade has the word, so that it is no slip of an everyday one. */
	isKnown(word: string): boolean;
}

/**
 * The question that everybody asks and that a text is, if it holds nothing but everyday words: the same
 * words in any order and form ask the same, and a single word that is no such word asks something else.
 */
export function readCommon(written: string, known: KnownWords): CommonQuestion | undefined {
	const text = written.replace(PHONE_NUMBER, " ").replace(HEADCOUNT, "");
	const tokens = tokenize(text);
	if (tokens.length === 0 || tokens.length > MOST_WORDS) return undefined;
	const parts = conceptsOf(tokens, known.isName) ?? conceptsOf(spelled(text, tokens, known), known.isName);
	const strict = parts && best(parts);
	const freely = strict ? undefined : conceptsOf(tokens, known.isName, FREELY);
	const whole = strict ?? (freely && best(freely));
	// One that explains so much asks for several sides of one thing, and is no two questions.
	if (whole && whole.needs.length >= SEVERAL) return whole;
	const both = readBoth(text, known);
	if (both) return both;
	if (strict) return strict;
	if (!freely || freely.some((part) => FIELDS.some((field) => part.has(field)))) return undefined;
	const found = whole ?? best(freely, "in company");
	// So many words are as likely to ask for a side of the page told before.
	return found && { ...found, leans: found.leans || !found.tells.every((id) => PLAIN.test(id)) };
}

/** What joins two questions; the first of several is what stands before the first comma. */
const TWO_QUESTIONS: readonly RegExp[] = [
	/^(.*?)(?:\s*,)?\s+(?:und|sowie|and|as well as|&)\s+(.*)$/s,
	// A comma alone joins no questions, but introduces one: "I'd like to know, where ...".
	/^(?=.*,.*(?:,|\b(?:und|and|sowie)\b))(.*?),(?!\s*(?:ausser|außer|aber|ohne|nicht|bevor|nachdem|als|wenn|falls|dass|ob|weil|da|except|but|besides|apart|other|not|before|after|when|if|that|because|since)\b)(.*)$/s,
];

/** Parts the points of a list: "rate, availability and location". */
const POINTS = /[,;/&+\n]|\b(?:und|and|sowie)\b/;
const FEWEST_POINTS = 3;

/** A list of common questions, each in a few words. */
function readList(text: string, known: KnownWords): CommonQuestion | undefined {
	const points = text.split(POINTS).filter((point) => tokenize(point).length > 0);
	if (points.length < FEWEST_POINTS) return undefined;
	const [first, ...others] = points.map((point) => readCommon(point, known));
	if (!first || !others.every((other) => other !== undefined)) return undefined;
	return { ...first, tells: [...new Set([first, ...others].flatMap(({ tells }) => tells))] };
}

/** Two common questions in one, or more of them: "price and availability". */
function readBoth(text: string, known: KnownWords): CommonQuestion | undefined {
	const list = readList(text, known);
	if (list) return list;
	for (const joined of TWO_QUESTIONS) {
		const both = readJoined(joined.exec(text), known);
		if (both) return both;
	}
	return undefined;
}

function readJoined(parts: RegExpExecArray | null, known: KnownWords): CommonQuestion | undefined {
	const [, first = "", second = ""] = parts ?? [];
	// Parts of a part are read again, so what can hold no question must cost no reading.
	if (tokenize(first).length === 0 || tokenize(second).length === 0) return undefined;
	const left = readCommon(first, known);
	const right = left && readCommon(second, known);
	if (!left || !right) return undefined;
	const tells = new Set([...left.tells, ...right.tells]);
	if (tells.size <= Math.max(left.tells.length, right.tells.length)) return undefined;
	return { ...left, tells: [...tells], leans: left.leans && right.leans };
}

const APPROACH = /^projects\/overview\/approach$/;
/** Answers that the sentences before the question hardly change. */
const PLAIN = /^(facts\/(?!person)|certifications$|projects\/overview\/approach$)/;
/** The last sentence of several, of which no other is a question. */
const LAST_SENTENCE = /^[^?]*[.!;:\n]\s*([^.!?;:\n]+\??)\W*$/;

/**
 * The question for a plain fact that a text ends in. What stands before it tells why it is asked; where that
 * names a subject of its own, the answer depends on it, and this is not the way to read it.
 */
export function readCommonLast(text: string, known: KnownWords): CommonQuestion | undefined {
	const [, question] = LAST_SENTENCE.exec(text) ?? [];
	const last = question === undefined ? undefined : readCommon(question, known);
	return last &&
		(!last.leans || last.tells.every((id) => APPROACH.test(id))) &&
		last.tells.every((id) => PLAIN.test(id))
		? last
		: undefined;
}

/** The words with everyday ones in place of those that are one slip away from them and no others. */
function spelled(text: string, tokens: readonly Token[], { isName, isKnown }: KnownWords): readonly Token[] {
	let result = "";
	let end = 0;
	for (const { word, start } of tokens) {
		const isRight = isName(word) || saysNothing(word) || isKnown(word);
		result += text.slice(end, start) + (isRight ? word : (speller.correct(word, 1) ?? word));
		end = start + word.length;
	}
	return tokenize(result + text.slice(end));
}
