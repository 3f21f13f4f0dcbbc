import assert from "node:assert/strict";
import { goldenQuestions } from "../../../evals/golden-set.ts";
import { owner } from "../../../src/content/owner.ts";
import kindWeights from "./kind-weights.json" with { type: "json" };
import sampleIndex from "./sample-index.json" with { type: "json" };
import { buildIndex, written } from "./sample-questions/build-index.ts";
import { buildWeights } from "./sample-questions/build-weights.ts";
import { readKinds, readQuestions } from "./sample-questions/read-samples.ts";
import { placesOf } from "./search/sampled-sentences.ts";
import { siteAssistant } from "./testing/chat.ts";
import { normalize, wordsIn } from "./text/fold.ts";

const pages = await readQuestions();
const kinds = await readKinds();
const all = [...pages].flatMap(([subject, questions]) =>
	Object.entries(questions).map(([start, samples]) => ({ subject, start, samples })),
);

Deno.test("the index holds the words of all sample questions", () => {
	assert.equal(written(sampleIndex), written(buildIndex(pages)), "“npm run samples” writes it anew");
});

Deno.test("the weights are those that are learned from all sample questions", () => {
	assert.equal(written(kindWeights), written(buildWeights(kinds)), "“npm run samples” writes them anew");
});

Deno.test("each kind is a passage that there is, a sort of page, or a reason why there is no answer", () => {
	const ids = new Set(siteAssistant.passages.map(({ id }) => id));
	const others = [...kinds.keys()].filter((kind) => !/^(page|unanswered)\//.test(kind));
	assert.deepEqual(
		others.filter((kind) => !ids.has(kind)),
		[],
	);
	assert.deepEqual(
		[...kinds.keys()].filter((kind) => kind.startsWith("unanswered/")),
		["unanswered/off-topic", "unanswered/personal", "unanswered/technical"],
	);
	for (const [kind, samples] of kinds) assert.ok(samples.length >= 40, `${kind} has ${samples.length}`);
});

Deno.test("all sample questions belong to a sentence that stands on their page", () => {
	const places = placesOf(sampleIndex.sentences, siteAssistant.passages);
	const found = new Set(places.map(({ at }) => sampleIndex.sentences[at]));
	const lost = sampleIndex.sentences.filter((sentence) => !found.has(sentence));
	assert.deepEqual(lost, [], `no sentence begins with these any more: ${lost.join(", ")}`);
});

Deno.test("no two sentences of a page are taken for each other", () => {
	const places = placesOf(sampleIndex.sentences, siteAssistant.passages);
	for (const [at, found] of Map.groupBy(places, ({ at }) => at)) {
		const [shortest = "", ...others] = found
			.map(({ text }) => text.replace(/^[^:„“]{1,80}: /u, "").replace(/[.“]+$/, ""))
			.toSorted((left, right) => left.length - right.length);
		for (const other of others)
			assert.ok(other.startsWith(shortest), `${sampleIndex.sentences[at]}: ${other}`);
	}
});

Deno.test("a question stands for one thing, and for no question that the assistant is measured with", () => {
	const plain = (text: string) => wordsIn(normalize(text)).join(" ");
	const questions = [...kinds.values()].flat().map(plain);
	const twice = Map.groupBy(questions, (question) => question);
	assert.deepEqual(
		[...twice].filter(([, same]) => same.length > 1).map(([question]) => question),
		[],
	);
	const measured = new Set(goldenQuestions.map(({ question }) => plain(question)));
	assert.deepEqual(
		questions.filter((question) => measured.has(question)),
		[],
	);
});

Deno.test("what the owner fills in stands in no sample, so that it can be changed", () => {
	const text = [...all.map(({ start }) => start), ...[...kinds.values()].flat()].join("\n");
	for (const own of [owner.name, owner.email, owner.vatId]) assert.ok(!text.includes(own), own);
});

Deno.test("a sentence is told to who asks for it as the samples do, though neither it nor its search words say so", () => {
	for (const [question, told] of [
		["Do admins keep their admin rights forever?", /Administratorrechte gelten auf Zeit/],
		["There's a new hole in some library. How would we know which of our services contain it?", /SBOM/],
		["Neue Version ist Murks, wie kommt man wieder auf die alte?", /Revert/],
		["Wie legt man fest, wie gut ein Dienst laufen muss?", /welcher Anteil der Anfragen/],
	] as const)
		assert.match(siteAssistant.answer({ message: question, context: [] }).message, told, question);
});

Deno.test("a word or two that samples hold make no question of theirs", () => {
	const { outcome } = siteAssistant.answer({ message: "Verkaufen Sie gebrauchte Fahrräder?", context: [] });
	assert.equal(outcome, "declined");
});
