import assert from "node:assert/strict";
import { CHAT_LIMITS, COMMIT_HEADER } from "../../../src/chat/contract.ts";
import { COMMIT } from "./commit.ts";
import { siteAnswer, startChat } from "./testing/start-chat.ts";

const { messageCharacters, contextEntries, contextEntryCharacters, bodyBytes } = CHAT_LIMITS;
const body = (message: unknown, context: unknown = []) => JSON.stringify({ message, context });
const entry = { role: "user", content: "x" };

Deno.test("answers with message, sources, next questions, language and the site as origin", async () => {
	const { message, sources, questions, language } = siteAnswer;
	const answer = { message, sources, questions, language, origin: "site" };
	assert.deepEqual(await startChat().ask("Tee?"), answer);
});

Deno.test("streams one delta and then the whole answer", async () => {
	const chat = startChat();
	const whole = await chat.ask("Tee?");
	assert.deepEqual(await chat.stream("Tee?"), [{ delta: whole.message }, whole]);
});

Deno.test("streams only if the Accept header names the event stream", async () => {
	for (const [accept, type] of [
		["*/*", "application/json"],
		["application/json, Text/Event-Stream", "text/event-stream"],
	] as const) {
		const response = await startChat().post(body("Tee?"), { accept });
		assert.equal(response.headers.get("content-type"), type);
		await response.text();
	}
});

Deno.test("rejects with a sentence and the contract's status", async () => {
	const chat = startChat();
	for (const [status, answered] of [
		[400, chat.post("{")],
		[400, chat.post("[]")],
		[400, chat.post(body(" \n\u200b\u202e "))],
		[400, chat.post(body(7))],
		[400, chat.post(body("a".repeat(messageCharacters + 1)))],
		[400, chat.post(body("x", {}))],
		[400, chat.post(body("x", [{ role: "system", content: "x" }]))],
		[400, chat.post(body("x", Array(contextEntries + 1).fill(entry)))],
		[400, chat.post(body("x", [{ ...entry, content: "a".repeat(contextEntryCharacters + 1) }]))],
		[413, chat.post(`"${"a".repeat(bodyBytes)}"`)],
		[415, chat.post(body("x"), { "content-type": "text/plain" })],
		[405, chat.handler(new Request("http://127.0.0.1/ai-chat"))],
		[503, startChat({ CHAT_ENABLED: "false" }).post(body("x"))],
	] as const) {
		const response = await answered;
		const { error } = await response.json();
		assert.equal(response.status, status, error);
		assert.match(error, /^[A-Z].*\.$/);
	}
});

Deno.test("answers a request exactly at the limits", async () => {
	const chat = startChat();
	const earlier = { role: "assistant", content: "a".repeat(contextEntryCharacters) };
	const message = ` ${"a".repeat(messageCharacters)} `;
	assert.equal((await chat.post(body(message, Array(contextEntries).fill(earlier)))).status, 200);
	assert.equal((await chat.post('{"message":"x"}'.padEnd(bodyBytes))).status, 200);
	assert.equal((await chat.post('{"message":"x"}'.padEnd(bodyBytes + 1))).status, 413);
});

Deno.test("lets no cache store an answer, a stream or an error", async () => {
	const chat = startChat();
	for (const answered of [
		chat.post(body("x")),
		chat.post(body("x"), { accept: "text/event-stream" }),
		chat.post("{"),
	]) {
		const response = await answered;
		assert.match(response.headers.get("cache-control") ?? "", /no-store/);
		await response.text();
	}
});

Deno.test("allows any origin if none is set, and exposes Retry-After and the commit", async () => {
	const { status, headers } = await startChat().post(body("x"), { origin: "https://somewhere.example" });
	assert.equal(status, 200);
	assert.equal(headers.get("access-control-allow-origin"), "https://somewhere.example");
	assert.equal(headers.get("access-control-expose-headers"), `retry-after, ${COMMIT_HEADER}`);
	assert.equal(headers.get(COMMIT_HEADER), COMMIT);
});

Deno.test("with origins set, allows those and callers without an origin, and rejects others", async () => {
	const chat = startChat({ CHAT_ALLOWED_ORIGINS: "https://a.example, https://b.example/" });
	const from = (origin: string) => chat.post(body("x"), { origin });
	const allowed = await from("https://b.example");
	assert.equal(allowed.status, 200);
	assert.equal(allowed.headers.get("access-control-allow-origin"), "https://b.example");
	assert.equal(allowed.headers.get("vary"), "Origin");
	const refused = await from("https://c.example");
	assert.equal(refused.status, 403);
	assert.equal(refused.headers.get("access-control-allow-origin"), null);
	const invalid = await chat.post("{", { origin: "https://a.example" });
	assert.equal(invalid.headers.get("access-control-allow-origin"), "https://a.example");
	assert.equal((await from("null")).status, 403);
	assert.equal((await chat.post(body("x"))).status, 200);
});

Deno.test("allows the headers of supabase-js in a preflight", async () => {
	const chat = startChat({ CHAT_ALLOWED_ORIGINS: "https://a.example" });
	const preflight = (origin: string) =>
		chat.handler(new Request("http://127.0.0.1/ai-chat", { method: "OPTIONS", headers: { origin } }));
	const response = await preflight("https://a.example");
	assert.equal(response.status, 204);
	for (const header of ["authorization", "x-client-info", "apikey", "content-type", "traceparent"])
		assert.ok(response.headers.get("access-control-allow-headers")?.includes(header));
	assert.equal((await preflight("https://c.example")).status, 403);
});

