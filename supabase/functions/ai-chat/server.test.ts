import assert from "node:assert/strict";
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
