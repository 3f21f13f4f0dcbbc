import { appendFile, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Name of the published file with the licences of bundled packages and fonts. */
export const LICENCES = "licenses.txt";

const FONTS = "src/theme/fonts";

/** Adds the fonts' licences to those of the packages, which Vite has written. */
export async function addFontLicences(client: string): Promise<void> {
	for (const name of (await readdir(FONTS)).filter((name) => name.endsWith(".txt")))
		await appendFile(join(client, LICENCES), `\n## ${name}\n\n${await readFile(join(FONTS, name), "utf8")}`);
}
