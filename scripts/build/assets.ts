/**
 * `npm run assets`: renders the icons from `public/favicon.svg` and subsets the fonts. The results are committed: run
 * it after changing the SVG, its colours, or the characters or weights below.
 */
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import sharp from "sharp";
import subsetFont from "subset-font";
import { semanticTokens } from "../../src/theme/semantic-tokens.ts";

/** The subset of each file. All other characters fall back to the visitor's own fonts. */
const CHARACTERS = {
	latin: [
		String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 0x20 + index)),
		// Umlauts, and letters of loanwords.
		"äöüÄÖÜßàáâãåæçèéêëíîïñóôõøúûýÀÁÂÅÆÇÈÉÊËÍÎÏÑÓÔØÚÛı",
		"„“”‚‘’«»‹›–—…·•¡¿\u00a0\u00ad",
		"§©®™°²³¹½¼¾×÷±−€£",
	].join(""),
	"latin-ext": String.fromCharCode(...Array.from({ length: 0x150 }, (_, index) => 0x100 + index)),
};
/** The range of the theme's font weights. */
const WEIGHTS = { min: 400, max: 700 };
const FONTS = ["atkinson-hyperlegible-next", "atkinson-hyperlegible-mono"];

/** For browsers without SVG icons. */
const FAVICON_SIZE = 48;
const APPLE_SIZE = 180;
/** iOS rounds the corners and paints transparency black. */
const APPLE_SHARE = 0.72;
const PNG_OPTIONS = { palette: true, colours: 64, effort: 4 } as const;
const SVG_UNITS = 32;

const svg = await readFile("public/favicon.svg");
const square = (side: number) => ({ width: Math.round(side), height: Math.round(side) });
const raster = (side: number) => sharp(svg, { density: (72 * side) / SVG_UNITS }).resize(square(side));

await writeFile("public/favicon.png", await raster(FAVICON_SIZE).png(PNG_OPTIONS).toBuffer());
await sharp({
	create: { ...square(APPLE_SIZE), channels: 3, background: semanticTokens.colors.bg.DEFAULT.value._light },
})
	.composite([{ input: await raster(APPLE_SIZE * APPLE_SHARE).toBuffer() }])
	.png(PNG_OPTIONS)
	.toFile("public/apple-touch-icon.png");

const { resolve } = createRequire(import.meta.url);
for (const font of FONTS) {
	const options = { targetFormat: "woff2", variationAxes: { wght: WEIGHTS } } as const;
	for (const [set, characters] of Object.entries(CHARACTERS)) {
		const file = `${font}-${set}-wght-normal.woff2`;
		const whole = await readFile(resolve(`@fontsource-variable/${font}/files/${file}`));
		await writeFile(join("src/theme/fonts", file), await subsetFont(whole, characters, options));
	}
	await copyFile(resolve(`@fontsource-variable/${font}/LICENSE`), `src/theme/fonts/${font}-license.txt`);
}
