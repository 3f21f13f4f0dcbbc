import { createHash } from "node:crypto";

const CHARSET = /<head><meta charset="utf-8"\/?>/i;

/** Script elements of these types hold data and never run, so that the policy says nothing of them. */
const DATA_TYPE = /\btype="application\/(ld\+)?json"/;

/** Browsers hash the text that their parser made, which has no carriage returns. */
const hash = (script: string) =>
	`'sha256-${createHash("sha256").update(script.replaceAll(/\r\n?/g, "\n")).digest("base64")}'`;

function inlineScriptHashes(html: string): Set<string> {
	const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)];
	const inline = scripts.filter(
		([, attributes = ""]) => !/\bsrc=/.test(attributes) && !DATA_TYPE.test(attributes),
	);
	return new Set(inline.map(([, , text = ""]) => hash(text)));
}

/**
 * Adds the page's Content-Security-Policy, ahead of every script because a policy holds only for what follows it:
 * the page's own inline scripts by hash, files of the site, the backend, and nothing else. Styles stay open to
 * inline text, because Emotion inserts style elements at run time.
 *
 * @param backend Address of the Supabase project that the page's scripts call, if it is another origin.
 * @throws Error where the page holds an inline handler or a `javascript:` link, which no hash can allow, or where its
 * head does not begin with the character set.
 */
export function addPolicy(html: string, backend?: string): string {
	const unhashable = /<[^>]+\s(on[a-z]+="[^"]*"|(?:href|src|action)="javascript:[^"]*")/i.exec(html)?.[1];
	if (unhashable) throw new Error(`The page holds ${unhashable}, which its security policy would refuse.`);
	const policy = [
		"default-src 'self'",
		["script-src 'self'", ...inlineScriptHashes(html)].join(" "),
		"style-src 'self' 'unsafe-inline'",
		["connect-src 'self'", ...(backend ? [new URL(backend).origin] : [])].join(" "),
		// The contact form opens the visitor's mail program.
		"form-action mailto:",
		"object-src 'none'",
		"frame-src 'none'",
		"worker-src 'none'",
		"base-uri 'none'",
	].join("; ");
	if (!CHARSET.test(html)) throw new Error("The page's head has to begin with its character set.");
	return html.replace(
		CHARSET,
		(charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
	);
}
