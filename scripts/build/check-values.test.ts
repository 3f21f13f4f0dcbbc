import { expect, test } from "vitest";
import { secondSite } from "../../evals/second-site/content.ts";
import type { Content } from "../../src/content/content.ts";
import { impossibleValuesIn } from "./check-values.ts";

const ownerWith = (change: Partial<Content["owner"]>) => ({
	...secondSite,
	owner: { ...secondSite.owner, ...change },
});
const certificateWith = (change: object) => ({
	...secondSite,
	certifications: secondSite.certifications.map((certification) => ({ ...certification, ...change })),
});

test("values that are filled in well, or not at all, pass", () => {
	expect(impossibleValuesIn(secondSite)).toEqual([]);
	expect(
		impossibleValuesIn(ownerWith({ availableFrom: undefined, daysPerWeek: undefined, languages: [] })),
	).toEqual([]);
	expect(
		impossibleValuesIn(certificateWith({ issued: undefined, expires: undefined, verifyUrl: undefined })),
	).toEqual([]);
});

test.each([
	[ownerWith({ availableFrom: "2027-02-30" }), "availableFrom is “2027-02-30”"],
	[ownerWith({ availableFrom: "2027-13-01" }), "availableFrom is “2027-13-01”"],
	[ownerWith({ daysPerWeek: 8 }), "no 8 days"],
	[ownerWith({ daysPerWeek: 0 }), "no 0 days"],
	[
		ownerWith({ languages: [{ code: "Deutsch", level: { de: "", en: "" } }] }),
		"“Deutsch” is no language's code",
	],
	[ownerWith({ languages: [{ code: "xq", level: { de: "", en: "" } }] }), "“xq” is no language's code"],
	[certificateWith({ issued: "2025-4-1" }), "issued is “2025-4-1”"],
	[certificateWith({ expires: "2025-03-31" }), "expires before it is issued"],
	[certificateWith({ verifyUrl: "http://example.org/proof" }), "verifyUrl doesn't begin with https://"],
])("%#: names the file and what is wrong", (content, sentence) => {
	const [named, ...others] = impossibleValuesIn(content);
	expect(named).toMatch(/^src\/content\/(owner|certifications\/[\w-]+)\.ts: /);
	expect(named).toContain(sentence);
	expect(others).toEqual([]);
});
