import type { Certification } from "../../../../src/content/types.ts";
import type { SiteContent } from "../site-content.ts";
import type { Told } from "./portfolio-projects.ts";
import {
	CONTACT_LINK,
	certificationLink,
	dative,
	EXPERIENCE_LINK,
	enumerate,
	place,
	projectLink,
} from "./wording.ts";

/** Levels of certificates, the highest first. */
const LEVELS = ["Expert", "Professional", "Associate"];

/** The status of a certificate that has to be kept up. */
const ACTIVE = "Aktiv zertifiziert";

const titleOf = (certification: Certification): string => {
	const { title, href } = certificationLink(certification);
	return `[${title.de}](${href})`;
};

/** Sides of projects and certificates that visitors ask for behind an answer. */
export function sideAnswers({ projects, certifications, owner: { name } }: SiteContent): Told[] {
	const highest = LEVELS.find((each) => certifications.some(({ level }) => level === each));
	const links = certifications.filter(({ level }) => level === highest).map(certificationLink);
	const titles = links.map(({ title, href }) => `[${title.de}](${href})`);
	const active = certifications.filter(({ status }) => status === ACTIVE);
	const others = certifications.filter((each) => !active.includes(each));
	const issuers = new Set(certifications.map(({ issuer }) => issuer));
	const issued = [...issuers].map((issuer) => {
		const own = certifications.filter((each) => each.issuer === issuer);
		return `${issuer} (${own.map(titleOf).join(", ")})`;
	});
	return [
		...projects.map((project): Told => {
			const { slug, period, year, client, location } = project;
			const isRunning = period !== String(year);
			const where = `bei ${dative(project)} ${place(location)}`;
			return {
				id: `portfolio/state/${slug}`,
				answer: isRunning
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
				de: `Als „${ACTIVE}“ führt die Website ${enumerate(active.map(titleOf), "und")}.${others.map((each) => ` Zu ${titleOf(each)} steht dort „${each.status}“.`).join("")} Bis wann die Zertifikate gelten, steht nicht auf der Website.`,
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
							de: `Die höchste Stufe unter den Zertifikaten ist „${highest}“: ${enumerate(titles, "und")}. Stufen verschiedener Aussteller lassen sich nur bedingt vergleichen.`,
							en: `The highest level among the certificates is “${highest}”: ${enumerate(titles, "and")}. Levels of different issuers compare only roughly.`,
						},
						links: [...links, EXPERIENCE_LINK],
					},
				]
			: []),
	];
}
