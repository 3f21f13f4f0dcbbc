import assert from "node:assert/strict";
import { type Expected, factsOf, goldenQuestions, goldenSet, halfOf } from "../../../evals/golden-set.ts";
import { judge, type Verdict } from "../../../evals/judge.ts";
import { type Score, score } from "../../../evals/score.ts";
import { CHAT_LIMITS } from "../../../src/chat/contract.ts";
import { chat } from "../../../src/content/chat.ts";
import { contact } from "../../../src/content/contact.ts";
import { imprint } from "../../../src/content/legal-imprint.ts";
import { privacy } from "../../../src/content/legal-privacy.ts";
import * as numbers from "../../../src/content/site.ts";
import { siteContent } from "./site-content.ts";

const ROUTES = new Set([...siteContent.sitePaths, ...siteContent.homeAnchors]);
const answerable = goldenQuestions.flatMap(({ question, expect }) =>
	"refuse" in expect ? [] : [{ question, expect }],
);

/** Every word of the site, in one text. */
function everyWord(): string {
	const words: string[] = [];
	const collect = (value: unknown): void => {
		if (typeof value === "string" || typeof value === "number") words.push(String(value));
		else if (typeof value === "object" && value !== null) Object.values(value).forEach(collect);
	};
	collect([siteContent, contact, imprint, privacy, chat, numbers]);
	return words.join("\n");
}

Deno.test("the golden set is large enough in each of its parts, and asks nothing twice", () => {
	const german =
		goldenSet.german.length + goldenSet.followUps.filter(({ language }) => language === "de").length;
	assert.ok(german >= 120);
	assert.ok(goldenSet.english.length >= 50);
	assert.ok(goldenSet.offTopic.length >= 30);
	assert.ok(goldenSet.followUps.length >= 20);
	const asked = goldenQuestions.map(({ question, context }) => JSON.stringify([question, context]));
	assert.equal(new Set(asked).size, asked.length);
});

Deno.test("every question of the golden set could be sent to the function", () => {
	for (const { question, context = [], language } of goldenQuestions) {
		assert.ok(question.trim().length > 0 && question.length <= CHAT_LIMITS.messageCharacters, question);
		assert.ok(["de", "en", "any"].includes(language), question);
		assert.ok(context.length <= CHAT_LIMITS.contextEntries, question);
		for (const { role } of context) assert.ok(role === "user" || role === "assistant", question);
	}
	for (const { context } of goldenSet.followUps) assert.ok(context && context.length > 0);
});

Deno.test("every fact that the golden set expects stands on the site, and every page exists", () => {
	const standsOnSite = factsOf(everyWord());
	const unfounded = answerable.flatMap(
		({ question, expect: { facts, page } }: { question: string; expect: Expected }) => [
			...facts.filter((fact) => !standsOnSite(fact)).map((fact) => `${question}: ${fact}`),
			...[page]
				.flat()
				.filter((path) => !ROUTES.has(path))
				.map((path) => `${question}: ${path}`),
		],
	);
	assert.deepEqual(unfounded, []);
});

/** Floors under what has been reached, as shares from 0 to 1. They rise with the assistant and never fall. */
const FLOORS = { right: 0.95, early: 0.955, correctRefusals: 0.97, language: 0.98, validCitations: 1 };
const MOST_FALSE_REFUSALS = 0.009;
/** Ceilings over the characters of an answer, links included. They fall as answers get shorter and never rise. */
const MOST_CHARACTERS = { mean: 395, ninetiethPercentile: 690 };

let judged: Promise<Verdict[]> | undefined;
const verdicts = () => (judged ??= Promise.all(goldenQuestions.map(judge)));

const NAMED_MISSES = 5;

/** A few of the questions that a figure misses, of the half that may be seen. */
const someMissed = (all: readonly Verdict[], misses: (ofOne: Score) => boolean): string =>
	all
		.filter((verdict) => halfOf(verdict.golden) === "tuning" && misses(score([verdict])))
		.slice(0, NAMED_MISSES)
		.map(({ golden }) => `\n- ${golden.question}`)
		.concat("\nAll of them: npm run eval")
		.join("");

Deno.test("the assistant answers the golden set no worse than it has before", async () => {
	const all = await verdicts();
	const figures = score(all);
	for (const name of Object.keys(FLOORS) as (keyof typeof FLOORS)[]) {
		const [reached, floor] = [figures[name], FLOORS[name]];
		if (reached >= floor) continue;
		const missed = someMissed(all, (ofOne) => ofOne[name] < 1);
		assert.fail(`${name}: ${reached.toFixed(3)} is below ${floor}; missed among others:${missed}`);
	}
	const { falseRefusals } = figures;
	if (falseRefusals <= MOST_FALSE_REFUSALS) return;
	const missed = someMissed(all, (ofOne) => ofOne.falseRefusals > 0);
	assert.fail(
		`falseRefusals: ${falseRefusals.toFixed(3)} is above ${MOST_FALSE_REFUSALS}; missed among others:${missed}`,
	);
});

Deno.test("the answers to the golden set are as short as answers, not as long as search results", async () => {
	const lengths = (await verdicts())
		.map(({ message }) => message.length)
		.sort((shorter, longer) => shorter - longer);
	const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
	assert.ok(mean <= MOST_CHARACTERS.mean, `on average ${mean.toFixed(0)}`);
	const ninetieth = lengths[Math.floor(0.9 * lengths.length)] ?? 0;
	assert.ok(ninetieth <= MOST_CHARACTERS.ninetiethPercentile, `nine in ten up to ${ninetieth}`);
});
