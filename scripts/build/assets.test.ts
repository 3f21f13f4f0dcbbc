import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import * as fontkit from "fontkit";
import { expect, test } from "vitest";
import { chat } from "../../src/content/chat.ts";
import { shipped } from "../../src/content/shipped.ts";
import { readSiteAddress, siteOf } from "../../src/seo/site-address.ts";
import { textFiles } from "../../src/seo/text-files.ts";
import { fontFaces } from "../../src/theme/fonts.ts";

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

test.each(["Next", "Mono"])("letters of European names are set in the %s face", async (family) => {
	const rules = fontFaces()
		.match(/@font-face\{[^}]*\}/g)
		?.filter((rule) => rule.includes(`${family} Variable`));
	const shown = (rules ?? []).map(async (rule) => {
		const ranges = [...rule.matchAll(/U\+(\w+)-(\w+)/g)].map((range) =>
			range.map((end) => Number(`0x${end}`)),
		);
		const characters = await characterSet(`.${/(?<=url\(")[^"]+/.exec(rule)?.[0]}`);
		const isInRange = (code: number) =>
			ranges.some(([, first = 0, last = 0]) => code >= first && code <= last);
		return [...characters].filter((code) => ranges.length === 0 || isInRange(code));
	});
	const letters = String.fromCodePoint(...(await Promise.all(shown)).flat());
	expect([..."şŞğĞıİłŁčČćĆőŐűŰřŘšŠžŽ"].filter((letter) => !letters.includes(letter))).toEqual([]);
});
