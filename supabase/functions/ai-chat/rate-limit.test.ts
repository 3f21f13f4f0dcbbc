import assert from "node:assert/strict";
import { readSettings } from "./env.ts";
import { createRateLimiter, memoryRateLimiter, type RateLimiter } from "./rate-limit.ts";

const limits = { ratePerMinute: 3, ratePerDay: 5, modelCallsPerDay: 2 };
const MINUTE = 60_000;
const DAY = 86_400_000;
const UNCOUNTED = { noModel: "limiter_down" };

function atTime() {
	let time = 1_000_000;
	const limiter = memoryRateLimiter(limits, () => time);
	return {
		take: (client = "a", wantsModel = false) => limiter(client, wantsModel),
		wait: (milliseconds: number) => {
			time += milliseconds;
		},
	};
}

Deno.test("allows calls up to the limit per minute, and then none until its end", () => {
	const clock = atTime();
	for (let call = 0; call < 3; call++) assert.deepEqual(clock.take(), {});
	clock.wait(20_000);
	assert.deepEqual(clock.take(), { retryAfter: 40 });
	assert.deepEqual(clock.take("b"), {});
	clock.wait(40_000);
	assert.deepEqual(clock.take(), {});
});

Deno.test("limits calls per day across minutes, without counting rejected ones", () => {
	const clock = atTime();
	for (let call = 0; call < 10; call++) {
		clock.take();
		clock.wait(MINUTE / 2);
	}
	const refused = clock.take();
	assert.deepEqual(refused, { retryAfter: (DAY - 5 * MINUTE) / 1000 });
	clock.wait(DAY);
	assert.deepEqual(clock.take(), {});
});

Deno.test("lets a network's clients share a multiple of the limit", () => {
	const limiter = memoryRateLimiter(limits, () => 0);
	for (let call = 0; call < 6; call++) assert.deepEqual(limiter("network", false, 2), {});
	assert.deepEqual(limiter("network", false, 2), { retryAfter: 60 });
});

Deno.test("starts anew if the clock was set back", () => {
	const clock = atTime();
	for (let call = 0; call < 3; call++) clock.take();
	clock.wait(-60 * MINUTE);
	assert.deepEqual(clock.take(), {});
});

Deno.test("shares the model's budget, used only by calls that want the model", () => {
	const clock = atTime();
	clock.take("a", false);
	assert.deepEqual(clock.take("a", true), {});
	assert.deepEqual(clock.take("b", true), {});
	assert.deepEqual(clock.take("c", true), { noModel: "budget_spent" });
	clock.wait(DAY);
	assert.deepEqual(clock.take("c", true), {});
});

Deno.test("remembers 50,000 clients, and evicts the least recently seen", () => {
	const clock = atTime();
	for (let call = 0; call < 3; call++) clock.take("oldest");
	for (let client = 1; client < 50_000; client++) clock.take(String(client));
	assert.deepEqual(clock.take("oldest"), { retryAfter: 60 });
	for (let client = 50_000; client < 100_000; client++) clock.take(String(client));
	assert.deepEqual(clock.take("oldest"), {});
});

const limiterAt = (port: number, key = "sb_secret_1") =>
	createRateLimiter(
		readSettings({
			SUPABASE_URL: `http://127.0.0.1:${port}`,
			SUPABASE_SERVICE_ROLE_KEY: key,
			CHAT_RATE_PER_MINUTE: "3",
			CHAT_RATE_PER_DAY: "5",
			CHAT_MODEL_CALLS_PER_DAY: "2",
			CHAT_TIMEOUT_MS: "20000",
		}),
	);

/** Runs a test with a limiter whose PostgREST is a server on loopback. */
async function withDatabase(
	answer: (call: Request) => Response | Promise<Response>,
	test: (limiter: RateLimiter) => Promise<void>,
	key?: string,
): Promise<void> {
	const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => undefined }, answer);
	await test(limiterAt(server.addr.port, key));
	await server.shutdown();
}

for (const [secretKey, authorization] of [
	["sb_secret_1", null],
	["eyJ.x.y", "Bearer eyJ.x.y"],
] as const)
	Deno.test(`calls the database once, with the limits and the key ${secretKey}`, async () => {
		const calls: unknown[] = [];
		await withDatabase(
			async (call) => {
				const sent = [new URL(call.url).pathname, call.headers.get("apikey"), await call.json()];
				calls.push([...sent, call.headers.get("authorization")]);
				return Response.json({ allowed: true, model: true });
			},
			async (limiter) => assert.deepEqual(await limiter("hash", true), {}),
			secretKey,
		);
		const body = { client_key: "hash", per_minute: 3, per_day: 5, wants_model: true, model_per_day: 2 };
		assert.deepEqual(calls, [["/rest/v1/rpc/take_chat_call", secretKey, body, authorization]]);
	});

Deno.test("passes on the database's refusal with its seconds", () =>
	withDatabase(
		() => Response.json({ allowed: false, retry_after: 12 }),
		async (limiter) => assert.deepEqual(await limiter("hash", true), { retryAfter: 12 }),
	));

for (const [name, answer] of [
	["refuses the key", () => Response.json({ message: "no" }, { status: 401 })],
	["answers something else", () => Response.json([])],
	["answers no JSON", () => new Response("<html>")],
	...["x\ny", { a: 1 }, -5, 1e9, "5", [3]].map(
		(retry_after) =>
			[`lies: ${JSON.stringify(retry_after)}`, () => Response.json({ allowed: false, retry_after })] as const,
	),
	["says nothing about the model", () => Response.json({ allowed: true })],
	["redirects elsewhere", () => new Response(null, { status: 307, headers: { location: "/" } })],
] as const)
	Deno.test(`counts in memory, and calls no model, if the database ${name}`, () =>
		withDatabase(answer, async (limiter) => {
			for (let call = 0; call < 3; call++) assert.deepEqual(await limiter("hash", true), UNCOUNTED);
			assert.equal((await limiter("hash", true)).retryAfter, 60);
		}));

Deno.test("grants no second allowance if the database fails between two calls", () => {
	let isDown = false;
	const answer = () =>
		isDown ? new Response(null, { status: 503 }) : Response.json({ allowed: true, model: false });
	return withDatabase(answer, async (limiter) => {
		for (let call = 0; call < 3; call++) assert.deepEqual(await limiter("hash", false), {});
		isDown = true;
		assert.equal((await limiter("hash", false)).retryAfter, 60);
		assert.deepEqual(await limiter("another", false), UNCOUNTED);
	});
});

Deno.test("calls no model if the database says that its budget is spent", () =>
	withDatabase(
		() => Response.json({ allowed: true, model: false }),
		async (limiter) => {
			assert.deepEqual(await limiter("hash", true), { noModel: "budget_spent" });
			assert.deepEqual(await limiter("hash", false), {});
		},
	));

Deno.test("waits a tenth of the answer's time for a slow database, and not at all for an unreachable one", async () => {
	const waits: number[] = [];
	const { timeout } = AbortSignal;
	AbortSignal.timeout = (ms) => {
		waits.push(ms);
		return timeout(1);
	};
	const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
	const limiter = limiterAt(listener.addr.port);
	assert.deepEqual(await limiter("hash", true), UNCOUNTED);
	AbortSignal.timeout = timeout;
	assert.deepEqual(waits, [2_000]);
	listener.close();
	assert.deepEqual(await limiter("hash", true), UNCOUNTED);
});
