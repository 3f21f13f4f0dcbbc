import type { SiteContent } from "../site-content.ts";
import {
	ABOUT_LINK,
	CONTACT_LINK,
	EXPERIENCE_LINK,
	HOME_LINK,
	IMPRINT_LINK,
	OVERVIEW_LINK,
} from "./links.ts";
import type { Told } from "./portfolio-projects.ts";
import { enumerate } from "./wording.ts";

/** What recruiters and buyers ask that this site leaves open; each names what was asked for, and how to settle it. */
export function openAnswers({ owner, certifications, home }: SiteContent): Told[] {
	const { name, email, profile } = owner;
	const titles = certifications.map(({ title }) => title);
	const answers: Omit<Told, "open">[] = [
		{
			id: "portfolio/certificate-proof",
			answer: {
				de: `Nachweise oder digitale Badges zu den Zertifikaten verlinkt diese Website nicht. Genannt sind ${enumerate(titles, "und")}; einen Nachweis fragen Sie am besten bei ${name} an.`,
				en: `This site links to no proof or digital badges of the certificates. It names ${enumerate(titles, "and")}; it's best to ask ${name} for a proof.`,
			},
			links: [EXPERIENCE_LINK, CONTACT_LINK],
		},
		{
			id: "portfolio/training",
			answer: {
				de: `Wie sich ${name} weiterbildet, steht nicht auf dieser Website. Genannt sind ${titles.length} Zertifikate: ${enumerate(titles, "und")}.`,
				en: `How ${name} keeps learning isn't stated on this site. It names ${titles.length} certificates: ${enumerate(titles, "and")}.`,
			},
			links: [EXPERIENCE_LINK, CONTACT_LINK],
		},
		{
			id: "portfolio/talks",
			answer: {
				de: `Ob ${name} Vorträge hält, steht nicht auf dieser Website; das beantwortet er gern selbst.`,
				en: `Whether ${name} gives talks isn't stated on this site; he will gladly tell you.`,
			},
			links: [CONTACT_LINK],
		},
		{
			id: "portfolio/open-source",
			answer: {
				de: `Von veröffentlichtem Open-Source-Code sagt diese Website nichts. Ein Profil von ${name} verlinkt sie nur bei ${profile.label}; die eigenen Projekte stehen in der Projektübersicht.`,
				en: `This site says nothing about published open source code. The only profile of ${name}'s that it links to is on ${profile.label}; the projects of his own are in the project overview.`,
			},
			links: [OVERVIEW_LINK, CONTACT_LINK],
		},
		{
			id: "portfolio/clearance",
			answer: {
				de: `Ob ${name} eine Sicherheitsüberprüfung oder ein Führungszeugnis hat, steht nicht auf dieser Website; das beantwortet er gern selbst.`,
				en: `Whether ${name} holds a security clearance or a certificate of good conduct isn't stated on this site; he will gladly tell you.`,
			},
			links: [CONTACT_LINK],
		},
		{
			id: "portfolio/middleman",
			answer: {
				de: `${name} arbeitet freiberuflich. Ob auch über Vermittler oder als Subunternehmer und ob er selbst Aufträge weitergibt, steht nicht auf dieser Website; das klären Sie am besten direkt.`,
				en: `${name} works freelance. Whether also through agencies or as a subcontractor, and whether he passes work on himself, isn't stated on this site; it's best to ask directly.`,
			},
			links: [CONTACT_LINK],
		},
		{
			id: "portfolio/no-message",
			answer: {
				de: `Hier im Chat nicht: Er kann nichts ausrichten. Ihre Nachricht schreiben Sie über das Kontaktformular oder an ${email}; ${name} antwortet persönlich.`,
				en: `Not in this chat: it can't pass a message on. Leave your message through the contact form or at ${email}; ${name} answers personally.`,
			},
			links: [CONTACT_LINK],
		},
		{
			id: "portfolio/reuse",
			answer: {
				de: `Ob Sie Texte dieser Website übernehmen dürfen, steht hier nicht. Fragen Sie ${name} vorher, am besten an ${email}.`,
				en: `Whether you may reuse texts of this site isn't stated here. Please ask ${name} first, best at ${email}.`,
			},
			links: [CONTACT_LINK, IMPRINT_LINK],
		},
		{
			id: "portfolio/cv-language",
			answer: {
				de: `In welcher Sprache der Lebenslauf ist, steht nicht auf dieser Website, die selbst auf Deutsch ist. Der Knopf „${home.hero.cvButton}“ auf der Startseite öffnet ihn.`,
				en: `Which language the CV is in isn't stated on this site, which itself is in German. The button “${home.hero.cvButton}” on the home page opens it.`,
			},
			links: [HOME_LINK, ABOUT_LINK],
		},
	];
	return answers.map((answer) => ({ ...answer, open: true }));
}
