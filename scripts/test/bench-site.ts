/**
 * `npm run bench:site`: builds the site, serves it with gzip and a delay before each response, and prints Lighthouse's
 * mobile figures beside those of the same page without its scripts, and the time from a click on the home page to the
 * painted page. Prints medians; run it on an idle machine. Measures the paths in its arguments, or else all pages.
 */
import { execSync } from "node:child_process";
import { chromium, type Page } from "@playwright/test";
import lighthouse, { type Flags } from "lighthouse";
import type { Plugin } from "vite";
import { shipped } from "../../src/content/shipped.ts";
import { languageOf, pathIn } from "../../src/pages/language.ts";
import { allPagesOf } from "../../src/pages/pages.ts";
import { freePort } from "../dev/loopback.ts";
import { servePages } from "../dev/pages-server.ts";
import { anyChromium, CHROMIUM_ARGUMENTS } from "./chromium.ts";
import { median } from "./median.ts";

const RUNS = 3;
/** Without a delay, Lighthouse's simulated figures flip between two values. */
const DELAY_MS = 40;

const delay: Plugin = {
	name: "delay",
	configurePreviewServer: ({ middlewares }) => {
		middlewares.use((_request, _response, next) => void setTimeout(next, DELAY_MS));
	},
};

/** Loads a page in a fresh cache; returns its score, milliseconds to its largest paint and of blocking, KiB of scripts. */
async function load(url: string, flags: Flags) {
	const runs: number[][] = [];
	while (runs.length < RUNS) {
		const result = await lighthouse(url, { logLevel: "error", onlyCategories: ["performance"], ...flags });
		// On a busy machine a trace occasionally lacks its beginning.
		if (!result || result.lhr.runtimeError) continue;
		const { categories, audits } = result.lhr;
		const details = audits["resource-summary"]?.details;
		const sizes = details?.type === "table" ? details.items : [];
		const scripts = Number(sizes.find(({ resourceType }) => resourceType === "script")?.transferSize) / 1024;
		const times = ["largest-contentful-paint", "total-blocking-time"].map((id) => audits[id]?.numericValue);
		runs.push([100 * (categories.performance?.score ?? 0), ...times, scripts].map(Number));
	}
	const [score, paint, blocking, scripts] = [0, 1, 2, 3].map((at) =>
		Math.round(median(runs.map((run) => Number(run[at])))),
	);
	return { score, paint, blocking, scripts };
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

const named = process.argv.slice(2);
const paths = named.length > 0 ? named : allPagesOf(shipped).map(({ path }) => path);
execSync("npm run build", { stdio: "inherit", env: { ...process.env, BASE_PATH: "", VITE_SITE_URL: "" } });
const [port, debuggingPort, executablePath] = [await freePort(), await freePort(), await anyChromium()];
const origin = `http://localhost:${port}`;
const server = await servePages("build/client", { port, base: "/", plugins: [delay] });
const args = [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${debuggingPort}`];
const browser = await chromium.launch({ executablePath, args });
console.log(`Medians of ${RUNS}; ms, those without scripts after the slash; KiB.\n`);
for (const path of paths) {
	const figures: string[] = [];
	for (const throttlingMethod of ["simulate", "devtools"] as const) {
		const flags = { port: debuggingPort, throttlingMethod };
		const own = await load(origin + path, flags);
		const still = await load(origin + path, { ...flags, blockedUrlPatterns: ["*.js"] });
		figures.push(
			`${throttlingMethod}: score ${own.score}, paint ${own.paint} / ${still.paint}, blocking ${own.blocking}, scripts ${own.scripts}`,
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
