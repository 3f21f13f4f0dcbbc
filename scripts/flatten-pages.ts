import { mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { builtFiles } from "./built-files.ts";

/**
 * Turns every prerendered `x/index.html` below `clientDirectory` into `x.html`, which static hosts serve
 * at `/x` without a redirect, and moves what was written below the base path to the top.
 * The fallback page for single-page applications is removed: unknown paths meet `404.html`.
 */
export async function flattenPages(clientDirectory: string, basePath: string): Promise<void> {
	const pagesRoot = join(clientDirectory, basePath);
	const prerendered = [
		...(await builtFiles(pagesRoot, "index.html")),
		...(await builtFiles(pagesRoot, ".data")),
	];
	for (const path of prerendered) {
		const file = join(pagesRoot, path);
		const flat = path === "index.html" ? path : path.replace(`${sep}index.html`, ".html");
		const target = join(clientDirectory, flat);
		if (target === file) continue;
		await mkdir(dirname(target), { recursive: true });
		await rename(file, target);
	}
	await rm(join(clientDirectory, "__spa-fallback.html"), { force: true });
	await removeEmptyFolders(clientDirectory);
}

async function removeEmptyFolders(directory: string): Promise<void> {
	for (const entry of await readdir(directory, { withFileTypes: true }))
		if (entry.isDirectory()) await removeEmptyFolders(join(directory, entry.name));
	if ((await readdir(directory)).length === 0) await rmdir(directory);
}
