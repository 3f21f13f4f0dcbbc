import { CHAT_LIMITS, type ChatContextEntry } from "../src/chat/contract.ts";
import type { Assistant, SiteAnswer } from "../supabase/functions/ai-chat/site/assistant.ts";
import { type Conversation, type GoldenQuestion, leadsTo, missingFrom } from "./golden-set.ts";

/** The verdict on an answer. */
export interface Verdict {
	golden: GoldenQuestion;
	answer: SiteAnswer;
	isAnswered: boolean;
	/** Has all facts and a link to a right page, or is an expected refusal. */
	isRight: boolean;
	/** Whether a right page is among the passages for a model. */
	isGrounded: boolean;
	isInLanguage: boolean;
	/** Missing facts. */
	missing: string[];
}

/** Asks a question, without HTTP and without a model. */
export function judge(golden: GoldenQuestion, assistant: Assistant): Verdict {
	const answer = assistant.answer({ message: golden.question, context: [...(golden.context ?? [])] });
	const hrefs = answer.sources.map(({ href }) => href);
	const isAnswered = answer.outcome !== "declined";
	const missing = golden.refuse
		? []
		: missingFrom(answer.message, golden).map((phrase) => [phrase].flat().join(" | "));
	if (!golden.refuse && !leadsTo(hrefs, golden)) missing.push([golden.page ?? []].flat().join(" | "));
	return {
		golden,
		answer,
		isAnswered,
		isRight: golden.refuse ? !isAnswered || answer.outcome === "open" : isAnswered && missing.length === 0,
		isGrounded: leadsTo(
			answer.ranked.slice(0, 6).flatMap(({ hrefs }) => hrefs.slice(0, 1)),
			golden,
		),
		isInLanguage: golden.language === "any" || answer.language === golden.language,
		missing,
	};
}

/** Asks the turns of a conversation in order, with the assistant's own answers as context. */
export function judgeConversation({ language, turns }: Conversation, assistant: Assistant): Verdict[] {
	const context: ChatContextEntry[] = [];
	return turns.map((turn) => {
		const recent = context.slice(-CHAT_LIMITS.contextEntries);
		const verdict = judge({ language, ...turn, context: recent }, assistant);
		context.push(
			{ role: "user", content: turn.question },
			{ role: "assistant", content: verdict.answer.message },
		);
		return verdict;
	});
}

/** Summarises verdicts: shares in percent, and the mean length in characters. */
export function score(verdicts: readonly Verdict[]): Record<string, number> {
	const answerable = verdicts.filter(({ golden }) => !golden.refuse);
	const inLanguage = (language: string) => answerable.filter(({ golden }) => golden.language === language);
	return {
		questions: verdicts.length,
		right: share(answerable, ({ isRight }) => isRight),
		"right, German": share(inLanguage("de"), ({ isRight }) => isRight),
		"right, English": share(inLanguage("en"), ({ isRight }) => isRight),
		declined: share(
			verdicts.filter(({ golden }) => golden.refuse),
			({ isRight }) => isRight,
		),
		"false refusals": share(answerable, ({ isAnswered }) => !isAnswered),
		language: share(verdicts, ({ isInLanguage }) => isInLanguage),
		"page among a model's passages": share(answerable, ({ isGrounded }) => isGrounded),
		characters: mean(
			answerable.filter(({ isAnswered }) => isAnswered).map(({ answer }) => answer.message.length),
		),
	};
}

const mean = (numbers: readonly number[]): number =>
	numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

const share = (verdicts: readonly Verdict[], holds: (verdict: Verdict) => boolean): number =>
	100 * mean(verdicts.map((verdict) => Number(holds(verdict))));
