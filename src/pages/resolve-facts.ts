import type { Content } from "../content/content.ts";
import type { Fact, InLanguage, Language, Localized, SitePath } from "../content/types.ts";
import { inLanguage } from "./language.ts";
import { certificationPath, projectPath, servicePath } from "./paths.ts";
import { valuesIn, valuesOf, withValues } from "./values.ts";

/** A fact in one language, with its values filled in. */
export type ResolvedFact = Required<Omit<Fact, "one" | "none">>;

/**
 * Returns the facts in a language, except those about something that the owner lacks.
 *
 * @throws Error that names file and fact if one of its texts names an unknown value.
 */
export function factsOf(content: Content, language: Language): ResolvedFact[] {
	const values = valuesOf(content, language);
	const { services, projects, certifications } = content;
	const pages: Readonly<Record<string, readonly SitePath[]>> = {
		"/services/*": services.map(({ slug }) => servicePath(slug)),
		"/projects/*": projects.map(({ slug }) => projectPath(slug)),
		"/certifications/*": certifications.map(({ slug }) => certificationPath(slug)),
	};
	const expanded = ([first, ...others]: Fact["links"]): Fact["links"] => [
		first,
		...others.flatMap((link) => pages[link] ?? link),
	];
	const resolve = ({ id, about, answer, one, none, links, open = false }: InLanguage<Fact<Localized>>) => {
		const fill = (text: string | undefined) =>
			text && withValues(text, values, language, `src/content/facts*.ts, “${id}”`);
		const [terms = "", all, single, fallback] = [about, answer, one, none?.answer].map(fill);
		const isOne = valuesIn(answer).some(
			(name) => typeof values[name] === "object" && values[name].length === 1,
		);
		if (all) return [{ id, about: terms, answer: (isOne && single) || all, links: expanded(links), open }];
		return none && fallback
			? [{ id, about: terms, answer: fallback, links: expanded(none.links), open: true }]
			: [];
	};
	return inLanguage(content.facts, language).flatMap(resolve);
}
