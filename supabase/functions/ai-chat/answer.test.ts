import assert from "node:assert/strict";
import { ownAddresses } from "../../../src/pages/paths.ts";
import { type Model, ModelFault } from "./model/openai-model.ts";
import { chunk, eventStreamOf, hang, withProvider } from "./testing/provider.ts";
import { content, FINAL_QUESTION, siteAnswer, startChat } from "./testing/start-chat.ts";

/** A model that sends deltas, and then fails if a fault is given. */
const saying =
	(pieces: readonly string[], fault?: Error): Model =>
	async (_prompt, _signal, send) => {
		for (const piece of pieces) send(piece);
		if (fault) throw fault;
		return { message: pieces.join("") };
	};

const { message, sources, questions, language } = siteAnswer;
const fromSite = { message, sources, questions, origin: "site", language };

Deno.test("returns a model's answer, with its links as sources", async () => {
	const model = saying(["Ja, siehe [Tee](/services/tea) und [das](https://evil.example/x)."]);
	const chat = startChat({}, { model });
	assert.deepEqual(await chat.ask("Tee?"), {
		message: "Ja, siehe [Tee](/services/tea) und das.",
		sources: [{ title: "Tea", href: "/services/tea" }],
		questions: siteAnswer.questions,
		origin: "model",
		language: "de",
	});
	const { origin, passages, pages } = chat.log[0] ?? {};
	assert.deepEqual(
		{ origin, passages, pages },
		{ origin: "model", passages: ["services/tea"], pages: ["/services/tea"] },
	);
});

Deno.test("says in which language a model answers", async () => {
	const french = "Oui, il y en a beaucoup, et vous pouvez lui écrire.";
	assert.equal((await startChat({}, { model: saying([french]) }).ask("Du thé ?")).language, "fr");
});

Deno.test("allows links to the owner's addresses, and adds the place that the site's own search found", async () => {
	const addresses = ownAddresses(content);
	assert.ok(addresses.includes("tel:+494615550142"));
	const message = addresses.map((address) => `[hier](${address})`).join(", ");
	const answer = await startChat({}, { model: saying([message]) }).ask("Kontakt?");
	assert.deepEqual([answer.message, answer.sources], [message, siteAnswer.sources]);
});

Deno.test("streams a model's deltas as they are, then the checked answer", async () => {
	const pieces = ["Ja, ", "ein [Te", "e](/services/tea) und [das](htt", "ps://evil.example/?q=1)."];
	const events = await startChat({}, { model: saying(pieces) }).stream("Tee?");
	assert.deepEqual(
		events.slice(0, -1),
		pieces.map((delta) => ({ delta })),
	);
	const last = events.at(-1);
	assert.ok(last && "message" in last);
	assert.deepEqual([last.message, last.origin], ["Ja, ein [Tee](/services/tea) und das.", "model"]);
});

Deno.test("marks an answer that breaks off, and logs why", async () => {
	const report = { cut: "length", setting: "CHAT_MAX_OUTPUT_TOKENS" } as const;
	const chat = startChat({}, { model: async () => ({ message: "Ein halber", ...report }) });
	const { message, incomplete, origin } = await chat.ask("Tee?");
	assert.deepEqual([message, incomplete, origin], ["Ein halber", true, "model"]);
	const { outcome, cut, setting } = chat.log[0] ?? {};
	assert.deepEqual({ outcome, cut, setting }, { outcome: "answered", ...report });
});

for (const [name, pieces, fault, logged] of [
	[
		"fails in the middle",
		["Ein halber "],
		new ModelFault({ fault: "provider_error", providerStatus: 404, setting: "OPENAI_MODEL" }),
		"provider_error",
	],
	["throws an unexpected error", [], new TypeError("cause"), "unexpected: TypeError"],
	["shows nothing but an image", ["![](https://evil.example)"], undefined, "empty"],
] as const)
	Deno.test(`falls back to the site if the model ${name}, and logs why`, async () => {
		const chat = startChat({}, { model: saying(pieces, fault) });
		assert.deepEqual(await chat.ask("Tee?"), fromSite);
		assert.deepEqual((await chat.stream("Tee?")).at(-1), fromSite);
		for (const line of chat.log) {
			assert.deepEqual([line.outcome, line.origin], ["answered", "site"]);
			assert.deepEqual(
				[line.fault, line.providerStatus, line.setting],
				[logged, ...(fault instanceof ModelFault ? [404, "OPENAI_MODEL"] : [undefined, undefined])],
			);
		}
	});

for (const [place, answer] of [
	["before its first word", hang],
	["after its first words", () => eventStreamOf([chunk("Ein Anfang ")], { close: false })],
] as const)
	Deno.test(`falls back to the site at the timeout if the model hangs ${place}`, () =>
		withProvider(answer, async ({ settings }) => {
			const chat = startChat({ ...settings, CHAT_TIMEOUT_MS: "150" });
			assert.deepEqual(await chat.ask("Tee?"), fromSite);
			assert.deepEqual((await chat.stream("Tee?")).at(-1), fromSite);
			assert.equal(chat.log[1]?.fault, "timeout");
		}));

Deno.test("aborts the model call when the reader disconnects", async () => {
	const left = Promise.withResolvers<void>();
	const model: Model = async (_prompt, signal, send) => {
		send("Ein Anfang ");
		signal.addEventListener("abort", () => left.resolve());
		await left.promise;
		throw new ModelFault({ fault: signal.reason.name === "AbortError" ? "client_left" : "timeout" });
	};
	const chat = startChat({}, { model });
	const response = await chat.post('{"message":"Tee?"}', { accept: "text/event-stream" });
	await response.body?.cancel();
	await left.promise;
	while (chat.log.length === 0) await new Promise((resolve) => setTimeout(resolve));
	assert.equal(chat.log[0]?.fault, "client_left");
});

Deno.test("gives the site's answer if no model may override it", async () => {
	const chat = startChat({}, { model: saying(["Vom Modell."]) });
	assert.deepEqual(await chat.ask(FINAL_QUESTION), fromSite);
});

Deno.test("falls back to the site silently when the day's model budget is spent", async () => {
	const chat = startChat({ CHAT_MODEL_CALLS_PER_DAY: "1" }, { model: saying(["Vom Modell."]) });
	assert.equal((await chat.ask("Tee?")).origin, "model");
	assert.deepEqual(await chat.ask("Tee?"), fromSite);
	assert.deepEqual(
		chat.log.map(({ noModel }) => noModel),
		[undefined, "budget_spent"],
	);
});
