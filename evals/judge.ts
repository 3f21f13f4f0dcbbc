import { CHAT_LIMITS, type ChatContextEntry } from "../src/chat/contract.ts";
import type { Content } from "../src/content/content.ts";
import { createAssistant, type SiteAnswer } from "../supabase/functions/ai-chat/site/assistant.ts";
import type { Weights } from "../supabase/functions/ai-chat/site/choose.ts";
import { passagesOf } from "../supabase/functions/ai-chat/site/passages.ts";
import { type Conversation, type GoldenQuestion, leadsTo, missingFrom } from "./golden-set.ts";
import { unsureSuggestions } from "./suggestions.ts";

/** The verdict on an answer. */
export interface Verdict {
	golden: GoldenQuestion;
	answer: SiteAnswer;
	isDeclined: boolean;
	isAskedBack: boolean;
	/** The answer has all facts and a link to a right page, or is an expected refusal. */
	isRight: boolean;
	/** The answer is right, or one of the places linked below it has all facts. */
	isOffered: boolean;
	isInLanguage: boolean;
	/** Missing facts. */
	missing: string[];
}

/** Creates a judge, which asks the assistant of a site questions, without HTTP and without a model. */
export function createJudge(content: Content, weights: Weights) {
	const assistant = createAssistant(content, weights);
	const textsAt = new Map<string, string>();
	for (const { hrefs, pageTitle, partTitle, title, text } of content.languages.flatMap((language) =>
		passagesOf(content, language),
	)) {
		const [href = ""] = hrefs;
		textsAt.set(href, [textsAt.get(href) ?? "", pageTitle, partTitle, title, text].join(" "));
	}

	function judge(golden: GoldenQuestion): Verdict {
		const answer = assistant.answer({ message: golden.question, context: [...(golden.context ?? [])] });
		const { outcome, message, sources, language } = answer;
		const hrefs = sources.map(({ href }) => href);
		const isDeclined = outcome === "declined";
		const isAskedBack = outcome === "asked_back";
		const missing = golden.refuse
			? []
			: missingFrom(message, golden).map((phrase) => [phrase].flat().join(" | "));
		if (!golden.refuse && !leadsTo(hrefs, golden)) missing.push([golden.page ?? []].flat().join(" | "));
		const isRight = golden.refuse
			? isDeclined || outcome === "open"
			: !isDeclined && !isAskedBack && missing.length === 0;
		const holds = (href: string) =>
			leadsTo([href], golden) && missingFrom(textsAt.get(href) ?? "", golden).length === 0;
		return {
			golden,
			answer,
			isDeclined,
			isAskedBack,
			isRight,
			isOffered: isRight || (!golden.refuse && hrefs.some(holds)),
			isInLanguage: golden.language === "any" || language === golden.language,
			missing,
		};
	}

	return {
		judge,
		/** Asks the turns of a conversation in order, with the assistant's own answers as context. */
		judgeConversation({ language, turns }: Conversation): Verdict[] {
			const context: ChatContextEntry[] = [];
			return turns.map((turn) => {
				const recent = context.slice(-CHAT_LIMITS.contextEntries);
				const verdict = judge({ language, ...turn, context: recent });
				context.push(...contextOf(turn.question, verdict.answer.message));
				return verdict;
			});
		},
		/** Returns the questions that are not answered by their fact after each of the topics, with the topic. */
		findDistracted: ({ topics, facts }: BusinessQuestions): string[] =>
			content.languages.flatMap((language) =>
				topics[language].flatMap((topic) => {
					const said = assistant.answer({ message: topic, context: [] }).message;
					const context = contextOf(topic, said);
					return Object.entries(facts).flatMap(([fact, questions]) =>
						questions[language].flatMap((message) => {
							const { passages, outcome } = assistant.answer({ message, context });
							const isRight = passages[0] === `facts/${fact}` && outcome !== "asked_back";
							return isRight ? [] : [`${topic} >> ${message}: ${passages[0] ?? outcome}`];
						}),
					);
				}),
			),
		findUnsureSuggestions: () => unsureSuggestions(content, assistant),
	};
}

const contextOf = (question: string, answer: string): ChatContextEntry[] => [
	{ role: "user", content: question },
	{ role: "assistant", content: answer },
];

type InLanguages = Readonly<Record<"de" | "en", readonly string[]>>;

/** Questions about topics of the pages, and questions that clients ask amid them, by the fact that answers. */
export interface BusinessQuestions {
	topics: InLanguages;
	facts: Readonly<Record<string, InLanguages>>;
}

/** Summarises verdicts: shares in percent, and the mean length in characters. */
export function score(verdicts: readonly Verdict[]): Record<string, number> {
	const answerable = verdicts.filter(({ golden }) => !golden.refuse);
	const inLanguage = (language: string) => answerable.filter(({ golden }) => golden.language === language);
	const lengths = answerable
		.filter(({ isDeclined, isAskedBack }) => !isDeclined && !isAskedBack)
		.map(({ answer }) => answer.message.length);
	return {
		questions: verdicts.length,
		right: share(answerable, ({ isRight }) => isRight),
		"right, German": share(inLanguage("de"), ({ isRight }) => isRight),
		"right, English": share(inLanguage("en"), ({ isRight }) => isRight),
		"right among the places": share(answerable, ({ isOffered }) => isOffered),
		"asked back": share(answerable, ({ isAskedBack }) => isAskedBack),
		declined: share(
			verdicts.filter(({ golden }) => golden.refuse),
			({ isRight }) => isRight,
		),
		"false refusals": share(answerable, ({ isDeclined }) => isDeclined),
		language: share(verdicts, ({ isInLanguage }) => isInLanguage),
		characters: mean(lengths),
		"over 500 characters": 100 * mean(lengths.map((length) => Number(length > 500))),
	};
}

const mean = (numbers: readonly number[]): number =>
	numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

const share = (verdicts: readonly Verdict[], holds: (verdict: Verdict) => boolean): number =>
	100 * mean(verdicts.map((verdict) => Number(holds(verdict))));
