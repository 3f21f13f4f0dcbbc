import { readFile, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { builtFiles } from "./built-files.ts";

const NOT_FOUND_FILE = "404.html";

/** Takes the file's name out of the address, before the router reads it: `/x.html` shows the page of `/x`. */
const NAME_OF_FILE = `(()=>{const l=location,p=l.pathname.replace(/(\\/)index\\.html$|\\.html$/,"$1");if(p!==l.pathname)history.replaceState(history.state,"",p+l.search+l.hash)})()`;

/** Leads to the page that is meant: the address has only a slash, or the name of a folder's page, too many, or other capitals. */
const redirect = (pages: readonly string[], basePath: string) =>
	`(()=>{const l=location,p=l.pathname.replace(/(\\/index\\.html|\\/+)$/,""),t=${JSON.stringify(pages)}.find(a=>a.toLowerCase()===p.toLowerCase())??p;if(t!==l.pathname&&l.pathname!==${JSON.stringify(basePath)})l.replace(l.origin+t+l.search+l.hash)})()`;

/**
 * Makes every page of a built site stand at one address. Hosts that serve `x.html` at `/x` answer at `/x.html`
 * too, know no `/x/`, and tell `/X` from `/x`; the router would take the first two for an unknown path and the
 * last for the page, while the document is the other.
 *
 * @param basePath With a slash at both ends.
 * @throws Error where a page does not begin its head with the character set.
 */
export async function settleAddresses(clientDirectory: string, basePath: string): Promise<void> {
	const files = await builtFiles(clientDirectory, ".html");
	const pages = files
		.filter((file) => file !== "index.html" && file !== NOT_FOUND_FILE)
		.map(
			(file) =>
				basePath +
				file
					.split(sep)
					.join("/")
					.replace(/\.html$/, ""),
		)
		.sort();
	for (const file of files)
		await runFirst(
			join(clientDirectory, file),
			file === NOT_FOUND_FILE ? redirect(pages, basePath) : NAME_OF_FILE,
		);
}

async function runFirst(file: string, script: string): Promise<void> {
	const html = await readFile(file, "utf8");
	const charset = /<head><meta charset="utf-8"\/?>/i.exec(html)?.[0];
	if (!charset) throw new Error(`The head of ${file} has to begin with its character set.`);
	await writeFile(
		file,
		html.replace(charset, () => `${charset}<script>${script}</script>`),
	);
}
