import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { socialImagePath } from "../src/seo/files-of-page.ts";
import { sitePages } from "../src/seo/site-pages.ts";
import { socialImageSvg } from "../src/seo/social-image.ts";
import { siteTypefaces } from "./typefaces.ts";

/** Flat colours and smooth edges between them: sixteen are enough. */
const PNG_OPTIONS = { palette: true, colours: 16, dither: 0, effort: 4 } as const;

/**
 * The social image of every page: path and file.
 *
 * @param cache Folder for finished images, named by what they show, so that a build draws only what changed.
 */
export async function drawSocialImages(cache: string): Promise<Map<string, Buffer>> {
	const faces = await siteTypefaces();
	await mkdir(cache, { recursive: true });
	const files = new Map<string, Buffer>();
	for (const page of sitePages)
		files.set(socialImagePath(page.path), await draw(socialImageSvg(page, faces), cache));
	return files;
}

async function draw(svg: string, cache: string): Promise<Buffer> {
	const name = createHash("sha256").update(JSON.stringify(PNG_OPTIONS)).update(svg).digest("hex");
	const path = join(cache, `${name}.png`);
	const known = await readFile(path).catch(() => undefined);
	if (known && known.length > 0) return known;
	const image = await sharp(Buffer.from(svg)).png(PNG_OPTIONS).toBuffer();
	await writeFile(path, image);
	return image;
}
