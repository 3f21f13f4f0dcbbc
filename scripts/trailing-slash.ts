import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Runs first of all in the 404 page: an address that only has a slash too many leads to the page meant. */
const REDIRECT = `(()=>{const l=location,p=l.pathname.replace(/\\/+$/,"");if(p!==l.pathname&&p+"/"!==BASE)l.replace(l.origin+p+l.search+l.hash)})()`;

/**
 * Makes the 404 page of a built site send visitors of `/x/` to `/x`: hosts that serve `x.html` at `/x` know
 * no `/x/`, and the router would take the address for the page while the document is another.
 *
 * @throws Error where the page does not begin its head with the character set.
 */
export async function redirectTrailingSlash(clientDirectory: string, basePath: string): Promise<void> {
	const file = join(clientDirectory, "404.html");
	const html = await readFile(file, "utf8");
	const charset = /<head><meta charset="utf-8"\/?>/i.exec(html)?.[0];
	if (!charset) throw new Error("The 404 page's head has to begin with its character set.");
	const script = `<script>${REDIRECT.replace("BASE", JSON.stringify(basePath))}</script>`;
	await writeFile(
		file,
		html.replace(charset, () => charset + script),
	);
}
