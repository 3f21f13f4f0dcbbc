import { expect, test } from "vitest";
import { secondSite } from "../../fixtures/second-site/content.ts";
import { siteOf } from "./site-address.ts";
import { socialImageSvg, type Typeface } from "./social-image.ts";

const label: Typeface = { width: (text, size) => (text.length * size) / 2, path: () => "" };

/** Returns the lines of a title, each with its right and bottom edge. */
function linesOf(title: string) {
	const lines: { text: string; right: number; bottom: number }[] = [];
	const face: Typeface = {
		...label,
		path: (text, size, x, y) => {
			lines.push({ text, right: x + label.width(text, size), bottom: y });
			return "";
		},
	};
	const site = siteOf(secondSite, { url: undefined, basePath: "/" });
	const [page] = site.pages;
	if (page) socialImageSvg({ ...page, title }, site, { title: face, name: label, label });
	return lines;
}

test.each(["Kurz", "Infrastrukturautomatisierungsberatung", "viele Wörter ".repeat(9).trim()])(
	"the title %s stays whole, beside the margin and above the line",
	(title) => {
		const lines = linesOf(title);
		expect(lines.map(({ text }) => text).join(" ")).toBe(title);
		expect(Math.max(...lines.map(({ right }) => right))).toBeLessThanOrEqual(1040);
		expect(Math.max(...lines.map(({ bottom }) => bottom))).toBeLessThanOrEqual(420);
	},
);
