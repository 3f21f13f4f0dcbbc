import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { denoEnvironment } from "./deno.ts";
import { type DevDatabase, startDevDatabase } from "./dev-database.ts";
import { type FunctionProcess, functionCommand, startFunction } from "./function-process.ts";

let database: DevDatabase;
let running: FunctionProcess | undefined;

beforeAll(async () => {
	database = await startDevDatabase();
});
afterEach(() => running?.stop());
afterAll(() => database.stop());

/** Starts the real function anew, so that nothing it remembered itself is left. */
async function start(): Promise<string> {
	await running?.stop();
	const settings = { ...database.settings, CHAT_RATE_PER_MINUTE: "2" };
	const complaints: string[] = [];
	running = startFunction(
		functionCommand({ watch: false }),
		denoEnvironment(process.env, settings),
		(line) => {
			complaints.push(line);
		},
	);
	const origin = await running.origin();
	expect(origin, complaints.join("\n")).toBeDefined();
	return `${origin}/ai-chat`;
}

const ask = (url: string, address: string) =>
	fetch(url, {
		method: "POST",
		headers: { "content-type": "application/json", "x-forwarded-for": address },
		body: JSON.stringify({ message: "Which certifications do you have?", context: [] }),
	});

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

test("parallel calls don't pass a limit", async () => {
	const url = await start();
	const answers = await Promise.all(Array.from({ length: 8 }, () => ask(url, "192.0.2.3")));
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
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
