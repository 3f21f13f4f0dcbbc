import { expect, test } from "vitest";
import { readMeasured } from "./measured.ts";

test("the site's figures about itself are found in docs/performance.md", () => {
	const { paint, staticPaint, weight, tap } = readMeasured();
	for (const figure of [paint, staticPaint, weight, tap]) expect(Number(figure)).toBeGreaterThan(0);
	expect(Number(paint)).toBeGreaterThan(Number(staticPaint));
});
