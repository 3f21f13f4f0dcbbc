import { expect, test } from "vitest";
import { unifyAddress } from "./head-script.ts";

/** Runs the function's text on a page at an address, and returns the address that it leads to. */
function follow(address: string, is404: boolean, basePath = "/"): string {
	const origin = "https://a.example";
	let shown = origin + address;
	const location = Object.assign(new URL(shown), { replace: (target: string) => (shown = target) });
	const history = { replaceState: (_state: null, _title: string, path: string) => (shown = origin + path) };
	new Function("location", "history", `(${unifyAddress})("${basePath}",${is404})`)(location, history);
	return shown.slice(origin.length);
}

test.each([
	["/index.html?a=b#contact", "/?a=b#contact"],
	["/services/devops.html?a=b#x", "/services/devops?a=b#x"],
	["/services/devops", "/services/devops"],
])("a page's file at %s shows the page's own address %s", (asked, shown) => {
	expect(follow(asked, false)).toBe(shown);
});

test.each([
	["/services/devops/?a=b#x", "/services/devops?a=b#x"],
	["/services/devops/index.html", "/services/devops"],
	["/Services/DevOps?A=B", "/services/devops?A=B"],
	["//b.example//", "//b.example"],
	["/no-such-page", "/no-such-page"],
	["/no-such-page.html", "/no-such-page.html"],
])("the 404 page at %s leads to %s of the same host", (asked, shown) => {
	expect(follow(asked, true)).toBe(shown);
});

test("the base path keeps its case, and addresses outside of it are left alone", () => {
	expect(follow("/Repo/X/", true, "/Repo/")).toBe("/Repo/x");
	expect(follow("/Elsewhere/", true, "/Repo/")).toBe("/Elsewhere/");
});
