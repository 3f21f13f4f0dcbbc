import { expect, test } from "vitest";
import { secondSite, secondSiteIn } from "../../fixtures/second-site/content.ts";
import type { Content } from "../content/content.ts";
import { words } from "../content/words.ts";
import { dateIn, fillIn, inLanguage } from "./language.ts";
import { pageSections } from "./page-markdown.ts";
import { allPagesOf } from "./pages.ts";

const profileAt = (path: string, content: Content = secondSite) => {
	const page = allPagesOf(content).find((each) => each.path === path);
	return page && pageSections(page, (href) => href).join("\n\n");
};

test("names each client with period, role and place", () => {
	expect(profileAt("/en/profile")).toContain(
		"[Musikschule Sandholm](/en/projects/musikschule-sandholm): 2023, Room acoustics planner, Kappeln.",
	);
});

test("tells what came out of a project, and what a running one is about", () => {
	for (const project of inLanguage(secondSite.projects, "en"))
		expect(profileAt("/en/profile")).toContain(
			project.kind === "engagement"
				? `${words.parts.focus.en}: ${project.focus.join(", ")}.`
				: `${words.parts.results.en}: ${project.results.join(" ")} ${words.parts.technologies.en}`,
		);
});

test("begins with the addresses; tells availability, languages, technologies, certificates and addresses", () => {
	const profile = profileAt("/profile", secondSiteIn("en"));
	for (const text of [
		`New work welcome, ${fillIn(words.availableFrom.en, { date: dateIn("2099-01-12", "en") })}`,
		"German (native)",
		"ODEON, CadnaR",
		dateIn("2028-03-31", "en"),
		"24937 Flensburg",
		"[+49 461 5550142](tel:+494615550142)",
		"](https://example.org/werdegang.pdf)",
	])
		expect(profile).toContain(text);
});

test("writes the postal code after the town where the country does", () => {
	const postalAddress = { ...secondSite.owner.postalAddress, postalCode: "H91 0000", countryCode: "IE" };
	const irish = { ...secondSite, owner: { ...secondSite.owner, postalAddress } };
	expect(profileAt("/en/profile", irish)).toContain("Flensburg H91 0000");
});

test("leaves out what the owner lacks", () => {
	const owner = {
		...secondSite.owner,
		cvUrl: undefined,
		phone: undefined,
		languages: undefined,
		profiles: [],
	};
	const profile = profileAt("/profil", { ...secondSite, owner, projects: [], certifications: [] });
	const headings = [...(profile ?? "").matchAll(/^## (.*)/gm)].map(([, heading]) => heading);
	expect(headings).toHaveLength(2);
	expect(profile).not.toMatch(/undefined|Lebenslauf|tel:|Muttersprache/);
});
