import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { SiteAddress } from "../src/seo/site-address.ts";
import { textFiles } from "../src/seo/text-files.ts";
import { drawIcons } from "./draw-icons.ts";
import { drawSocialImages } from "./draw-social-images.ts";

/** The drawn files of the site: icons and social images, by their path. */
export async function siteImages(): Promise<Map<string, Buffer>> {
	const icons = await drawIcons(await readFile("public/favicon.svg"));
	return new Map([...icons, ...(await drawSocialImages(".cache/social-images"))]);
}

/** Writes what the site is made of besides its pages: files for machines, icons and social images. */
export async function writeSiteFiles(clientDirectory: string, site: SiteAddress): Promise<void> {
	for (const [path, content] of [...textFiles(site), ...(await siteImages())]) {
		const target = join(clientDirectory, path);
		await mkdir(dirname(target), { recursive: true });
		await writeFile(target, content);
	}
}
