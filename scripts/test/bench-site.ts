/**
 * `npm run bench:site`: builds the site, serves it with gzip and a delay before each response, and prints Lighthouse's
 * figures beside those of a static page with the same text, and the time from click to paint. Prints medians; run it on
 * an idle machine. `-- --routes /,/services/devops`, `--runs 1` and `--built` (measures the existing build) shorten it.
 */
import { execSync } from "node:child_process";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import type { Plugin } from "vite";
import { shipped } from "../../src/content/shipped.ts";
import { languageOf, pathIn } from "../../src/pages/language.ts";
import { allPagesOf } from "../../src/pages/pages.ts";
import { NOT_FOUND_PATH } from "../../src/pages/paths.ts";
import { runCommand } from "../command.ts";
import { servePages } from "../dev/pages-server.ts";
import { freePort } from "../dev/port.ts";
import { anyChromium, CHROMIUM_ARGUMENTS } from "./chromium.ts";
import { type Click, followLink } from "./click.ts";
import { type Device, loadPage } from "./lighthouse.ts";
import { median } from "./median.ts";
import { plainPage } from "./plain-page.ts";

/** Without a delay, Lighthouse's simulated figures flip between two values. */
const DELAY_MS = 40;
const BUILT = "build/client";
const SERVED = ".cache/bench-site";
const HEAD =
	"route | mobile | desktop | LCP simulated, ms / static | LCP applied | TBT ms | CLS | KiB | JavaScript";

interface Bench {
	paths: readonly string[];
	runs: number;
	origin: string;
}

/** Path of the static page that a page is compared with. */
const plainPath = (path: string) => `/plain${path === "/" ? "/home" : path}`;

const delay: Plugin = {
	name: "delay",
	configurePreviewServer: ({ middlewares }) => {
		middlewares.use((_request, _response, next) => void setTimeout(next, DELAY_MS));
	},
};

async function copyWithPlainPages(paths: readonly string[]): Promise<void> {
	await rm(SERVED, { recursive: true, force: true });
	await cp(BUILT, SERVED, { recursive: true });
	for (const path of paths) {
		const html = await readFile(join(BUILT, path === "/" ? "index.html" : `${path}.html`), "utf8");
		if (!html.includes('"/assets/'))
			throw new Error(`${BUILT} was built for a base path: leave out --built.`);
		const target = join(SERVED, `${plainPath(path)}.html`);
		await mkdir(dirname(target), { recursive: true });
		await writeFile(target, plainPage(html));
	}
}

const row = (cells: readonly string[]) => console.log(`| ${cells.join(" | ")} |`);

async function benchLoading({ paths, runs, origin }: Bench, port: number): Promise<void> {
	const load = (path: string, device: Device) => loadPage(`${origin}${path}`, port, device, runs);
	const ratio = (own: { lcp: number }, plain: { lcp: number }) =>
		`${own.lcp.toFixed()} / ${plain.lcp.toFixed()} = ${(own.lcp / plain.lcp).toFixed(2)}`;
	row(HEAD.split(" | "));
	row(HEAD.split(" | ").map(() => "---"));
	for (const path of paths) {
		const mobile = await load(path, "mobile");
		const applied = await load(path, "applied");
		const desktop = await load(path, "desktop");
		row([
			path,
			mobile.scores,
			desktop.scores,
			ratio(mobile, await load(plainPath(path), "mobile")),
			ratio(applied, await load(plainPath(path), "applied")),
			Math.max(mobile.tbt, applied.tbt).toFixed(),
			Math.max(mobile.cls, applied.cls, desktop.cls).toFixed(3),
			mobile.kib.toFixed(),
			mobile.scriptKib.toFixed(),
		]);
	}
}

async function benchClicks({ paths, runs, origin }: Bench, browser: Browser): Promise<void> {
	const page = await browser.newPage();
	const clicks: Click[] = [];
	for (const path of paths) {
		const home = pathIn("/", languageOf(path), shipped.languages);
		if (path === home || path === NOT_FOUND_PATH) continue;
		// Warms the cache.
		await followLink(page, origin + home, path);
		for (let run = 0; run < runs; run++) clicks.push(await followLink(page, origin + home, path));
	}
	await page.close();
	if (clicks.length === 0) return;
	const times = clicks.map(({ ms }) => ms);
	const [middle, slowest] = [median(times).toFixed(), Math.max(...times).toFixed()];
	const shift = Math.max(...clicks.map((click) => click.shift)).toFixed(3);
	console.log(`\nClick to painted page: median ${middle} ms, slowest ${slowest} ms, shift ${shift}.`);
}

runCommand(async () => {
	const options = {
		routes: { type: "string" },
		runs: { type: "string" },
		built: { type: "boolean" },
	} as const;
	const { values } = parseArgs({ options });
	const paths = values.routes?.split(",") ?? [...allPagesOf(shipped).map(({ path }) => path), NOT_FOUND_PATH];
	const runs = Number(values.runs ?? 3);

	const executablePath = await anyChromium();
	const env = { ...process.env, BASE_PATH: "", VITE_SITE_URL: "" };
	if (!values.built) execSync("npm run build", { stdio: "inherit", env });
	await copyWithPlainPages(paths);
	const port = await freePort();
	const server = await servePages(SERVED, { port, base: "/", plugins: [delay] });
	const bench = { paths, runs, origin: `http://localhost:${port}` };
	const debuggingPort = await freePort();
	const args = [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${debuggingPort}`];
	const browser = await chromium.launch({ executablePath, args });
	console.log(`Medians of ${runs}, gzip, ${DELAY_MS} ms added to each response.\n`);
	await benchLoading(bench, debuggingPort);
	await benchClicks(bench, browser);
	await browser.close();
	await server.close();
});
