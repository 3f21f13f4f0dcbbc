/** A font in one weight, as something that draws. Sizes and positions are pixels. */
export interface Typeface {
	width(text: string, size: number): number;
	/**
	 * Path data of a text whose baseline starts at `x`, `y`.
	 *
	 * @throws Error where the font lacks a character.
	 */
	path(text: string, size: number, x: number, y: number): string;
}

/** Breaks a text at its spaces into lines that fit; null where a word alone is too wide. */
export function wrapText(face: Typeface, text: string, size: number, maxWidth: number): string[] | null {
	const lines: string[] = [];
	for (const word of text.split(" ")) {
		const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
		if (lines.length > 0 && face.width(longer, size) <= maxWidth) lines[lines.length - 1] = longer;
		else if (face.width(word, size) <= maxWidth) lines.push(word);
		else return null;
	}
	return lines;
}
