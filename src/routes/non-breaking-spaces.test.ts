import { expect, test } from "vitest";
import { withNonBreakingSpaces } from "./non-breaking-spaces.ts";

/** Tildes mark the non-breaking spaces. */
test.each([
	["ein RTO von 1~Stunde", "a unit in full"],
	["auf 60~Sekunden, nach 5~Minuten und 24~Stunden", "several units"],
	["über 14~Tage, 27~Wochen, 6~Monate oder 17+~Jahre", "long times"],
	["nach 3~Tagen, 6~Monaten und 2~Jahren", "their dative"],
	["100~% von 1,5~TB in 20~ms, 3~h oder 6~min für 9.000~Euro", "units in short"],
	["within 24~hours, 1~week and 17~years", "English units"],
	["at 3~a.m. on Monday", "a time of day"],
	["Antwortzeit im 95.~Perzentil", "an ordinal number"],
	["nach Art.~6~Abs.~1 DSGVO und §~25~Abs.~2 Nr.~2 TDDDG", "what the law counts"],
	["Werkzeuge, z.~B. Terraform", "an abbreviation in two parts"],
	["archive_timeout~60~s", "a setting and its value"],
	["Solutions Architect~– Associate", "a dash"],
	["Bundesdruckerei: von~Rancher zu OpenShift", "a short word behind a colon"],
	["until cutover. I~agree RPO and RTO; a~rehearsal", "a letter that begins a clause"],
])("“%s” keeps %s on one line", (text) => {
	expect(withNonBreakingSpaces(text.replaceAll("~", " "))).toBe(text.replaceAll("~", "\u00a0"));
});

test.each([
	["seit 2007 selbstständig", "a year"],
	["in 2 sehr alten Netzen", "a word that begins like a unit"],
	["5 Stundenlöhne und 3 Tagessätze", "a word that a unit begins"],
	["Fragen dieser Art. Danach 2 Workshops", "the end of a sentence"],
	["Sheriff Street 117–126", "a dash between numbers"],
])("“%s” stays as it is (%s)", (text) => {
	expect(withNonBreakingSpaces(text)).toBe(text);
});

test("replaces spaces in texts at any depth, and keeps other values", () => {
	const phase = {
		title: "Pilot",
		duration: "4 Wochen",
		tasks: ["nach 3 Tagen"],
		year: 2024,
		href: undefined,
	};
	expect(withNonBreakingSpaces({ phases: [phase] })).toEqual({
		phases: [{ ...phase, duration: "4\u00a0Wochen", tasks: ["nach 3\u00a0Tagen"] }],
	});
});
