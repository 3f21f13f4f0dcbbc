import lighthouse, { desktopConfig } from "lighthouse";
import { median } from "../bench/statistics.ts";

/** What Lighthouse says of one load. Scores are of 100, times in milliseconds, weights in KiB over the wire. */
export interface Load {
	performance: number;
	accessibility: number;
	bestPractices: number;
	seo: number;
	/** Largest contentful paint. */
	lcp: number;
	/** Total blocking time. */
	tbt: number;
	/** Cumulative layout shift. */
	cls: number;
	allKiB: number;
	scriptKiB: number;
}

/**
 * Mobile figures are simulated from an unthrottled load, or come from a load under applied throttling;
 * desktop figures are simulated.
 */
export type Device = "mobile" | "mobile-applied" | "desktop";

/** Search engines shall leave the 404 page alone, and these two ask for the opposite. */
const NOT_FOR_404 = ["http-status-code", "is-crawlable"];

/**
 * Loads a page once in a fresh cache. Under applied throttling only the speed is measured.
 *
 * @param port Debugging port of a running Chromium.
 * @throws Error where the page can't be loaded, or no attempt gives a trace that can be read.
 */
export async function loadWithLighthouse(
	url: string,
	port: number,
	device: Device,
	attempts = 3,
): Promise<Load> {
	const result = await lighthouse(
		url,
		{
			port,
			logLevel: "error",
			throttlingMethod: device === "mobile-applied" ? "devtools" : "simulate",
			disableFullPageScreenshot: true,
			ignoreStatusCode: true,
			...(url.endsWith("/404") && { skipAudits: NOT_FOR_404 }),
			...(device === "mobile-applied" && { onlyCategories: ["performance"] }),
		},
		device === "desktop" ? desktopConfig : undefined,
	);
	if (!result || result.lhr.runtimeError) {
		// On a busy machine a trace now and then lacks its beginning.
		if (attempts > 1) return loadWithLighthouse(url, port, device, attempts - 1);
		throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
	}
	const { categories, audits } = result.lhr;
	const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
	const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
	const requests = audits["network-requests"]?.details;
	const items = requests?.type === "table" ? requests.items : [];
	const kib = (type?: string) =>
		items
			.filter((item) => type === undefined || item.resourceType === type)
			.reduce((sum, item) => sum + Number(item.transferSize), 0) / 1024;
	return {
		performance: score("performance"),
		accessibility: score("accessibility"),
		bestPractices: score("best-practices"),
		seo: score("seo"),
		lcp: value("largest-contentful-paint"),
		tbt: value("total-blocking-time"),
		cls: value("cumulative-layout-shift"),
		allKiB: kib(),
		scriptKiB: kib("Script"),
	};
}

/** The median of several loads, figure by figure. */
export function medianLoad(loads: readonly Load[]): Load {
	const [first] = loads;
	if (!first) throw new Error("There is no load to take a median of.");
	const names = Object.keys(first) as (keyof Load)[];
	return Object.fromEntries(
		names.map((name) => [name, median(loads.map((load) => load[name]))]),
	) as unknown as Load;
}
