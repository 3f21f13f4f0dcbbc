import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import * as fontkit from "fontkit";
import { expect, test } from "vitest";
import { chat } from "../../src/content/chat.ts";
import { shipped } from "../../src/content/shipped.ts";
import { readSiteAddress, siteOf } from "../../src/seo/site-address.ts";
import { textFiles } from "../../src/seo/text-files.ts";

const texts = [
	...textFiles(siteOf(shipped, readSiteAddress(undefined, "/"))).values(),
	JSON.stringify(chat),
].join("");

const { resolve } = createRequire(import.meta.url);

async function characterSet(file: string): Promise<Set<number>> {
	const font = fontkit.create(await readFile(file));
	if (!("layout" in font)) throw new Error("The file is a collection of fonts.");
	return new Set(font.characterSet);
}

test.each(["next", "mono"])(
	"the subset of the %s font has every character of the font that the site's texts use",
	async (family) => {
		const name = `atkinson-hyperlegible-${family}-latin-wght-normal.woff2`;
		const subset = await characterSet(`src/theme/fonts/${name}`);
		const font = await characterSet(
			resolve(`@fontsource-variable/atkinson-hyperlegible-${family}/files/${name}`),
		);
		const missing = [...new Set(texts)].filter((character) => {
			const code = character.codePointAt(0) ?? 0;
			return font.has(code) && !subset.has(code);
		});
		expect(missing, "add them to scripts/build/assets.ts and run `npm run assets`").toEqual([]);
	},
);
