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
	const text = site.pages.map(({ title, kind }) => title + kind).join(site.content.owner.name);
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
 * Loads one weight of a font, to measure and outline text with.
 *
 * @param text All characters that the images need.
 * @param tracking Letter spacing in em.
 */
async function typeface(
	family: "next" | "mono",
	weight: number,
	text: string,
	tracking = 0,
): Promise<Typeface> {
	const file = await readFile(`src/theme/fonts/atkinson-hyperlegible-${family}-latin-wght-normal.woff2`);
	// fontkit applies no variations to WOFF2 files, so subset-font pins the weight.
	const options = { targetFormat: "truetype", variationAxes: { wght: weight } } as const;
	const font = fontkit.create(await subsetFont(file, text, options));
	if (!("layout" in font)) throw new Error(`The font file of ${family} is a collection.`);
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
					// Glyph 0 is .notdef, the box for missing characters.
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
