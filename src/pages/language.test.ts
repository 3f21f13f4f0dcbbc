import { expect, test } from "vitest";
import { SITE_LANGUAGES } from "../content/site.ts";
import { fillIn, inLanguage, inRegion, languageOf, pathIn } from "./language.ts";

test("resolves texts at any depth, and keeps everything else", () => {
	const value = {
		slug: "devops",
		years: 17,
		title: { de: "Betrieb", en: "Operations" },
		parts: [{ text: { de: "Eins", en: "One" } }, "Linux"],
	};
	expect(inLanguage(value, "en")).toEqual({
		slug: "devops",
		years: 17,
		title: "Operations",
		parts: [{ text: "One" }, "Linux"],
	});
});

test("keeps objects whose keys look like languages", () => {
	const value = [{ id: "x" }, { to: "y" }, {}, { de: "nur eine", id: "z" }, { de: ["Eins"], en: ["One"] }];
	expect(inLanguage(value, "en")).toEqual(value);
});

test("Swiss German has no ß", () => {
	expect(inRegion("Straße", "de", "de-CH")).toBe("Strasse");
	expect(inRegion("Straße", "de", "de-AT")).toBe("Straße");
	expect(inRegion("Gauß", "en", "en-GB")).toBe("Gauß");
});

test("fills placeholders, and keeps unknown ones", () => {
	expect(fillIn("{count} of {all}", { count: "3" })).toBe("3 of {all}");
});

test.each([
	["/", "/en"],
	["/services/devops", "/en/services/devops"],
	["/#contact", "/en#contact"],
	["/profil#kontakt", "/en/profile#kontakt"],
	["/datenschutz", "/en/privacy"],
] as const)("%s is at %s in English", (german, english) => {
	expect(pathIn(german, "de", ["de", "en"])).toBe(german);
	expect(pathIn(german, "en", ["de", "en"])).toBe(english);
});

test.each(SITE_LANGUAGES)("a path tells its language: %s", (language) => {
	for (const path of ["/", "/services/devops"] as const)
		expect(languageOf(pathIn(path, language))).toBe(language);
});
