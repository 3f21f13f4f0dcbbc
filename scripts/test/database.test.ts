import { readdirSync, readFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { pgtap } from "@electric-sql/pglite/pgtap";
import { getRequestListener } from "@hono/node-server";
import { App } from "@supabase/lite";
import { createPgliteConnection } from "@supabase/lite/pglite";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { listen } from "../dev/loopback.ts";
import { startRealFunction } from "./real-function.ts";

const TESTS = "supabase/tests";
const ROLES = "create role anon; create role authenticated; create role service_role;";
const MIGRATED = readdirSync("supabase/migrations")
	.sort()
	.reduce((sql, file) => sql + readFileSync(`supabase/migrations/${file}`, "utf8"), ROLES);

const SECRET_KEY = "sb_secret_of_the_database";
let database: { url: string; stop: () => Promise<void> };
const running: (() => unknown)[] = [];

/** The migrated Postgres behind Supabase's API for stored functions. */
beforeAll(async () => {
	const connection = await createPgliteConnection({ url: "memory://" });
	await connection.driver.exec(MIGRATED);
	const auth = { enabled: false, publishable_key: "sb_publishable_test", secret_key: SECRET_KEY };
	const app = new App({ connection, auth, options: { server: { disableStudio: true } } });
	const { url, stop } = await listen(getRequestListener((request) => app.fetch(request)));
	database = {
		url,
		async stop() {
			await stop();
			await connection.close();
		},
	};
});
afterEach(() => Promise.all(running.splice(0).map((stop) => stop())));
afterAll(() => database.stop());

/** Starts a new instance of the function, without the memory of earlier ones. */
async function startFunction(changes: Readonly<Record<string, string>> = {}): Promise<string> {
	const SUPABASE_SECRET_KEYS = JSON.stringify({ default: SECRET_KEY });
	const settings = {
		SUPABASE_URL: database.url,
		SUPABASE_SECRET_KEYS,
		CHAT_RATE_PER_MINUTE: "2",
	};
	const { url, stop } = await startRealFunction(
		{ ...settings, ...changes },
		{ server: "scripts/test/patient-server.ts" },
	);
	running.push(stop);
	return url;
}

/** Starts a fake model that counts its calls. */
async function startModel() {
	let calls = 0;
	const choices = [{ index: 0, finish_reason: "stop", delta: { content: "Yes." } }];
	const { url, stop } = await listen((_, response) => {
		calls += 1;
		response.setHeader("content-type", "text/event-stream").end(`data: ${JSON.stringify({ choices })}\n\n`);
	});
	running.push(stop);
	return { settings: { OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: `${url}/v1` }, calls: () => calls };
}

const ask = (url: string, address: string) =>
	fetch(url, {
		method: "POST",
		headers: { "content-type": "application/json", "x-forwarded-for": address },
		body: JSON.stringify({ message: "How can I contact you?", context: [] }),
	});

/** Sends 40 parallel requests, and returns the statuses and origins of the answers. */
async function askInParallel(url: string, address: (call: number) => string) {
	const answers = await Promise.all(
		Array.from({ length: 40 }, async (_, call) => {
			const response = await ask(url, address(call));
			const { origin } = (await response.json()) as { origin?: string };
			return { status: response.status, origin };
		}),
	);
	return (key: "status" | "origin", value: unknown) =>
		answers.filter((answer) => answer[key] === value).length;
}

test("limits outlive the function's instance and apply per client", async () => {
	const url = await startFunction();
	const statuses = [];
	for (let call = 0; call < 3; call++) statuses.push((await ask(url, "192.0.2.1")).status);
	expect(statuses).toEqual([200, 200, 429]);

	const later = await startFunction();
	const refused = await ask(later, "192.0.2.1");
	expect(refused.status).toBe(429);
	expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
	expect((await ask(later, "192.0.2.2")).status).toBe(200);
});

test("of 40 parallel calls with a limit of 5, exactly 5 pass, whatever address they claim", async () => {
	const url = await startFunction({ CHAT_RATE_PER_MINUTE: "5" });
	// The platform appends the last entry; the caller can forge those before it.
	const count = await askInParallel(url, (call) => `198.51.100.${call}, 192.0.2.3`);
	expect([count("status", 200), count("status", 429)]).toEqual([5, 35]);
});

test("40 parallel visitors don't exceed the model's budget, and all get an answer", async () => {
	const model = await startModel();
	const url = await startFunction({ ...model.settings, CHAT_MODEL_CALLS_PER_DAY: "5" });
	const count = await askInParallel(url, (visitor) => `203.0.113.${visitor}`);
	expect([count("origin", "model"), count("origin", "site"), model.calls()]).toEqual([5, 35, 5]);
});

test("without its database, the function answers from the site and calls no model", async () => {
	const model = await startModel();
	const { url: SUPABASE_URL, stop } = await listen();
	await stop();
	const url = await startFunction({ ...model.settings, SUPABASE_URL });
	const response = await ask(url, "192.0.2.9");
	expect(await response.json()).toMatchObject({ origin: "site" });
	expect(model.calls()).toBe(0);
});

test.each(readdirSync(TESTS))("%s passes on the migrated Postgres", async (file) => {
	const postgres = await PGlite.create({ extensions: { pgtap } });
	await postgres.exec(`${MIGRATED} create extension pgtap;`);
	const results = await postgres.exec(readFileSync(`${TESTS}/${file}`, "utf8"), { rowMode: "array" });
	await postgres.close();
	const [plan = "", ...lines] = results.flatMap(({ rows }) => (rows as unknown as string[][]).flat());
	expect(lines.filter((line) => /^not ok|^#/.test(line))).toEqual([]);
	expect(`1..${lines.filter((line) => line.startsWith("ok")).length}`).toBe(plan);
});
