import { expect, test } from "vitest";
import { secondSite } from "../../fixtures/second-site/content.ts";
import { evidenceOf } from "./evidence.ts";
import { type Page, pagesOf } from "./pages.ts";

const provenAt = (technology: string, group: Page["subject"]["group"]) =>
	evidenceOf(pagesOf(secondSite, "en"))
		.flatMap((each) => (each.technology === technology ? each.proofs : []))
		.flatMap(({ subject, title }) => (subject.group === group ? title : []));

test("a client is evidence for a technology only if its own page names it", () => {
	expect(provenAt("ODEON", "projects")).toEqual(["Musikschule Sandholm: rehearsal rooms"]);
	expect(provenAt("CadnaR", "projects")).toEqual([]);
});

test("what a certificate covers is no evidence of work for a client", () => {
	expect(provenAt("DIN 18041", "projects")).toEqual([]);
	expect(provenAt("DIN 18041", "certifications")).toEqual(["Room Acoustics Planning"]);
});
