import { readFile } from "node:fs/promises";
import * as fontkit from "fontkit";
import sharp from "sharp";
import subsetFont from "subset-font";
import { type Site, socialImagePath } from "../../src/seo/site-address.ts";
import { socialImageSvg, type Typeface } from "../../src/seo/social-image.ts";

/** Sixteen colours are enough for flat areas and their antialiased edges. */
const PNG_OPTIONS = { palette: true, colours: 16, dither: 0, effort: 4 } as const;

/** Renders the social image of every page, as PNG files by path. */
export async function drawSocialImages(site: Site): Promise<Map<string, Buffer>> {
	// The home page's kind is the job title.
	const text = [site.content.owner.name, ...site.pages.map(({ title, kind }) => title + kind)].join(" ");
	const faces = {
		title: await typeface("next", 700, text, -0.022),
		name: await typeface("next", 600, text),
		label: await typeface("mono", 500, text),
	};
	const draw = (svg: string) => sharp(Buffer.from(svg)).png(PNG_OPTIONS).toBuffer();
	const files = site.pages.map(
		async (page) => [socialImagePath(page.path), await draw(socialImageSvg(page, site, faces))] as const,
	);
	return new Map(await Promise.all(files));
}

/**
 * Loads one weight of a font, to measure and outline text with. Leaves out characters that its files lack.
 *
 * @param text All characters that the images need.
 * @param tracking Letter spacing in em.
 */
async function typeface(family: "next" | "mono", weight: number, text: string, tracking = 0) {
	const load = async (set: "latin" | "latin-ext") => {
		const file = await readFile(`src/theme/fonts/atkinson-hyperlegible-${family}-${set}-wght-normal.woff2`);
		// fontkit applies no variations to WOFF2 files, so subset-font pins the weight.
		const options = { targetFormat: "truetype", variationAxes: { wght: weight } } as const;
		return fontkit.create(await subsetFont(file, text, options)) as fontkit.Font;
	};
	const [latin, extended] = [await load("latin"), await load("latin-ext")];
	const layOut = (words: string) =>
		words
			// The letters of the second file: ı, Œ and œ are in the first.
			.split(/([\u0100-\u0130\u0132-\u0151\u0154-\u024f]+)/)
			.flatMap((run, index) => {
				const { glyphs, positions } = (index % 2 === 0 ? latin : extended).layout(run);
				return glyphs.map((glyph, at) => ({ glyph, xAdvance: 0, xOffset: 0, ...positions[at] }));
			})
			// Glyph 0 is .notdef, the box for missing characters.
			.filter(({ glyph }) => glyph.id !== 0);
	return {
		width: (words, size) =>
			layOut(words).reduce((sum, { xAdvance }) => sum + (xAdvance / latin.unitsPerEm + tracking) * size, 0),
		path(words, size, x, y) {
			const scale = size / latin.unitsPerEm;
			let cursor = x;
			const paths = layOut(words).map(({ glyph, xAdvance, xOffset }) => {
				const left = cursor + xOffset * scale;
				cursor += xAdvance * scale + tracking * size;
				return glyph.path.scale(scale, -scale).translate(left, y).toSVG();
			});
			return paths.join("");
		},
	} satisfies Typeface;
}
