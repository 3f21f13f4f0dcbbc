import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { shipped } from "../../src/content/shipped.ts";
import { words } from "../../src/content/words.ts";
import { fillIn, inLanguage } from "../../src/pages/language.ts";
import { findText } from "./text-source.ts";

/** Returns the file that is opened for a text, and its line. */
async function opened(text: string, language: string, page = "/") {
	const [file = "", line] = (await findText({ text, language, page }))?.split(":") ?? [];
	return { file, line: readFileSync(file, "utf8").split("\n")[Number(line) - 1] };
}

test.each(shipped.languages)("a page's text opens its file at its line, in %s", async (language) => {
	for (const { slug, lead } of inLanguage(shipped.services, language).slice(0, 2))
		expect(await opened(lead, language, `/services/${slug}`)).toEqual({
			file: `src/content/services/${slug}.ts`,
			line: expect.stringContaining(lead.slice(0, 40)),
		});
});

test("a text with values filled in opens where it is composed, and a part of one where it stands", async () => {
	const { file, line } = await opened(fillIn(words.examplePhases.en, { count: "7" }), "en");
	expect(file).toBe("src/content/words.ts");
	expect(line).toContain(words.examplePhases.en);
	expect((await opened(words.shell.failed.text.en.slice(0, 30), "en")).line).toContain(
		words.shell.failed.text.en,
	);
});

test("a figure opens the content that composes it", async () => {
	const { stats } = inLanguage(shipped.home.hero, "en");
	for (const { value } of stats)
		expect((await opened(value, "en")).file).toMatch(/^src\/content\/(home|site)\.ts$/);
});

test("a text that no file holds opens nothing", async () => {
	expect(await findText({ text: "Zyxwv Utsrq", language: "de", page: "/" })).toBeUndefined();
});
