import assert from "node:assert/strict";
import fc from "fast-check";
import { CHAT_LIMITS } from "../../../src/chat/contract.ts";
import { parseChatRequest, RequestError } from "./request.ts";
import { startChat } from "./testing/chat.ts";

const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const HIDDEN = /[\p{Cf}\p{Cs}\p{Co}\p{Variation_Selector}]|(?![\n\t])\p{Cc}/u;

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
		unit: fc.constantFrom("a", "ä", " ", "\u0000", "\u202e", "\u200b", "\ud800", "\udc00", "\u{e0041}", "🫖"),
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

Deno.test("characters that can be seen come through unchanged", () => {
	const message = "Größe: 10 µm\nund 🫖 – „ok“\t日本語";
	assert.equal(parseChatRequest(encode({ message })).message, message);
});

Deno.test("unknown fields are ignored, also such as touch prototypes", () => {
	const bytes = new TextEncoder().encode('{"message":"Hallo","__proto__":{"context":1},"constructor":7}');
	assert.deepEqual(parseChatRequest(bytes), { message: "Hallo", context: [] });
});

Deno.test("no request makes the function fail, and each answer keeps to the contract", async () => {
	const chat = startChat({ CHAT_RATE_PER_MINUTE: "1000000", CHAT_RATE_PER_DAY: "1000000" });
	const request = fc.oneof(
		fc.jsonValue(),
		fc.record({
			message: anyText,
			context: fc.array(fc.record({ role: fc.constantFrom("user", "assistant"), content: anyText }), {
				maxLength: 11,
			}),
		}),
	);
	await fc.assert(
		fc.asyncProperty(request, async (value) => {
			const response = await chat.post(JSON.stringify(value));
			const body = await response.json();
			assert.ok([200, 400].includes(response.status));
			assert.equal(typeof (response.ok ? body.message : body.error), "string");
		}),
		{ numRuns: 150 },
	);
});
