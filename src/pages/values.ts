import type { ContentInLanguage } from "../content/content.ts";
import { LOCALES } from "../content/site.ts";
import type { Language } from "../content/types.ts";
import { words } from "../content/words.ts";
import { availabilityIn, spokenLanguages, startAhead, validityDetails } from "./collaboration.ts";
import { enumerate, fillIn, inLanguage, inRegion } from "./language.ts";
import { phoneHref } from "./paths.ts";
import { currentProjectsOf } from "./project-pages.ts";

/** A text, a list, or nothing if the owner has no such value. */
export type Value = string | readonly string[] | undefined;
type Values = Readonly<Record<string, Value>>;

/** Returns the values that facts and legal pages may name. */
export function valuesOf(texts: ContentInLanguage, language: Language): Values {
	return {
		...ownerValues(texts, language),
		...pageValues(texts, language),
		...certificateValues(texts, language),
		...WITHOUT_AI,
		...Object.fromEntries(textsOf({ ...texts.values, law: texts.law })),
	};
}

/** A site may name no provider of a language model. */
const WITHOUT_AI: Values = Object.fromEntries(
	["name", "shortName", "address", "privacyUrl"].map((key) => [`ai.${key}`, undefined]),
);

function ownerValues(texts: ContentInLanguage, language: Language) {
	const { owner, languages } = texts;
	const { name, email, phone, profiles, portrait, company } = owner;
	const { jobTitle, cvUrl, vatId, professionalDetails, responseTime, daysPerWeek } = owner;
	const names = new Intl.DisplayNames(language, { type: "language" });
	return {
		...{ ...owner.postalAddress, town: townOf(owner.postalAddress) },
		...{ name, jobTitle, email, phone, cvUrl, vatId, professionalDetails, responseTime },
		start: startAhead(owner, language)?.text,
		provider: company?.name ?? name,
		company: company?.name,
		representedBy: company?.representedBy,
		register: company?.register,
		portrayed: portrait && name,
		mailLink: `[${email}](mailto:${email})`,
		phoneHref: phone && phoneHref(phone),
		profiles: profiles.map(({ label, url }) => `[${label}](${url})`),
		daysPerWeek: daysPerWeek?.toLocaleString(LOCALES[language]),
		availability: availabilityIn(texts, language),
		spokenLanguages: owner.languages && spokenLanguages(owner.languages, language),
		siteLanguages: languages.flatMap((each) => names.of(each) ?? []),
	};
}

function pageValues(texts: ContentInLanguage, language: Language) {
	const { home, services, projects } = texts;
	// Without projects there is no overview.
	const empty = { currentProjects: [], coreTechnologies: [], approach: [] };
	const overview = projects.length > 0 ? texts.projectsOverview : { ...texts.projectsOverview, ...empty };
	const { currentProjects, coreTechnologies, approach } = overview;
	const quoted = (title: string) => fillIn(words.quoted[language], { title });
	return {
		lead: home.hero.lead,
		sinceBadge: home.hero.sinceBadge,
		cvButton: home.hero.cvButton,
		career: home.about.timeline.map(({ year, title }) => `${title} (${year})`).join(", "),
		lastParagraph: home.about.story.at(-1),
		onSite: home.experience.location.text,
		firstStep: approach[0]?.text,
		lastStepTitle: approach.at(-1)?.title,
		lastStep: approach.at(-1)?.text,
		serviceCount: countOf(services),
		services: services.map(({ title }) => title),
		exampleCount: countOf(services.flatMap(({ scenarios }) => scenarios)),
		technologyGroups: coreTechnologies.map(({ title }) => title),
		projectCount: countOf(projects),
		clients: projects.map(({ client }) => client),
		clientDetails: projects.map(
			({ client, period, role, location }) => `${client} (${period}): ${role}, ${location}`,
		),
		projectPeriods: projects.map(({ client, period }) => `${client} (${period})`),
		projectLocations: projects.map(({ client, location }) => `${location} (${client})`),
		roles: projects.map(({ client, role }) => `${role} (${client})`),
		running: currentProjectsOf({ ...texts, projectsOverview: overview }).map(
			({ title, period }) => `${quoted(title)} (${period})`,
		),
		ownProjects: currentProjects.flatMap((each) => (each.project === undefined ? quoted(each.title) : [])),
	};
}

function certificateValues({ certifications }: ContentInLanguage, language: Language) {
	const { statuses } = inLanguage(words, language);
	return {
		certificateCount: countOf(certifications),
		certificates: certifications.map(
			({ title, issuer, level }) => `${title} (${[issuer, level].filter(Boolean).join(", ")})`,
		),
		certificateContents: certifications.map(({ title, meta }) => `${title}: ${meta.description}`),
		certificateStatuses: certifications.map(
			({ title, status }) => `${title} (${statuses[status].label}: ${statuses[status].value})`,
		),
		certificateValidity: certifications.flatMap((certification) => {
			const details = validityDetails(certification, language).map(({ label, value, href }) =>
				href ? `[${value}](${href})` : `${label}: ${value}`,
			);
			return details.length > 0 ? `${certification.title}, ${details.join(", ")}` : [];
		}),
	};
}

/** Returns postal code and town, in the order of the country. */
export const townOf = ({ postalCode, city, countryCode }: ContentInLanguage["owner"]["postalAddress"]) =>
	/^(AU|CA|GB|IE|NZ|US)$/.test(countryCode) ? `${city} ${postalCode}` : `${postalCode} ${city}`;

/** Returns the texts and numbers in a value, each with its place, such as `owner.email`. */
export const textsOf = (value: object): (readonly [place: string, text: string])[] =>
	Object.entries(value).flatMap(([key, entry]) => {
		if (typeof entry === "string" || typeof entry === "number") return [[key, String(entry)] as const];
		if (typeof entry !== "object" || entry === null) return [];
		return textsOf(entry).map(([place, text]) => [`${key}.${place}`, text] as const);
	});

const countOf = ({ length }: readonly unknown[]) => (length > 0 ? String(length) : undefined);

/**
 * Returns a text with its values filled in, or nothing if the owner lacks one of them. A list becomes "A, B and C", or a
 * Markdown list if its placeholder begins a line.
 *
 * @param place File and entry that contain the text, for errors.
 * @throws Error if there is no such value.
 */
export function withValues(text: string, values: Values, language: Language, place: string) {
	const named = valuesIn(text).map((name) => {
		if (!(name in values)) throw new Error(`${place}: {${name}} isn't a value of src/pages/values.ts.`);
		return values[name];
	});
	if (named.some((value) => value === undefined || value.length === 0)) return undefined;
	return inRegion(text, language).replace(PLACEHOLDER, (_, start: string, name: string) => {
		const value = values[name] ?? "";
		if (typeof value === "string") return start + value;
		return start === "\n" ? value.map((item) => `\n- ${item}`).join("") : start + enumerate(value, language);
	});
}

/** Returns the names of the values in a text. */
export const valuesIn = (text: string): string[] =>
	Array.from(text.matchAll(PLACEHOLDER), ([, , name = ""]) => name);

const PLACEHOLDER = /(\n?)\{([\w.]+)\}/g;
