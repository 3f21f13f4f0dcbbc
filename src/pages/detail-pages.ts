import type { LegalPage } from "../content/legal.ts";
import type {
	Certification,
	Diagram,
	Glossary,
	Question,
	Scenario,
	Service,
	SitePath,
} from "../content/types.ts";
import type { Words } from "../content/words.ts";
import { validityDetails } from "./collaboration.ts";
import { durationIn, fillIn } from "./language.ts";
import type { PageDraft, PagePart, PartSource } from "./parts.ts";
import { certificationPath, GLOSSARY_PATH, servicePath } from "./paths.ts";

export const servicePage = (service: Service, source: PartSource): PageDraft => ({
	...headOf(service),
	subject: { group: "services", service },
	path: servicePath(service.slug),
	group: source.words.groups.services,
	sign: { icon: service.icon },
	parts: [
		...diagramParts(service),
		{ id: "leistungen", title: source.words.parts.features, kind: "blocks", blocks: service.features },
		technologiesPart(service.technologies, source.words.parts),
		questionsPart(service.questions, source, servicePath(service.slug)),
		...service.scenarios.map((scenario) => scenarioPart(scenario, source)),
	],
});

/** Leaves out questions that name a value which the owner lacks. */
export const questionsPart = (
	questions: readonly Question[] = [],
	{ words, fill }: PartSource,
	path: SitePath,
): PagePart => ({
	id: "fragen",
	title: words.parts.questions,
	kind: "questions",
	questions: questions.flatMap((each) => {
		const [question, answer] = [each.question, each.answer].map((text) =>
			fill(text, `src/content${path}.ts`),
		);
		return question && answer ? [{ ...each, question, answer }] : [];
	}),
});

function scenarioPart({ id, title, phases, ...scenario }: Scenario, source: PartSource): PagePart {
	const { parts: titles, exampleOnePhase, examplePhases } = source.words;
	const duration = (days: number, style?: "narrow") => durationIn(days, source.language, style);
	return {
		id,
		title,
		note: phases.length === 1 ? exampleOnePhase : fillIn(examplePhases, { count: String(phases.length) }),
		kind: "scenario",
		startingPoint: { title: titles.startingPoint, text: scenario.startingPoint },
		phases: {
			title: titles.phases,
			duration: duration(phases.reduce((sum, { days }) => sum + days, 0)),
			phases: phases.map((phase) => ({
				...phase,
				duration: duration(phase.days),
				shortDuration: duration(phase.days, "narrow"),
			})),
		},
		results: { title: titles.exampleResults, figures: scenario.results, conclusion: scenario.conclusion },
	};
}

/** Returns a page's drawing as a part, if there is one. */
export const diagramParts = ({ diagram }: { diagram?: Diagram }): PagePart[] =>
	diagram ? [{ ...diagram, id: "schaubild", kind: "diagram", drawing: diagram.kind }] : [];

export const technologiesPart = (items: readonly string[], titles: Words["parts"]): PagePart => ({
	id: "technologien",
	title: titles.technologies,
	kind: "tags",
	items,
});

export function certificationPage(certification: Certification, source: PartSource): PageDraft {
	const { words, language } = source;
	const { slug, issuer, level, status, code, competencies, tags } = certification;
	const { parts: titles, labels } = words;
	return {
		...headOf(certification),
		subject: { group: "certifications", certification },
		path: certificationPath(slug),
		group: words.groups.certifications,
		sign: { certificate: code },
		details: [
			{ label: labels.issuer, value: issuer },
			...(level ? [{ label: labels.level, value: level }] : []),
			{ ...words.statuses[status], badge: status === "active" ? "success" : "neutral" },
			...validityDetails(certification, language),
		],
		parts: [
			{ id: "kernkompetenzen", title: titles.competencies, kind: "blocks", blocks: competencies },
			{ id: "themen", title: tags.title, kind: "tags", items: tags.items },
			{ id: "details", title: titles.details, kind: "details", details: certification.details },
			questionsPart(certification.questions, source, certificationPath(slug)),
		],
	};
}

export function glossaryPage(glossary: Glossary, source: PartSource, pages: readonly PageDraft[]): PageDraft {
	const { words, language, localPath } = source;
	const terms = glossary.terms.toSorted((a, b) => a.name.localeCompare(b.name, language));
	return {
		...headOf(glossary),
		subject: { group: "glossary", glossary },
		path: GLOSSARY_PATH,
		group: words.groups.glossary,
		sign: { text: glossary.sign },
		parts: Array.from(new Set(terms.map(({ name }) => initialOf(name))), (letter) => ({
			id: `terms-${letter.toLowerCase()}`,
			title: letter,
			kind: "blocks",
			blocks: terms
				.filter(({ name }) => initialOf(name) === letter)
				.map((term) => {
					const pageTitle = pages.find(({ path }) => path === term.page)?.title;
					return {
						id: term.id,
						title: term.name,
						text: term.text,
						note: term.also && fillIn(words.alsoCalled, { names: term.also.join(", ") }),
						link: pageTitle ? { title: pageTitle, href: localPath(term.page) } : undefined,
					};
				}),
		})),
	};
}

/** Upper case, without an accent. */
const initialOf = (name: string) => name.normalize("NFD").charAt(0).toUpperCase();

/** Leaves out texts that name a value which the owner lacks. */
export function legalPage(page: LegalPage, { words, fill }: PartSource): PageDraft {
	const filled = (text: string) => fill(text, `src/content/legal*.ts, ${page.path}`) ?? [];
	const allFilled = (texts: readonly string[] = []) => texts.flatMap(filled);
	return {
		...headOf(page),
		subject: { group: "legal" },
		path: page.path,
		group: words.groups.legal,
		lead: allFilled([page.lead]).join(""),
		sign: { text: "§" },
		parts: page.sections.map(({ title, paragraphs, address, items, links = [], ...section }) => ({
			...section,
			title: allFilled([title]).join(""),
			kind: "text",
			paragraphs: allFilled(paragraphs),
			address: allFilled(address),
			items: allFilled(items),
			links: links.flatMap((link) => {
				const [label, href] = allFilled([link.label, link.href]);
				return label && href ? [{ label, href }] : [];
			}),
		})),
	};
}

type Head = Pick<PageDraft, "title" | "lead" | "meta" | "relatedServices">;

/** Returns what all pages have in common. */
export const headOf = ({ title, lead, meta, relatedServices }: Head): Head => ({
	title,
	lead,
	meta,
	relatedServices,
});
