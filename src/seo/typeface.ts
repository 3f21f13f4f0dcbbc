/** One weight of a font, which measures and outlines text. Sizes and positions are in pixels. */
export interface Typeface {
	width(text: string, size: number): number;
	/**
	 * Returns the path data of a text whose baseline starts at `x`, `y`.
	 *
	 * @throws Error if the font lacks a character.
	 */
	path(text: string, size: number, x: number, y: number): string;
}

/** Wraps a text at its spaces; returns null if a single word is too wide. */
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
