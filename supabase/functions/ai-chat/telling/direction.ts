import { fold } from "../text/fold.ts";

/** A way from one thing to another, such as a migration, as it is written. */
interface Way {
	from: string;
	to: string;
}

const ARTICLE = "(?:(?:der|dem|den|die|das|the|an?|einer|einem)\\s+)?";
const WAY = new RegExp(
	`([\\p{L}\\p{N}][\\p{L}\\p{N}.+-]*)\\s*,?\\s+(?:hin\\s+|over\\s+|wieder\\s+|back\\s+|zurück\\s+)?(?:auf|nach|zum?|zur|to|onto|towards)\\s+${ARTICLE}([\\p{L}\\p{N}][\\p{L}\\p{N}.+-]*)`,
	"giu",
);

const waysIn = (text: string): Way[] =>
	Array.from(text.matchAll(WAY), ([, from = "", to = ""]) => ({ from, to: to.replace(/[.]+$/, "") }));
/** Whether a text names both ends, which hardly any does. */
const holds = (text: string, { from, to }: Way) => {
	const lower = text.toLowerCase();
	return lower.includes(from.toLowerCase()) && lower.includes(to.toLowerCase());
};
const isSame = (left: string, right: string) => fold(left) === fold(right);

/**
 * The way that texts tell where a question asks for the opposite one, and no text tells that; undefined where
 * it doesn't.
 */
export function oppositeWay(question: string, texts: readonly string[]): Way | undefined {
	for (const asked of waysIn(question)) {
		const told = texts.filter((text) => holds(text, asked)).flatMap(waysIn);
		if (told.some(({ from, to }) => isSame(from, asked.from) && isSame(to, asked.to))) return undefined;
		const opposite = told.find(({ from, to }) => isSame(from, asked.to) && isSame(to, asked.from));
		if (opposite) return opposite;
	}
	return undefined;
}
