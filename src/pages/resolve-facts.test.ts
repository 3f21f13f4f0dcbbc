import { expect, test } from "vitest";
import { secondSite } from "../../fixtures/second-site/content.ts";
import type { Content } from "../content/content.ts";
import type { Fact, Localized } from "../content/types.ts";
import { inLanguage } from "./language.ts";
import { factsOf } from "./resolve-facts.ts";

const both = (text: string) => ({ de: text, en: text });
const clients: Fact<Localized> = {
	id: "clients",
	about: both("clients"),
	answer: { de: "Kunden: {clients}.", en: "Clients: {clients}." },
	one: both("{clients}"),
	none: { answer: both("–"), links: ["/#contact"], open: true },
	links: ["/projects/overview", "/projects/*"],
};
const [first, ...others] = secondSite.projects;
if (!first || others.length === 0) throw new Error("The second site has lost its projects.");

const resolved = (fact: Partial<Fact<Localized>>, change: Partial<Content> = {}) =>
	factsOf({ ...secondSite, ...change, facts: [{ ...clients, ...fact }] }, "en")[0];

test("fills in the owner's values, in the given language", () => {
	const { name, phone, jobTitle } = secondSite.owner;
	expect(resolved({ answer: both("{name}: {jobTitle}, {phone}") })?.answer).toBe(
		`${name}: ${jobTitle.en}, ${phone}`,
	);
});

test("fills in values that other files give, and their fields", () => {
	const values = { years: 17, place: { de: "Kiel", en: "Kiel, Germany" }, host: { name: "Nordhost eG" } };
	const answer = both("{years}, {place}, {host.name}");
	expect(resolved({ answer }, { values })?.answer).toBe("17, Kiel, Germany, Nordhost eG");
});

test("enumerates a list in a sentence, and lists it below one", () => {
	const names = inLanguage(secondSite.projects, "en").map(({ client }) => client);
	expect(resolved({})?.answer).toBe(`Clients: ${new Intl.ListFormat("en-GB").format(names)}.`);
	expect(resolved({ answer: both("Clients:\n{clients}") })?.answer).toBe(
		`Clients:${names.map((name) => `\n- ${name}`).join("")}`,
	);
});

test("has another answer for one entry and for none", () => {
	const { client } = first;
	expect(resolved({}, { projects: [first] })?.answer).toBe(typeof client === "string" ? client : client.en);
	expect(resolved({}, { projects: [] })).toMatchObject({ answer: "–", links: ["/#contact"], open: true });
});

test("states the law of the owner's country", () => {
	const law = { ...secondSite.law, rights: both("Ask me.") };
	expect(resolved({ answer: both("{law.rights} {law.authority.name}") }, { law })?.answer).toBe(
		`Ask me. ${law.authority.name}`,
	);
});

test("has another answer without a provider of a language model", () => {
	const answer = both("{ai.shortName}");
	expect(resolved({ answer }, { values: { ai: { shortName: "Modellwerk" } } })?.answer).toBe("Modellwerk");
	expect(resolved({ answer }, { values: {} })?.answer).toBe("–");
});

test("leaves out a fact about something that the owner lacks", () => {
	expect(resolved({ none: undefined }, { projects: [] })).toBeUndefined();
	const owner = { ...secondSite.owner, phone: undefined };
	expect(resolved({ none: undefined, answer: both("{phone}") }, { owner })).toBeUndefined();
});

test("links to every page of a kind", () => {
	expect(resolved({})?.links).toEqual([
		"/projects/overview",
		...secondSite.projects.map(({ slug }) => `/projects/${slug}`),
	]);
});

test("links to the contact form instead of places that a site without projects lacks", () => {
	const links = ["/#experience", "/projects/overview"] as const;
	const change = { projects: [], certifications: [] };
	expect(resolved({ answer: both("–"), links }, change)?.links).toEqual(["/#contact"]);
	expect(resolved({ answer: both("–"), links })?.links).toEqual(links);
});

test("counts entries, and has no count of none", () => {
	const answer = both("{projectCount}");
	expect(resolved({ answer })?.answer).toBe(String(secondSite.projects.length));
	expect(resolved({ answer }, { projects: [] })?.answer).toBe("–");
});

test("names file and fact of an unknown value, wherever it stands", () => {
	const message = "src/content/facts*.ts, “clients”: {naem} isn't a value";
	for (const fact of [
		{ about: both("{naem}") },
		{ one: both("{naem}") },
		{ none: { answer: both("{naem}"), links: clients.links } },
	])
		expect(() => resolved(fact)).toThrow(message);
});
