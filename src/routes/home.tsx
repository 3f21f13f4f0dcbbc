import { memo } from "react";
import { Contact } from "../contact/contact.tsx";
import { contact as contactWords } from "../content/contact.ts";
import { shipped } from "../content/shipped.ts";
import { inLanguage, languageOfText, pathIn } from "../pages/language.ts";
import type { PagePart, PartOf } from "../pages/parts.ts";
import { projectPath } from "../pages/paths.ts";
import { About } from "../sections/about.tsx";
import { ServiceCards } from "../sections/cards.tsx";
import { Experience } from "../sections/experience.tsx";
import { Hero } from "../sections/hero.tsx";
import { Section } from "../sections/section.tsx";
import type { Route } from "./+types/home.ts";
import { loadPage } from "./load-page.ts";
import { withNonBreakingSpaces } from "./non-breaking-spaces.ts";

export function loader({ pattern }: Route.LoaderArgs) {
	const { page, ...rest } = loadPage(pattern);
	const { hero, about, contact } = inLanguage(shipped.home, page.language);
	const { jobTitle, cvUrl, portrait } = inLanguage(shipped.owner, page.language);
	const cvLanguage = languageOfText(shipped.home.hero.cvButton, page.language);
	const part = <Kind extends PagePart["kind"]>(kind: Kind, id: string = kind) =>
		page.parts.find((candidate): candidate is PartOf<Kind> => candidate.kind === kind && candidate.id === id);
	return {
		...rest,
		owner: { jobTitle, cvUrl, portrait },
		contactWords: inLanguage(contactWords, page.language),
		clients: inLanguage(shipped.projects, page.language).map(({ client, slug }) => ({
			client,
			href: pathIn(projectPath(slug), page.language),
		})),
		text: withNonBreakingSpaces({
			collaboration: part("details", "collaboration"),
			hero: { ...hero, cvLanguage, glance: part("points", "home"), figures: part("figures") },
			story: part("text", "about"),
			timeline: part("details", "timeline") && { title: about.timelineTitle, entries: about.timeline },
			competencies: part("blocks", "competencies"),
			technologiesTitle: part("tagLists", "technologies")?.title,
			experience: part("text", "experience"),
			location: part("text", "location"),
			contact: part("text", "contact"),
			directTitle: contact.directTitle,
			services: part("services"),
			projects: part("projects"),
			certifications: part("certifications"),
		}),
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function HomePage({ loaderData }: Route.ComponentProps) {
	return <Home {...loaderData} />;
}

/** Memoized, because the router re-renders the page for each state of a navigation. */
const Home = memo(({ text, contactWords, owner, clients }: Route.ComponentProps["loaderData"]) => {
	const { hero, story, services, experience, contact } = text;
	return (
		<>
			<Hero hero={hero} owner={owner} clients={clients} />
			{story && <About {...text} story={story} />}
			{services && (
				<Section id="services" title={services.title} lead={services.lead}>
					<ServiceCards cards={services.entries} />
				</Section>
			)}
			{experience && <Experience {...text} experience={experience} />}
			{contact && <Contact {...text} contact={contact} words={contactWords} portrait={owner.portrait} />}
		</>
	);
});
