import { expect, test } from "vitest";
import { semanticTokens } from "../theme/semantic-tokens.ts";
import { colours } from "./colours.ts";

test("images and icons use the theme's colours", () => {
	const { bg, fg, accent } = semanticTokens.colors;
	expect(colours).toEqual({
		ground: bg.DEFAULT.value._dark,
		lightGround: bg.DEFAULT.value._light,
		text: fg.DEFAULT.value._dark,
		mutedText: fg.muted.value._dark,
		line: accent.line.value._dark,
		accentText: accent.fg.value._dark,
	});
});
