import { parseArgs } from "node:util";

export interface BenchOptions {
	/** Paths of the pages to measure. */
	routes: readonly string[];
	/** How often each is loaded; what is printed is the median. */
	runs: number;
	/** Takes the build that is there. */
	built: boolean;
}

/**
 * @param paths Paths of the pages that there are.
 * @throws Error in one sentence for an option or a page that there isn't, and for a number of runs below 1.
 */
export function readBenchOptions(parameters: readonly string[], paths: readonly string[]): BenchOptions {
	const { values } = parseArgs({
		args: [...parameters],
		options: { routes: { type: "string" }, runs: { type: "string" }, built: { type: "boolean" } },
	});
	const routes = values.routes?.split(",") ?? paths;
	const unknown = routes.filter((route) => !paths.includes(route));
	if (unknown.length > 0)
		throw new Error(
			`--routes names no page of the site: ${unknown.join(", ")}. There are ${paths.join(", ")}.`,
		);
	const runs = Number(values.runs ?? 3);
	if (!Number.isInteger(runs) || runs < 1)
		throw new Error(`--runs has to be a whole number above 0, not "${values.runs}".`);
	return { routes, runs, built: values.built ?? false };
}
