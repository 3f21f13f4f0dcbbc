/** What a build does to a page that React Router has prerendered: each step takes HTML and returns HTML. */
import { createHash } from "node:crypto";

const CHARSET = /<head><meta charset="utf-8"\/?>/i;

/**
 * Adds elements at the beginning of a page's head.
 *
 * @throws Error where the head does not begin with the character set.
 */
function prependToHead(html: string, elements: string): string {
	if (!CHARSET.test(html)) throw new Error("The page's head has to begin with its character set.");
	return html.replace(CHARSET, (charset) => charset + elements);
}

const PRELOAD = /<link rel="modulepreload"[^>]*>/g;
const START = /<script type="module"[^>]*>.*?<\/script>/s;
const DATA = /<script>window\.__reactRouterContext\.streamController\.enqueue\((".*?")\);<\/script>/gs;
const DATA_END = "<script>window.__reactRouterContext.streamController.close();</script>";

/**
 * Waits for the load event and the frame after it, because a loaded page may not be painted yet. Puts the scripts
 * back where they stood, so that React hydrates the document that it rendered, and enqueues the router's data. Without
 * the data nothing hydrates, and the page stays readable.
 */
const release = (dataFile: string) =>
	`addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(async()=>{const t=document.getElementById("scripts"),c=window.__reactRouterContext.streamController;t.replaceWith(t.content);const r=await fetch("${dataFile}");if(!r.ok)return;c.enqueue(await r.text());c.close()})))`;

/**
 * Defers a page's module script, its preloads and the router's data until the page is painted: moves the first two
 * into a template, where browsers ignore them, and the data into a file of its own.
 *
 * @param basePath With a slash at both ends.
 * @returns The page, the data, and the path of the data's file from the site's root.
 * @throws Error where the page is not as the router writes it.
 */
export function deferScripts(page: string, basePath: string) {
	const start = START.exec(page)?.[0];
	const data = [...page.matchAll(DATA)].map(([, text = ""]) => JSON.parse(text) as string).join("");
	if (!start || !data || !page.includes(DATA_END))
		throw new Error("The page holds no module script or no data of the router.");
	const dataFile = `assets/data-${createHash("sha256").update(data).digest("hex").slice(0, 8)}.txt`;
	const template = `<template id="scripts">${page.match(PRELOAD)?.join("") ?? ""}${start}</template>`;
	const html = page
		.replaceAll(PRELOAD, "")
		.replaceAll(DATA, "")
		.replace(DATA_END, "")
		.replace(start, () => template)
		.replace("</head>", () => `<script>${release(basePath + dataFile)}</script></head>`);
	return { html, data, dataFile };
}

/** Removes the file's name from the address before the router reads it: `/x.html` shows the page of `/x`. */
const HIDE_FILE_NAME = `(()=>{const l=location,p=l.pathname.replace(/(\\/)index\\.html$|\\.html$/,"$1");if(p!==l.pathname)history.replaceState(history.state,"",p+l.search+l.hash)})()`;

/**
 * Redirects from `/x/`, `/x/index.html` and `/X`, which static hosts answer with the 404 page, to `/x`: the router's
 * client ignores case whatever `caseSensitive` says, and would hydrate the 404 page as the page of `/x`.
 */
const redirectToPage = (basePath: string) =>
	`(()=>{const l=location,b=${JSON.stringify(basePath)},p=b+l.pathname.slice(b.length).replace(/(\\/index\\.html|\\/+)$/,"").toLowerCase();if(p!==l.pathname)l.replace(l.origin+p+l.search+l.hash)})()`;

/**
 * Gives a page one address: the router would take the other addresses that a static host answers for unknown ones.
 *
 * @param basePath With a slash at both ends.
 */
export const unifyAddress = (html: string, basePath: string, is404: boolean): string =>
	prependToHead(html, `<script>${is404 ? redirectToPage(basePath) : HIDE_FILE_NAME}</script>`);

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
 * @throws Error where the page holds an inline handler or a `javascript:` link, which no hash can allow.
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
	return prependToHead(html, `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}
