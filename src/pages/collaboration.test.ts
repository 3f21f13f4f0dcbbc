import { expect, test } from "vitest";
import { secondSite } from "../../fixtures/second-site/content.ts";
import type { Content } from "../content/content.ts";
import { words } from "../content/words.ts";
import { startAhead } from "./collaboration.ts";
import { dateIn, fillIn, inLanguage } from "./language.ts";
import { pageSections } from "./page-markdown.ts";
import { allPagesOf, pagesOf } from "./pages.ts";

const markdownOf = (content: Content, path: string) => {
	const page = allPagesOf(content).find((each) => each.path === path);
	return page ? pageSections(page, (href) => href).join("\n\n") : "";
};

/** The second site without its optional values. */
const silent: Content = {
	...secondSite,
	owner: {
		...secondSite.owner,
		profiles: [],
		cvUrl: undefined,
		availableFrom: undefined,
		responseTime: undefined,
		daysPerWeek: undefined,
		languages: undefined,
	},
	projects: secondSite.projects.map(({ quote, ...rest }) => rest),
	certifications: secondSite.certifications.map(({ level, issued, expires, verifyUrl, ...rest }) => rest),
};
const { labels } = words;
const startOn = (date: string) => fillIn(words.availableFrom.de, { date });
const CERTIFICATE = "/certifications/fachplanung-raumakustik";

test("the home page shows start date, response time, days per week and spoken languages", () => {
	expect(markdownOf(secondSite, "/")).toContain(
		`Neue Aufträge willkommen, ${startOn(dateIn("2099-01-12", "de"))}`,
	);
	expect(markdownOf(secondSite, "/")).toContain(
		`**${labels.responseTime.de}**: spätestens am nächsten Werktag`,
	);
	expect(markdownOf(secondSite, "/")).toContain(`**${labels.daysPerWeek.de}**: 3`);
	expect(markdownOf(secondSite, "/")).toContain("Deutsch (Muttersprache), Dänisch (zweite Muttersprache)");
	expect(markdownOf(secondSite, "/en")).toContain(dateIn("2099-01-12", "en"));
	expect(markdownOf(secondSite, "/en")).toContain("German (native), Danish (second native language)");
});

test("a certificate shows its validity, and links to its proof", () => {
	const german = markdownOf(secondSite, CERTIFICATE);
	expect(german).toContain(`**${labels.issued.de}**: ${dateIn("2025-04-01", "de")}`);
	expect(german).toContain(`**${labels.expires.de}**: ${dateIn("2028-03-31", "de")}`);
	expect(german).toContain(`[${words.viewProof.de}](https://example.org/nachweis/fr-210)`);
	expect(markdownOf(secondSite, `/en${CERTIFICATE}`)).toContain(
		`[${words.viewProof.en}](https://example.org`,
	);
	expect(markdownOf(secondSite, "/")).toContain(`${labels.expires.de} ${dateIn("2028-03-31", "de")}`);
});

test("a project shows what the client says, and who says it", () => {
	const english = markdownOf(secondSite, "/en/projects/musikschule-sandholm");
	expect(english).toContain("Since the rebuild we practise longer and argue less.");
	expect(english).toContain("Rasmus Lindholt, Head of the music school");
});

test("shows nothing for omitted values", () => {
	const { responseTime, daysPerWeek, languages, level, issued, expires, proof } = labels;
	const { collaboration, quote } = words.parts;
	const said = JSON.stringify(pagesOf(silent, "de"));
	const { cvButton } = inLanguage(silent.home.hero, "de");
	const terms = [responseTime, daysPerWeek, languages, level, issued, expires, proof, collaboration, quote];
	for (const term of [...terms, { de: cvButton }]) expect(said).not.toContain(`"${term.de}`);
	expect(said).not.toMatch(/2099|undefined/);
});

test("omits a start date in the past", () => {
	const start = (now: string) =>
		startAhead({ ...secondSite.owner, availableFrom: "2027-02-01" }, "de", new Date(now));
	expect(start("2027-01-31T12:00Z")?.text).toBe(startOn("1. Februar 2027"));
	expect(start("2027-02-01T00:00Z")).toBeUndefined();
});
