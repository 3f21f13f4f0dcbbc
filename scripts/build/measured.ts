import { readFileSync } from "node:fs";
import type { Measure } from "../../src/content/colophon.ts";

/** The lines of `docs/performance.md` that hold the figures; tables name the newest commit below the static page. */
const PLACES: Readonly<Record<Measure, RegExp>> = {
	paint: /^\| home page \|[\s\S]*?^\| static page \|.*\n\| \w+ \| \d+ \| \d+ \/ (\d+)/m,
	staticPaint: /^\| home page \|[\s\S]*?^\| static page \| \d+ \| \d+ \/ (\d+)/m,
	weight: /^\| home page \|[\s\S]*?^\| static page \|.*\n\|.*\| (\d+) KiB \|$/m,
	tap: /^\| phone,.*\| (\d+) \|$/m,
};

/** Returns the figures that the site states about itself, so that they are those that were measured. */
export function readMeasured(file = "docs/performance.md"): Record<Measure, string> {
	const text = readFileSync(file, "utf8");
	return Object.fromEntries(
		Object.entries(PLACES).map(([name, place]) => {
			const [, figure] = place.exec(text) ?? [];
			if (!figure) throw new Error(`${file} no longer says “${name}” where scripts/build/measured.ts looks.`);
			return [name, figure];
		}),
	) as Record<Measure, string>;
}
