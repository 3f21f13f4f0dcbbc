import { readFile } from "node:fs/promises";
import * as fontkit from "fontkit";
import { expect, test } from "vitest";
import { chat } from "../../src/content/chat.ts";
import { shipped } from "../../src/content/shipped.ts";
import { siteOf } from "../../src/seo/site.ts";
import { readSiteAddress } from "../../src/seo/site-address.ts";
import { textFiles } from "../../src/seo/text-files.ts";

const texts = [
	...textFiles(siteOf(shipped, readSiteAddress(undefined, "/"))).values(),
	JSON.stringify(chat),
].join("");

test.each(["next", "mono"])(
	"the subset of the %s font has every character of the site's texts",
	async (family) => {
		const file = await readFile(`src/theme/fonts/atkinson-hyperlegible-${family}-latin-wght-normal.woff2`);
		const font = fontkit.create(file);
		if (!("layout" in font)) throw new Error("The file holds no single font.");
		const missing = [...new Set(texts)].filter(
			(character) => character !== "\n" && !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
		);
		expect(missing, "add them to scripts/build/assets.ts and run `npm run assets`").toEqual([]);
	},
);
