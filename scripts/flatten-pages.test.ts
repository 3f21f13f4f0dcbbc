import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { flattenPages } from "./flatten-pages.ts";

let site: string;

beforeEach(async () => {
	site = await mkdtemp(join(tmpdir(), "site-"));
});
afterEach(() => rm(site, { recursive: true }));

async function write(...paths: string[]): Promise<void> {
	for (const path of paths) {
		await mkdir(dirname(join(site, path)), { recursive: true });
		await writeFile(join(site, path), path);
	}
}

async function files(): Promise<string[]> {
	const entries = await readdir(site, { recursive: true });
	return entries.map((path) => path.replaceAll("\\", "/")).sort();
}

test("every page but the first becomes a file of its own name, and no folder stays empty", async () => {
	await write(
		"index.html",
		"services/devops/index.html",
		"404/index.html",
		"assets/a.js",
		"services/devops.data",
	);
	await flattenPages(site, "/");
	expect(await files()).toEqual([
		"404.html",
		"assets",
		"assets/a.js",
		"index.html",
		"services",
		"services/devops.data",
		"services/devops.html",
	]);
	expect(await readFile(join(site, "services/devops.html"), "utf8")).toBe("services/devops/index.html");
});

test("pages below a base path move to the top, where the host puts the base path before them", async () => {
	await write("repo/index.html", "repo/services/devops/index.html", "repo/404/index.html", "assets/a.js");
	await flattenPages(site, "/repo/");
	expect(await files()).toEqual([
		"404.html",
		"assets",
		"assets/a.js",
		"index.html",
		"services",
		"services/devops.html",
	]);
});

test("the fallback for single-page applications is not deployed", async () => {
	await write("index.html", "__spa-fallback.html");
	await flattenPages(site, "/");
	expect(await files()).toEqual(["index.html"]);
});
