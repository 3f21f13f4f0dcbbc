import { afterEach, expect, test } from "vitest";
import { type Backend, startBackend, startRealBackend } from "./backend-stand-in.ts";
import { eventually, smokeTest } from "./smoke-test.ts";

const SITE = "https://www.example.com";
let backend: Backend | undefined;
afterEach(() => backend?.stop());

/** What the smoke test is told of a project whose backend is that one. */
async function deployed(starting: Promise<Backend>) {
	backend = await starting;
	return { url: backend.url, publishableKey: "sb_publishable_abc", origin: SITE, enabled: true };
}

const CORS = { "access-control-allow-origin": "*", "content-type": "application/json" };

test("the real function passes, for the site that it allows", async () => {
	const project = await deployed(startRealBackend({ CHAT_ALLOWED_ORIGINS: SITE }));
	await expect(smokeTest(project)).resolves.toBeUndefined();
	await expect(smokeTest({ ...project, origin: "https://else.example" })).rejects.toThrow(
		"Browsers are not let in: the preflight answered 403.",
	);
});

test("a function that is switched off passes only where that is meant", async () => {
	const project = await deployed(startRealBackend({ CHAT_ENABLED: "false" }));
	await expect(smokeTest({ ...project, enabled: false })).resolves.toBeUndefined();
	await expect(smokeTest(project)).rejects.toThrow("A question was answered with 503.");
});

test.each([
	["a gateway that knows no function", 404, '{"message":"not found"}', "the preflight answered 404"],
	["a function that fails", 500, "", "the preflight answered 500"],
	["an answer without a message", 200, '{"error":"no"}', "doesn't name them"],
	["an answer that is no JSON", 200, "<html>", "doesn't name them"],
	["an answer that never streams", 200, '{"message":"AWS"}', "A streamed answer had no end."],
])("%s is found out", async (_, status, body, sentence) => {
	const project = await deployed(
		startBackend((_request, response) => response.writeHead(status, CORS).end(body)),
	);
	await expect(smokeTest(project)).rejects.toThrow(sentence);
});

test("a version that takes a moment to arrive is waited for, and the last failure counts", async () => {
	let calls = 0;
	const failing = (times: number) => async () => {
		if (++calls <= times) throw new Error(`try ${calls}`);
	};
	await expect(eventually(failing(2), 3, 1)).resolves.toBeUndefined();
	calls = 0;
	await expect(eventually(failing(3), 3, 1)).rejects.toThrow("try 3");
});
