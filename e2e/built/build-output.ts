import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { SitePath } from "../../src/content/types.ts";
import { at, SITE } from "../support/address.ts";

const FOLDER = "build/client";

function listFiles(): string[] {
	if (!existsSync(`${FOLDER}/index.html`)) throw new Error("There is no build: run `npm run build:test`.");
	return readdirSync(FOLDER, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => `/${relative(FOLDER, join(entry.parentPath, entry.name))}`);
}

/** Paths of all files, such as `/favicon.svg`. */
export const files: readonly string[] = listFiles();

export const read = (file: string): Buffer => readFileSync(join(FOLDER, file));
export const readText = (file: string): string => read(file).toString("utf8");

/** Returns the file that a static host serves at a path, or undefined. */
export function fileAt(path: string): string | undefined {
	const candidates = path === "/" ? ["/index.html"] : [path, `${path}.html`];
	return candidates.find((candidate) => files.includes(candidate));
}

/** Returns the path of an internal link, or undefined for external ones. */
export function pathOf(link: string): string | undefined {
	const [address = ""] = link.split(/[?#]/);
	for (const root of [`${SITE.address}/`, at("/")])
		if (address.startsWith(root)) return `/${address.slice(root.length)}`;
	return undefined;
}

const documents = new Map<SitePath, Document>();

/** Returns the prerendered document at a path, the same one for every call. */
export function documentAt(path: SitePath): Document {
	const file = fileAt(path);
	if (!file) throw new Error(`The build has no page ${path}.`);
	const document = documents.get(path) ?? new DOMParser().parseFromString(readText(file), "text/html");
	documents.set(path, document);
	return document;
}

/** Removes Markdown syntax and word joiners, and collapses white space. */
export const plain = (text: string | null | undefined): string =>
	(text ?? "")
		.replace(/[*\\\u2060]/g, "")
		.replace(/\s+/g, " ")
		.trim();
