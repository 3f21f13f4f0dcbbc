import { createHash } from "node:crypto";

/** Kinds of script elements that hold data and never run, so that a policy says nothing of them. */
const DATA = /\btype="application\/(ld\+)?json"/;

/**
 * The policy for one built page: its own inline scripts by their hash, files of the site, and nothing else.
 * Styles stay open to inline text, because emotion adds style elements while the site is used.
 *
 * @param html The page as it will be served.
 * @param backend Address of the Supabase project that the page's scripts talk to, if it is another origin.
 * @throws Error where an inline handler or a `javascript:` link stands in the page, which no hash can allow.
 */
export function contentSecurityPolicy(html: string, backend?: string): string {
	const unhashable = /<[^>]+\s(on[a-z]+="[^"]*"|(?:href|src|action)="javascript:[^"]*")/i.exec(html)?.[1];
	if (unhashable) throw new Error(`The page holds ${unhashable}, which its security policy would refuse.`);
	const directives = {
		"default-src": ["'self'"],
		"script-src": ["'self'", ...inlineScripts(html).map(hash)],
		"style-src": ["'self'", "'unsafe-inline'"],
		"connect-src": ["'self'", ...(backend ? [new URL(backend).origin] : [])],
		// The contact form hands its text to the visitor's mail program.
		"form-action": ["mailto:"],
		"object-src": ["'none'"],
		"frame-src": ["'none'"],
		"worker-src": ["'none'"],
		"base-uri": ["'none'"],
	};
	return Object.entries(directives)
		.map(([name, sources]) => `${name} ${sources.join(" ")}`)
		.join("; ");
}

function inlineScripts(html: string): string[] {
	const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)];
	const inline = scripts.filter(
		([, attributes = ""]) => !/\bsrc=/.test(attributes) && !DATA.test(attributes),
	);
	return [...new Set(inline.map(([, , text = ""]) => text))];
}

/** A browser hashes what its parser made of the text, and that has no carriage returns. */
function hash(text: string): string {
	const digest = createHash("sha256").update(text.replaceAll(/\r\n?/g, "\n"));
	return `'sha256-${digest.digest("base64")}'`;
}

/**
 * Writes the policy into the page's head, ahead of every script: a policy holds only for what follows it.
 *
 * @throws Error where the page does not begin its head with the character set.
 */
export function withPolicy(html: string, policy: string): string {
	const charset = /<head><meta charset="utf-8"\/?>/i.exec(html)?.[0];
	if (!charset) throw new Error("The page's head has to begin with its character set.");
	return html.replace(
		charset,
		() => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
	);
}
