import type { AssistantTexts } from "./assistant.ts";
import type { Colophon, Measure } from "./colophon.ts";
import type { Home } from "./home.ts";
import type { Law, LegalPage } from "./legal.ts";
import type { Owner } from "./owner.ts";
import type { ProjectsOverview } from "./projects-overview.ts";
import type {
	Certification,
	Fact,
	Glossary,
	InLanguage,
	Language,
	Localized,
	Project,
	Service,
} from "./types.ts";

/** All of an owner's content. Readers take it as an argument, so that they work with any owner's. */
export interface Content {
	/** The first one is at `/`, the others below their code, such as `/en`. */
	languages: readonly [Language, ...Language[]];
	owner: Owner<Localized>;
	assistant: AssistantTexts<Localized>;
	/** Sentence about the owner's availability. */
	availability: Localized;
	/** Year in which the business started. */
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
	/** What the law of the owner's country has the site say. */
	law: Law<Localized>;
	facts: readonly Fact<Localized>[];
	/** Values that facts and legal pages may name beside those of `src/pages/values.ts`, such as `{years}` or `{host.name}`. */
	values: Readonly<
		Record<string, Localized | string | number | Readonly<Record<string, Localized | string>>>
	>;
	/** Optional. */
	glossary?: Glossary<Localized>;
	/** Optional. */
	colophon?: Colophon<Localized>;
	/** The colophon's figures, which only a build of the site knows. */
	measured?: Readonly<Record<Measure, string>>;
	/** Groups of words with the same meaning, such as "Kubernetes" and "k8s". */
	synonyms: readonly (readonly string[])[];
}

/** The content in one language. */
export type ContentInLanguage = InLanguage<Content>;
