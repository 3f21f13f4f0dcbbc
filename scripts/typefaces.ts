import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import * as fontkit from "fontkit";
import wawoff2 from "wawoff2";
import type { Typeface } from "../src/seo/typeface.ts";

const require = createRequire(import.meta.url);
const file = (family: "next" | "mono") =>
	require.resolve(
		`@fontsource-variable/atkinson-hyperlegible-${family}/files/atkinson-hyperlegible-${family}-latin-wght-normal.woff2`,
	);

/** The site's own fonts, read from the packages that the pages take them from. */
export async function siteTypefaces() {
	// One after the other: a file that is unpacked stands in memory that the next one overwrites.
	const next = await open(file("next"));
	const mono = await open(file("mono"));
	return { title: typeface(next, 700, -0.022), name: typeface(next, 600), label: typeface(mono, 500) };
}

async function open(path: string): Promise<fontkit.Font> {
	const font = fontkit.create(Buffer.from(await wawoff2.decompress(await readFile(path))));
	if (!("getVariation" in font)) throw new Error(`${path} holds no single font.`);
	return font;
}

/** @param tracking Space that is added after each letter, in em. */
function typeface(variable: fontkit.Font, weight: number, tracking = 0): Typeface {
	const font = variable.getVariation({ wght: weight });
	return {
		width(text, size) {
			const { advanceWidth, glyphs } = font.layout(text);
			return (advanceWidth / font.unitsPerEm + glyphs.length * tracking) * size;
		},
		path(text, size, x, y) {
			const scale = size / font.unitsPerEm;
			const { glyphs, positions } = font.layout(text);
			let cursor = x;
			return glyphs
				.map((glyph, index) => {
					// Glyph 0 is the box that stands for what a font doesn't have.
					if (glyph.id === 0) throw new Error(`The font has no glyph for a character of “${text}”.`);
					const position = positions[index];
					const path = glyph.path
						.scale(scale, -scale)
						.translate(cursor + (position?.xOffset ?? 0) * scale, y)
						.toSVG();
					cursor += (position?.xAdvance ?? 0) * scale + tracking * size;
					return path;
				})
				.join("");
		},
	};
}
