import { validityTerms } from "../pages/collaboration.ts";
import { currentProjectCards } from "../pages/current-projects.ts";
import { enumerate, inEveryLanguage, inLanguage } from "../pages/language.ts";
import { certificationPath, projectPath } from "../pages/paths.ts";
import { certifications, projects, services } from "./catalog.ts";
import { owner } from "./owner.ts";
import { projectsOverview } from "./projects-overview.ts";
import {
	HERO_PROJECTS,
	OVERVIEW_CARD_PROJECTS,
	OVERVIEW_CLIENTS,
	OVERVIEW_PROJECTS,
	OVERVIEW_TECHNOLOGIES,
	REMOTE_SHARE,
} from "./site.ts";
import type { Fact, InLanguage, Language, Localized } from "./types.ts";
import { words } from "./words.ts";

const { name } = owner;
const portfolio = {
	services,
	projects,
	certifications,
	running: currentProjectCards<Localized | string>(projectsOverview.currentProjects, projects),
	groups: projectsOverview.coreTechnologies,
};
type Portfolio = InLanguage<typeof portfolio>;

/** "A, B und C", "A, B and C". */
const listed = (textsOf: (portfolio: Portfolio, language: Language) => readonly string[]): Localized =>
	inEveryLanguage((language) => enumerate(textsOf(inLanguage(portfolio, language), language), language));

/** Formats entries as a Markdown list below the preceding text. */
const bullets = (textsOf: (portfolio: Portfolio, language: Language) => readonly string[]): Localized =>
	inEveryLanguage((language) =>
		textsOf(inLanguage(portfolio, language), language)
			.map((item) => `\n- ${item}`)
			.join(""),
	);

const counted = (count: number, singular: string, plural: string) =>
	`${count} ${count === 1 ? singular : plural}`;

const isOwn = ({ href }: Portfolio["running"][number]) =>
	projects.every(({ slug }) => projectPath(slug) !== href);
const quote = (text: string, language: Language) => (language === "de" ? `„${text}“` : `“${text}”`);

const clients = listed(({ projects }) => projects.map(({ client }) => client));
const clientList = bullets(({ projects }) =>
	projects.map(({ client, period, role, location }) => `${client} (${period}): ${role}, ${location}`),
);
const order = listed(({ projects }) => projects.map(({ client, period }) => `${client} (${period})`));
const roles = listed(({ projects }) => projects.map(({ role, client }) => `${role} (${client})`));
const locations = listed(({ projects }) => projects.map(({ location, client }) => `${location} (${client})`));
const running = listed(({ running }, language) =>
	running.map(({ title, period }) => `${quote(title, language)} (${period})`),
);
const ownProjects = listed(({ running }, language) =>
	running.filter(isOwn).map(({ title }) => quote(title, language)),
);
const serviceTitles = listed(({ services }) => services.map(({ title }) => title));
const technologyGroups = listed(({ groups }) => groups.map(({ title }) => title));
const certificates = bullets(({ certifications }) =>
	certifications.map(({ title, issuer, level }) => `${title} (${issuer}, ${level})`),
);
const certificateContents = bullets(({ certifications }) =>
	certifications.map(({ title, meta }) => `${title}: ${meta.description}`),
);
const statuses = listed(({ certifications }, language) =>
	certifications.map(
		({ title, status }) => `${title} (${quote(words.statuses[status].value[language], language)})`,
	),
);

const validity = bullets(({ certifications }, language) =>
	certifications.flatMap((certification) => {
		const told = validityTerms(certification, language).map(({ term, description, href }) =>
			href ? `[${description}](${href})` : `${term}: ${description}`,
		);
		return told.length > 0 ? `${certification.title}, ${told.join(", ")}` : [];
	}),
);

