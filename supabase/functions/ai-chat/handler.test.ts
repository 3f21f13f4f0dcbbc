import assert from "node:assert/strict";
import { CHAT_LIMITS } from "../../../src/chat/contract.ts";
import { startChat } from "./testing/chat.ts";

const body = (message: unknown, context: unknown = []) => JSON.stringify({ message, context });

Deno.test("a question is answered with a message, its sources and the site as origin", async () => {
	const answer = await startChat().ask("Haben Sie Erfahrung mit Terraform?");
	assert.match(answer.message, /Terraform/);
	assert.equal(answer.origin, "site");
	assert.ok(answer.sources?.some(({ href }) => href.startsWith("/services/")));
});

Deno.test("the same question streams one delta and then the whole answer", async () => {
	const chat = startChat();
	const whole = await chat.ask("Wo sitzt er?");
	const events = await chat.stream("Wo sitzt er?");
	assert.deepEqual(events, [{ delta: whole.message }, whole]);
});

Deno.test("only an Accept header that names the event stream makes a stream", async () => {
	const chat = startChat();
	for (const accept of ["*/*", "application/json", "text/event-stream;q=0"])
		assert.match(
			(await chat.post(body("Hallo"), { accept })).headers.get("content-type") ?? "",
			/^application\/json/,
		);
	const response = await chat.post(body("Hallo"), { accept: "application/json, text/event-stream" });
	assert.equal(response.headers.get("content-type"), "text/event-stream");
	await response.body?.cancel();
});

Deno.test("every refusal is a sentence with the status of the contract", async () => {
	const chat = startChat();
	const tooLong = "a".repeat(CHAT_LIMITS.messageCharacters + 1);
	const entry = { role: "user", content: "x" };
	const cases: [number, Promise<Response>][] = [
		[400, chat.post("{")],
		[400, chat.post(null)],
		[400, chat.post("[]")],
		[400, chat.post(body(""))],
		[400, chat.post(body(" \n\u200b\u202e "))],
		[400, chat.post(body(7))],
		[400, chat.post(body(tooLong))],
		[400, chat.post(body("x", {}))],
		[400, chat.post(body("x", [{ role: "system", content: "x" }]))],
		[400, chat.post(body("x", [{ role: "user" }]))],
		[400, chat.post(body("x", Array(CHAT_LIMITS.contextEntries + 1).fill(entry)))],
		[400, chat.post(body("x", [{ ...entry, content: "a".repeat(CHAT_LIMITS.contextEntryCharacters + 1) }]))],
		[400, chat.post(new Uint8Array([0x22, 0xff, 0x22]))],
		[413, chat.post(`"${"a".repeat(CHAT_LIMITS.bodyBytes)}"`)],
		[415, chat.post(body("x"), { "content-type": "text/plain" })],
		[405, chat.handler(new Request("http://127.0.0.1/ai-chat"))],
		[405, chat.handler(new Request("http://127.0.0.1/ai-chat", { method: "PUT", body: "x" }))],
	];
	for (const [status, answered] of cases) {
		const response = await answered;
		const { error } = await response.json();
		assert.equal(response.status, status, error);
		assert.match(error, /^[A-Z].*\.$/);
	}
});

Deno.test("what is exactly at a limit is answered", async () => {
	const chat = startChat();
	const entry = { role: "assistant", content: "a".repeat(CHAT_LIMITS.contextEntryCharacters) };
	const message = ` ${"a".repeat(CHAT_LIMITS.messageCharacters)} `;
	const response = await chat.post(body(message, Array(CHAT_LIMITS.contextEntries).fill(entry)));
	assert.equal(response.status, 200);
	assert.equal((await chat.post(JSON.stringify({ message: "Hallo" }))).status, 200);
});

Deno.test("a body over the limit is refused while it is read, where no length is declared", async () => {
	let sent = 0;
	const endless = new ReadableStream<Uint8Array>({
		pull(controller) {
			sent += 8192;
			controller.enqueue(new Uint8Array(8192).fill(0x20));
		},
	});
	const response = await startChat().post(endless);
	assert.equal(response.status, 413);
	assert.ok(sent < 4 * CHAT_LIMITS.bodyBytes);
});

Deno.test("a body that never arrives in full is refused when the time is up", async () => {
	const stalled = new ReadableStream<Uint8Array>({
		start: (controller) => controller.enqueue(new TextEncoder().encode('{"message":')),
	});
	const response = await startChat({ CHAT_TIMEOUT_MS: "150" }).post(stalled);
	assert.equal(response.status, 400);
});

Deno.test("a page of any origin may call while no origins are set", async () => {
	const response = await startChat().post(body("Hallo"), { origin: "https://somewhere.example" });
	assert.equal(response.status, 200);
	assert.equal(response.headers.get("access-control-allow-origin"), "*");
	assert.equal(response.headers.get("access-control-expose-headers"), "retry-after");
});

