import type { Content } from "../content/content.ts";
import type { Fact, InLanguage, Language, Localized, SitePath } from "../content/types.ts";
import { inLanguage, pathIn } from "./language.ts";
import { certificationPath, PROJECTS_OVERVIEW_PATH, projectPath, servicePath } from "./paths.ts";
import { valuesIn, valuesOf, withValues } from "./values.ts";

/** A fact in one language, with its values filled in. */
type ResolvedFact = Required<Omit<Fact, "one" | "none" | "question">> & { question: string | undefined };

/**
 * Returns the facts in a language, except those about something that the owner lacks.
 *
 * @throws Error that names file and fact if one of its texts names an unknown value.
 */
export function factsOf(content: Content, language: Language): ResolvedFact[] {
	const texts = inLanguage(content, language);
	const values = valuesOf(texts, language);
	const { languages, services, projects, certifications } = content;
	/** Links that stand for several pages, and places that exist only with entries. */
	const places: Readonly<Record<string, readonly SitePath[]>> = {
		"/#experience": projects.length + certifications.length > 0 ? ["/#experience"] : [],
		[PROJECTS_OVERVIEW_PATH]: projects.length > 0 ? [PROJECTS_OVERVIEW_PATH] : [],
		"/services/*": services.map(({ slug }) => servicePath(slug)),
		"/projects/*": projects.map(({ slug }) => projectPath(slug)),
		"/certifications/*": certifications.map(({ slug }) => certificationPath(slug)),
	};
	const expanded = (links: Fact["links"]): Fact["links"] => {
		const [first = "/#contact", ...others] = links.flatMap(
			(link) => places[link] ?? pathIn(link, languages[0], languages),
		);
		return [first, ...others];
	};
	const resolve = (fact: InLanguage<Fact<Localized>>) => {
		const { id, about, answer, question: asked, one, none, links, open = false } = fact;
		const fill = (text: string | undefined) =>
			text && withValues(text, values, language, `src/content/facts*.ts, “${id}”`);
		const [terms = "", all, single, fallback, question] = [about, answer, one, none?.answer, asked].map(fill);
		const isOne = valuesIn(answer).some(
			(name) => typeof values[name] === "object" && values[name].length === 1,
		);
		const common = { id, about: terms, question };
		if (all) return [{ ...common, answer: (isOne && single) || all, links: expanded(links), open }];
		return none && fallback
			? [{ ...common, answer: fallback, links: expanded(none.links), open: none.open ?? false }]
			: [];
	};
	return texts.facts.flatMap(resolve);
}
