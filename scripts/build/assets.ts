/**
 * `npm run assets`: renders the icons from `public/favicon.svg` and subsets the fonts. The results are committed: run
 * it after changing the SVG, its colours, or the characters or weights below.
 */
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import sharp from "sharp";
import subsetFont from "subset-font";
import { colours } from "../../src/seo/colours.ts";
import { APPLE_ICON, FAVICON, ICONS } from "../../src/seo/web-manifest.ts";

/** The subset. All other characters fall back to the visitor's own fonts. */
const CHARACTERS = [
	String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index)),
	// Umlauts, and letters of loanwords.
	"äöüÄÖÜßàáâãåæçèéêëíîïñóôõøúûýÀÁÂÅÆÇÈÉÊËÍÎÏÑÓÔØÚÛšžŠŽ",
	"„“”‚‘’«»‹›–—…·•¡¿\u00a0\u00ad",
	"§©®™°²³¹½¼¾×÷±−µ€£→←↑↓",
].join("");
/** The range of the theme's font weights. */
const WEIGHTS = { min: 400, max: 700 };
const FONTS = ["atkinson-hyperlegible-next", "atkinson-hyperlegible-mono"];

/** Side of the largest square within the safe zone of maskable icons, a circle of 80 %. */
const MASKABLE_SHARE = 0.56;
/** iOS rounds the corners and paints transparency black. */
const APPLE_SHARE = 0.72;
const PNG_OPTIONS = { palette: true, colours: 64, effort: 4 } as const;
const SVG_UNITS = 32;

const svg = await readFile("public/favicon.svg");
const raster = (size: number) => sharp(svg, { density: (72 * size) / SVG_UNITS }).resize(size, size);
const png = (size: number) => raster(size).png(PNG_OPTIONS).toBuffer();

async function onBackground(size: number, share: number): Promise<Buffer> {
	const background = { width: size, height: size, channels: 3, background: colours.lightGround } as const;
	const input = await raster(Math.round(size * share)).toBuffer();
	return sharp({ create: background }).composite([{ input }]).png(PNG_OPTIONS).toBuffer();
}

for (const { path, size, purpose } of ICONS)
	await writeFile(
		`public${path}`,
		await (purpose === "maskable" ? onBackground(size, MASKABLE_SHARE) : png(size)),
	);
await writeFile(`public${APPLE_ICON.path}`, await onBackground(APPLE_ICON.size, APPLE_SHARE));
await writeFile(`public${FAVICON.path}`, await png(FAVICON.size));

const { resolve } = createRequire(import.meta.url);
for (const font of FONTS) {
	const options = { targetFormat: "woff2", variationAxes: { wght: WEIGHTS } } as const;
	const file = `${font}-latin-wght-normal.woff2`;
	const whole = await readFile(resolve(`@fontsource-variable/${font}/files/${file}`));
	await writeFile(join("src/theme/fonts", file), await subsetFont(whole, CHARACTERS, options));
	await copyFile(resolve(`@fontsource-variable/${font}/LICENSE`), `src/theme/fonts/${font}-license.txt`);
}
