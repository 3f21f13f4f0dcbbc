import { type FollowUpPart, followUpQuestions, generalFollowUps } from "../../content/chat.ts";
import { SITE_LANGUAGES } from "../../content/site.ts";
import type { Language } from "../../content/types.ts";
import { fillIn } from "../../pages/language.ts";
import type { ChatSource } from "../contract.ts";

const COUNT = 2;

/**
 * Returns follow-up questions about an answer's sources, most important first, then general ones. Leaves out questions
 * that were asked before or that the answer covers.
 */
export function followUps(
	sources: readonly ChatSource[],
	language: Language,
	asked: readonly string[],
): readonly string[] {
	const aboutSources = sources.map(({ title, href }) => {
		const [, fragment] = href.split("#");
		return followUpsOn(href)
			.filter(({ coveredBy }) => !coveredBy.includes(partAt(fragment)))
			.map(({ question }) => fillIn(question[language], { title }));
	});
	const firstOfEach = aboutSources.flatMap((questions) => questions.slice(0, 1));
	const others = aboutSources.flatMap((questions) => questions.slice(1));
	const general = generalFollowUps.map((question) => question[language]);
	const candidates = new Set([...firstOfEach, ...others, ...general]);
	return [...candidates].filter((question) => !asked.includes(question)).slice(0, COUNT);
}

/** The fragments of parts that pages of a kind share; the others are those of practice examples. */
const PARTS: Readonly<Record<string, FollowUpPart>> = {
	leistungen: "features",
	technologien: "technologies",
	kernkompetenzen: "competencies",
};

const partAt = (fragment = ""): FollowUpPart => (fragment === "" ? "head" : (PARTS[fragment] ?? "examples"));

/** Returns questions about a page; none for overview, home and legal pages. */
export const questionsAbout = ({ title, href }: ChatSource, language: Language): string[] =>
	followUpsOn(href).map(({ question }) => fillIn(question[language], { title }));

function followUpsOn(href: string) {
	const [kind, slug] = href
		.split(/[/#]/)
		.filter((part) => part && !SITE_LANGUAGES.some((one) => one === part));
	return slug && slug !== "overview" && isKind(kind) ? followUpQuestions[kind] : [];
}

const isKind = (kind: string | undefined): kind is keyof typeof followUpQuestions =>
	kind !== undefined && Object.hasOwn(followUpQuestions, kind);
