import {
	HERO_PROJECTS,
	OVERVIEW_CARD_PROJECTS,
	OVERVIEW_CLIENTS,
	OVERVIEW_PROJECTS,
	OVERVIEW_TECHNOLOGIES,
} from "../../../../src/content/site.ts";
import type { SiteContent } from "../site-content.ts";
import type { Fact } from "./facts.ts";
import { ABOUT_LINK, EXPERIENCE_LINK, OVERVIEW_LINK, SERVICES_LINK, serviceLink } from "./links.ts";
import { enumerate } from "./wording.ts";

/** How many there are of what. */
export function numberFacts({ projects, owner, services, certifications }: SiteContent): Fact[] {
	const clients = projects.map(({ client }) => client);
	return [
		{
			id: "project-count",
			cues: ["count", "projects"],
			needs: ["count", "projects"],
			names: "Anzahl Projekte number of projects",
			answer: {
				de: `Das Portfolio zählt ${OVERVIEW_PROJECTS} Projekte; mit kleineren Einsätzen sind es ${OVERVIEW_CARD_PROJECTS}, und ${HERO_PROJECTS} davon sind größere Projekte.`,
				en: `The portfolio counts ${OVERVIEW_PROJECTS} projects; with smaller assignments it is ${OVERVIEW_CARD_PROJECTS}, and ${HERO_PROJECTS} of them are larger projects.`,
			},
			links: [OVERVIEW_LINK],
		},
		{
			id: "clients",
			cues: ["count", "clients"],
			needs: ["clients"],
			names: "Kunden Auftraggeber clients customers",
			keywords: "zufriedene Branchen Anzahl Referenzen",
			answer: {
				de: `Die Website spricht von ${OVERVIEW_CLIENTS} zufriedenen Kunden. Mit einer eigenen Seite vorgestellt sind ${enumerate(clients, "und")}.`,
				en: `The site counts ${OVERVIEW_CLIENTS} satisfied clients. Those with a page of their own are ${enumerate(clients, "and")}.`,
			},
			links: [OVERVIEW_LINK],
		},
		{
			id: "technology-count",
			cues: ["count", "technologies"],
			needs: ["count", "technologies"],
			names: "Anzahl Technologien number of technologies",
			answer: {
				de: `Das Portfolio nennt ${OVERVIEW_TECHNOLOGIES} Technologien.`,
				en: `The portfolio counts ${OVERVIEW_TECHNOLOGIES} technologies.`,
			},
			links: [OVERVIEW_LINK, ABOUT_LINK],
		},
		{
			id: "service-count",
			cues: ["count", "services"],
			needs: ["count", "services"],
			names: "Anzahl Leistungen number of services",
			answer: {
				de: `${owner.name} bietet ${services.length} Leistungen an: ${enumerate(
					services.map(({ title }) => title),
					"und",
				)}.`,
				en: `${owner.name} offers ${services.length} services: ${enumerate(
					services.map((service) => serviceLink(service).title.en),
					"and",
				)}.`,
			},
			links: [SERVICES_LINK],
		},
		{
			id: "certification-count",
			cues: ["count", "certificates"],
			needs: ["count", "certificates"],
			names: "Anzahl Zertifikate number of certificates",
			answer: {
				de: `${owner.name} hat ${certifications.length} Zertifikate: ${enumerate(
					certifications.map(({ title }) => title),
					"und",
				)}.`,
				en: `${owner.name} holds ${certifications.length} certificates: ${enumerate(
					certifications.map(({ title }) => title),
					"and",
				)}.`,
			},
			links: [EXPERIENCE_LINK],
		},
	];
}