/** Short answers that count or list the portfolio's entries. */
export const portfolioFacts: readonly Fact<Localized>[] = [
	{
		id: "project-count",
		about: { de: "Anzahl der Projekte, wie viele Projekte", en: "number of projects, how many projects" },
		answer: {
			de: `Das Portfolio zählt ${OVERVIEW_PROJECTS} Projekte, ${HERO_PROJECTS} davon größere; mit kleineren Einsätzen sind es ${OVERVIEW_CARD_PROJECTS}.`,
			en: `The portfolio covers ${OVERVIEW_PROJECTS} projects, ${HERO_PROJECTS} of them major; counting smaller assignments, it comes to ${OVERVIEW_CARD_PROJECTS}.`,
		},
		links: ["/projects/overview", "/"],
	},
	{
		id: "clients",
		about: {
			de: "Kunden, Auftraggeber, Firmen, Kundenliste mit Jahr, wie viele Kunden, Referenzkunden",
			en: "clients, customers, companies worked for, client list with years, how many clients",
		},
		answer: {
			de: `Die Website spricht von ${OVERVIEW_CLIENTS} zufriedenen Kunden. Eine eigene Seite gibt es zu:\n${clientList.de}`,
			en: `The site mentions ${OVERVIEW_CLIENTS} satisfied clients. These have a page of their own:\n${clientList.en}`,
		},
		links: ["/projects/overview", "/#experience"],
	},
	{
		id: "industries",
		about: {
			de: "Branchen, Branchenerfahrung, Industrie, öffentlicher Sektor, Behörden, Banken",
			en: "industries, sectors, domain experience, public sector, authorities, banking",
		},
		answer: {
			de: `Nach Branchen sind die Projekte auf dieser Website nicht geordnet. Kunden mit eigener Seite: ${clients.de}. Erfahrung in Ihrer Branche erfragen Sie am besten über das Kontaktformular.`,
			en: `The site doesn’t sort its projects by industry. Clients with a page of their own: ${clients.en}. Use the contact form to ask about experience in your industry.`,
		},
		links: ["/projects/overview", "/#contact"],
		open: true,
	},
	{
		id: "project-locations",
		about: {
			de: "Ausland, Orte der Projekte, im Ausland gearbeitet, Einsatzorte, international",
			en: "abroad, where projects were, worked in another country, international",
		},
		answer: {
			de: `Die Orte der Projekte mit eigener Seite: ${locations.de}. ${REMOTE_SHARE.de} remote ist möglich; wo ein neuer Einsatz infrage kommt, klären Sie am besten über das Kontaktformular.`,
			en: `Locations of the projects that have a page of their own: ${locations.en}. Working ${REMOTE_SHARE.en} remotely is possible; use the contact form to ask about a particular place.`,
		},
		links: ["/projects/overview", ...projects.map(({ slug }) => projectPath(slug)), "/#contact"],
	},
	{
		id: "running",
		about: {
			de: "laufende Projekte, aktuell, derzeit, gerade, woran, aktueller Kunde, bis wann",
			en: "running projects, current, at the moment, busy with, current client, until when",
		},
		answer: running.de
			? {
					de: `Zurzeit ${portfolio.running.length === 1 ? "läuft" : "laufen"} ${running.de}. Wann ein laufendes Projekt endet, steht nicht auf dieser Website.`,
					en: `Under way at the moment: ${running.en}. The site doesn’t say when a current project will end.`,
				}
			: {
					de: "Ein laufendes Projekt nennt diese Website nicht.",
					en: "This site names no project that is under way.",
				},
		links: ["/projects/overview"],
		open: running.de === "",
	},
	{
		id: "project-order",
		about: {
			de: "letztes Projekt, jüngstes, neuestes, erstes, frühestes, abgeschlossen, fertig, längstes, Reihenfolge",
			en: "latest project, most recent, last, first, earliest, completed, finished, longest, order",
		},
		answer: {
			de: `Die Projekte mit eigener Seite, vom jüngsten bis zum frühesten: ${order.de}. Ein „seit“ heißt, dass das Projekt noch läuft; genauere Zeiträume nennt die Website nicht.`,
			en: `The projects with a page of their own, most recent first: ${order.en}. “Since” means that the project is still under way; the site gives no exact dates.`,
		},
		links: ["/projects/overview", ...projects.map(({ slug }) => projectPath(slug))],
	},
	{
		id: "own-projects",
		about: {
			de: "eigene Projekte, Eigenprojekte, Nebenprojekte, privat entwickelt",
			en: "own projects, side projects, personal projects, pet projects",
		},
		answer: ownProjects.de
			? {
					de: `Neben den Kundenprojekten, aus eigenem Antrieb: ${ownProjects.de}.`,
					en: `Besides client work, on ${name}’s own initiative: ${ownProjects.en}.`,
				}
			: {
					de: "Eigene Projekte neben denen für Kunden nennt diese Website nicht.",
					en: "This site names no projects besides those for clients.",
				},
		links: ["/projects/overview"],
		open: ownProjects.de === "",
	},
	{
		id: "roles",
		about: {
			de: "Rollen, Teamleitung, Führungserfahrung, Team Lead, Projektleitung, Teamgröße, Verantwortung",
			en: "roles, team lead, leadership experience, management, project lead, team size, responsibility",
		},
		answer: {
			de: `Die Rollen in den Projekten mit eigener Seite: ${roles.de}. Wie groß die Teams waren, steht nicht auf dieser Website.`,
			en: `Roles in the projects that have a page of their own: ${roles.en}. The site doesn’t say how big the teams were.`,
		},
		links: ["/projects/overview", ...projects.map(({ slug }) => projectPath(slug))],
	},
	{
		id: "references",
		about: {
			de: "Referenzen, Bewertungen, Empfehlungen, Kundenstimmen, Ansprechpartner beim Kunden, Zeugnisse",
			en: "references, reviews, ratings, testimonials, recommendations, contact person at a client",
		},
		answer: {
			de: `Bewertungen, Empfehlungsschreiben und Ansprechpartner bei Kunden stehen nicht auf dieser Website. Als Referenzen stehen dort Projekte: ${clients.de}. Einen Ansprechpartner erfragen Sie am besten über das Kontaktformular.`,
			en: `This site has no reviews, testimonials or client contacts. Its references are projects: ${clients.en}. Use the contact form to ask for someone to speak to.`,
		},
		links: ["/#experience", "/#contact"],
		open: true,
	},
	{
		id: "technologies",
		about: {
			de: "Anzahl der Technologien, wie viele Technologien, Werkzeuge, Technologieliste",
			en: "number of technologies, how many technologies, tools, technology list",
		},
		answer: {
			de: `Das Portfolio zählt ${OVERVIEW_TECHNOLOGIES} Technologien. Die Projektübersicht ordnet die wichtigsten in Gruppen: ${technologyGroups.de}.`,
			en: `The portfolio covers ${OVERVIEW_TECHNOLOGIES} technologies. The project overview lists the main ones in groups: ${technologyGroups.en}.`,
		},
		links: ["/projects/overview", "/#about"],
	},
	{
		id: "services",
		about: {
			de: "Leistungen, Angebot, Anzahl der Leistungen, welche Leistungen, was bieten Sie an",
			en: "services, offering, number of services, which services, what do you offer",
		},
		answer: {
			de: `${name} bietet ${counted(services.length, "Leistung", "Leistungen")} an, einzeln oder zusammen: ${serviceTitles.de}.`,
			en: `${name} offers ${counted(services.length, "service", "services")}, one at a time or combined: ${serviceTitles.en}.`,
		},
		links: ["/#services"],
	},
	{
		id: "not-offered",
		about: {
			de: "nicht angeboten, andere Leistung, macht auch, übernimmt auch, Webdesign, SEO, Apps",
			en: "not offered, other service, also do, web design, SEO, apps",
		},
		answer: {
			de: `Das führt die Website nicht als Leistung auf; angeboten werden ${serviceTitles.de}. Ob ${name} es trotzdem übernimmt, fragen Sie am besten über das Kontaktformular.`,
			en: `The site doesn’t list that as a service; it offers ${serviceTitles.en}. Use the contact form to ask whether ${name} would take it on anyway.`,
		},
		links: ["/#services", "/#contact"],
		open: true,
	},
	{
		id: "examples",
		about: {
			de: "Praxisbeispiele, Beispiele erfunden, echt, fiktiv, Zahlen der Beispiele",
			en: "worked examples, made up, real, fictitious, figures of the examples, case studies",
		},
		answer: {
			de: `Die Praxisbeispiele auf den Seiten der Leistungen sind samt den Zahlen erfunden und zeigen, wie ein Auftrag ablaufen kann. Tatsächliche Kundenprojekte stehen auf eigenen Seiten: ${clients.de}.`,
			en: `The worked examples on the service pages are made up, and so are the figures: they show how an assignment can go. Actual client projects have pages of their own: ${clients.en}.`,
		},
		links: ["/#services", "/projects/overview"],
	},
	{
		id: "certificates",
		about: {
			de: "Zertifikate, Zertifizierungen, wie viele Zertifikate, Aussteller, Level, höchstes Zertifikat",
			en: "certificates, certifications, certified, how many, issuer, level, highest certificate",
		},
		answer: {
			de: `${name} hat ${counted(certifications.length, "Zertifikat", "Zertifikate")}:\n${certificates.de}`,
			en: `${name} holds ${counted(certifications.length, "certification", "certifications")}:\n${certificates.en}`,
		},
		links: ["/#experience", ...certifications.map(({ slug }) => certificationPath(slug))],
	},
	{
		id: "certificate-contents",
		about: {
			de: "was belegen die Zertifikate, Inhalte, Prüfungsthemen, Zertifikate für eine Ausschreibung",
			en: "what do the certificates prove, contents, exam topics, certificates for a tender",
		},
		answer: {
			de: `Was ${name} mit Zertifikat belegt:\n${certificateContents.de}`,
			en: `What ${name} is certified in:\n${certificateContents.en}`,
		},
		links: ["/#experience", ...certifications.map(({ slug }) => certificationPath(slug))],
	},
	{
		id: "certificate-validity",
		about: {
			de: "Zertifikate gültig bis, Prüfungsdatum, Ablaufdatum, Status, aktiv, Nachweis, Urkunde, Badge",
			en: "certificates valid until, exam date, expiry, status, active, proof, verification, badge",
		},
		answer: validity.de
			? {
					de: `Zum Stand heißt es: ${statuses.de}.${validity.de}`,
					en: `On their status it says: ${statuses.en}.${validity.en}`,
				}
			: {
					de: `Prüfungsdaten, Ablaufdaten und Nachweise stehen nicht auf dieser Website; fragen Sie danach über das Kontaktformular. Zum Stand heißt es: ${statuses.de}.`,
					en: `Exam dates, expiry dates and credential links aren’t on this site; ask for them through the contact form. The site gives their status as follows: ${statuses.en}.`,
				},
		links: ["/#experience", "/#contact"],
		open: validity.de === "",
	},
];