Deno.test("rejects a client over its limit with Retry-After, but not others", async () => {
	const chat = startChat({ CHAT_RATE_PER_MINUTE: "2" });
	const from = (hostname: string) => chat.post(body("x"), {}, { remoteAddr: { hostname } });
	assert.equal((await from("192.0.2.1")).status, 200);
	assert.equal((await from("192.0.2.1")).status, 200);
	const refused = await from("192.0.2.1");
	assert.equal(refused.status, 429);
	const seconds = Number(refused.headers.get("retry-after"));
	assert.ok(seconds > 0 && seconds <= 60);
	assert.equal((await from("192.0.2.2")).status, 200);
});

Deno.test("passes a hash to the limiter, not the address", async () => {
	const clients: string[] = [];
	const limiter = (client: string) => {
		clients.push(client);
		return {};
	};
	const chat = startChat({}, { limiter });
	await chat.post(body("x"), {}, { remoteAddr: { hostname: "192.0.2.1" } });
	assert.match(clients.join(), /^[0-9a-f]{32}$/);
});

Deno.test("doesn't count an invalid body as a call", async () => {
	const chat = startChat({ CHAT_RATE_PER_MINUTE: "1" });
	for (let call = 0; call < 3; call++) assert.equal((await chat.post("{")).status, 400);
	assert.equal((await chat.post(body("x"))).status, 200);
});

Deno.test("reads no more bodies of a client that sent sixty more in a minute than it may", async () => {
	const chat = startChat({ CHAT_RATE_PER_MINUTE: "10" });
	const from = (hostname: string, sent: BodyInit = "{") => chat.post(sent, {}, { remoteAddr: { hostname } });
	for (let call = 0; call < 70; call++) assert.equal((await from("192.0.2.1")).status, 400);
	const { body: unread } = new Response(body("x"));
	const closed = await chat.handler(
		new Request("http://127.0.0.1/ai-chat", {
			method: "POST",
			body: unread,
			headers: { "content-type": "application/json" },
		}),
		{ remoteAddr: { hostname: "192.0.2.1" } },
	);
	assert.deepEqual([closed.status, closed.headers.get("connection"), chat.log.length], [429, "close", 70]);
	assert.ok(Number(closed.headers.get("retry-after")) > 0);
	assert.equal((await from("192.0.2.2", body("x"))).status, 200);
});

Deno.test("lets the addresses of an IPv6 network share three times the limit, and the model's budget be taken once", async () => {
	const calls: unknown[] = [];
	const limiter = (client: string, wantsModel: boolean, share?: number) => {
		calls.push([client.length, wantsModel, share]);
		return {};
	};
	const model = async () => ({ message: "Ja." });
	await startChat({}, { limiter, model }).post(body("x"), {}, { remoteAddr: { hostname: "2001:db8::1" } });
	assert.deepEqual(calls, [
		[32, false, 1],
		[32, true, 3],
	]);
	const chat = startChat({ CHAT_RATE_PER_MINUTE: "2" });
	const statuses = new Set<number>();
	for (let network = 0; network < 8; network++) {
		const hostname = `2001:db8:0:${network}::1`;
		statuses.add((await chat.post(body("x"), {}, { remoteAddr: { hostname } })).status);
	}
	assert.deepEqual([...statuses], [200, 429]);
});

Deno.test("a forged address doesn't evade the limit, with or without a platform's proxy", async () => {
	const supabase = { SUPABASE_URL: "http://127.0.0.1:1", SUPABASE_SERVICE_ROLE_KEY: "sb_secret_1" };
	for (const [environment, appended] of [
		[{}, ""],
		[supabase, ", 192.0.2.7"],
	] as const) {
		const chat = startChat({ CHAT_RATE_PER_MINUTE: "5", ...environment });
		const forge = (_: unknown, call: number) =>
			chat.post(
				body("x"),
				{ "x-forwarded-for": `198.51.100.${call}${appended}` },
				{ remoteAddr: { hostname: "127.0.0.1" } },
			);
		const answers = await Promise.all(Array.from({ length: 40 }, forge));
		assert.equal(answers.filter(({ status }) => status === 200).length, 5);
	}
});

Deno.test("logs one line per request, without words or address", async () => {
	const chat = startChat();
	const headers = { "x-forwarded-for": "192.0.2.44" };
	await chat.post(body("Frage", [{ role: "user", content: "Geheimnis" }]), headers);
	await chat.post("{", headers);
	const [answered, rejected, ...others] = chat.log;
	assert.equal(others.length, 0);
	assert.deepEqual([answered?.outcome, answered?.language], ["answered", "en"]);
	assert.deepEqual([answered?.passages, answered?.pages], [["services/tea"], ["/services/tea"]]);
	assert.ok((answered?.ms ?? -1) >= 0);
	assert.deepEqual([rejected?.outcome, rejected?.status], ["rejected", 400]);
	assert.doesNotMatch(JSON.stringify(chat.log), /Frage|Geheimnis|192\.0\.2/);
});

Deno.test("answers an unexpected error with a sentence without its cause", async () => {
	const failing = () => {
		throw new TypeError("cause");
	};
	const chat = startChat({}, { limiter: failing });
	const response = await chat.post(body("x"));
	assert.equal(response.status, 500);
	assert.doesNotMatch(await response.text(), /cause/);
	assert.deepEqual([chat.log[0]?.outcome, chat.log[0]?.fault], ["failed", "unexpected: TypeError"]);
});
