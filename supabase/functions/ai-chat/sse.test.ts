import assert from "node:assert/strict";
import { eventStream, wantsEventStream } from "./sse.ts";

Deno.test("a stream is wanted where its type is accepted", () => {
	assert.ok(wantsEventStream("text/event-stream"));
	assert.ok(wantsEventStream("application/json;q=0.5, Text/Event-Stream; q=0.9"));
	assert.ok(!wantsEventStream("text/event-stream;q=0.0"));
	assert.ok(!wantsEventStream("*/*"));
	assert.ok(!wantsEventStream(null));
});

Deno.test("events are written one by one and the stream ends after the last", async () => {
	const body = await eventStream(
		async (send) => {
			send({ delta: "a\n\nb" });
			await Promise.resolve();
			send({ message: "ab" });
		},
		() => assert.fail(),
	);
	assert.equal(await new Response(body).text(), 'data: {"delta":"a\\n\\nb"}\n\ndata: {"message":"ab"}\n\n');
});

Deno.test("a reader that goes away is told of, and nothing is written after it", async () => {
	const left = Promise.withResolvers<void>();
	const done = Promise.withResolvers<void>();
	const body = await eventStream(
		async (send) => {
			send({ delta: "a" });
			await left.promise;
			send({ delta: "b" });
			done.resolve();
		},
		() => left.resolve(),
	);
	const reader = body.getReader();
	await reader.read();
	await reader.cancel();
	await done.promise;
});

Deno.test("the body is handed out with its first event, or with its end", async () => {
	let isSent = false;
	const body = await eventStream(
		async (send) => {
			await new Promise((resolve) => setTimeout(resolve));
			isSent = true;
			send({ delta: "a" });
		},
		() => undefined,
	);
	assert.ok(isSent);
	await body.cancel();
	const empty = await eventStream(
		() => Promise.resolve(),
		() => assert.fail(),
	);
	assert.equal(await new Response(empty).text(), "");
});
