import { describe, expect, test } from "vitest";
import { shipped } from "../../content/shipped.ts";
import { allPagesOf } from "../../pages/pages.ts";
import { followUps } from "./follow-ups.ts";

const pages = allPagesOf(shipped).flatMap(({ subject, title, path }) =>
	"service" in subject || "project" in subject || "certification" in subject ? [{ title, href: path }] : [],
);

describe("questions after an answer", () => {
	test.each(pages)("follow from $href", (page) => {
		for (const language of ["de", "en"] as const) {
			const questions = followUps([{ ...page, href: `${page.href}#other` }], language, []);
			expect(questions).toHaveLength(2);
			expect(questions[0]).toContain(page.title);
		}
	});

	test("cover each source, most important first", () => {
		const [first, second] = pages;
		const questions = followUps(pages.slice(0, 2), "de", []);
		expect(questions[0]).toContain(first?.title);
		expect(questions[1]).toContain(second?.title);
	});

	test("leave out what the answer covers", () => {
		const [page] = pages;
		const ask = (part: string) => followUps([{ title: "A", href: `${page?.href}#${part}` }], "de", []);
		expect(ask("technologien").join()).not.toContain("Technologien");
		expect(ask("leistungen").join()).toContain("Technologien");
	});

	test("leave out earlier questions", () => {
		const [asked = ""] = followUps(pages.slice(0, 1), "de", []);
		const next = followUps(pages.slice(0, 1), "de", [asked]);
		expect(next).toHaveLength(2);
		expect(next).not.toContain(asked);
	});

	test("are general if no source has its own questions", () => {
		const sources = [
			{ title: "Projekte", href: "/projects/overview" },
			{ title: "Start", href: "/" },
			{ title: "Kontakt", href: "/#contact" },
			{ title: "Fremd", href: "/constructor/x" },
		];
		expect(followUps(sources, "en", [])).toEqual(followUps([], "en", []));
		expect(followUps([], "en", [])).toHaveLength(2);
	});
});
