import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { startRealFunction } from "../test/real-function.ts";
import { retry, smokeTest } from "./smoke.ts";

const SITE = "https://www.example.com";
const cleanUps: (() => unknown)[] = [];
afterEach(() => Promise.all(cleanUps.splice(0).map((cleanUp) => cleanUp())));

async function deployed(settings: Record<string, string> = {}) {
	const { url, stop } = await startRealFunction(settings);
	cleanUps.push(stop);
	return { VITE_SITE_URL: SITE, VITE_SUPABASE_URL: url, ...settings };
}

test("the real function passes for an allowed site, and fails for another", async () => {
	const settings = await deployed({ CHAT_ALLOWED_ORIGINS: SITE, CHAT_RATE_PER_MINUTE: "1" });
	await expect(smokeTest(settings)).resolves.toBeUndefined();
	await expect(smokeTest({ ...settings, VITE_SITE_URL: "https://else.example" })).rejects.toThrow(
		"The preflight doesn't allow the site's origin (status 403).",
	);
});

test("a disabled function passes only if the settings disable it", async () => {
	const settings = await deployed({ CHAT_ENABLED: "false" });
	await expect(smokeTest(settings)).resolves.toBeUndefined();
	await expect(smokeTest({ ...settings, CHAT_ENABLED: "" })).rejects.toThrow("answered with status 503");
});

test.each([
	["a gateway that knows no function", 404, '{"message":"not found"}', "status 404"],
	[
		"a function that answers something else",
		200,
		'{"message":"Hello"}',
		"The streamed answer was incomplete.",
	],
	["an answer that breaks off", 200, 'data: {"delta":"Yes"}\n\n', "The streamed answer was incomplete."],
])("%s fails", async (_, status, body, sentence) => {
	const headers = { "access-control-allow-origin": SITE };
	const server = createServer((_request, response) => response.writeHead(status, headers).end(body));
	cleanUps.push(() => server.close());
	await once(server.listen(0, "127.0.0.1"), "listening");
	const VITE_SUPABASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	await expect(smokeTest({ VITE_SITE_URL: SITE, VITE_SUPABASE_URL })).rejects.toThrow(sentence);
});

test("retries until the new version is live, then reports the last error", async () => {
	let calls = 0;
	const failing = (times: number) => async () => {
		if (++calls <= times) throw new Error(`try ${calls}`);
	};
	await expect(retry(failing(2), 3, 0)).resolves.toBeUndefined();
	calls = 0;
	await expect(retry(failing(3), 3, 0)).rejects.toThrow("try 3");
});