Deno.test("with origins set, others are refused and callers without an origin are not", async () => {
	const chat = startChat({ CHAT_ALLOWED_ORIGINS: "https://a.example, https://b.example/" });
	const from = (origin: string) => chat.post(body("Hallo"), { origin });
	const allowed = await from("https://b.example");
	assert.equal(allowed.status, 200);
	assert.equal(allowed.headers.get("access-control-allow-origin"), "https://b.example");
	assert.equal(allowed.headers.get("vary"), "Origin");
	const refused = await from("https://c.example");
	assert.equal(refused.status, 403);
	assert.equal(refused.headers.get("access-control-allow-origin"), null);
	assert.equal((await from("null")).status, 403);
	assert.equal((await chat.post(body("Hallo"))).status, 200);
});

Deno.test("a preflight is told the headers that supabase-js sends", async () => {
	const chat = startChat({ CHAT_ALLOWED_ORIGINS: "https://a.example" });
	const preflight = (origin: string) =>
		chat.handler(new Request("http://127.0.0.1/ai-chat", { method: "OPTIONS", headers: { origin } }));
	const response = await preflight("https://a.example");
	assert.equal(response.status, 204);
	for (const header of ["authorization", "x-client-info", "apikey", "content-type", "traceparent"])
		assert.ok(response.headers.get("access-control-allow-headers")?.includes(header));
	assert.equal((await preflight("https://c.example")).status, 403);
});

Deno.test("a switched-off assistant answers 503", async () => {
	const response = await startChat({ CHAT_ENABLED: "false" }).post(body("Hallo"));
	assert.equal(response.status, 503);
});

Deno.test("a client over its limit is refused with Retry-After, and another one is not", async () => {
	const chat = startChat({ CHAT_RATE_PER_MINUTE: "2" });
	const from = (hostname: string) => chat.post(body("Hallo"), {}, { remoteAddr: { hostname } });
	assert.equal((await from("192.0.2.1")).status, 200);
	assert.equal((await from("192.0.2.1")).status, 200);
	const refused = await from("192.0.2.1");
	assert.equal(refused.status, 429);
	const seconds = Number(refused.headers.get("retry-after"));
	assert.ok(seconds > 0 && seconds <= 60);
	assert.equal((await from("192.0.2.2")).status, 200);
});

Deno.test("an invalid body doesn't count as a call", async () => {
	const chat = startChat({ CHAT_RATE_PER_MINUTE: "1" });
	for (let call = 0; call < 3; call++) assert.equal((await chat.post("{")).status, 400);
	assert.equal((await chat.post(body("Hallo"))).status, 200);
});

Deno.test("a forged x-forwarded-for buys no more calls", async () => {
	const chat = startChat({ CHAT_RATE_PER_MINUTE: "5" });
	const answers = await Promise.all(
		Array.from({ length: 40 }, (_, call) =>
			chat.post(
				body("Hallo"),
				{ "x-forwarded-for": `198.51.100.${call}, 192.0.2.7`, "cf-connecting-ip": `198.51.100.${call}` },
				{ remoteAddr: { hostname: "127.0.0.1" } },
			),
		),
	);
	assert.equal(answers.filter(({ status }) => status === 200).length, 5);
});

Deno.test("each request leaves one line in the log, without words or address", async () => {
	const chat = startChat();
	const headers = { "x-forwarded-for": "192.0.2.44" };
	await chat.post(body("Kennen Sie Terraform?", [{ role: "user", content: "Geheimnis" }]), headers);
	await chat.post("{", headers);
	assert.equal(chat.log.length, 2);
	assert.equal(chat.log[0]?.outcome, "answered");
	assert.equal(chat.log[0]?.language, "de");
	assert.ok(chat.log[0]?.passages?.includes("technologies/terraform"));
	assert.ok(chat.log[0]?.pages?.some((page) => page.startsWith("/services/")));
	assert.equal(chat.log[0]?.budgetSpent, undefined);
	assert.ok((chat.log[0]?.ms ?? -1) >= 0);
	assert.deepEqual([chat.log[1]?.outcome, chat.log[1]?.status], ["rejected", 400]);
	assert.doesNotMatch(JSON.stringify(chat.log), /Kennen|Geheimnis|192\.0\.2/);
});

Deno.test("something unforeseen is a sentence without the cause", async () => {
	const chat = startChat(
		{},
		{
			clientKey: () => {
				throw new Error("cause");
			},
		},
	);
	const response = await chat.post(body("Hallo"));
	assert.equal(response.status, 500);
	assert.doesNotMatch(await response.text(), /cause/);
	assert.equal(chat.log[0]?.outcome, "failed");
});
