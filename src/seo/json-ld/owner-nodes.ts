import type { Person, PostalAddress, ProfessionalService, Thing } from "schema-dts";
import type { Owner } from "../../content/owner.ts";
import { inLanguage } from "../../pages/language.ts";
import type { Page, PageGroup } from "../../pages/pages.ts";
import { addressOf, type Site, type SiteAddress, socialImagePath } from "../site-address.ts";

const personId = (address: SiteAddress) => `${addressOf(address, "/")}#person`;
const businessId = (address: SiteAddress) => `${addressOf(address, "/")}#business`;

/** The owner on pages other than the home page, which has the details under the same id. */
export const personInShort = ({ content: { owner }, address }: Site) =>
	({
		"@type": "Person",
		"@id": personId(address),
		name: owner.name,
		url: addressOf(address, "/"),
	}) satisfies Person;

/** The business on pages other than the home page. */
export const businessInShort = ({ content: { owner }, address }: Site): ProfessionalService => ({
	"@type": "ProfessionalService",
	"@id": businessId(address),
	name: owner.name,
	url: addressOf(address, "/"),
	address: postalAddress(owner),
});

/** The home page's graph: the person, the business with its services, and the site. */
export function homeGraph({ path, language }: Page, { content, pages, address }: Site): Thing[] {
	const { owner, home } = inLanguage(content, language);
	const url = addressOf(address, path);
	const named = (group: PageGroup) =>
		pages
			.filter((page) => page.subject.group === group && page.language === language)
			.map((page) => ({ name: page.title, url: addressOf(address, page.path) }));
	return [
		{
			"@type": "Person",
			"@id": personId(address),
			name: owner.name,
			jobTitle: owner.jobTitle,
			url,
			email: owner.email,
			sameAs: [owner.profile.url],
			knowsLanguage: owner.languages?.map(({ code }) => code),
			knowsAbout: home.about.competencies.map(({ title }) => title),
			hasCredential: named("certifications").map((certification) => ({
				"@type": "EducationalOccupationalCredential",
				...certification,
			})),
			worksFor: { "@id": businessId(address) },
		},
		{
			"@type": "ProfessionalService",
			"@id": businessId(address),
			name: owner.name,
			description: home.meta.description,
			url,
			image: addressOf(address, socialImagePath(path)),
			email: owner.email,
			telephone: owner.phone,
			address: postalAddress(content.owner),
			vatID: owner.vatId,
			foundingDate: String(content.freelanceSince),
			founder: { "@id": personId(address) },
			hasOfferCatalog: {
				"@type": "OfferCatalog",
				name: home.services.title,
				itemListElement: named("services").map((service) => ({
					"@type": "Offer",
					itemOffered: { "@type": "Service", ...service },
				})),
			},
		},
		{
			"@type": "WebSite",
			name: owner.name,
			url,
			inLanguage: language,
			publisher: { "@id": personId(address) },
		},
	];
}

function postalAddress({
	postalAddress: { street, postalCode, city, countryCode },
}: Pick<Owner<unknown>, "postalAddress">): PostalAddress {
	return {
		"@type": "PostalAddress",
		streetAddress: street,
		postalCode,
		addressLocality: city,
		addressCountry: countryCode,
	};
}
