import { createHash } from "node:crypto";

const CHARSET = /<head><meta charset="utf-8"\/?>/i;

/** The text of an inline script. Elements with these types contain data and never run, so they need no hash. */
const INLINE_SCRIPT = /<script\b(?![^>]*\b(?:src=|type="application\/(?:ld\+)?json"))[^>]*>(.*?)<\/script>/gs;

/** Browsers hash the parsed text, in which every line break is a line feed. */
const hash = (script: string) =>
	`'sha256-${createHash("sha256").update(script.replaceAll(/\r\n?/g, "\n")).digest("base64")}'`;

/**
 * Adds a Content-Security-Policy ahead of every script, because a policy applies only to the markup after it. It allows
 * the page's inline scripts by hash, same-origin files, the backend, and inline styles, because Emotion inserts style
 * elements at run time.
 *
 * @param backend URL of the Supabase project, if it is another origin.
 * @throws Error if the page's head doesn't begin with its character set.
 */
export function addPolicy(html: string, backend?: string): string {
	const hashes = Array.from(html.matchAll(INLINE_SCRIPT), ([, script = ""]) => hash(script));
	const policy = [
		"default-src 'self'",
		["script-src 'self'", ...new Set(hashes)].join(" "),
		"style-src 'self' 'unsafe-inline'",
		["connect-src 'self'", ...(backend ? [new URL(backend).origin] : [])].join(" "),
		// The contact form opens the visitor's mail client.
		"form-action mailto:",
		"object-src 'none'",
		"frame-src 'none'",
		"worker-src 'none'",
		"base-uri 'none'",
	].join("; ");
	if (!CHARSET.test(html)) throw new Error("The page's head must begin with its character set.");
	return html.replace(
		CHARSET,
		(charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
	);
}
