import { Contact } from "../contact/contact.tsx";
import {
	certificationPath,
	certifications,
	PROJECTS_OVERVIEW_PATH,
	projectPath,
	projects,
	servicePath,
	services,
} from "../content/catalog.ts";
import { contact as contactWords } from "../content/contact.ts";
import { home } from "../content/home.ts";
import { inLanguage } from "../content/language.ts";
import { owner } from "../content/owner.ts";
import { projectsOverview } from "../content/projects-overview.ts";
import { About } from "../sections/about.tsx";
import { Experience } from "../sections/experience.tsx";
import { Hero } from "../sections/hero.tsx";
import { Section } from "../sections/section.tsx";
import { ServiceCards } from "../sections/service-cards.tsx";
import { pageHead } from "../seo/page-head.ts";
import { sitePage } from "../seo/site-pages.ts";
import { thisSite } from "../seo/this-site.ts";
import type { Route } from "./+types/home.ts";
import { drawnFromData } from "./drawn-from-data.ts";
import { typeset } from "./typeset.ts";

const CARD_FEATURES = 3;
const CARD_TECHNOLOGIES = 4;

/** The finished projects, newest first; the running one is on the overview. */
const PROJECT_CARDS = ["bundesdruckerei", "sap-walldorf", "bwi-bonn"];

/** Runs at build time: the page carries its text in the document and not in its script. */
export function loader() {
	const { card } = projectsOverview;
	const { hero, about, services: servicesText, experience, contact } = home;
	const { name, jobTitle, email, phone, profile, cvUrl } = owner;
	return {
		head: pageHead(sitePage("/"), thisSite),
		text: typeset({ hero, about, services: servicesText, experience, contact }),
		owner: { name, jobTitle, email, phone, profile, cvUrl },
		contactWords: inLanguage(contactWords, "de"),
		clients: projects.map(({ client, slug }) => ({ client, href: projectPath(slug) })),
		serviceCards: typeset(services).map(({ slug, icon, title, description, features, technologies }) => ({
			href: servicePath(slug),
			icon,
			title,
			description,
			features: features.slice(0, CARD_FEATURES).map((feature) => feature.title),
			technologies: technologies.slice(0, CARD_TECHNOLOGIES),
		})),
		projectCards: typeset([
			...PROJECT_CARDS.flatMap((slug) => projects.filter((project) => project.slug === slug)).map(
				(project) => ({
					href: projectPath(project.slug),
					title: project.client,
					role: `${project.role}, ${project.location}`,
					category: project.category,
					count: String(project.year),
					description: project.description,
					technologies: project.technologies.slice(0, CARD_TECHNOLOGIES),
				}),
			),
			{ ...card, href: PROJECTS_OVERVIEW_PATH, title: projectsOverview.title },
		]),
		certificationCards: typeset(certifications).map(({ slug, title, issuer, level, image }) => ({
			href: certificationPath(slug),
			title,
			issuer,
			level,
			image,
		})),
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head;

function HomePage({ loaderData }: Route.ComponentProps) {
	const { text, contactWords, owner, clients, serviceCards, projectCards, certificationCards } = loaderData;
	return (
		<>
			<Hero hero={text.hero} owner={owner} clients={clients} />
			<About about={text.about} />
			<Section id="services" title={text.services.title} lead={text.services.lead}>
				<ServiceCards cards={serviceCards} />
			</Section>
			<Experience experience={text.experience} projects={projectCards} certifications={certificationCards} />
			<Contact contact={text.contact} words={contactWords} owner={owner} />
		</>
	);
}

export default drawnFromData(HomePage);
