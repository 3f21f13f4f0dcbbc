import assert from "node:assert/strict";
import fc from "fast-check";
import { CHAT_LIMITS } from "../../../src/chat/contract.ts";
import { parseChatRequest, Refusal } from "./request.ts";
import { startChat } from "./testing/start-chat.ts";

const EMOJI = /\p{RGI_Emoji}|(?<=\p{Emoji})[\uFE0E\uFE0F]/gv;
const HIDDEN = /[\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]|(?![\n\t])\p{Cc}/u;

const anyText = fc.oneof(
	fc.string({ unit: "binary", maxLength: 60 }),
	fc.string({ unit: fc.constantFrom(..."aä \0\u202e\u200b\u3164\ud800", "\udc00", "\u{e0041}", "🫖") }),
);
const anyEntry = fc.record({ role: fc.constantFrom("user", "assistant", "system"), content: anyText });
const anyRequest = fc.oneof(
	fc.jsonValue(),
	fc.record({ message: anyText, context: fc.array(anyEntry, { maxLength: 11 }) }),
	fc.record({ message: fc.jsonValue(), context: fc.jsonValue() }),
);

Deno.test("accepts or rejects any JSON by the contract, with status 400", () => {
	fc.assert(
		fc.property(anyRequest, (value) => {
			try {
				const { message, context } = parseChatRequest(value);
				assert.ok(message.length > 0 && message.length <= CHAT_LIMITS.messageCharacters);
				assert.ok(context.length <= CHAT_LIMITS.contextEntries);
				for (const text of [message, ...context.map(({ content }) => content)])
					assert.doesNotMatch(text.replace(EMOJI, ""), HIDDEN);
			} catch (error) {
				assert.ok(error instanceof Refusal && error.status === 400);
			}
		}),
		{ numRuns: 1000 },
	);
});

Deno.test("rejects arbitrary bytes with a sentence", async () => {
	const chat = startChat();
	await fc.assert(
		fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
			assert.equal((await chat.post(bytes)).status, 400);
		}),
	);
});

Deno.test("rejects an invisible message as empty", () => {
	for (const message of ["", " \n\t", "\u200b", "\u200d \ufeff", "\u3164", "\u{e0041}"])
		assert.throws(() => parseChatRequest({ message }), { status: 400 });
});

Deno.test("keeps visible characters unchanged", () => {
	const message = "Größe: 10 µm\nund 🫖 ❤️ 👩‍💻 👍🏽 1️⃣ ☎︎ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 – „ok“\t日本語";
	assert.equal(parseChatRequest({ message }).message, message);
});

Deno.test("composes letters that come in parts, as from a PDF", () => {
	const decomposed = "Größe, Übergabe, café".normalize("NFD");
	const { message, context } = parseChatRequest({
		message: decomposed,
		context: [{ role: "user", content: decomposed }],
	});
	assert.deepEqual([message, context[0]?.content], ["Größe, Übergabe, café", "Größe, Übergabe, café"]);
});

Deno.test("ignores unknown fields, even `__proto__`", () => {
	const value = JSON.parse('{"message":"Hallo","__proto__":{"context":1},"constructor":7}');
	assert.deepEqual(parseChatRequest(value), { message: "Hallo", context: [] });
});

Deno.test("passes on the page that the visitor is on", () => {
	assert.equal(parseChatRequest({ message: "Hallo", page: "/services/tea" }).page, "/services/tea");
	assert.equal(parseChatRequest({ message: "Hallo", page: 1 }).page, undefined);
});
