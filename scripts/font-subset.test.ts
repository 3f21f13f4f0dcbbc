import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import * as fontkit from "fontkit";
import { beforeAll, describe, expect, test } from "vitest";
import wawoff2 from "wawoff2";
import { chat } from "../src/content/chat.ts";
import { readSiteAddress } from "../src/seo/site-address.ts";
import { textFiles } from "../src/seo/text-files.ts";
import { FONT_CHARACTERS, FONT_WEIGHTS } from "../src/theme/font-range.ts";
import { tokens } from "../src/theme/tokens.ts";
import { subset } from "./font-subset-plugin.ts";

const require = createRequire(import.meta.url);

test("the fonts hold every character of the site's texts", () => {
	const texts = [...textFiles(readSiteAddress(undefined, "/")).values(), JSON.stringify(chat)].join("");
	const missing = [...new Set(texts)].filter((character) => !`${FONT_CHARACTERS}\n`.includes(character));
	expect(missing).toEqual([]);
});

test("the fonts hold every weight that the theme names", () => {
	for (const { value } of Object.values(tokens.fontWeights)) {
		expect(value).toBeGreaterThanOrEqual(FONT_WEIGHTS.lightest);
		expect(value).toBeLessThanOrEqual(FONT_WEIGHTS.boldest);
	}
});

describe.each(["next", "mono"])("the %s face, cut down", (family) => {
	const name = `atkinson-hyperlegible-${family}`;
	let font: fontkit.Font;
	let whole: fontkit.Font;

	beforeAll(async () => {
		const file = await readFile(
			require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
		);
		whole = await open(file);
		font = await open(await subset(file));
	});

	test("keeps every character that the package has of those wanted", () => {
		const lost = [...FONT_CHARACTERS].filter((character) => {
			const code = character.codePointAt(0) ?? 0;
			return whole.hasGlyphForCodePoint(code) && !font.hasGlyphForCodePoint(code);
		});
		expect(lost).toEqual([]);
	});

	test("sets the same text as wide as the whole one, in each weight", () => {
		const text = "Kubernetes, Überwachung und 17 Jahre: „Größe“";
		for (const wght of [FONT_WEIGHTS.lightest, 600, FONT_WEIGHTS.boldest])
			expect(widthOf(font, wght, text)).toBeCloseTo(widthOf(whole, wght, text), 2);
	});
});

async function open(file: Buffer): Promise<fontkit.Font> {
	// Copied, because what is unpacked next takes the same place in memory.
	const font = fontkit.create(Buffer.from(await wawoff2.decompress(file)));
	if (!("getVariation" in font)) throw new Error("The file holds no single font.");
	return font;
}

function widthOf(font: fontkit.Font, wght: number, text: string): number {
	const variation = font.getVariation({ wght });
	return variation.layout(text).advanceWidth / variation.unitsPerEm;
}
