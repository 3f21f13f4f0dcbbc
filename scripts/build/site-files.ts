import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { SiteAddress } from "../../src/seo/site-address.ts";
import { textFiles } from "../../src/seo/text-files.ts";
import { drawSocialImages } from "./social-images.ts";

/** Writes the files that a build makes from the content besides the pages: texts for machines and social images. */
export async function writeSiteFiles(client: string, site: SiteAddress): Promise<void> {
	for (const [path, content] of [...textFiles(site), ...(await drawSocialImages())]) {
		const target = join(client, path);
		await mkdir(dirname(target), { recursive: true });
		await writeFile(target, content);
	}
}
