import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { addPolicy, deferScripts, unifyAddress } from "./page-steps.ts";

/**
 * Turns the pages that React Router prerendered below `client` into those that are deployed, each read and written
 * once. `x/index.html` becomes `x.html`, which static hosts serve at `/x` without a redirect; files below the base
 * path move to the top; the fallback for single-page applications goes, since `404.html` answers unknown paths.
 *
 * @param basePath With a slash at both ends.
 * @param backend Address of the Supabase project, where the site has one.
 */
export async function finishPages(client: string, basePath: string, backend?: string): Promise<void> {
	const root = join(client, basePath);
	for (const path of await readdir(root, { recursive: true })) {
		const file = path.replace(/[\\/]index\.html$/, ".html");
		if (path.endsWith("index.html")) {
			await finishPage(join(root, path), client, file, basePath, backend);
			if (join(root, path) !== join(client, file)) await rm(join(root, path));
		} else if (path.endsWith(".data")) await move(join(root, path), join(client, path));
	}
	await rm(join(client, "__spa-fallback.html"), { force: true });
	await removeEmptyFolders(client);
}

/** The order counts: the policy has to see all scripts, and to stand ahead of them. */
async function finishPage(source: string, client: string, file: string, basePath: string, backend?: string) {
	const { html, data, dataFile } = deferScripts(await readFile(source, "utf8"), basePath);
	const page = addPolicy(unifyAddress(html, basePath, file === "404.html"), backend);
	await write(join(client, dataFile), data);
	await write(join(client, file), page);
}

async function write(path: string, content: string): Promise<void> {
	await mkdir(dirname(path), { recursive: true });
	await writeFile(path, content);
}

async function move(source: string, target: string): Promise<void> {
	await mkdir(dirname(target), { recursive: true });
	await rename(source, target);
}

async function removeEmptyFolders(directory: string): Promise<void> {
	for (const entry of await readdir(directory, { withFileTypes: true }))
		if (entry.isDirectory()) await removeEmptyFolders(join(directory, entry.name));
	if ((await readdir(directory)).length === 0) await rmdir(directory);
}
