import assert from "node:assert/strict";
import { readSettings } from "../env.ts";
import { chunk, eventStreamOf, hang, type Provider, streamed, withProvider } from "../testing/provider.ts";
import { ModelFault, openAiModel } from "./openai-model.ts";

const SECRET = "the provider's secret";
const PROMPT = [{ role: "user" as const, content: "Hallo" }];

async function ask(settings: Provider["settings"], signal = new AbortController().signal): Promise<string> {
	const { model } = readSettings({ ...settings, OPENAI_MODEL: "fake-1", CHAT_MAX_OUTPUT_TOKENS: "123" });
	assert.ok(model);
	return (await Array.fromAsync(openAiModel(model)(PROMPT, signal))).join("");
}

Deno.test("calls the provider once, with model, limit and prompt, and yields deltas", () =>
	withProvider(
		() => streamed("Ja, ", "gern."),
		async ({ settings, calls }) => {
			assert.equal(await ask(settings), "Ja, gern.");
			assert.deepEqual(calls, [{ model: "fake-1", messages: PROMPT, stream: true, max_tokens: 123 }]);
		},
	));

const errorEvent = `data: ${JSON.stringify({ error: { message: SECRET } })}\n\n`;
const failure = (status: number) => () => Response.json({ error: { message: SECRET } }, { status });

for (const [name, fault, answer, status] of [
	["refuses the key", "provider_error", failure(401), 401],
	["has no quota left", "provider_error", failure(429), 429],
	["is down", "provider_error", failure(500), 500],
	["reports an error in the stream", "provider_error", () => eventStreamOf([chunk("Ha"), errorEvent])],
	["answers in HTML", "cut_off", () => new Response(`<html>${SECRET}</html>`)],
	["answers something else than text", "bad_answer", () => eventStreamOf([chunk(7, "stop")])],
	["answers malformed JSON", "bad_answer", () => eventStreamOf([chunk("Halber"), "data: {not json\n\n"])],
	["filters the answer", "refused", () => eventStreamOf([chunk("x", "content_filter")])],
	["stops before the end", "cut_off", () => eventStreamOf([chunk("Halber Satz")])],
] as [string, string, () => Response, number?][])
	Deno.test(`calls a provider that ${name} once, and throws ${fault} without the provider's words`, () =>
		withProvider(answer, async ({ settings, calls }) => {
			await assert.rejects(ask(settings), (error) => {
				assert.ok(error instanceof ModelFault);
				assert.deepEqual([error.fault, error.status], [fault, status]);
				assert.doesNotMatch(`${error.message} ${error.cause}`, /secret/);
				return true;
			});
			assert.equal(calls.length, 1);
		}));

for (const [place, answer] of [
	["before the first byte", hang],
	["in the middle", () => eventStreamOf([chunk("Halber Satz ")], { close: false })],
] as const)
	Deno.test(`disconnects at the timeout from a provider that hangs ${place}`, () =>
		withProvider(answer, async ({ settings, left }) => {
			await assert.rejects(ask(settings, AbortSignal.timeout(100)), { fault: "timeout" });
			await left;
		}));

const head = "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\n\r\n";
const half = chunk("Halber");

for (const [place, sent] of [
	["at once", ""],
	["in the middle of a stream", `${head}${half.length.toString(16)}\r\n${half}\r\n`],
] as const)
	Deno.test(`throws a connection fault if the provider disconnects ${place}`, async () => {
		const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
		const accepted = listener.accept().then(async (connection) => {
			await connection.read(new Uint8Array(65_536));
			if (sent !== "") await connection.write(new TextEncoder().encode(sent));
			connection.close();
		});
		const OPENAI_BASE_URL = `http://127.0.0.1:${listener.addr.port}/v1`;
		await assert.rejects(ask({ OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL }), { fault: "connection" });
		await accepted;
		listener.close();
	});
