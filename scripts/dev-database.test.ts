import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type RunningFunction, startFunction } from "./dev/function-process.ts";
import { freePort, listen } from "./dev/port.ts";
import { type DevDatabase, startDevDatabase } from "./dev-database.ts";

/** Nothing listens on port 9 of a machine of this century. */
const UNREACHABLE = "http://127.0.0.1:9";

let database: DevDatabase;
let running: RunningFunction | undefined;

beforeAll(async () => {
	database = await startDevDatabase();
});
afterEach(() => running?.stop());
afterAll(() => database.stop());

/** Starts the real function anew, so that nothing it remembered itself is left. */
async function start(changes: Readonly<Record<string, string>> = {}): Promise<string> {
	await running?.stop();
	const settings = { ...database.settings, CHAT_RATE_PER_MINUTE: "2", ...changes };
	const complaints: string[] = [];
	const log = (line: string) => complaints.push(line);
	running = startFunction({ port: await freePort(), env: { PATH: process.env.PATH, ...settings }, log });
	expect(await running.isUp(), complaints.join("\n")).toBe(true);
	return `${running.url}/ai-chat`;
}

const ask = (url: string, address: string) =>
	fetch(url, {
		method: "POST",
		headers: { "content-type": "application/json", "x-forwarded-for": address },
		body: JSON.stringify({ message: "Which certifications do you have?", context: [] }),
	});

/** A model that always says yes, and counts how often it was asked. */
async function startProvider() {
	let calls = 0;
	const choices = [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Yes." } }];
	const server = await listen(0, (_, response) => {
		calls += 1;
		response.setHeader("content-type", "application/json").end(JSON.stringify({ choices }));
	});
	const { port } = server.address() as AddressInfo;
	return {
		settings: { OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1` },
		calls: () => calls,
		stop() {
			server.close();
			server.closeAllConnections();
		},
	};
}

test("the function's limits are kept in the migrated database, which outlives the function", async () => {
	const url = await start();
	expect((await ask(url, "192.0.2.1")).status).toBe(200);
	expect((await ask(url, "192.0.2.1")).status).toBe(200);
	expect((await ask(url, "192.0.2.1")).status).toBe(429);

	const later = await start();
	const refused = await ask(later, "192.0.2.1");
	expect(refused.status).toBe(429);
	expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
	expect((await ask(later, "192.0.2.2")).status).toBe(200);
});

test("of 40 parallel calls under a limit of 5 exactly 5 pass, whatever address they claim to come from", async () => {
	const url = await start({ CHAT_RATE_PER_MINUTE: "5" });
	// The platform appends the last entry; those before it are the caller's word.
	const answers = await Promise.all(
		Array.from({ length: 40 }, (_, call) => ask(url, `198.51.100.${call}, 192.0.2.3`)),
	);
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
	expect(answers.filter(({ status }) => status === 429)).toHaveLength(35);
});

test("40 visitors at once don't pass the model's budget, and each of them is answered", async () => {
	const provider = await startProvider();
	const url = await start({ ...provider.settings, CHAT_MODEL_CALLS_PER_DAY: "5" });
	const answers = await Promise.all(
		Array.from({ length: 40 }, async (_, visitor) => {
			const response = await ask(url, `203.0.113.${visitor}`);
			return (await response.json()) as { origin: string };
		}),
	);
	provider.stop();
	expect(provider.calls()).toBe(5);
	expect(answers.filter(({ origin }) => origin === "model")).toHaveLength(5);
	expect(answers.filter(({ origin }) => origin === "site")).toHaveLength(35);
});

test("with the database down visitors get the site's answer, and no model is asked", async () => {
	const provider = await startProvider();
	const url = await start({ ...provider.settings, SUPABASE_URL: UNREACHABLE });
	const response = await ask(url, "192.0.2.9");
	provider.stop();
	expect(response.status).toBe(200);
	expect(await response.json()).toMatchObject({ origin: "site" });
	expect(provider.calls()).toBe(0);
});

test.each([
	["no key", {}],
	["a wrong key", { apikey: "sb_secret_wrong" }],
])("with %s nobody counts calls", async (_, key: Record<string, string>) => {
	const response = await fetch(`${database.settings.SUPABASE_URL}/rest/v1/rpc/take_chat_call`, {
		method: "POST",
		headers: { "content-type": "application/json", ...key },
		body: "{}",
	});
	expect(response.status).toBe(401);
});
