import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { english } from "../../fixtures/owners.ts";
import { namesOfTheFirst, wordsOf } from "../../fixtures/second-site/names.ts";
import { shipped } from "../../src/content/shipped.ts";
import { dateIn } from "../../src/pages/language.ts";
import { at } from "../support/address.ts";

/** Built by `npm run build:test` from the second site's content, in English only. */
const FOLDER = ".cache/owners/english/build/client";
/** Not the packages' licences, which name their authors. */
const FOR_READERS = /^(?!licenses\.).*\.(html|data|md|txt|xml)$/;

const files = readdirSync(FOLDER, { recursive: true }).map(String);
const names = namesOfTheFirst();

/** Text for visitors and search engines: content, accessible names, JSON-LD. */
function readable(file: string): string {
	const text = readFileSync(`${FOLDER}/${file}`, "utf8");
	if (!file.endsWith(".html")) return text;
	const page = new DOMParser().parseFromString(text, "text/html");
	for (const element of page.querySelectorAll("meta[http-equiv], style, script:not([type*=json])"))
		element.remove();
	return page.documentElement.outerHTML;
}

test.each(files.filter((file) => FOR_READERS.test(file)))(
	"%s contains nothing of the first owner",
	(file) => {
		expect([...wordsOf(readable(file))].filter((word) => names.has(word))).toEqual([]);
	},
);

test("its pages show the owner's terms of collaboration, and a certificate's proof", () => {
	const home = readable("index.html");
	expect(home.split(`New work welcome, from ${dateIn("2099-01-12", "en")}`).length).toBeGreaterThan(2);
	expect(home).toContain("German (native), Danish (second native language), English (fluent)");
	const certificate = readFileSync(`${FOLDER}/certifications/fachplanung-raumakustik.html`, "utf8");
	expect(certificate).toContain(dateIn("2028-03-31", "en"));
	const page = new DOMParser().parseFromString(certificate, "text/html");
	expect(page.querySelector('main a[href="https://example.org/nachweis/fr-210"]')?.textContent).toContain(
		"View credential",
	);
});

test("the contact section has the owner's portrait if there is one", () => {
	const portraitIn = (folder: string) =>
		new DOMParser()
			.parseFromString(readFileSync(`${folder}/index.html`, "utf8"), "text/html")
			.querySelector("#contact img");
	const portrait = portraitIn(FOLDER);
	expect(portrait?.getAttribute("src")).toBe(at(`/${english.owner.portrait}`));
	expect(portrait?.getAttribute("alt")).toBe(english.owner.name);
	expect(portraitIn("build/client") !== null).toBe(shipped.owner.portrait !== undefined);
});

test("a company's imprint names it, its directors and its register", () => {
	const imprint = readFileSync(`${FOLDER}/legal-notice.html`, "utf8");
	const named = Object.values(english.owner.company ?? {});
	expect(named).toHaveLength(3);
	for (const text of named) expect(imprint).toContain(text);
});

test("a site in one language has no language prefixes in paths, and no language switch", () => {
	expect(files).toContain("index.html");
	expect(files.filter((file) => /^(de|en)\b/.test(file))).toEqual([]);
	const home = readFileSync(`${FOLDER}/index.html`, "utf8");
	expect(home).toMatch(/<html[^>]* lang="en"/);
	expect(home).not.toContain("hreflang");
});
