import { expect, test } from "vitest";
import { secondSite } from "../../fixtures/second-site/content.ts";
import { evidenceOf } from "./evidence.ts";
import { pagesOf } from "./pages.ts";

const evidenceFor = (technology: string) => {
	const found = evidenceOf(pagesOf(secondSite, "en")).find((each) => each.technology === technology);
	const titles = (pages: readonly { title: string }[] = []) => pages.map(({ title }) => title);
	return {
		clients: titles(found?.clients),
		services: titles(found?.services),
		certifications: titles(found?.certifications),
	};
};

test("a client is evidence for a technology only if its own page names it", () => {
	expect(evidenceFor("ODEON").clients).toEqual(["Musikschule Sandholm: rehearsal rooms"]);
	expect(evidenceFor("CadnaR").clients).toEqual([]);
});

test("what a certificate covers is no evidence of work for a client", () => {
	const { clients, certifications } = evidenceFor("DIN 18041");
	expect(clients).toEqual([]);
	expect(certifications).toEqual(["Room Acoustics Planning"]);
});
