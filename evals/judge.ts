import { CHAT_LIMITS, type ChatContextEntry } from "../src/chat/contract.ts";
import type { Content } from "../src/content/content.ts";
import { createPrompter } from "../supabase/functions/ai-chat/model/prompt.ts";
import { createAssistant, type SiteAnswer } from "../supabase/functions/ai-chat/site/assistant.ts";
import type { SampleWeights } from "../supabase/functions/ai-chat/site/likeness.ts";
import { passagesOf } from "../supabase/functions/ai-chat/site/passages.ts";
import business from "./business.json" with { type: "json" };
import { type Conversation, type GoldenQuestion, leadsTo, missingFrom, unwantedIn } from "./golden-set.ts";

/** The verdict on an answer. */
export interface Verdict {
	golden: GoldenQuestion;
	answer: SiteAnswer;
	/** What the answer lacks: facts, a link to a right page, or an expected refusal; and what it should lack. */
	missing: string[];
	/** The answer lacks nothing, or one of the places linked below it has all facts. */
	isOffered: boolean;
	/** A model is given all facts, the visitor's own words apart. */
	isGiven: boolean;
}

/** Creates a judge, which asks the assistant of a site questions, without HTTP and without a model. */
export function createJudge(content: Content, weights: SampleWeights) {
	const assistant = createAssistant(content, weights);
	const promptFor = createPrompter(content, 44_000);
	const textsAt = new Map<string, string>();
	const textsOf = new Map<string, string>();
	for (const language of content.languages)
		for (const { id, hrefs, pageTitle, partTitle, title, text } of passagesOf(content, language)) {
			textsAt.set(hrefs[0] ?? "", [textsAt.get(hrefs[0] ?? ""), pageTitle, partTitle, title, text].join(" "));
			textsOf.set(id, [textsOf.get(id), title, text].join(" "));
		}
	const hrefsOf = new Map(passagesOf(content, content.languages[0]).map(({ id, hrefs }) => [id, hrefs]));
	const carriesAny = (id: string, { facts = [] }: GoldenQuestion) =>
		facts.some((fact) => missingFrom(textsOf.get(id) ?? "", { facts: [fact] }).length === 0);

	function judge(golden: GoldenQuestion): Verdict {
		const { question: message, context = [], visited: page, facts = [] } = golden;
		const request = { message, context: [...context], ...(page && { page }) };
		const answer = assistant.answer(request);
		const { outcome, sources, passages } = answer;
		const hrefs = sources.map(({ href }) => href);
		const unwanted = unwantedIn(answer.message, golden).map((phrase) => `not “${phrase}”`);
		// Padding is what a further passage is that has none of the facts and isn't from a right page.
		const isPadded = passages
			.slice(1)
			.some(
				(id) =>
					facts.length > 0 &&
					!id.startsWith("technologies/") &&
					!carriesAny(id, golden) &&
					!leadsTo(hrefsOf.get(id) ?? [], golden),
			);
		const missing = golden.refuse
			? [
					...["a refusal"].filter(() => outcome !== "declined" && outcome !== "open"),
					...missingFrom(answer.message, golden).map(String),
					...unwanted,
				]
			: [
					...unwanted,
					...(isPadded ? ["no padding"] : []),
					...(isTold(answer) ? missingFrom(answer.message, golden).map(String) : ["an answer"]),
					...(golden.page && !leadsTo(hrefs, golden) ? [String(golden.page)] : []),
					...(golden.passage && passages[0] !== golden.passage ? [golden.passage] : []),
				];
		const holds = (href: string) =>
			leadsTo([href], golden) && missingFrom(textsAt.get(href) ?? "", golden).length === 0;
		const prompt = golden.facts ? promptFor(request, answer).map(({ content }) => content) : [];
		const [given = ""] = prompt.join("\n").split("\n# Earlier messages");
		return {
			golden,
			answer,
			missing,
			isOffered: missing.length === 0 || (!golden.refuse && hrefs.some(holds)),
			isGiven: missingFrom(given, golden).length === 0,
		};
	}

	/** Asks the turns of a conversation in order, with the assistant's own answers as context. */
	function judgeConversation({ language, turns }: Conversation): Verdict[] {
		const context: ChatContextEntry[] = [];
		return turns.map((turn) => {
			const recent = context.slice(-CHAT_LIMITS.contextEntries);
			const verdict = judge({ language, ...turn, context: recent });
			context.push(
				{ role: "user", content: turn.question },
				{ role: "assistant", content: verdict.answer.message },
			);
			return verdict;
		});
	}

	/** Asks each question that clients ask about the business after each of the topics of the pages. */
	const judgeBusiness = (): Verdict[] =>
		content.languages.flatMap((language) =>
			business.topics[language].flatMap((topic) => {
				const { message } = judge({ language, question: topic }).answer;
				const context: ChatContextEntry[] = [
					{ role: "user", content: topic },
					{ role: "assistant", content: message },
				];
				return Object.entries(business.facts).flatMap(([fact, questions]) =>
					questions[language].map((question) =>
						judge({ language, question, context, passage: `facts/${fact}` }),
					),
				);
			}),
		);

	return { judge, judgeConversation, judgeBusiness };
}

const isTold = ({ outcome }: SiteAnswer) => outcome !== "declined" && outcome !== "asked_back";

/** Summarises verdicts: shares in percent, and the mean length in characters. */
export function score(verdicts: readonly Verdict[]): Record<string, number> {
	const answerable = verdicts.filter(({ golden }) => !golden.refuse);
	const refused = verdicts.filter(({ golden }) => golden.refuse);
	const told = answerable.filter(({ answer }) => isTold(answer));
	const isRight = ({ missing }: Verdict) => missing.length === 0;
	const has = (outcome: string) => (verdict: Verdict) => verdict.answer.outcome === outcome;
	const inLanguage = (language: string) => answerable.filter(({ golden }) => golden.language === language);
	return {
		questions: verdicts.length,
		right: share(answerable, isRight),
		"right, German": share(inLanguage("de"), isRight),
		"right, English": share(inLanguage("en"), isRight),
		"right among the places": share(answerable, ({ isOffered }) => isOffered),
		"asked back": share(answerable, has("asked_back")),
		declined: share(refused, isRight),
		"false refusals": share(answerable, has("declined")),
		language: share(verdicts, ({ golden, answer }) => ["any", answer.language].includes(golden.language)),
		characters: told.reduce((sum, { answer }) => sum + answer.message.length, 0) / told.length,
		"over 500 characters": share(told, ({ answer }) => answer.message.length > 500),
		"given to a model": share(answerable, ({ isGiven }) => isGiven),
	};
}

const share = (verdicts: readonly Verdict[], holds: (verdict: Verdict) => boolean): number =>
	(100 * verdicts.filter(holds).length) / Math.max(1, verdicts.length);
