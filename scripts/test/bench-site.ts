/**
 * `npm run bench:site`: builds the site, serves it with gzip and a delay before each response, and prints Lighthouse's
 * mobile figures beside those of a static page with the same text, and the time from a click on the home page to the
 * painted page. Prints medians; run it on an idle machine. Measures the paths in its arguments, or else all pages.
 */
import { execSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { chromium, type Page } from "@playwright/test";
import lighthouse from "lighthouse";
import type { Plugin } from "vite";
import { shipped } from "../../src/content/shipped.ts";
import { languageOf, pathIn } from "../../src/pages/language.ts";
import { allPagesOf } from "../../src/pages/pages.ts";
import { runCommand } from "../command.ts";
import { servePages } from "../dev/pages-server.ts";
import { freePort } from "../dev/port.ts";
import { anyChromium, CHROMIUM_ARGUMENTS } from "./chromium.ts";
import { median } from "./median.ts";
import { plainPage } from "./plain-page.ts";

const RUNS = 3;
/** Without a delay, Lighthouse's simulated figures flip between two values. */
const DELAY_MS = 40;
const SERVED = ".cache/bench-site";

const delay: Plugin = {
	name: "delay",
	configurePreviewServer: ({ middlewares }) => {
		middlewares.use((_request, _response, next) => void setTimeout(next, DELAY_MS));
	},
};

/** Loads a page in a fresh cache: scores, milliseconds to its largest paint and of blocking, KiB of scripts. */
async function load(url: string, port: number, throttlingMethod: "simulate" | "devtools") {
	const runs: { scores: string; paint: number; blocking: number; scripts: number }[] = [];
	while (runs.length < RUNS) {
		const result = await lighthouse(url, { port, logLevel: "error", throttlingMethod });
		// On a busy machine a trace occasionally lacks its beginning.
		if (!result || result.lhr.runtimeError) continue;
		const { categories, audits } = result.lhr;
		const details = audits["resource-summary"]?.details;
		const sizes = details?.type === "table" ? details.items : [];
		runs.push({
			scores: Object.values(categories)
				.map(({ score }) => Math.round((score ?? 0) * 100))
				.join(" "),
			paint: audits["largest-contentful-paint"]?.numericValue ?? Number.NaN,
			blocking: audits["total-blocking-time"]?.numericValue ?? Number.NaN,
			scripts: Number(sizes.find(({ resourceType }) => resourceType === "script")?.transferSize) / 1024,
		});
	}
	const of = (figure: "paint" | "blocking" | "scripts") => Math.round(median(runs.map((run) => run[figure])));
	return { scores: runs[0]?.scores, paint: of("paint"), blocking: of("blocking"), scripts: of("scripts") };
}

/** Returns the milliseconds from a click on the link to `path` to the frame that paints its page, with a warm cache. */
async function click(page: Page, home: string, path: string): Promise<number> {
	await page.goto(home, { waitUntil: "networkidle" });
	const link = page.locator(`a[href="${path}"]`).first();
	await link.hover();
	await page.waitForLoadState("networkidle");
	const painted = page.evaluate(() => {
		const { textContent } = document.querySelector("h1") ?? document.body;
		return new Promise<number>((resolve) => {
			addEventListener("click", ({ timeStamp }) =>
				new MutationObserver((_, observer) => {
					if (document.querySelector("h1")?.textContent === textContent) return;
					observer.disconnect();
					// A task queued in an animation frame runs after that frame is painted.
					requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
				}).observe(document.body, { childList: true, characterData: true, subtree: true }),
			);
		});
	});
	await link.click();
	return painted;
}

runCommand(async () => {
	const named = process.argv.slice(2);
	const paths = named.length > 0 ? named : allPagesOf(shipped).map(({ path }) => path);
	execSync("npm run build", { stdio: "inherit", env: { ...process.env, BASE_PATH: "", VITE_SITE_URL: "" } });
	rmSync(SERVED, { recursive: true, force: true });
	cpSync("build/client", SERVED, { recursive: true });
	const fileOf = (path: string) => `${SERVED}${path === "/" ? "/index" : path}.html`;
	const plainOf = (path: string) => `/plain${path === "/" ? "/home" : path}`;
	for (const path of paths) {
		mkdirSync(dirname(fileOf(plainOf(path))), { recursive: true });
		writeFileSync(fileOf(plainOf(path)), plainPage(readFileSync(fileOf(path), "utf8")));
	}
	const [port, debuggingPort, executablePath] = [await freePort(), await freePort(), await anyChromium()];
	const origin = `http://localhost:${port}`;
	const server = await servePages(SERVED, { port, base: "/", plugins: [delay] });
	const args = [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${debuggingPort}`];
	const browser = await chromium.launch({ executablePath, args });
	console.log(`Medians of ${RUNS}; ms, those of the static page after the stroke; KiB.\n`);
	for (const path of paths) {
		const figures: string[] = [];
		for (const throttling of ["simulate", "devtools"] as const) {
			const own = await load(origin + path, debuggingPort, throttling);
			const plain = await load(origin + plainOf(path), debuggingPort, throttling);
			figures.push(
				`${throttling}: scores ${own.scores}, paint ${own.paint} / ${plain.paint}, blocking ${own.blocking}, scripts ${own.scripts}`,
			);
		}
		const home = pathIn("/", languageOf(path), shipped.languages);
		const page = await browser.newPage();
		const clicks: number[] = [];
		while (path !== home && clicks.length < RUNS) clicks.push(await click(page, origin + home, path));
		await page.close();
		if (clicks.length > 0) figures.push(`click to paint ${Math.round(median(clicks))}`);
		console.log([path, ...figures].join("\n  "));
	}
	await browser.close();
	await server.close();
});
