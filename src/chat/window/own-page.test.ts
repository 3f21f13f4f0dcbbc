import { describe, expect, test } from "vitest";
import { shipped } from "../../content/shipped.ts";
import { allPagesOf } from "../../pages/pages.ts";
import { ownPage } from "./own-page.ts";

const atRoot = ["https://me.example", "/"] as const;
const belowBase = ["https://me.example", "/repo"] as const;

describe("links of an answer", () => {
	test.each(allPagesOf(shipped))("$path is a page of this site", ({ path }) => {
		expect(ownPage(path, ...atRoot)).toBe(path);
		expect(ownPage(path, ...belowBase)).toBe(path);
		expect(ownPage(`https://me.example${path}`, ...atRoot)).toBe(path);
	});

	test.each([
		["/#contact", "/#contact"],
		["/services/devops/", "/services/devops"],
		["/services/devops?utm=1#szenario-1", "/services/devops#szenario-1"],
		["/services/devops#<x>", "/services/devops"],
		["services/devops", "/services/devops"],
	])("%s leads to %s", (href, page) => {
		expect(ownPage(href, ...atRoot)).toBe(page);
	});

	test("a link that includes the base path leads to the page below it", () => {
		expect(ownPage("/repo/services/devops", ...belowBase)).toBe("/services/devops");
		expect(ownPage("https://me.example/repo/", ...belowBase)).toBe("/");
		expect(ownPage("/repository", ...belowBase)).toBe("/repository");
	});

	test.each([
		"https://evil.example/services/devops",
		"//evil.example",
		"/..//evil.example/x",
		"/\\evil.example",
		"https://me.example@evil.example/",
		"javascript:alert(1)",
		"data:text/html,x",
		"mailto:a@example.com",
		"/files/cv.pdf",
		"/services/a%2fb",
		"",
		" ",
		"?x=1",
		"#contact",
		"http://[",
	])("%s is none", (href) => {
		expect(ownPage(href, ...atRoot)).toBeNull();
	});
});
