import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Waits for the load and for the frame after it, as a page can have loaded and not been painted yet. Puts the
 * scripts where they stood, so that React finds the document that it wrote.
 */
const RELEASE = `addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(()=>{const t=document.getElementById("scripts");t.replaceWith(t.content)})))`;

/**
 * Makes the pages of a built site fetch their scripts after they have been shown with their fonts. A page is
 * complete and usable without them, so nothing is worth their sharing the line with what is seen.
 */
export async function fetchScriptsLast(clientDirectory: string): Promise<void> {
	const entries = await readdir(clientDirectory, { recursive: true, withFileTypes: true });
	for (const entry of entries) {
		if (!entry.isFile() || !entry.name.endsWith(".html")) continue;
		const file = join(entry.parentPath, entry.name);
		await writeFile(file, withScriptsLast(await readFile(file, "utf8")));
	}
}

/**
 * Keeps a page's module script and its preloads in a template, which a browser does not look into, until
 * the page has loaded.
 *
 * @throws Error where the page has no such script.
 */
export function withScriptsLast(html: string): string {
	const preloads = html.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
	const start = /<script type="module"[^>]*>.*?<\/script>/s.exec(html)?.[0];
	if (!start) throw new Error("The page has no module script to be fetched last.");
	const template = `<template id="scripts">${preloads.join("")}${start}</template>`;
	return html
		.replaceAll(/<link rel="modulepreload"[^>]*>/g, "")
		.replace(start, () => template)
		.replace("</head>", () => `<script>${RELEASE}</script></head>`);
}
