import type { Certification } from "../../../../src/content/types.ts";
import type { SiteContent } from "../site-content.ts";
import { isActive } from "./certifications.ts";
import {
	CONTACT_LINK,
	certificationLink,
	EXPERIENCE_LINK,
	markdownLink,
	projectLink,
	serviceLink,
} from "./links.ts";
import type { Told } from "./portfolio-projects.ts";
import { dative, isRunning, place } from "./project-words.ts";
import { enumerate } from "./wording.ts";

/** Levels of certificates, the highest first. */
const LEVELS = ["Expert", "Professional", "Associate"];

const titleOf = (certification: Certification): string =>
	markdownLink(certificationLink(certification), "de");

/** Sides of projects and certificates that visitors ask for behind an answer. */
export function sideAnswers({ projects, services, certifications, owner: { name } }: SiteContent): Told[] {
	const highest = LEVELS.find((each) => certifications.some(({ level }) => level === each));
	const best = certifications.filter(({ level }) => level === highest);
	const active = certifications.filter(isActive);
	const others = certifications.filter((each) => !isActive(each));
	const issuers = new Set(certifications.map(({ issuer }) => issuer));
	const issued = [...issuers].map((issuer) => {
		const own = certifications.filter((each) => each.issuer === issuer);
		return `${issuer} (${own.map(titleOf).join(", ")})`;
	});
	return [
		...projects.map((project): Told => {
			const { slug, period, year, client, location } = project;
			const where = `bei ${dative(project)} ${place(location)}`;
			return {
				id: `portfolio/state/${slug}`,
				answer: isRunning(project)
					? {
							de: `Ja, das Projekt ${where} läuft noch (${period}).`,
							en: `Yes, the project at ${client} is still running; it began in ${year}.`,
						}
					: {
							de: `Nein, das Projekt ${where} ist abgeschlossen (${period}).`,
							en: `No, the project at ${client} is completed; it was in ${period}.`,
						},
				links: [projectLink(project)],
			};
		}),
		...projects.map((project): Told => {
			const offered = services.filter(({ slug }) => project.relatedServices.includes(slug));
			const links = (language: "de" | "en") =>
				offered.map((service) => markdownLink(serviceLink(service), language));
			return {
				id: `portfolio/offered/${project.slug}`,
				answer: {
					de: `Zum Projekt bei ${dative(project)} gehörten diese Leistungen, die ${name} anbietet: ${enumerate(links("de"), "und")}. Was davon für Sie passt, klären Sie am besten direkt.`,
					en: `These services that ${name} offers were part of the project at ${project.client}: ${enumerate(links("en"), "and")}. What of it fits you is best asked directly.`,
				},
				links: [projectLink(project), CONTACT_LINK],
			};
		}),
		{
			id: "portfolio/certificate-dates",
			answer: {
				de: `Wann ${name} die Prüfungen abgelegt hat, steht nicht auf dieser Website; sie nennt zu jedem Zertifikat Aussteller, Level und Status, aber kein Datum.`,
				en: `The site doesn't say when ${name} passed the exams; it gives the issuer, level and status of each certificate, but no date.`,
			},
			links: [EXPERIENCE_LINK, CONTACT_LINK],
		},
		{
			id: "portfolio/certificate-status",
			from: "certifications",
			answer: {
				de: `Als „${active[0]?.status}“ führt die Website ${enumerate(active.map(titleOf), "und")}.${others.map((each) => ` Zu ${titleOf(each)} steht dort „${each.status}“.`).join("")} Bis wann die Zertifikate gelten, steht nicht auf der Website.`,
				en: `The site lists ${enumerate(active.map(titleOf), "and")} as active.${others.map((each) => ` Of ${titleOf(each)} it says “${each.status}”.`).join("")} It doesn't say how long the certificates are valid.`,
			},
			links: [EXPERIENCE_LINK, CONTACT_LINK],
		},
		{
			id: "portfolio/certificate-issuers",
			from: "certifications",
			answer: {
				de: `Aussteller der Zertifikate: ${issued.join(", ")}.`,
				en: `The issuers of the certificates: ${issued.join(", ")}.`,
			},
			links: [EXPERIENCE_LINK],
		},
		...(highest
			? [
					{
						id: "portfolio/highest-certificate",
						answer: {
							de: `Die höchste Stufe unter den Zertifikaten ist „${highest}“: ${enumerate(best.map(titleOf), "und")}. Stufen verschiedener Aussteller lassen sich nur bedingt vergleichen.`,
							en: `The highest level among the certificates is “${highest}”: ${enumerate(best.map(titleOf), "and")}. Levels of different issuers compare only roughly.`,
						},
						links: [...best.map(certificationLink), EXPERIENCE_LINK],
					},
				]
			: []),
	];
}
