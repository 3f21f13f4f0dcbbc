import assert from "node:assert/strict";
import { CHAT_LIMITS } from "../../../src/chat/contract.ts";
import type { Environment } from "./env.ts";
import { chunk, eventStreamOf, hang, withProvider } from "./testing/provider.ts";
import { startChat } from "./testing/start-chat.ts";

const body = JSON.stringify({ message: "Tee?", context: [] });

/** Runs a test against the handler in a real server. */
async function withServer(
	environment: Environment,
	test: (port: number, log: ReturnType<typeof startChat>["log"]) => Promise<void>,
): Promise<void> {
	const { handler, log } = startChat(environment);
	const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => undefined }, handler);
	await test(server.addr.port, log);
	await server.shutdown();
}

for (const [mode, headers, provide] of [
	["a whole answer", {}, hang],
	[
		"a stream",
		{ accept: "text/event-stream" },
		() => eventStreamOf([chunk("Ein Anfang ")], { close: false }),
	],
] as const)
	Deno.test(`aborts the model call if a client disconnects while waiting for ${mode}`, async () => {
		const asked = Promise.withResolvers<void>();
		const answer = (call: Request) => {
			asked.resolve();
			return provide(call);
		};
		await withProvider(answer, ({ settings, left }) =>
			withServer(settings, async (port, log) => {
				const visit = new AbortController();
				const answered = fetch(`http://127.0.0.1:${port}/`, {
					method: "POST",
					headers: { "content-type": "application/json", ...headers },
					body,
					signal: visit.signal,
				}).then((response) => response.text());
				await asked.promise;
				visit.abort();
				await assert.rejects(answered);
				await left;
				while (log.length === 0) await new Promise((resolve) => setTimeout(resolve));
				assert.equal(log[0]?.fault, "client_left");
			}),
		);
	});

/** Sends a raw request, with headers that no client would send, and returns the response, as far as it comes at once. */
async function sendRaw(port: number, headers: string, rawBody: string): Promise<string> {
	const connection = await Deno.connect({ hostname: "127.0.0.1", port });
	const head = `POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${headers}\r\n\r\n`;
	const sent = connection.write(new TextEncoder().encode(head + rawBody)).catch(() => undefined);
	const answer = new Uint8Array(1024);
	const length = (await connection.read(answer)) ?? 0;
	connection.close();
	await sent;
	return new TextDecoder().decode(answer.subarray(0, length));
}

const padded = body.padEnd(2 * CHAT_LIMITS.bodyBytes);
const chunks = `${padded.length.toString(16)}\r\n${padded}\r\n0\r\n\r\n`;
for (const [name, headers, rawBody, answer] of [
	["reads no more of a body than its declared length", "content-length: 10", padded, / 400 .*JSON\./s],
	[
		"ignores the declared length of a chunked body",
		"content-length: 10\r\ntransfer-encoding: chunked",
		chunks,
		/ 413 /,
	],
	["rejects a declared length above the limit", `content-length: ${padded.length}`, padded, / 413 /],
	["rejects an incomplete body at the timeout", "content-length: 500", body, / 400 .*in time\./s],
	["rejects a missing body at the timeout", "content-length: 500", "", / 400 .*in time\./s],
	["answers a body of its declared length", `content-length: ${body.length}`, body, / 200 /],
] as const)
	Deno.test(name, () =>
		withServer({ CHAT_TIMEOUT_MS: "150" }, async (port) =>
			assert.match(await sendRaw(port, headers, rawBody), answer),
		),
	);
