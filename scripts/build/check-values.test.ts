import { expect, test } from "vitest";
import { secondSite } from "../../fixtures/second-site/content.ts";
import type { Content } from "../../src/content/content.ts";
import { emptyTexts, invalidValuesIn } from "./check-values.ts";

const ownerWith = (change: Partial<Content["owner"]>) => ({
	...secondSite,
	owner: { ...secondSite.owner, ...change },
});
const certificateWith = (change: object) => ({
	...secondSite,
	certifications: secondSite.certifications.map((certification) => ({ ...certification, ...change })),
});

test("accepts valid and absent values", () => {
	expect(invalidValuesIn(secondSite)).toEqual([]);
	expect(
		invalidValuesIn(ownerWith({ availableFrom: undefined, daysPerWeek: undefined, languages: [] })),
	).toEqual([]);
	expect(
		invalidValuesIn(certificateWith({ issued: undefined, expires: undefined, verifyUrl: undefined })),
	).toEqual([]);
});

test.each([
	[ownerWith({ availableFrom: "2027-02-30" }), "availableFrom is “2027-02-30”"],
	[ownerWith({ availableFrom: "2027-13-01" }), "availableFrom is “2027-13-01”"],
	[ownerWith({ daysPerWeek: 8 }), "daysPerWeek is 8"],
	[ownerWith({ daysPerWeek: 0 }), "daysPerWeek is 0"],
	[
		ownerWith({ languages: [{ code: "Deutsch", level: { de: "", en: "" } }] }),
		"“Deutsch” isn't a language code",
	],
	[ownerWith({ languages: [{ code: "xq", level: { de: "", en: "" } }] }), "“xq” isn't a language code"],
	[certificateWith({ issued: "2025-4-1" }), "issued is “2025-4-1”"],
	[certificateWith({ expires: "2025-03-31" }), "expires before it is issued"],
	[certificateWith({ verifyUrl: "http://example.org/proof" }), "verifyUrl doesn't begin with https://"],
])("%#: names the file and the invalid value", (content, sentence) => {
	const [named, ...others] = invalidValuesIn(content);
	expect(named).toMatch(/^src\/content\/(owner|certifications\/[\w-]+)\.ts: /);
	expect(named).toContain(sentence);
	expect(others).toEqual([]);
});

test("reports an empty text by its place", () => {
	expect(emptyTexts(secondSite)).toEqual([]);
	expect(emptyTexts(ownerWith({ name: " " }))).toEqual([
		"src/content: owner.name is empty. Fill it in, or delete the line if it is optional.",
	]);
});
