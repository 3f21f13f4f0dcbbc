import { appendFile, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Site } from "../../src/seo/site-address.ts";
import { textFiles } from "../../src/seo/text-files.ts";
import { addPolicy } from "./page-policy.ts";
import { drawSocialImages } from "./social-images.ts";

const FONTS = "src/theme/fonts";

/**
 * Turns React Router's output in `client` into the deployable site: pages, licences, text files and social images.
 *
 * @param backend URL of the Supabase project, if the site uses one.
 */
export async function finishSite(client: string, site: Site, backend?: string): Promise<void> {
	await finishPages(client, site.address.basePath, backend);
	// Vite has written those of the packages.
	for (const name of (await readdir(FONTS)).filter((file) => file.endsWith(".txt"))) {
		const licence = await readFile(join(FONTS, name), "utf8");
		await appendFile(join(client, "licenses.txt"), `\n## ${name}\n\n${licence}`);
	}
	for (const [path, content] of [...textFiles(site), ...(await drawSocialImages(site))])
		await write(join(client, path), content);
}

/**
 * Adds each page's Content-Security-Policy and moves the files: `x/index.html` becomes `x.html`, which static hosts
 * serve at `/x` without a redirect, and files below the base path move to the root. Removes the SPA fallback, because
 * `404.html` answers unknown paths.
 *
 * @param basePath With a slash at both ends.
 */
export async function finishPages(client: string, basePath: string, backend?: string): Promise<void> {
	await rm(join(client, "__spa-fallback.html"), { force: true });
	const root = join(client, basePath);
	for (const path of await readdir(root, { recursive: true })) {
		const source = join(root, path);
		if (path.endsWith("index.html")) {
			const html = await readFile(source, "utf8");
			await rm(source);
			await write(join(client, path.replace(/[\\/]index\.html$/, ".html")), addPolicy(html, backend));
		} else if (path.endsWith(".data")) {
			await mkdir(dirname(join(client, path)), { recursive: true });
			await rename(source, join(client, path));
		}
	}
	await removeEmptyFolders(client);
}

async function write(path: string, content: string | Buffer): Promise<void> {
	await mkdir(dirname(path), { recursive: true });
	await writeFile(path, content);
}

async function removeEmptyFolders(directory: string): Promise<void> {
	for (const entry of await readdir(directory, { withFileTypes: true }))
		if (entry.isDirectory()) await removeEmptyFolders(join(directory, entry.name));
	if ((await readdir(directory)).length === 0) await rmdir(directory);
}
