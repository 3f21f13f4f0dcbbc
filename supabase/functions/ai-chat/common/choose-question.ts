import type { Concept } from "./concept.ts";
import { type CommonQuestion, NEUTRAL } from "./question.ts";
import { COMMON_QUESTIONS } from "./questions.ts";

/** Concepts that say what a question is for, in whatever company. */
const DOMINANT: ReadonlySet<Concept> = new Set([
	"price",
	"available",
	"remote",
	"travel",
	"abroad",
	"country",
	"freelance",
	"place",
	"strength",
	"offer",
	"cv",
	"phone",
	"lead",
	"testimonial",
	"contact",
	"industry",
	"employed",
	"language",
]);
/** Their company, which changes nothing. */
const COMPANY: readonly Concept[] = [
	"project",
	"client",
	"company",
	"team",
	"person",
	"profession",
	"hire",
	"help",
	"have",
	"new",
	"start",
	"when",
	"where",
	"who",
	"how",
	"howMany",
	"fromWhen",
	"since",
	"do",
	"done",
	"current",
	"duration",
	"years",
	"experience",
	"role",
	"best",
	"own",
	"name",
];

/** The question that explains every part, and needs the most of them; in company, by a concept that dominates it. */
export function best(
	parts: readonly ReadonlySet<Concept>[],
	company: "alone" | "in company" = "alone",
): CommonQuestion | undefined {
	let found: CommonQuestion | undefined;
	for (const question of COMMON_QUESTIONS)
		if (isAsked(question, parts, company) && question.needs.length > (found?.needs.length ?? 0))
			found = question;
	return found;
}

function isAsked(
	{ needs, with: also, without }: CommonQuestion,
	parts: readonly ReadonlySet<Concept>[],
	company: "alone" | "in company",
): boolean {
	const has = (concept: Concept) => parts.some((part) => part.has(concept));
	if (without.some(has) || !needs.every((any) => any.some(has))) return false;
	if (company === "in company" && !needs.some((any) => any.every((concept) => DOMINANT.has(concept))))
		return false;
	const allowed = new Set([
		...NEUTRAL,
		...also,
		...needs.flat(),
		...(company === "in company" ? COMPANY : []),
	]);
	return parts.every((part) => [...part].some((concept) => allowed.has(concept)));
}
