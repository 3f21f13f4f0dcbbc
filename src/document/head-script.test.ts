import { expect, test } from "vitest";
import { unifyAddress } from "./head-script.ts";

const origin = "https://a.example";

/** Runs the serialised function at an address and returns the address afterwards. */
function follow(address: string, is404: boolean, basePath = "/", redirectCount = 0): string {
	let shown = origin + address;
	const location = Object.assign(new URL(shown), { replace: (target: string) => (shown = target) });
	const history = { replaceState: (_state: null, _title: string, path: string) => (shown = origin + path) };
	const performance = { getEntriesByType: () => [{ redirectCount }] };
	const run = new Function("location", "history", "performance", `(${unifyAddress})("${basePath}",${is404})`);
	run(location, history, performance);
	return shown.slice(origin.length);
}

test.each([
	["/index.html?a=b#contact", "/?a=b#contact"],
	["/services/devops.html?a=b#x", "/services/devops?a=b#x"],
	["/services/devops", "/services/devops"],
])("a page's file at %s shows the address %s", (requested, shown) => {
	expect(follow(requested, false)).toBe(shown);
});

test.each([
	["/services/devops/?a=b#x", "/services/devops?a=b#x"],
	["/services/devops/index.html", "/services/devops"],
	["/Services/DevOps?A=B", "/services/devops?A=B"],
	["//b.example//", "//b.example"],
	["/no-such-page", "/no-such-page"],
	["/no-such-page.html", "/no-such-page.html"],
])("the 404 page at %s redirects to %s on the same host", (requested, shown) => {
	expect(follow(requested, true)).toBe(shown);
});

test("the 404 page stays where its host has redirected, which may do so again", () => {
	expect(follow("/en/", true)).toBe("/en");
	expect(follow("/en/", true, "/", 1)).toBe("/en/");
});

test("keeps the base path's case, and leaves addresses outside it alone", () => {
	expect(follow("/Repo/X/", true, "/Repo/")).toBe("/Repo/x");
	expect(follow("/Elsewhere/", true, "/Repo/")).toBe("/Elsewhere/");
});
