import { answerRequest } from "../supabase/functions/ai-chat/answer.ts";
import { dependenciesFrom } from "../supabase/functions/ai-chat/dependencies.ts";
import { createAssistant } from "../supabase/functions/ai-chat/site-answer.ts";
import { siteContent } from "../supabase/functions/ai-chat/site-content.ts";
import { factsOf, type GoldenQuestion, leadsTo } from "./golden-set.ts";

const INLINE_LINK = /\]\(([^)\s]*)\)/g;
const ROUTES = new Set([...siteContent.sitePaths, ...siteContent.homeAnchors]);
/** How many of a question's passages count for a hit. */
const HIT_DEPTH = 3;

/** A visitor who has read this many characters of an answer should have met what was asked for. */
const EARLY_CHARACTERS = 400;

/** What became of one question. */
export interface Verdict {
	golden: GoldenQuestion;
	message: string;
	hrefs: string[];
	/** Whether the answer says something, rather than declining. */
	isAnswered: boolean;
	/** Place of the first passage that belongs to an expected page, from 1; absent beyond the third. */
	hit?: number;
	/** All facts and a page, or a refusal where one is expected. */
	isRight: boolean;
	/** Whether all facts stand at the answer's beginning. */
	isEarly: boolean;
	isInLanguage: boolean;
	/** Every link is a route of this site, and an answer has at least one. */
	hasValidCitations: boolean;
	/** What an answer lacks, for the list of misses. */
	missing: string[];
}

const assistant = createAssistant(siteContent);
// No key in the environment, so the site answers out of its content.
const { answerer } = dependenciesFrom({}, assistant, () => undefined);

/** Asks one question the way the function answers it, without HTTP and without a model. */
export async function judge(golden: GoldenQuestion): Promise<Verdict> {
	const request = { message: golden.question, context: golden.context ?? [] };
	const signal = new AbortController().signal;
	const { answer, report } = await answerRequest(request, answerer, { useModel: false, signal });
	const { message, sources = [] } = answer;
	const hrefs = sources.map(({ href }) => href);
	const isAnswered = report.outcome === "answered";
	const written = Array.from(message.matchAll(INLINE_LINK), ([, href = ""]) => href);
	const verdict = {
		golden,
		message,
		hrefs,
		isAnswered,
		isInLanguage: golden.language === "any" || report.language === golden.language,
		hasValidCitations:
			[...hrefs, ...written].every((href) => ROUTES.has(href)) && (!isAnswered || hrefs.length > 0),
	};
	if ("refuse" in golden.expect)
		return { ...verdict, isRight: !isAnswered, isEarly: !isAnswered, missing: [] };
	const { facts, page } = golden.expect;
	const isTold = factsOf(message);
	const missing = facts.filter((fact) => !isTold(fact)).map((fact) => [fact].flat().join(" | "));
	if (!hrefs.some((href) => leadsTo(href, page))) missing.push([page].flat().join(" | "));
	const place = answerer.assistant
		.answer(request)
		.grounding.slice(0, HIT_DEPTH)
		.findIndex(({ links }) => leadsTo(links[0]?.href ?? "", page));
	return {
		...verdict,
		missing,
		isRight: isAnswered && missing.length === 0,
		isEarly: facts.every(factsOf(message.slice(0, EARLY_CHARACTERS))),
		hit: place < 0 ? undefined : place + 1,
	};
}
