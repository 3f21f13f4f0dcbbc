import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { addPolicy, deferScripts, unifyAddress } from "./page-steps.ts";

const page = (body: string) => `<!DOCTYPE html><html><head><meta charset="utf-8"/>${body}</head></html>`;

describe("deferred scripts", () => {
	const START = '<script type="module" async="">import "/repo/a.js";</script>';
	const STREAM = "window.__reactRouterContext.streamController";
	const DATA = `<script>${STREAM}.enqueue("[1,\\"\\u003c\\"");</script><script>${STREAM}.enqueue("]\\n");</script>`;
	const PAGE = `<html><head><link rel="modulepreload" href="/repo/a.js"/></head><body><main>Text</main>${START}${DATA}<script>${STREAM}.close();</script></body></html>`;

	test("wait in a template where they stood, so that React finds the document that it rendered", () => {
		const { html } = deferScripts(PAGE, "/repo/");
		const template = `<template id="scripts"><link rel="modulepreload" href="/repo/a.js"/>${START}</template>`;
		expect(html).toContain(`</main>${template}`);
		expect(html.replace(template, "")).not.toContain("/repo/a.js");
	});

	test("fetch the router's data from a file", () => {
		const { html, data, dataFile } = deferScripts(PAGE, "/repo/");
		expect(data).toBe('[1,"<"]\n');
		expect(html).toContain(`fetch("/repo/${dataFile}")`);
		expect(html).not.toContain("[1,");
	});

	test.each([
		[200, ["the data", "end"]],
		[404, []],
	])("give the router what a host answers with %i", async (status, received) => {
		const { html } = deferScripts(PAGE, "/");
		const script = /<script>(addEventListener.*)<\/script><\/head>/.exec(html)?.[1] ?? "";
		const stream: string[] = [];
		const streamController = {
			enqueue: (data: string) => stream.push(data),
			close: () => stream.push("end"),
		};
		const run = (_event: string, act: () => unknown) => act();
		const globals = {
			addEventListener: run,
			requestAnimationFrame: (act: () => unknown) => act(),
			setTimeout: (act: () => Promise<void>) => (released = act()),
			document: { getElementById: () => ({ replaceWith: () => {} }) },
			fetch: async () => new Response("the data", { status }),
			window: { __reactRouterContext: { streamController } },
		};
		let released = Promise.resolve();
		new Function(...Object.keys(globals), script)(...Object.values(globals));
		await released;
		expect(stream).toEqual(received);
	});

	test.each([
		["module script", PAGE.replace(START, "")],
		["data", PAGE.replace(DATA, "")],
	])("stop the build where a page has no %s", (_name, page) => {
		expect(() => deferScripts(page, "/repo/")).toThrow("no module script or no data");
	});
});

/** Runs the script of a page at an address and returns the address that it leads to. */
function follow(address: string, is404: boolean, basePath = "/"): string {
	const script = /<script>(.*)<\/script>/.exec(unifyAddress(page(""), basePath, is404))?.[1] ?? "";
	let shown = address;
	const location = Object.assign(new URL(address), { replace: (target: string) => (shown = target) });
	const history = {
		replaceState: (_state: null, _title: string, path: string) => (shown = location.origin + path),
	};
	new Function("location", "history", script)(location, history);
	return shown.slice(location.origin.length);
}

test.each([
	["/index.html?a=b#contact", "/?a=b#contact"],
	["/services/devops.html?a=b#x", "/services/devops?a=b#x"],
	["/services/devops", "/services/devops"],
])("a page's file at %s shows the page's own address %s", (asked, shown) => {
	expect(follow(`https://a.example${asked}`, false)).toBe(shown);
});

test.each([
	["/services/devops/?a=b#x", "/services/devops?a=b#x"],
	["/services/devops/index.html", "/services/devops"],
	["/Services/DevOps?A=B", "/services/devops?A=B"],
	["//b.example//", "//b.example"],
	["/no-such-page", "/no-such-page"],
	["/no-such-page.html", "/no-such-page.html"],
])("the 404 page at %s leads to %s of the same host", (asked, shown) => {
	expect(follow(`https://a.example${asked}`, true)).toBe(shown);
});

describe("a page's security policy", () => {
	const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
	const sources = (html: string, directive: string, backend?: string) =>
		new RegExp(`[";] ?${directive} ([^;"]*)`).exec(addPolicy(html, backend))?.[1]?.split(" ");

	test("allows inline scripts by their hash, as a browser's parser reads them, and files of the site", () => {
		const html = page(
			'<script>a()\r\nb()</script><script type="module">c()</script><script src="/y.js"></script>',
		);
		expect(sources(html, "script-src")).toEqual(["'self'", sha256("a()\nb()"), sha256("c()")]);
	});

	test("names no data that never runs", () => {
		const html = page('<script type="application/ld+json">{}</script>');
		expect(sources(html, "script-src")).toEqual(["'self'"]);
	});

	test("lets scripts talk to the site and the backend only", () => {
		expect(sources(page(""), "connect-src")).toEqual(["'self'"]);
		const backend = "https://ref.supabase.co";
		expect(sources(page(""), "connect-src", `${backend}/functions`)).toEqual(["'self'", backend]);
	});

	test.each(['<p onclick="a()">', '<a class="x" href="javascript:a()">'])(
		"stops a build that holds %s",
		(element) => {
			expect(() => addPolicy(page(element))).toThrow("which its security policy would refuse");
		},
	);

	test("stands ahead of every script", () => {
		expect(addPolicy(page("<script>a()</script>"))).toMatch(
			/<meta charset="utf-8"\/><meta http-equiv=[^>]*><script>/,
		);
		expect(() => addPolicy("<html><head><title></title></head></html>")).toThrow("character set");
	});
});
