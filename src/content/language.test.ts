import { expect, test } from "vitest";
import { fillIn, inLanguage, languageOf, pathIn } from "./language.ts";

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

test("fills placeholders, and keeps unknown ones", () => {
	expect(fillIn("{count} of {all}", { count: "3" })).toBe("3 of {all}");
});

test.each([
	["/", "/en"],
	["/services/devops", "/en/services/devops"],
] as const)("%s is at %s in English", (german, english) => {
	expect(pathIn(german, "de")).toBe(german);
	expect(pathIn(german, "en")).toBe(english);
	expect(languageOf(german)).toBe("de");
	expect(languageOf(english)).toBe("en");
});
