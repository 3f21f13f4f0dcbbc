import type { Home } from "./home.ts";
import type { InLanguage, Localized } from "./language.ts";
import type { LegalPage } from "./legal.ts";
import type { Owner } from "./owner.ts";
import type {
	AssistantTexts,
	Certification,
	Fact,
	Glossary,
	Language,
	Project,
	ProjectsOverview,
	Service,
} from "./types.ts";

/** Everything that an owner fills in. Readers take it as an argument, so that another site's fits too. */
export interface Content {
	/** The first is at home at `/`, each other below its own name, such as `/en`. */
	languages: readonly [Language, ...Language[]];
	owner: Owner<Localized>;
	assistant: AssistantTexts<Localized>;
	/** Says whether new work is taken on. */
	availability: Localized;
	/** Year in which the business began. */
	freelanceSince: number;
	home: Home<Localized>;
	/** In the order of the cards. */
	services: readonly Service<Localized | string>[];
	projectsOverview: ProjectsOverview<Localized>;
	/** Newest first. */
	projects: readonly Project<Localized | string>[];
	certifications: readonly Certification<Localized | string>[];
	/** Imprint and privacy notice. */
	legalPages: readonly LegalPage<Localized>[];
	facts: readonly Fact<Localized>[];
	/** Left out where there is none. */
	glossary?: Glossary<Localized>;
	/** Groups of words that mean the same to a visitor's question, such as "Kubernetes" and "k8s". */
	synonyms: readonly (readonly string[])[];
}

/** Returns the owner's own addresses outside of the site: an answer may link to them. */
export const ownAddresses = ({
	owner,
	certifications,
}: Pick<Content, "owner" | "certifications">): string[] => [
	`mailto:${owner.email}`,
	owner.profile.url,
	owner.cvUrl,
	...certifications.flatMap(({ verifyUrl }) => verifyUrl ?? []),
];

/** The content in one language. */
export type ContentInLanguage = InLanguage<Content>;
