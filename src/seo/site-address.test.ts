import { expect, test } from "vitest";
import { addressOf, readSiteAddress } from "./site-address.ts";

test.each([
	["https://www.example.com", "/", "https://www.example.com"],
	[" https://www.example.com/ ", "/", "https://www.example.com"],
	["https://me.example/repo", "/repo/", "https://me.example/repo"],
	["https://me.example/repo/", "/repo/", "https://me.example/repo"],
])("%j below %s is %s", (value, basePath, url) => {
	expect(readSiteAddress(value, basePath)).toEqual({ url, basePath });
});

test.each([undefined, "", "  "])("%j means an unknown address", (value) => {
	expect(readSiteAddress(value, "/repo/")).toEqual({ url: undefined, basePath: "/repo/" });
});

test.each([
	"www.example.com",
	"ftp://example.com",
	"https://example.com/?a=b",
	"https://example.com/#a",
	"https://me@example.com",
])("rejects %j, naming the variable", (value) => {
	expect(() => readSiteAddress(value, "/")).toThrow("VITE_SITE_URL must be an address");
});

test("rejects a URL that doesn't end with the base path", () => {
	expect(() => readSiteAddress("https://me.example", "/repo/")).toThrow("BASE_PATH");
	expect(() => readSiteAddress("https://me.example/repo", "/")).toThrow("BASE_PATH");
});

test("pages and files have absolute URLs if the site's URL is known, and paths otherwise", () => {
	const known = readSiteAddress("https://me.example/repo", "/repo/");
	expect(addressOf(known, "/")).toBe("https://me.example/repo/");
	expect(addressOf(known, "/services/devops")).toBe("https://me.example/repo/services/devops");
	const unknown = readSiteAddress(undefined, "/repo/");
	expect(addressOf(unknown, "/")).toBe("/repo/");
	expect(addressOf(unknown, "/services/devops.md")).toBe("/repo/services/devops.md");
	expect(addressOf(readSiteAddress("", "/"), "/llms.txt")).toBe("/llms.txt");
});
