import { certificateForTold } from "../asked/certificate-for-told.ts";
import { doneBefore } from "../asked/done-before.ts";
import { engagementAsked } from "../asked/engagement-asked.ts";
import { answerDescription } from "../asked/job-fit.ts";
import { PreferenceAnswers } from "../asked/preference-asked.ts";
import { UsedAnswers } from "../asked/used-at.ts";
import { asksAfterwards } from "../asked/way-asked.ts";
import { CommonAnswers } from "../common/answer-common.ts";
import { ElsewhereAnswers } from "../common/answer-elsewhere.ts";
import type { SearchIndex } from "../search/search-index.ts";
import type { SiteContent } from "../site-content.ts";
import type { Topic } from "../talk/conversation.ts";
import { heard } from "../talk/heard.ts";
import { carriedOn, returnedTo } from "../talk/thread.ts";
import { withDuration } from "../telling/duration-told.ts";
import { Focus } from "../telling/focus.ts";
import { buildReplies, type Replies } from "../telling/replies.ts";
import { Shortened } from "../telling/shortened.ts";
import type { Step } from "../telling/step.ts";
import { Teller } from "../telling/tell.ts";
import { WayTold } from "../telling/way-told.ts";
import { fold, normalize, tokenize } from "../text/fold.ts";
import type { Language } from "../text/stem.ts";
import { ConcernAnswers } from "./concern-answers.ts";
import { DirectAnswers } from "./direct-answers.ts";
import { FollowUpAnswers } from "./follow-up-answers.ts";
import { FoundAnswers } from "./found-answers.ts";
import { HelpAnswers } from "./help-answers.ts";
import { Honesty } from "./honesty.ts";
import { KindAnswers } from "./kind-answers.ts";
import { PageAnswers } from "./page-answers.ts";
import { type Reader, type Reading, readMessage } from "./reading.ts";
import { isOfSomethingElse, Refusals } from "./refusals.ts";
import { SampleAnswers } from "./sample-answers.ts";

/** Answers a message that is of its kind, and leaves others to the next. */
type Attempt = (reading: Reading) => Step | undefined;

/** Answers single messages, each with what the one before left to lean on. */
export class Answering {
	readonly #reader: Reader;
	readonly #refusals: Refusals;
	readonly #teller: Teller;
	readonly #way: WayTold;
	readonly #replies: Replies;
	/** What a message is answered with whatever else it may ask. */
	readonly #before: readonly Attempt[];
	/** What says more plainly what is wanted comes first. */
	readonly #attempts: readonly Attempt[];
	readonly #followUps: FollowUpAnswers;
	readonly #help: HelpAnswers;
	readonly #samples: SampleAnswers;
	readonly #kinds: KindAnswers;

