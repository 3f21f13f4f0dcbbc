/**
 * `npm run bench:site`: builds the site, serves it with gzip and 40 ms ahead of each response, and prints what
 * Lighthouse and a visitor measure, beside a static page of the same text from the same server. Medians; run
 * it on an idle machine. `-- --routes /,/services/devops`, `--runs 1` and `--built` (takes the build that is
 * there) make it shorter.
 */

import type { AddressInfo } from "node:net";
import { type Browser, chromium } from "@playwright/test";
import { NOT_FOUND_PATH, sitePaths } from "../src/content/catalog.ts";
import { median } from "./bench/statistics.ts";
import { type Device, type Load, loadWithLighthouse, medianLoad } from "./bench-site/lighthouse.ts";
import { type BenchOptions, readBenchOptions } from "./bench-site/options.ts";
import { createBenchServer, DELAY_MS, plainPath } from "./bench-site/server.ts";
import { converse, type Navigation, navigate } from "./bench-site/visitor.ts";
import { BUILT_SITE, buildSite } from "./build-site.ts";
import { anyChromium, CHROMIUM_ARGUMENTS } from "./chromium.ts";
import { runCommand } from "./command.ts";
import { listen } from "./port.ts";

const round = (value: number) => String(Math.round(value));
const row = (cells: readonly string[]) => console.log(`| ${cells.join(" | ")} |`);
function table(heads: readonly string[]) {
	row(heads);
	row(heads.map(() => "---"));
}

async function repeat<Result>(runs: number, measure: () => Promise<Result>): Promise<Result[]> {
	const results: Result[] = [];
	while (results.length < runs) results.push(await measure());
	return results;
}

async function benchLoading({ routes, runs }: BenchOptions, origin: string, port: number): Promise<void> {
	const load = async (path: string, device: Device): Promise<Load> =>
		medianLoad(await repeat(runs, () => loadWithLighthouse(`${origin}${path}`, port, device)));
	const beside = (own: Load, plain: Load) =>
		`${round(own.lcp)} / ${round(plain.lcp)} = ${(own.lcp / plain.lcp).toFixed(2)}`;
	const scores = ({ performance, accessibility, bestPractices, seo }: Load) =>
		[performance, accessibility, bestPractices, seo].join(" ");
	table([
		"route",
		"mobile",
		"desktop",
		"LCP simulated, ms / static page",
		"LCP applied, ms / static page",
		"TBT ms",
		"CLS",
		"all KiB",
		"JavaScript KiB",
	]);
	for (const path of routes) {
		const mobile = await load(path, "mobile");
		const applied = await load(path, "mobile-applied");
		const desktop = await load(path, "desktop");
		row([
			path,
			scores(mobile),
			scores(desktop),
			beside(mobile, await load(plainPath(path), "mobile")),
			beside(applied, await load(plainPath(path), "mobile-applied")),
			round(Math.max(mobile.tbt, applied.tbt)),
			Math.max(mobile.cls, applied.cls, desktop.cls).toFixed(3),
			round(mobile.allKiB),
			round(mobile.scriptKiB),
		]);
	}
}

async function benchMoving({ routes, runs }: BenchOptions, browser: Browser, origin: string): Promise<void> {
	const page = await browser.newPage();
	const moves: Navigation[] = [];
	for (const path of routes.filter((route) => route !== "/" && route !== NOT_FOUND_PATH)) {
		// The first visit fills the cache.
		await navigate(page, origin, path);
		moves.push(...(await repeat(runs, () => navigate(page, origin, path))));
	}
	await page.close();
	if (moves.length === 0) return;
	const times = moves.map(({ ms }) => ms);
	const shift = Math.max(...moves.map((move) => move.shift));
	console.log(
		`\nFrom click to painted page: median ${round(median(times))} ms, slowest ${round(Math.max(...times))} ms; layout shift ${shift.toFixed(3)} (${moves.length} clicks).`,
	);
}

async function benchTyping(browser: Browser, origin: string): Promise<void> {
	console.log("\nIn the chat:\n");
	table(["messages", "work for a key, ms", "slowest key to next frame, ms", "work for a streamed piece, ms"]);
	for (const messages of [1, 201]) {
		const page = await browser.newPage();
		const { key, slowestKey, piece } = await converse(page, origin, messages);
		await page.close();
		row([
			String(messages),
			key.toFixed(1),
			slowestKey > 0 ? round(slowestKey) : "under 16",
			piece.toFixed(1),
		]);
	}
}

async function bench(): Promise<void> {
	const options = readBenchOptions(process.argv.slice(2), [...sitePaths, NOT_FOUND_PATH]);
	const executablePath = await anyChromium();
	if (!options.built)
		await buildSite({ VITE_SITE_URL: "", VITE_SUPABASE_URL: "", VITE_SUPABASE_PUBLISHABLE_KEY: "" });
	const server = await listen(0, await createBenchServer(BUILT_SITE));
	const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
	const free = await listen(0, () => {});
	const { port } = free.address() as AddressInfo;
	await new Promise((closed) => free.close(closed));
	const browser = await chromium.launch({
		executablePath,
		args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${port}`],
	});
	console.log(`Medians of ${options.runs}, gzip, ${DELAY_MS} ms added to each response.\n`);
	await benchLoading(options, origin, port);
	await benchMoving(options, browser, origin);
	await benchTyping(browser, origin);
	await browser.close();
	server.close();
	server.closeAllConnections();
}

runCommand(bench);
