import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sitePages } from "../src/seo/site-pages.ts";
import { type SocialTypefaces, socialImageSvg } from "../src/seo/social-image.ts";
import { drawSocialImages } from "./draw-social-images.ts";
import { siteTypefaces } from "./typefaces.ts";

let cache: string;
let images: Map<string, Buffer>;
let faces: SocialTypefaces;

beforeAll(async () => {
	cache = await mkdtemp(join(tmpdir(), "social-"));
	images = await drawSocialImages(cache);
	faces = await siteTypefaces();
}, 60_000);
afterAll(() => rm(cache, { recursive: true }));

test("every page has a picture of its own, 1200 by 630 pixels and small", async () => {
	expect(images.size).toBe(sitePages.length);
	for (const [path, image] of images) {
		expect(path).toMatch(/^\/social\/[a-z0-9-]+\.png$/);
		const { format, width, height } = await sharp(image).metadata();
		expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
		expect(image.length, path).toBeLessThan(30_000);
	}
	expect(new Set([...images.values()].map((image) => image.toString("base64"))).size).toBe(images.size);
});

test("what was drawn once is taken from the cache", async () => {
	const before = await readdir(cache);
	const again = await drawSocialImages(cache);
	expect(await readdir(cache)).toEqual(before);
	for (const [path, image] of again)
		expect(image.equals(images.get(path) ?? Buffer.alloc(0)), path).toBe(true);
});

test("a title is set smaller until it fits, and one that never fits is an error", () => {
	const [page] = sitePages;
	if (!page) throw new Error("There are no pages.");
	const long = { ...page, title: "Ein Titel aus vielen Wörtern, der auf zwei Zeilen keinen Platz mehr hat" };
	expect(socialImageSvg(long, faces)).toContain("<svg");
	expect(() => socialImageSvg({ ...page, title: long.title.repeat(5) }, faces)).toThrow("too long");
	expect(() => socialImageSvg({ ...page, title: "x".repeat(90) }, faces)).toThrow("too long");
});

test("a character that the font lacks is an error, not a box", () => {
	expect(() => faces.title.path("日本", 40, 0, 0)).toThrow("no glyph");
	expect(faces.title.width("breit", 80)).toBeCloseTo(2 * faces.title.width("breit", 40));
	expect(faces.title.width("breit", 40)).not.toBeCloseTo(faces.name.width("breit", 40));
});
