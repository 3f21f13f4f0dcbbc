import type { RequestListener } from "node:http";
import { afterEach, expect, test } from "vitest";
import { COMMIT_HEADER } from "../../src/chat/contract.ts";
import { COMMIT } from "../../supabase/functions/ai-chat/commit.ts";
import { listen } from "../dev/loopback.ts";
import { startRealFunction } from "../test/real-function.ts";
import { smokeTest } from "./smoke.ts";

const SITE = "https://www.example.com";
const cleanUps: (() => unknown)[] = [];
afterEach(() => Promise.all(cleanUps.splice(0).map((cleanUp) => cleanUp())));

async function serve(listener: RequestListener): Promise<string> {
	const { url, stop } = await listen(listener);
	cleanUps.push(stop);
	return url;
}

/** Starts the real function behind a gateway, beside a database that answers with a status. */
async function deployed(settings: Record<string, string> = {}, databaseStatus = 401) {
	const { url, stop } = await startRealFunction(settings);
	cleanUps.push(stop);
	const VITE_SUPABASE_URL = await serve(async (request, response) => {
		if (request.url === "/rest/v1/rpc/take_chat_call") return response.writeHead(databaseStatus).end();
		const { method, headers } = request;
		const body = method === "POST" ? Buffer.concat(await request.toArray()) : undefined;
		const own = Object.entries(headers).filter(([name]) => /^(origin|accept|content-type)$/.test(name));
		const answer = await fetch(url, { method, headers: own as [string, string][], body });
		response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
	});
	return { VITE_SITE_URL: SITE, VITE_SUPABASE_URL, ...settings };
}

test("the real function passes for an allowed site, and fails for another site or commit", async () => {
	const settings = await deployed({ CHAT_ALLOWED_ORIGINS: SITE, CHAT_RATE_PER_MINUTE: "1" });
	await expect(smokeTest(settings, COMMIT)).resolves.toBeUndefined();
	await expect(smokeTest({ ...settings, VITE_SITE_URL: "https://else.example" }, COMMIT)).rejects.toThrow(
		"The preflight doesn't allow the site's origin (status 403).",
	);
	await expect(smokeTest(settings, "0123abc")).rejects.toThrow(
		`The function of commit ${COMMIT} answers, not that of 0123abc.`,
	);
});

test("fails if the database lets visitors call the limiter, or doesn't know it", async () => {
	for (const status of [200, 404])
		await expect(smokeTest(await deployed({}, status), COMMIT)).rejects.toThrow(
			`The database doesn't refuse take_chat_call (status ${status})`,
		);
});

test("a disabled function passes only if the settings disable it", async () => {
	const settings = await deployed({ CHAT_ENABLED: "false" }, 403);
	await expect(smokeTest(settings, COMMIT)).resolves.toBeUndefined();
	await expect(smokeTest({ ...settings, CHAT_ENABLED: "" }, COMMIT)).rejects.toThrow(
		"answered with status 503",
	);
});

test("names the request of a network error", async () => {
	const VITE_SUPABASE_URL = await serve(({ socket }) => socket.destroy());
	await expect(smokeTest({ VITE_SITE_URL: SITE, VITE_SUPABASE_URL }, COMMIT)).rejects.toThrow(
		/^OPTIONS \/functions\/v1\/ai-chat failed: (?!fetch failed)/,
	);
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
	const headers = { "access-control-allow-origin": SITE, [COMMIT_HEADER]: COMMIT };
	const VITE_SUPABASE_URL = await serve(({ url }, response) =>
		response.writeHead(url?.startsWith("/rest") ? 401 : status, headers).end(body),
	);
	await expect(smokeTest({ VITE_SITE_URL: SITE, VITE_SUPABASE_URL }, COMMIT)).rejects.toThrow(sentence);
});
