import { Contact } from "../contact/contact.tsx";
import { contact as contactWords } from "../content/contact.ts";
import { inLanguage } from "../content/language.ts";
import type { PagePart, PartOf } from "../content/page-parts.ts";
import { About } from "../sections/about.tsx";
import { Experience } from "../sections/experience.tsx";
import { Hero } from "../sections/hero.tsx";
import { Section } from "../sections/section.tsx";
import { ServiceCards } from "../sections/service-cards.tsx";
import type { Route } from "./+types/home.ts";
import { loadPage } from "./load-page.ts";
import { memoByLoaderData } from "./memo-by-loader-data.ts";
import { withNonBreakingSpaces } from "./non-breaking-spaces.ts";

export function loader({ request }: Route.LoaderArgs) {
	const { page, content, head, trail } = loadPage(request);
	const { hero, about, experience, contact } = content.home;
	const { jobTitle, cvUrl, name, email, phone, profile } = content.owner;
	const part = <Kind extends PagePart["kind"]>(kind: Kind) =>
		page.parts.find((candidate): candidate is PartOf<Kind> => candidate.kind === kind);
	return {
		head,
		trail,
		owner: { name, jobTitle, email, phone, profile, cvUrl },
		contactWords: inLanguage(contactWords, page.language),
		clients: content.projects.map(({ client, slug }) => ({ client, slug })),
		page: withNonBreakingSpaces({
			hero,
			about,
			experience,
			contact,
			glance: part("points"),
			figures: part("figures"),
			services: part("services"),
			projects: part("projects"),
			certifications: part("certifications"),
		}),
	};
}
