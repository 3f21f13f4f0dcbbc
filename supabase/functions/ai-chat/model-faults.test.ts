import assert from "node:assert/strict";
import { startChat } from "./testing/chat.ts";
import { KEY, QUESTION, withModel, withProvider } from "./testing/model.ts";
import { chunk, completion, eventStreamOf, hang, startRawProvider, streamed } from "./testing/provider.ts";

const secret = "provider-secret at /srv/stack.ts:1";
const failure = (status: number) => () =>
	Response.json({ error: { message: `${secret} ${KEY}`, type: "x", code: "x" } }, { status });
const html = () => new Response(`<html>${secret}</html>`, { headers: { "content-type": "text/html" } });

/** Name, the log's cause, and the provider's answer to a whole and to a streamed call. */
const FAULTS: [
	string,
	string,
	(call: Request) => Response | Promise<Response>,
	typeof hang | (() => Response),
][] = [
	["refuses the key", "unauthorized", failure(401), failure(401)],
	["has no quota left", "rate_limited", failure(429), failure(429)],
	["is down", "provider_error", failure(500), failure(500)],
	["answers in HTML", "bad_answer", html, html],
	["answers nothing", "empty", () => completion(""), () => streamed("")],
	[
		"answers only foreign links",
		"empty",
		() => completion("https://evil.example"),
		() => streamed("https://evil.example"),
	],
	[
		"refuses by filter",
		"refused",
		() => completion("x", "content_filter"),
		() => eventStreamOf([chunk("x", "content_filter")]),
	],
	["hangs before the first byte", "timeout", hang, hang],
	[
		"answers malformed JSON",
		"bad_answer",
		() => new Response('{"choices": [', { headers: { "content-type": "application/json" } }),
		() => eventStreamOf([chunk("Halber"), "data: {not json\n\n"]),
	],
	[
		"answers without choices",
		"bad_answer",
		() => Response.json({ choices: [] }),
		() => eventStreamOf([chunk("Halber"), `data: {"error": {"message": "${secret}"}}\n\n`]),
	],
];

for (const [name, cause, whole, inPieces] of FAULTS) {
	const settings = { CHAT_TIMEOUT_MS: name.startsWith("hangs") ? "300" : "5000" };
	Deno.test(`the site answers a whole request when the provider ${name}`, () =>
		withProvider(whole, async ({ baseUrl }) => {
			const chat = withModel(baseUrl, settings);
			const answer = await chat.ask(QUESTION);
			assert.deepEqual(answer, await startChat().ask(QUESTION));
			assert.doesNotMatch(JSON.stringify([answer, chat.log]), /secret|sk-test|stack\.ts/);
			assert.equal(chat.log[0]?.fault, cause);
		}));

	Deno.test(`the site answers a streamed request when the provider ${name}`, () =>
		withProvider(inPieces, async ({ baseUrl }) => {
			const chat = withModel(baseUrl, settings);
			const events = await chat.stream(QUESTION);
			assert.deepEqual(events.at(-1), await startChat().ask(QUESTION));
			assert.doesNotMatch(JSON.stringify([events, chat.log]), /secret|sk-test|stack\.ts/);
			const expected = name === "answers without choices" ? "provider_error" : cause;
			assert.equal(chat.log[0]?.fault, expected);
		}));
}

Deno.test("a stream that stalls in the middle ends in the site's whole answer within the total time", () =>
	withProvider(
		() => eventStreamOf([chunk("Halber Satz ")], { close: false }),
		async ({ baseUrl, left }) => {
			const chat = withModel(baseUrl, { CHAT_TIMEOUT_MS: "300" });
			const events = await chat.stream(QUESTION);
			assert.deepEqual(events[0], { delta: "Halber Satz " });
			assert.deepEqual(events.at(-1), await startChat().ask(QUESTION));
			assert.equal(chat.log[0]?.fault, "timeout");
			await left;
		},
	));

Deno.test("a whole answer that stalls in the middle gives way to the site's within the total time", () => {
	const half = new TextEncoder().encode('{"choices": [{"message": {"content": "Halber Satz');
	const stalling = () =>
		new Response(new ReadableStream({ start: (controller) => controller.enqueue(half) }), {
			headers: { "content-type": "application/json" },
		});
	return withProvider(stalling, async ({ baseUrl, left }) => {
		const chat = withModel(baseUrl, { CHAT_TIMEOUT_MS: "300" });
		assert.deepEqual(await chat.ask(QUESTION), await startChat().ask(QUESTION));
		assert.equal(chat.log[0]?.fault, "timeout");
		await left;
	});
});

Deno.test("a stream that ends without saying so is not taken for a whole answer", () =>
	withProvider(
		() => eventStreamOf([chunk("Halber Satz")]),
		async ({ baseUrl }) => {
			const chat = withModel(baseUrl);
			const events = await chat.stream(QUESTION);
			assert.deepEqual(events.at(-1), await startChat().ask(QUESTION));
			assert.equal(chat.log[0]?.fault, "cut_off");
		},
	));

const head = "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\n\r\n";
const encoder = new TextEncoder();

for (const [name, sent] of [
	["at once", ""],
	["in the middle of a stream", `${head}${chunk("Halber").length.toString(16)}\r\n${chunk("Halber")}\r\n`],
] as const)
	for (const mode of ["ask", "stream"] as const)
		Deno.test(`the site answers when the provider drops the connection ${name} (${mode})`, async () => {
			const provider = startRawProvider(async (connection) => {
				await connection.read(new Uint8Array(65_536));
				if (sent !== "") await connection.write(encoder.encode(sent));
				connection.close();
			});
			try {
				const chat = withModel(provider.baseUrl);
				const answered = mode === "ask" ? await chat.ask(QUESTION) : (await chat.stream(QUESTION)).at(-1);
				assert.deepEqual(answered, await startChat().ask(QUESTION));
				assert.equal(chat.log[0]?.fault, "connection");
			} finally {
				await provider.stop();
			}
		});
