import type { BreadcrumbList, FAQPage, Graph, Question, Thing } from "schema-dts";
import { inLanguage } from "../pages/language.ts";
import type { Page } from "../pages/pages.ts";
import { questionsIn } from "../pages/parts.ts";
import { addressOf, type Site, socialImagePath } from "./site-address.ts";

/** Returns the schema.org entities that a page is about, and its breadcrumbs. */
export function jsonLd(page: Page, site: Site): Graph {
	const breadcrumbs: BreadcrumbList = {
		"@type": "BreadcrumbList",
		itemListElement: page.trail.map(({ title, href }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name: title,
			item: { "@type": "WebPage", "@id": addressOf(site.address, href) },
		})),
	};
	const nodes = [
		...nodesOf(page, site),
		...questionNodes(page, site),
		...(page.trail.length > 0 ? [breadcrumbs] : []),
	];
	return { "@context": "https://schema.org", "@graph": nodes };
}

function questionNodes(page: Page, { address }: Site): FAQPage[] {
	const mainEntity = questionsIn(page).map(
		({ question, answer }): Exclude<Question, string> => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: answer },
		}),
	);
	const { path, language } = page;
	return mainEntity.length > 0
		? [{ "@type": "FAQPage", url: addressOf(address, path), inLanguage: language, mainEntity }]
		: [];
}

/** The owner and the business, which other pages refer to by the home page's ids. */
function ownerNodes({ content: { owner }, address }: Site) {
	const url = addressOf(address, "/");
	return {
		person: { "@type": "Person", "@id": `${url}#person`, name: owner.name, url },
		business: { "@type": "ProfessionalService", "@id": `${url}#business`, name: owner.name, url },
	} as const;
}

function nodesOf(page: Page, site: Site): Thing[] {
	const { path, title, meta, language, subject } = page;
	const { person, business } = ownerNodes(site);
	const url = addressOf(site.address, path);
	const common = { name: title, description: meta.description, url };
	switch (subject.group) {
		case "home":
			return homeNodes(page, site);
		case "services":
			return [{ "@type": "Service", ...common, provider: business }];
		case "certifications": {
			const { level, issuer, issued, expires, verifyUrl } = subject.certification;
			return [
				{
					"@type": "EducationalOccupationalCredential",
					...common,
					credentialCategory: "certification",
					educationalLevel: level,
					recognizedBy: { "@type": "Organization", name: issuer },
					datePublished: issued,
					expires,
					sameAs: verifyUrl,
				},
			];
		}
		case "profile":
			return [{ "@type": "ProfilePage", ...common, inLanguage: language, mainEntity: person }];
		case "glossary": {
			const hasDefinedTerm = subject.glossary.terms.map(
				({ id, name, also }) =>
					({ "@type": "DefinedTerm", name, alternateName: also, url: `${url}#${id}` }) as const,
			);
			return [{ "@type": "DefinedTermSet", ...common, inLanguage: language, hasDefinedTerm }];
		}
		default:
			return [{ "@type": "WebPage", ...common, inLanguage: language, publisher: person }];
	}
}

function homeNodes({ path, language }: Page, site: Site): Thing[] {
	const { content, address } = site;
	const { owner, home } = inLanguage(content, language);
	const { street, postalCode, city, countryCode } = owner.postalAddress;
	const { person, business } = ownerNodes(site);
	const url = addressOf(address, path);
	return [
		{
			...person,
			url,
			jobTitle: owner.jobTitle,
			email: owner.email,
			sameAs: owner.profiles.map((profile) => profile.url),
			knowsLanguage: owner.languages?.map(({ code }) => code),
			knowsAbout: home.about.competencies.map(({ title }) => title),
			worksFor: { "@id": business["@id"] },
		},
		{
			...business,
			url,
			description: home.meta.description,
			image: addressOf(address, socialImagePath(path)),
			email: owner.email,
			telephone: owner.phone,
			address: {
				"@type": "PostalAddress",
				streetAddress: street,
				postalCode,
				addressLocality: city,
				addressCountry: countryCode,
			},
			vatID: owner.vatId,
			foundingDate: String(content.freelanceSince),
			founder: { "@id": person["@id"] },
		},
		{ "@type": "WebSite", name: owner.name, url, inLanguage: language, publisher: { "@id": person["@id"] } },
	];
}
