import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { addPolicy } from "./page-policy.ts";

const page = (body: string) => `<!DOCTYPE html><html><head><meta charset="utf-8"/>${body}</head></html>`;

describe("a page's security policy", () => {
	const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
	const sources = (html: string, directive: string, backend?: string) =>
		new RegExp(`[";] ?${directive} ([^;"]*)`).exec(addPolicy(html, backend))?.[1]?.split(" ");

	test("allows inline scripts by the hash of their parsed text, and same-origin files", () => {
		const html = page(
			'<script>a()\r\nb()</script><script type="module">c()</script><script src="/y.js"></script>',
		);
		expect(sources(html, "script-src")).toEqual(["'self'", sha256("a()\nb()"), sha256("c()")]);
	});

	test("has no hash for data blocks", () => {
		const html = page('<script type="application/ld+json">{}</script>');
		expect(sources(html, "script-src")).toEqual(["'self'"]);
	});

	test("lets scripts connect to the site and the backend only", () => {
		expect(sources(page(""), "connect-src")).toEqual(["'self'"]);
		const backend = "https://ref.supabase.co";
		expect(sources(page(""), "connect-src", `${backend}/functions`)).toEqual(["'self'", backend]);
	});

	test("precedes every script", () => {
		expect(addPolicy(page("<script>a()</script>"))).toMatch(
			/<meta charset="utf-8"\/><meta http-equiv=[^>]*><script>/,
		);
		expect(() => addPolicy("<html><head><title></title></head></html>")).toThrow("character set");
	});
});
