import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { APPLE_ICON, FAVICON_ICO, ICONS } from "../src/seo/web-manifest.ts";
import { drawIcons } from "./draw-icons.ts";

let icons: Map<string, Buffer>;
const icon = (path: string) => icons.get(path) ?? Buffer.alloc(0);

beforeAll(async () => {
	icons = await drawIcons(await readFile("public/favicon.svg"));
});

test("every icon that the manifest and the pages name has its size", async () => {
	for (const { path, size } of [...ICONS, APPLE_ICON]) {
		const { format, width, height } = await sharp(icon(path)).metadata();
		expect({ path, format, width, height }).toEqual({ path, format: "png", width: size, height: size });
		expect(icon(path).length).toBeLessThan(20_000);
	}
	expect(icons.size).toBe(ICONS.length + 2);
});

test("icons that are cut to a shape have a ground everywhere, and the drawing stays in its middle", async () => {
	for (const path of [APPLE_ICON.path, "/icons/icon-maskable-512.png"]) {
		const { data, info } = await sharp(icon(path)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
		const alphas = data.filter((_, index) => index % 4 === 3);
		expect(Math.min(...alphas.subarray(0, 5000)), path).toBe(255);
		const corner = [...data.subarray(0, 3)];
		const middle = (info.height / 2) * info.width * 4;
		expect([...data.subarray(middle, middle + 3)], `${path} at its edge`).toEqual(corner);
	}
});

test("favicon.ico holds its images where its directory says", async () => {
	const file = icon(FAVICON_ICO.path);
	expect(file.readUInt16LE(2)).toBe(1);
	expect(file.readUInt16LE(4)).toBe(FAVICON_ICO.sizes.length);
	let end = 6 + 16 * FAVICON_ICO.sizes.length;
	for (const [index, size] of FAVICON_ICO.sizes.entries()) {
		const entry = 6 + 16 * index;
		expect(file.readUInt8(entry)).toBe(size);
		const offset = file.readUInt32LE(entry + 12);
		expect(offset).toBe(end);
		end = offset + file.readUInt32LE(entry + 8);
		expect(await sharp(file.subarray(offset, end)).metadata()).toMatchObject({ width: size, height: size });
	}
	expect(file.length).toBe(end);
});
