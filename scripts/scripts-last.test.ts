import { expect, test } from "vitest";
import { withScriptsLast } from "./scripts-last.ts";

const START = '<script type="module" async="">import "/repo/a.js";</script>';
const STREAM = "window.__reactRouterContext.streamController";
const DATA = `<script>${STREAM}.enqueue("[1,\\"\\u003c\\"");</script><script>${STREAM}.enqueue("]\\n");</script>`;
const PAGE = `<html><head><link rel="modulepreload" href="/repo/a.js"/></head><body><main>Text</main>${START}${DATA}<script>${STREAM}.close();</script></body></html>`;

test("a page names no script outside of the template that waits for its load", () => {
	const { page } = withScriptsLast(PAGE, "/repo/");
	const template = `<template id="scripts"><link rel="modulepreload" href="/repo/a.js"/>${START}</template>`;
	expect(page).toContain('addEventListener("load"');
	expect(page).toContain(template);
	expect(page.replace(template, "")).not.toContain("/repo/a.js");
});

test("the scripts wait where they stood, or React would not find its own document", () => {
	expect(withScriptsLast(PAGE, "/repo/").page).toMatch(/<\/main><template.*<\/template>/s);
});

test("the router's data is a file that the page fetches", () => {
	const { page, data, dataFile } = withScriptsLast(PAGE, "/repo/");
	expect(data).toBe('[1,"<"]\n');
	expect(dataFile).toMatch(/^assets\/data-[0-9a-f]{8}\.txt$/);
	expect(page).toContain(`fetch("/repo/${dataFile}")`);
	expect(page).not.toContain("[1,");
});

test.each([
	["module script", PAGE.replace(START, "")],
	["data", PAGE.replace(DATA, "")],
])("a page without a %s stops the build", (_name, page) => {
	expect(() => withScriptsLast(page, "/repo/")).toThrow("no module script or no data");
});
