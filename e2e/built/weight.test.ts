import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { SitePath } from "../../src/content/types.ts";
import { NOT_FOUND_PATH } from "../../src/pages/paths.ts";
import { PAGES } from "../support/pages.ts";
import { fileAt, files, read, readText } from "./build-output.ts";

/** Budgets in bytes, with maximum gzip; fonts are already compressed. */
const BUDGETS = {
	/** Includes the router's data, a second copy of the content. */
	document: 31_000,
	/** The glossary, a single long page of 120 terms. */
	glossary: 66_000,
	/** Scripts of a page's first load. */
	scripts: 170 * 1024,
	fonts: 60_000,
	/** Scripts loaded when the assistant is opened and asked. */
	assistant: 121_000,
};

const NAMED = { scripts: /\/assets\/[\w.-]+\.js/g, fonts: /\/assets\/[\w.-]+\.woff2(?<=preload[^>]*)/g };

/** Files that a page's document references, which browsers load at once. */
const namedBy = (path: SitePath, kind: keyof typeof NAMED) => [
	...new Set(readText(fileAt(path) ?? "").match(NAMED[kind])),
];

const STATIC = /(?:from|import)\s*"\.\/([\w.-]+\.js)"/g;
const STATIC_OR_LAZY = /(?:from|import)\s*\(?["`]\.\/([\w.-]+\.js)["`]/g;

function withImports(names: readonly string[], imports: RegExp): string[] {
	const scripts = new Set(names);
	// Also visits the scripts that the loop adds.
	for (const script of scripts)
		for (const [, file] of readText(script).matchAll(imports)) scripts.add(`/assets/${file}`);
	return [...scripts];
}

/** Scripts that a page's first load needs: those its document references, and all that these import statically. */
const scriptsOf = (path: SitePath) => withImports(namedBy(path, "scripts"), STATIC);

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

const sizes = new Map<string, number>();
function compressedSize(name: string): number {
	const size = sizes.get(name) ?? gzipSync(read(name), { level: 9 }).length;
	sizes.set(name, size);
	return size;
}
const compressed = (names: readonly string[]) => sum(names.map(compressedSize));

test.each([...PAGES.map(({ path }) => path), NOT_FOUND_PATH])(
	"the first load of %s stays within its budget",
	(path) => {
		const subject = PAGES.find((page) => page.path === path)?.subject;
		const budget = subject?.group === "glossary" ? BUDGETS.glossary : BUDGETS.document;
		expect(compressed([fileAt(path) ?? ""])).toBeLessThanOrEqual(budget);
		const scripts = scriptsOf(path);
		expect(scripts.length).toBeGreaterThan(2);
		expect(compressed(scripts)).toBeLessThanOrEqual(BUDGETS.scripts);
		const fonts = namedBy(path, "fonts");
		expect(fonts.length).toBeGreaterThan(0);
		expect(sum(fonts.map((font) => read(font).length))).toBeLessThanOrEqual(BUDGETS.fonts);
		expect(readText(fileAt(path) ?? "")).not.toMatch(
			/<link[^>]+rel="stylesheet"|<img(?![^>]*loading="lazy")/,
		);
	},
);

test("the assistant is loaded on opening, and stays within its budget", () => {
	const first = new Set([...PAGES.map(({ path }) => path), NOT_FOUND_PATH].flatMap(scriptsOf));
	const entry = files.filter((name) => name.startsWith("/assets/assistant-"));
	const later = withImports(entry, STATIC_OR_LAZY).filter((name) => !first.has(name));
	expect(compressed(later)).toBeGreaterThan(BUDGETS.assistant / 2);
	expect(compressed(later)).toBeLessThanOrEqual(BUDGETS.assistant);
});
