import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { finishPages } from "./finish-site.ts";

const PAGE = '<html><head><meta charset="utf-8"/></head><body></body></html>';
const PRERENDERED = ["index.html", "404/index.html", "services/devops/index.html", "services/devops.data"];

let site: string;
beforeEach(async () => {
	site = await mkdtemp(join(tmpdir(), "site-"));
});
afterEach(() => rm(site, { recursive: true }));

test.each(["/", "/repo/", "/services/"])(
	"below %s, moves each page to a file of its own name, and removes empty folders",
	async (basePath) => {
		const paths = [...PRERENDERED.map((path) => join(basePath, path)), "assets/a.js", "__spa-fallback.html"];
		for (const path of paths) {
			await mkdir(dirname(join(site, path)), { recursive: true });
			await writeFile(join(site, path), PAGE);
		}
		await finishPages(site, basePath);
		const files = (await readdir(site, { recursive: true })).map((path) => path.replaceAll("\\", "/")).sort();
		expect(files).toEqual([
			"404.html",
			"assets",
			"assets/a.js",
			"index.html",
			"services",
			"services/devops.data",
			"services/devops.html",
		]);
	},
);
