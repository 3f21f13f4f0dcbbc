import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, resolve } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { FONT_CHARACTERS, FONT_WEIGHTS } from "../src/theme/font-range.ts";

const require = createRequire(import.meta.url);
const FONT = /^(@fontsource-variable\/.+\.woff2)\?url$/;
const DIRECTORY = ".cache/fonts";

/** Serves and builds the packages' fonts with only the characters and weights that the site needs. */
export function fontSubsetPlugin(): Plugin {
	/** Each is written once: a file written anew makes the dev server load the page again. */
	const subsets = new Map<string, Promise<string>>();
	return {
		name: "font-subset",
		enforce: "pre",
		async resolveId(source) {
			const font = FONT.exec(source)?.[1];
			if (!font) return;
			const target = subsets.get(font) ?? writeSubset(require.resolve(font));
			subsets.set(font, target);
			return `${await target}?url`;
		},
	};
}

/** Writes the subset of a font and returns its path. */
async function writeSubset(font: string): Promise<string> {
	const target = resolve(DIRECTORY, basename(font));
	await mkdir(DIRECTORY, { recursive: true });
	await writeFile(target, await subset(await readFile(font)));
	return target;
}

export const subset = (font: Buffer): Promise<Buffer> =>
	subsetFont(font, FONT_CHARACTERS, {
		targetFormat: "woff2",
		variationAxes: { wght: { min: FONT_WEIGHTS.lightest, max: FONT_WEIGHTS.boldest } },
	});
