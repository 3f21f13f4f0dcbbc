import sharp from "sharp";
import { colours } from "../src/seo/colours.ts";
import { APPLE_ICON, FAVICON_ICO, ICONS } from "../src/seo/web-manifest.ts";

/** Share of a maskable icon that no mask cuts off, as a square: within the circle of 80 % that is safe. */
const MASKABLE_SHARE = 0.56;
/** Apple's home screen cuts the corners and shows no transparency. */
const APPLE_SHARE = 0.72;

/** Every icon of the site, drawn from the one SVG: path and file. */
export async function drawIcons(svg: Buffer): Promise<Map<string, Buffer>> {
	const files = new Map<string, Buffer>();
	for (const { path, size, purpose } of ICONS)
		files.set(path, await (purpose === "maskable" ? onGround(svg, size, MASKABLE_SHARE) : png(svg, size)));
	files.set(APPLE_ICON.path, await onGround(svg, APPLE_ICON.size, APPLE_SHARE));
	const images = await Promise.all(FAVICON_ICO.sizes.map((size) => png(svg, size)));
	files.set(
		FAVICON_ICO.path,
		ico(images.map((image, index) => ({ image, size: FAVICON_ICO.sizes[index] ?? 0 }))),
	);
	return files;
}

const PNG_OPTIONS = { palette: true, colours: 64, effort: 4 } as const;
const SVG_UNITS = 32;

const raster = (svg: Buffer, size: number) =>
	sharp(svg, { density: (72 * size) / SVG_UNITS }).resize(size, size);

const png = (svg: Buffer, size: number): Promise<Buffer> => raster(svg, size).png(PNG_OPTIONS).toBuffer();

async function onGround(svg: Buffer, size: number, share: number): Promise<Buffer> {
	const background = colours.lightGround;
	const drawn = Math.round(size * share);
	const before = Math.floor((size - drawn) / 2);
	const after = size - drawn - before;
	return raster(svg, drawn)
		.flatten({ background })
		.extend({ top: before, left: before, bottom: after, right: after, background })
		.png(PNG_OPTIONS)
		.toBuffer();
}

/** An ICO file: a header, a directory entry of 16 bytes for each image, and the images as PNG. */
function ico(entries: readonly { image: Buffer; size: number }[]): Buffer {
	const header = Buffer.alloc(6 + 16 * entries.length);
	header.writeUInt16LE(1, 2);
	header.writeUInt16LE(entries.length, 4);
	let offset = header.length;
	entries.forEach(({ image, size }, index) => {
		const at = 6 + 16 * index;
		header.writeUInt8(size, at);
		header.writeUInt8(size, at + 1);
		header.writeUInt16LE(1, at + 4);
		header.writeUInt16LE(32, at + 6);
		header.writeUInt32LE(image.length, at + 8);
		header.writeUInt32LE(offset, at + 12);
		offset += image.length;
	});
	return Buffer.concat([header, ...entries.map(({ image }) => image)]);
}
