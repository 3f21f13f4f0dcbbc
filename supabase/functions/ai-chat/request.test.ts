import assert from "node:assert/strict";
import fc from "fast-check";
import { CHAT_LIMITS } from "../../../src/chat/contract.ts";
import { parseChatRequest, RequestError } from "./request.ts";
import { startChat } from "./testing/chat.ts";
import { completion, startProvider } from "./testing/provider.ts";

const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const HIDDEN = /[\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]|(?![\n\t])\p{Cc}/u;

Deno.test("anything that is JSON is read by the contract or refused with status 400", () => {
	fc.assert(
		fc.property(fc.jsonValue(), (value) => {
			try {
				const { message, context } = parseChatRequest(encode(value));
				assert.ok(message.length > 0 && message.length <= CHAT_LIMITS.messageCharacters);
				assert.ok(context.length <= CHAT_LIMITS.contextEntries);
			} catch (error) {
				assert.ok(error instanceof RequestError && error.status === 400);
			}
		}),
	);
});

Deno.test("any bytes are read or refused with status 400", () => {
	fc.assert(
		fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
			try {
				parseChatRequest(bytes);
			} catch (error) {
				assert.ok(error instanceof RequestError && error.status === 400);
			}
		}),
	);
});

const anyText = fc.oneof(
	fc.string({ unit: "binary", maxLength: 60 }),
	fc.string({
		unit: fc.constantFrom(
			"a",
			"ä",
			" ",
			"\u0000",
			"\u202e",
			"\u200b",
			"\u3164",
			"\ud800",
			"\udc00",
			"\u{e0041}",
			"🫖",
		),
	}),
);

Deno.test("whatever is sent as text, only what a person can see gets through", () => {
	fc.assert(
		fc.property(anyText, anyText, (message, content) => {
			const body = encode({ message: `x${message}`, context: [{ role: "user", content }] });
			const read = parseChatRequest(body);
			assert.doesNotMatch(read.message, HIDDEN);
			assert.doesNotMatch(read.context[0]?.content ?? "", HIDDEN);
		}),
	);
});

Deno.test("a message in which nothing can be seen is refused as empty", () => {
	for (const message of ["", " \n\t", "\u200b", "\u200d \ufeff", "\u3164", "\u{e0041}"])
		assert.throws(() => parseChatRequest(encode({ message })), /The message is empty\./);
});

Deno.test("characters that can be seen come through unchanged", () => {
	const message = "Größe: 10 µm\nund 🫖 – „ok“\t日本語";
	assert.equal(parseChatRequest(encode({ message })).message, message);
});

Deno.test("unknown fields are ignored, also such as touch prototypes", () => {
	const bytes = new TextEncoder().encode('{"message":"Hallo","__proto__":{"context":1},"constructor":7}');
	assert.deepEqual(parseChatRequest(bytes), { message: "Hallo", context: [] });
});

/** Sizes round a limit, and whether each keeps to it. */
const around = (limit: number) => fc.integer({ min: limit - 2, max: limit + 2 });

const anyEntry = fc.record({ role: fc.constantFrom("user", "assistant", "system"), content: anyText });

const atLimits = fc
	.record({
		message: around(CHAT_LIMITS.messageCharacters),
		content: around(CHAT_LIMITS.contextEntryCharacters),
		entries: around(CHAT_LIMITS.contextEntries),
		letter: fc.constantFrom("a", "ä", "\ud800", "🫖"),
	})
	.map(({ message, content, entries, letter }) => {
		const fill = (length: number) => `x${letter.repeat(length)}`.slice(0, length);
		const context = Array.from({ length: entries }, () => ({ role: "user", content: fill(content) }));
		return { message: fill(message), context };
	});

Deno.test("no request makes the function fail, and none that is refused reaches the model", async () => {
	const provider = startProvider(() => completion("Ja."));
	const unlimited = { CHAT_RATE_PER_DAY: "1000000", CHAT_MODEL_CALLS_PER_DAY: "1000000" };
	const chat = startChat({ ...unlimited, OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: provider.baseUrl });
	const request = fc.oneof(
		fc.jsonValue(),
		fc.record({ message: anyText, context: fc.array(anyEntry, { maxLength: 11 }) }),
		fc.record({ message: fc.jsonValue(), context: fc.jsonValue() }),
		atLimits,
	);
	let answered = 0;
	await fc.assert(
		fc.asyncProperty(request, async (value) => {
			const response = await chat.post(JSON.stringify(value));
			const body = await response.json();
			assert.ok([200, 400, 413].includes(response.status));
			assert.equal(typeof (response.ok ? body.message : body.error), "string");
			if (response.ok) answered += 1;
			assert.equal(provider.calls.length, answered);
		}),
		{ numRuns: 300 },
	);
	await provider.stop();
});

Deno.test("what is at a limit is read, and what is above it is refused, at each of them", () => {
	fc.assert(
		fc.property(atLimits, (value) => {
			const { message, context } = value;
			const isWithin =
				message.length <= CHAT_LIMITS.messageCharacters &&
				context.length <= CHAT_LIMITS.contextEntries &&
				context.every(({ content }) => content.length <= CHAT_LIMITS.contextEntryCharacters);
			const parse = () => parseChatRequest(encode(value));
			if (isWithin) assert.equal(parse().context.length, context.length);
			else assert.throws(parse, ({ status }) => status === 400);
		}),
	);
});

Deno.test("a body of exactly the limit is read, and one of a byte more is not", async () => {
	const chat = startChat();
	const empty = JSON.stringify({ message: "Hallo", more: "" });
	const ofBytes = (bytes: number) => empty.replace('""', `"${"x".repeat(bytes - empty.length)}"`);
	assert.equal((await chat.post(ofBytes(CHAT_LIMITS.bodyBytes))).status, 200);
	assert.equal((await chat.post(ofBytes(CHAT_LIMITS.bodyBytes + 1))).status, 413);
});
