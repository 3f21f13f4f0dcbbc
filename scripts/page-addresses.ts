import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Takes the file's name out of the address, before the router reads it: `/x.html` shows the page of `/x`. */
const NAME_OF_FILE = `(()=>{const l=location,p=l.pathname.replace(/(\\/)index\\.html$|\\.html$/,"$1");if(p!==l.pathname)history.replaceState(history.state,"",p+l.search+l.hash)})()`;

/** Leads to the page that is meant: the address has only a slash, or the name of a folder's page, too many. */
const REDIRECT = `(()=>{const l=location,p=l.pathname.replace(/(\\/index\\.html|\\/+)$/,"");if(p!==l.pathname&&p+"/"!==BASE)l.replace(l.origin+p+l.search+l.hash)})()`;

/**
 * Makes every page of a built site stand at one address. Hosts that serve `x.html` at `/x` answer at `/x.html`
 * too and know no `/x/`; the router would take either for an unknown path while the document is a page.
 *
 * @param basePath With a slash at both ends.
 * @throws Error where a page does not begin its head with the character set.
 */
export async function settleAddresses(clientDirectory: string, basePath: string): Promise<void> {
	const entries = await readdir(clientDirectory, { recursive: true, withFileTypes: true });
	for (const entry of entries) {
		if (!entry.isFile() || !entry.name.endsWith(".html")) continue;
		const file = join(entry.parentPath, entry.name);
		const isNotFound = file === join(clientDirectory, "404.html");
		await runFirst(file, isNotFound ? REDIRECT.replace("BASE", JSON.stringify(basePath)) : NAME_OF_FILE);
	}
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
