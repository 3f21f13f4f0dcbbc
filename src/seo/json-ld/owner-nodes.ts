import type { Person, PostalAddress, ProfessionalService, Thing } from "schema-dts";
import { certificationPath, certifications, servicePath, services } from "../../content/catalog.ts";
import { home } from "../../content/home.ts";
import { owner } from "../../content/owner.ts";
import { FREELANCE_SINCE } from "../../content/site.ts";
import { socialImagePath } from "../files-of-page.ts";
import { addressOf, type SiteAddress } from "../site-address.ts";

const personId = (site: SiteAddress) => `${addressOf(site, "/")}#person`;
const businessId = (site: SiteAddress) => `${addressOf(site, "/")}#business`;

/** The owner on pages other than the home page, which tells more under the same id. */
export const personInShort = (site: SiteAddress) =>
	({
		"@type": "Person",
		"@id": personId(site),
		name: owner.name,
		url: addressOf(site, "/"),
	}) satisfies Person;

/** The business on pages other than the home page. */
export const businessInShort = (site: SiteAddress): ProfessionalService => ({
	"@type": "ProfessionalService",
	"@id": businessId(site),
	name: owner.name,
	url: addressOf(site, "/"),
	address: postalAddress(),
});

/** The home page's graph: the person, his business with its services, and the site. */
export function homeGraph(site: SiteAddress): Thing[] {
	const url = addressOf(site, "/");
	const image = addressOf(site, socialImagePath("/"));
	return [
		{
			"@type": "Person",
			"@id": personId(site),
			name: owner.name,
			jobTitle: owner.jobTitle,
			url,
			email: owner.email,
			sameAs: [owner.profile.url],
			knowsAbout: home.about.competencies.map(({ title }) => title),
			hasCredential: certifications.map((certification) => ({
				"@type": "EducationalOccupationalCredential",
				name: certification.title,
				url: addressOf(site, certificationPath(certification.slug)),
			})),
			worksFor: { "@id": businessId(site) },
		},
		{
			"@type": "ProfessionalService",
			"@id": businessId(site),
			name: owner.name,
			description: home.meta.description,
			url,
			image,
			email: owner.email,
			...(owner.phone && { telephone: owner.phone }),
			address: postalAddress(),
			vatID: owner.vatId,
			foundingDate: String(FREELANCE_SINCE),
			founder: { "@id": personId(site) },
			hasOfferCatalog: {
				"@type": "OfferCatalog",
				name: home.services.title,
				itemListElement: services.map((service) => ({
					"@type": "Offer",
					itemOffered: {
						"@type": "Service",
						name: service.title,
						url: addressOf(site, servicePath(service.slug)),
					},
				})),
			},
		},
		{
			"@type": "WebSite",
			name: owner.name,
			url,
			inLanguage: "de",
			publisher: { "@id": personId(site) },
		},
	];
}

function postalAddress(): PostalAddress {
	const { street, postalCode, city, countryCode } = owner.postalAddress;
	return {
		"@type": "PostalAddress",
		streetAddress: street,
		postalCode,
		addressLocality: city,
		addressCountry: countryCode,
	};
}
