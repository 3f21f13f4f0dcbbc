import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { SiteAddress } from "../src/seo/site-address.ts";
import { textFiles } from "../src/seo/text-files.ts";
import { drawIcons } from "./draw-icons.ts";
import { drawSocialImages } from "./draw-social-images.ts";

/** Writes what the site is made of besides its pages: files for machines, icons and social images. */
export async function writeSiteFiles(clientDirectory: string, site: SiteAddress): Promise<void> {
	const files = new Map<string, string | Buffer>([
		...textFiles(site),
		...(await drawIcons(await readFile("public/favicon.svg"))),
		...(await drawSocialImages(".cache/social-images")),
	]);
	for (const [path, content] of files) {
		const target = join(clientDirectory, path);
		await mkdir(dirname(target), { recursive: true });
		await writeFile(target, content);
	}
}
