import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { denoEnvironment } from "./deno.ts";
import { type FunctionProcess, functionCommand, startFunction } from "./function-process.ts";
import { createFunctionProxy } from "./function-proxy.ts";
import { listen } from "./port.ts";
import { eventually, smokeTest } from "./smoke-test.ts";

const SITE = "https://www.example.com";
let server: Server | undefined;
let running: FunctionProcess | undefined;

afterEach(async () => {
	server?.close();
	server?.closeAllConnections();
	await running?.stop();
});

async function backend(answer: RequestListener) {
	server = await listen(0, answer);
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return { url, publishableKey: "sb_publishable_abc", origin: SITE, enabled: true };
}

/** The real function behind a gateway, with settings. */
function realBackend(settings: Record<string, string>) {
	const environment = denoEnvironment(process.env, settings);
	running = startFunction(functionCommand({ watch: false }), environment, () => {});
	const proxy = createFunctionProxy(running.origin);
	return backend((request, response) => {
		if (!proxy(request, response)) response.writeHead(404).end();
	});
}

const CORS = { "access-control-allow-origin": "*", "content-type": "application/json" };

test("the real function passes, for the site that it allows", async () => {
	const deployed = await realBackend({ CHAT_ALLOWED_ORIGINS: SITE });
	await expect(smokeTest(deployed)).resolves.toBeUndefined();
	await expect(smokeTest({ ...deployed, origin: "https://else.example" })).rejects.toThrow(
		"Browsers are not let in: the preflight answered 403.",
	);
});

test("a function that is switched off passes only where that is meant", async () => {
	const deployed = await realBackend({ CHAT_ENABLED: "false" });
	await expect(smokeTest({ ...deployed, enabled: false })).resolves.toBeUndefined();
	await expect(smokeTest(deployed)).rejects.toThrow("A question was answered with 503.");
});

test.each([
	["a gateway that knows no function", 404, '{"message":"not found"}', "the preflight answered 404"],
	["a function that fails", 500, "", "the preflight answered 500"],
	["an answer without a message", 200, '{"error":"no"}', "doesn't name them"],
	["an answer that is no JSON", 200, "<html>", "doesn't name them"],
	["an answer that never streams", 200, '{"message":"AWS"}', "A streamed answer had no end."],
])("%s is found out", async (_, status, body, sentence) => {
	const deployed = await backend((_request, response) => response.writeHead(status, CORS).end(body));
	await expect(smokeTest(deployed)).rejects.toThrow(sentence);
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
