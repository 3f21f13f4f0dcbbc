/**
 * `npm run assets`: renders the icons from `public/favicon.svg` and subsets the fonts. The results are committed: run
 * it after changing the SVG, its colours, or the characters or weights below.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import sharp from "sharp";
import subsetFont from "subset-font";
import { colours } from "../../src/seo/colours.ts";
import { APPLE_ICON, FAVICON_ICO, ICONS } from "../../src/seo/web-manifest.ts";

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
const FONTS = ["next", "mono"].map(
	(family) =>
		`@fontsource-variable/atkinson-hyperlegible-${family}/files/atkinson-hyperlegible-${family}-latin-wght-normal.woff2`,
);

/** Side of the largest square within the safe zone of maskable icons, a circle of 80 %. */
const MASKABLE_SHARE = 0.56;
/** iOS rounds the corners and paints transparency black. */
const APPLE_SHARE = 0.72;
const PNG_OPTIONS = { palette: true, colours: 64, effort: 4 } as const;
const SVG_UNITS = 32;

const svg = await readFile("public/favicon.svg");
const raster = (size: number) => sharp(svg, { density: (72 * size) / SVG_UNITS }).resize(size, size);
const png = (size: number) => raster(size).png(PNG_OPTIONS).toBuffer();

function onBackground(size: number, share: number): Promise<Buffer> {
	const background = colours.lightGround;
	const drawn = Math.round(size * share);
	const before = Math.floor((size - drawn) / 2);
	const after = size - drawn - before;
	return raster(drawn)
		.flatten({ background })
		.extend({ top: before, left: before, bottom: after, right: after, background })
		.png(PNG_OPTIONS)
		.toBuffer();
}

/** An ICO file: a header, a directory entry of 16 bytes for each image, and the images as PNG. */
async function ico(sizes: readonly number[]): Promise<Buffer> {
	const images = await Promise.all(sizes.map(png));
	const header = Buffer.alloc(6 + 16 * sizes.length);
	header.writeUInt16LE(1, 2);
	header.writeUInt16LE(sizes.length, 4);
	let offset = header.length;
	for (const [index, image] of images.entries()) {
		const entry = 6 + 16 * index;
		header.fill(sizes[index] ?? 0, entry, entry + 2);
		header.writeUInt16LE(1, entry + 4);
		header.writeUInt16LE(32, entry + 6);
		header.writeUInt32LE(image.length, entry + 8);
		header.writeUInt32LE(offset, entry + 12);
		offset += image.length;
	}
	return Buffer.concat([header, ...images]);
}

async function write(path: string, content: Buffer): Promise<void> {
	await mkdir(dirname(path), { recursive: true });
	await writeFile(path, content);
}

for (const { path, size, purpose } of ICONS)
	await write(
		`public${path}`,
		await (purpose === "maskable" ? onBackground(size, MASKABLE_SHARE) : png(size)),
	);
await write(`public${APPLE_ICON.path}`, await onBackground(APPLE_ICON.size, APPLE_SHARE));
await write(`public${FAVICON_ICO.path}`, await ico(FAVICON_ICO.sizes));

const { resolve } = createRequire(import.meta.url);
for (const font of FONTS) {
	const options = { targetFormat: "woff2", variationAxes: { wght: WEIGHTS } } as const;
	const subset = await subsetFont(await readFile(resolve(font)), CHARACTERS, options);
	await write(join("src/theme/fonts", basename(font)), subset);
}
