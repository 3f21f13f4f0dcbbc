import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { builtFiles } from "./built-files.ts";

/**
 * Waits for the load and for the frame after it, as a page can have loaded and not been painted yet. Puts the
 * scripts where they stood, so that React finds the document that it wrote, and gives the router its data.
 */
const release = (dataFile: string) =>
	`addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(async()=>{const t=document.getElementById("scripts"),c=window.__reactRouterContext.streamController;t.replaceWith(t.content);c.enqueue(await(await fetch("${dataFile}")).text());c.close()})))`;

const PRELOAD = /<link rel="modulepreload"[^>]*>/g;
const START = /<script type="module"[^>]*>.*?<\/script>/s;
const DATA = /<script>window\.__reactRouterContext\.streamController\.enqueue\((".*?")\);<\/script>/gs;
const DATA_END = "<script>window.__reactRouterContext.streamController.close();</script>";

/**
 * Makes the pages of a built site fetch their scripts, and the data that only these read, after they have been
 * shown with their fonts. A page is complete and usable without, so nothing is worth holding up what is seen.
 *
 * @param basePath With a slash at both ends.
 */
export async function fetchScriptsLast(clientDirectory: string, basePath: string): Promise<void> {
	for (const path of await builtFiles(clientDirectory, ".html")) {
		const file = join(clientDirectory, path);
		const { page, data, dataFile } = withScriptsLast(await readFile(file, "utf8"), basePath);
		await writeFile(file, page);
		await writeFile(join(clientDirectory, dataFile), data);
	}
}

/**
 * Keeps a page's module script and its preloads in a template, which a browser does not look into, until
 * the page has loaded; takes the router's data out.
 *
 * @returns The page, the data, and its file's path from the site's root.
 * @throws Error where the page is not as the router writes it.
 */
export function withScriptsLast(html: string, basePath: string) {
	const start = START.exec(html)?.[0];
	const data = [...html.matchAll(DATA)].map(([, text = ""]) => JSON.parse(text) as string).join("");
	if (!start || !data || !html.includes(DATA_END))
		throw new Error("The page holds no module script or no data of the router.");
	const dataFile = `assets/data-${createHash("sha256").update(data).digest("hex").slice(0, 8)}.txt`;
	const template = `<template id="scripts">${html.match(PRELOAD)?.join("") ?? ""}${start}</template>`;
	const page = html
		.replaceAll(PRELOAD, "")
		.replaceAll(DATA, "")
		.replace(DATA_END, "")
		.replace(start, () => template)
		.replace("</head>", () => `<script>${release(basePath + dataFile)}</script></head>`);
	return { page, data, dataFile };
}
