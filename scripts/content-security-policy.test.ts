import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy, withPolicy } from "./content-security-policy.ts";

const page = (body: string) => `<!DOCTYPE html><html><head><meta charset="utf-8"/>${body}</head></html>`;
const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The sources of one directive. */
const sources = (policy: string, directive: string) =>
	policy
		.split("; ")
		.find((entry) => entry.startsWith(`${directive} `))
		?.split(" ")
		.slice(1);

test("inline scripts are allowed by their hash, once each, and files by their origin", () => {
	const html = page(
		`<script>a()</script><script type="module" async="">import "/x.js"\n</script><script>a()</script><script src="/y.js"></script>`,
	);
	expect(sources(contentSecurityPolicy(html), "script-src")).toEqual([
		"'self'",
		sha256("a()"),
		sha256('import "/x.js"\n'),
	]);
});

test("line ends are hashed as a browser's parser leaves them", () => {
	const html = page("<script>a()\r\nb()</script>");
	expect(sources(contentSecurityPolicy(html), "script-src")).toContain(sha256("a()\nb()"));
});

test("data that never runs needs no permission", () => {
	const html = page(
		`<script type="application/ld+json">{}</script><script id="x" type="application/json">1</script>`,
	);
	expect(sources(contentSecurityPolicy(html), "script-src")).toEqual(["'self'"]);
});

test("scripts may talk to the site and the backend, and to nobody else", () => {
	expect(sources(contentSecurityPolicy(page("")), "connect-src")).toEqual(["'self'"]);
	expect(
		sources(contentSecurityPolicy(page(""), "https://ref.supabase.co/functions"), "connect-src"),
	).toEqual(["'self'", "https://ref.supabase.co"]);
});

test("scripts are never opened to inline text or to strings", () => {
	expect(sources(contentSecurityPolicy(page("<script>a()</script>")), "script-src")?.join(" ")).not.toMatch(
		/unsafe/,
	);
});

test.each([`<p onclick="a()">`, `<a class="x" href="javascript:a()">`])(
	"%s is refused at build time, where it can still be mended",
	(element) => {
		expect(() => contentSecurityPolicy(page(element))).toThrow("which its security policy would refuse");
	},
);

test("the policy stands ahead of every script", () => {
	const html = withPolicy(page("<script>a()</script>"), "script-src 'self'");
	expect(html).toContain(
		`<meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="script-src 'self'"/><script>`,
	);
});

test("a page without its character set in front is not passed over in silence", () => {
	expect(() => withPolicy("<html><head><title></title></head></html>", "")).toThrow("character set");
});
