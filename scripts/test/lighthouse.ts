import lighthouse, { desktopConfig } from "lighthouse";
import { median } from "./median.ts";

/** Mobile and desktop figures are simulated from an unthrottled load; applied ones come from a throttled load. */
export type Device = "mobile" | "applied" | "desktop";

/** Audits that the 404 page fails by design: it must not be indexed. */
const NOT_FOR_404 = ["http-status-code", "is-crawlable"];

/**
 * Loads a page `runs` times in a fresh cache and returns the median of each figure: scores of 100, times in
 * milliseconds, weights in KiB over the wire. Under applied throttling only the speed is measured.
 *
 * @param port Debugging port of a running Chromium.
 */
export async function loadPage(url: string, port: number, device: Device, runs: number) {
	const loads: Record<Figure, number>[] = [];
	while (loads.length < runs) loads.push(await loadOnce(url, port, device));
	const of = (figure: Figure) => median(loads.map((load) => load[figure]));
	return {
		scores: [of("performance"), of("accessibility"), of("best-practices"), of("seo")].join(" "),
		lcp: of("largest-contentful-paint"),
		tbt: of("total-blocking-time"),
		cls: of("cumulative-layout-shift"),
		kib: of("kib"),
		scriptKib: of("scriptKib"),
	};
}

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const AUDITS = ["largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"] as const;
type Figure = (typeof CATEGORIES)[number] | (typeof AUDITS)[number] | "kib" | "scriptKib";

async function loadOnce(url: string, port: number, device: Device, attempts = 3) {
	const flags = {
		port,
		logLevel: "error",
		throttlingMethod: device === "applied" ? "devtools" : "simulate",
		disableFullPageScreenshot: true,
		ignoreStatusCode: true,
		...(url.endsWith("/404") && { skipAudits: NOT_FOR_404 }),
		...(device === "applied" && { onlyCategories: ["performance"] }),
	} as const;
	const result = await lighthouse(url, flags, device === "desktop" ? desktopConfig : undefined);
	if (!result || result.lhr.runtimeError) {
		// On a busy machine a trace occasionally lacks its beginning.
		if (attempts > 1) return loadOnce(url, port, device, attempts - 1);
		throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
	}
	const { categories, audits } = result.lhr;
	const requests = audits["network-requests"]?.details;
	const items = requests?.type === "table" ? requests.items : [];
	const kib = (list: typeof items) => list.reduce((sum, item) => sum + Number(item.transferSize), 0) / 1024;
	return Object.fromEntries([
		...CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? Number.NaN) * 100)]),
		...AUDITS.map((name) => [name, audits[name]?.numericValue ?? Number.NaN]),
		["kib", kib(items)],
		["scriptKib", kib(items.filter((item) => item.resourceType === "Script"))],
	]);
}
