import { once } from "node:events";
import { get, type RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { createServer, type ViteDevServer } from "vite";
import { afterEach, expect, test } from "vitest";
import { functionProxy } from "./function-plugin.ts";
import { startFunction } from "./function-process.ts";
import { freePort, listen } from "./loopback.ts";

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
	for (const end of cleanUp.splice(0)) await end();
});

/** Starts a fake function, and returns its port. */
async function standIn(answer: RequestListener): Promise<number> {
	const { port, stop } = await listen(answer);
	cleanUp.push(stop);
	return port;
}

/** Starts a site with the proxy, and returns the function's URL on it. */
async function startSite(port: number, isUp = async () => true): Promise<string> {
	const site: ViteDevServer = await createServer({
		configFile: false,
		logLevel: "silent",
		root: "scripts/dev",
		appType: "custom",
		server: { host: "127.0.0.1", port: await freePort(), ws: false, proxy: functionProxy(port, isUp) },
	});
	await site.listen();
	cleanUp.push(() => site.close());
	return `${site.resolvedUrls?.local[0]}functions/v1/ai-chat`;
}

test("proxies a request to the function, and its answer back", async () => {
	const port = await standIn(async (incoming, outgoing) => {
		const body = (await incoming.toArray()).join("");
		outgoing.writeHead(429, { "retry-after": "7" }).end(`${incoming.method} ${incoming.url} ${body}`);
	});
	const response = await fetch(`${await startSite(port)}?x=1`, { method: "POST", body: "grüße" });
	expect(response.status).toBe(429);
	expect(response.headers.get("retry-after")).toBe("7");
	expect(await response.text()).toBe("POST /ai-chat?x=1 grüße");
});

test("appends the caller's address to `x-forwarded-for`", async () => {
	const port = await standIn((incoming, outgoing) => outgoing.end(incoming.headers["x-forwarded-for"]));
	const site = await startSite(port);
	expect(await (await fetch(site)).text()).toBe("127.0.0.1");
	const headers = { "x-forwarded-for": "6.6.6.6, 7.7.7.7" };
	expect(await (await fetch(site, { headers })).text()).toMatch(/^6\.6\.6\.6, 7\.7\.7\.7, ?127\.0\.0\.1$/);
});

test.each(["2", "/../other"])("doesn't proxy other paths (%s)", async (rest) => {
	const port = await standIn((_, outgoing) => outgoing.end("function"));
	expect((await fetch((await startSite(port)) + rest)).status).toBe(404);
});

test("doesn't complete an aborted answer", async () => {
	const port = await standIn((_, outgoing) => {
		outgoing.write("data: first\n\n", () => outgoing.destroy());
	});
	// Unlike browsers, undici takes a closed connection for the end of the answer.
	const [answer] = await once(get(await startSite(port)), "response");
	await expect(text(answer)).rejects.toThrow("aborted");
});

test("answers with a sentence while the function isn't running", async () => {
	const response = await fetch(await startSite(await freePort(), async () => false), {
		method: "POST",
		body: "{}",
	});
	expect(response.status).toBe(503);
	expect(await response.json()).toEqual({ error: expect.stringContaining("not running") });
});

test("a visitor's limits hold, unless whoever tries the site is only told of them", async () => {
	for (const unlimited of [false, true]) {
		const lines: string[] = [];
		const port = await freePort();
		const env = { ...process.env, CHAT_RATE_PER_MINUTE: "1" };
		const running = startFunction({ port, env, unlimited, log: (line) => lines.push(line) });
		cleanUp.push(running.stop);
		const site = await startSite(port, running.isUp);
		const ask = { method: "POST", headers: { "content-type": "application/json" }, body: "" };
		ask.body = JSON.stringify({ message: "Hallo", context: [] });
		expect((await fetch(site, ask)).status).toBe(200);
		expect((await fetch(site, ask)).status).toBe(unlimited ? 200 : 429);
		expect(lines.some((line) => line.includes("would have to wait"))).toBe(unlimited);
	}
});

test("the real function rejects a body of 5 MiB itself, and exits when stopped", async () => {
	const port = await freePort();
	const running = startFunction({ port, env: process.env });
	cleanUp.push(running.stop);
	const site = await startSite(port, running.isUp);
	const headers = { "content-type": "application/json" };
	const response = await fetch(site, { method: "POST", headers, body: "a".repeat(5 * 2 ** 20) });
	expect(response.status).toBe(413);
	expect(await response.json()).toEqual({ error: expect.stringContaining("too large") });
	await running.stop();
	expect(await running.isUp()).toBe(false);
});
