import assert from "node:assert/strict";
import { CHAT_LIMITS } from "../../../src/chat/contract.ts";
import { startChat } from "./testing/chat.ts";
import { chunk, eventStreamOf, startProvider } from "./testing/provider.ts";

const body = JSON.stringify({ message: "Haben Sie Erfahrung mit Terraform?", context: [] });

/** The handler behind a real server, asked by a real client that leaves. */
for (const [mode, headers, provide] of [
	[
		"a whole answer",
		{},
		({ signal }: Request) =>
			new Promise<Response>((resolve) => signal.addEventListener("abort", () => resolve(new Response()))),
	],
	[
		"a stream",
		{ accept: "text/event-stream" },
		() => eventStreamOf([chunk("Ein Anfang ")], { close: false }),
	],
] as const)
	Deno.test(`a client that hangs up while it waits for ${mode} ends the model's call`, async () => {
		const asked = Promise.withResolvers<void>();
		const provider = startProvider((call) => {
			asked.resolve();
			return provide(call);
		});
		const chat = startChat({ OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: provider.baseUrl });
		const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => undefined }, chat.handler);
		const visit = new AbortController();
		const answered = fetch(`http://127.0.0.1:${server.addr.port}/ai-chat`, {
			method: "POST",
			headers: { "content-type": "application/json", ...headers },
			body,
			signal: visit.signal,
		}).then(async (response) => await response.text());
		await asked.promise;
		visit.abort();
		await assert.rejects(answered);
		await provider.left;
		await server.shutdown();
		await provider.stop();
		assert.equal(chat.log[0]?.outcome, "client_left");
	});

Deno.test("a client on loopback is counted by its connection", async () => {
	const chat = startChat({ CHAT_RATE_PER_MINUTE: "5" });
	const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => undefined }, chat.handler);
	const answers = await Promise.all(
		Array.from({ length: 40 }, async (_, call) => {
			const response = await fetch(`http://127.0.0.1:${server.addr.port}/`, {
				method: "POST",
				headers: { "content-type": "application/json", "x-forwarded-for": `192.0.2.${call}` },
				body,
			});
			await response.body?.cancel();
			return response.status;
		}),
	);
	await server.shutdown();
	assert.equal(answers.filter((status) => status === 200).length, 5);
	assert.equal(answers.filter((status) => status === 429).length, 35);
});

/** Sends a request by hand, with headers that no client would write, and returns the answer's status line. */
async function sendRaw(port: number, headers: string, rawBody: string): Promise<string> {
	const connection = await Deno.connect({ hostname: "127.0.0.1", port });
	const head = `POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${headers}\r\n\r\n`;
	const sent = connection.write(new TextEncoder().encode(head + rawBody)).catch(() => undefined);
	const answer = new Uint8Array(1024);
	// An answer that stays away fails the test instead of holding it up.
	const patience = setTimeout(() => connection.close(), 5_000);
	const length = await connection.read(answer);
	clearTimeout(patience);
	connection.close();
	await sent;
	return new TextDecoder().decode(answer.subarray(0, length ?? 0)).split("\r\n")[0] ?? "";
}

const padded = JSON.stringify({ message: "Hallo", more: "x".repeat(2 * CHAT_LIMITS.bodyBytes) });
const chunks = `${padded.length.toString(16)}\r\n${padded}\r\n0\r\n\r\n`;
for (const [lie, headers, rawBody, status] of [
	["a length below the body's is held to it", "content-length: 10", padded, 400],
	[
		"a length beside chunks counts for nothing",
		"content-length: 10\r\ntransfer-encoding: chunked",
		chunks,
		413,
	],
	["a length over the limit is refused", `content-length: ${padded.length}`, padded, 413],
	["a length that says what the body has is taken", `content-length: ${body.length}`, body, 200],
] as const)
	Deno.test(lie, async () => {
		const server = Deno.serve(
			{ hostname: "127.0.0.1", port: 0, onListen: () => undefined },
			startChat().handler,
		);
		assert.match(await sendRaw(server.addr.port, headers, rawBody), new RegExp(`^HTTP/1.1 ${status} `));
		await server.shutdown();
	});

Deno.test("a body that stays away is refused when the time is up, whatever length it declares", async () => {
	const chat = startChat({ CHAT_TIMEOUT_MS: "150" });
	const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => undefined }, chat.handler);
	assert.match(await sendRaw(server.addr.port, "content-length: 500", body), /^HTTP\/1.1 400 /);
	await server.shutdown();
});
