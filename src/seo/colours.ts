import { semanticTokens } from "../theme/semantic-tokens.ts";

const { bg, fg, accent } = semanticTokens.colors;

/** The theme's colours for images and icons, which have no style sheet. */
export const colours = {
	ground: bg.DEFAULT.value._dark,
	lightGround: bg.DEFAULT.value._light,
	text: fg.DEFAULT.value._dark,
	mutedText: fg.muted.value._dark,
	line: accent.line.value._dark,
	accentText: accent.fg.value._dark,
};