	constructor(content: SiteContent, index: SearchIndex) {
		const names = new Set(tokenize(fold(content.owner.name)).map(({ word }) => word));
		const isName = (word: string) => names.has(word);
		const replies = buildReplies(content);
		const honesty = new Honesty(content, index.vocabulary);
		const teller = new Teller(index, replies);
		const sources = { index, replies, honesty, teller, focus: new Focus(index) };
		const found = new FoundAnswers(sources);
		const common = new CommonAnswers(index, replies, teller, isName);
		const shortened = new Shortened(sources);
		const refusals = new Refusals(sources);
		const pages = new PageAnswers(sources, found);
		const elsewhere = new ElsewhereAnswers(index, replies, teller);
		const concerns = new ConcernAnswers(sources);
		const help = new HelpAnswers(sources);
		const direct = new DirectAnswers(sources);
		const used = new UsedAnswers(sources, isName);
		const preference = new PreferenceAnswers(sources);
		const ofCommon: Attempt = ({ text, query, topic }) => common.answer(text, query, topic);
		this.#reader = { index, honesty, isName };
		this.#refusals = refusals;
		this.#teller = teller;
		this.#replies = replies;
		this.#way = new WayTold(index, replies);
		this.#followUps = new FollowUpAnswers(sources, found, common);
		this.#help = help;
		this.#samples = new SampleAnswers(sources);
		this.#kinds = new KindAnswers(sources, isName);
		this.#before = [
			({ message, query }) => answerDescription(message, query, index, replies),
			(reading) => shortened.answer(reading),
			(reading) => refusals.decline(reading),
			(reading) => refusals.foreign(reading),
		];
		this.#attempts = [
			(reading) => elsewhere.home(reading),
			(reading) => concerns.answer(reading),
			(reading) => pages.phase(reading),
			(reading) => help.quote(reading),
			(reading) => help.price(reading),
			(reading) => {
				const greeting = refusals.greet(reading);
				return greeting && ofCommon(reading) ? undefined : greeting;
			},
			(reading) => pages.quoted(reading),
			(reading) => pages.meaning(reading),
			(reading) => refusals.general(reading),
			(reading) => elsewhere.work(reading),
			(reading) => elsewhere.used(reading),
			({ query, topic }) => preference.answer(query, topic),
			(reading) => pages.length(reading),
			(reading) => direct.answer(reading, isName),
			(reading) => pages.example(reading),
			({ query, topic }) => used.answer(query, topic),
			(reading) => pages.item(reading),
			(reading) => teller.anyOf(engagementAsked(reading, index), reading.query),
			(reading) => help.point(reading),
			(reading) => help.trouble(reading),
			(reading) => teller.anyOf(doneBefore(reading, index), reading.query),
			(reading) => {
				const certificate = certificateForTold(reading);
				return certificate && found.answer(certificate);
			},
			ofCommon,
			(reading) => help.task(reading),
			(reading) => pages.services(reading),
			({ query }) => used.anywhere(query),
			(reading) => pages.course(reading),
			(reading) => refusals.unclear(reading),
			(reading) => help.wanted(reading),
			(reading) => (asksAfterwards(reading.text) ? help.remedy(reading) : undefined),
			(reading) => pages.sides(reading),
		];
	}

	/** The topic with the pages that the answer given named, which a model may have given in its own words. */
	heard(topic: Topic | undefined, answer: string): Topic | undefined {
		return heard(topic, answer, this.#teller);
	}

	/** @param last What was said to the message before, after which the topic may have been heard otherwise. */
	step(message: string, language: Language, topic: Topic | undefined, last?: Step): Step {
		const back = returnedTo(topic, normalize(message));
		const reading = readMessage(message, language, back, this.#reader);
		const answered = this.#refusals.goingOn(reading, last) ?? this.#answer(reading);
		const told = this.#way.checked(answered, message, language);
		const step = withDuration(told, message, language, this.#replies);
		const hrefOf = (subject: string) => this.#teller.passage(subject)?.links[0]?.href;
		const before = isOfSomethingElse(reading) ? undefined : topic;
		return { ...step, topic: carriedOn(before, step.topic, hrefOf) };
	}

	#answer(reading: Reading): Step {
		const turned = first(this.#before, reading);
		if (turned) return turned;
		const plain = first(this.#attempts, reading);
		const isPlain = plain !== undefined;
		const step = this.#samples.beside(plain ?? this.#found(reading), isPlain, reading);
		return this.#kinds.checked({ step, isPlain, reading, likely: this.#samples.likely(reading) });
	}

	#found(reading: Reading): Step {
		const step = this.#followUps.answer(reading);
		// What the site leaves open is told with its passage, and needs no other answer.
		if (step.outcome !== "declined" || step.passages?.length) return step;
		return this.#help.remedy(reading) ?? this.#samples.answer(reading) ?? step;
	}
}

function first(attempts: readonly Attempt[], reading: Reading): Step | undefined {
	for (const attempt of attempts) {
		const step = attempt(reading);
		if (step) return step;
	}
	return undefined;
}
