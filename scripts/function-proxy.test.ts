import { once } from "node:events";
import { createServer, type RequestListener, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createFunctionProxy } from "./function-proxy.ts";

const servers: Server[] = [];
afterEach(() => {
	for (const server of servers.splice(0)) {
		server.close();
		server.closeAllConnections();
	}
});

async function serve(answer: RequestListener): Promise<string> {
	const server = createServer(answer).listen(0, "127.0.0.1");
	servers.push(server);
	await once(server, "listening");
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A site that passes the function's path on and answers everything else with "page". */
function siteBefore(origin: string | undefined): Promise<string> {
	const proxy = createFunctionProxy(async () => origin);
	return serve((incoming, outgoing) => {
		if (!proxy(incoming, outgoing)) outgoing.end("page");
	});
}

test("method, path, query, headers and body reach the function, and its answer comes back", async () => {
	const origin = await serve(async (incoming, outgoing) => {
		let body = "";
		for await (const part of incoming) body += part;
		const { method, url, headers } = incoming;
		const seen = { method, url, body, type: headers["content-type"], host: headers.host };
		outgoing
			.writeHead(429, { "retry-after": "7", "content-type": "application/json" })
			.end(JSON.stringify(seen));
	});
	const site = await siteBefore(origin);
	const response = await fetch(`${site}/functions/v1/ai-chat?x=1`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: "grüße",
	});
	expect(response.status).toBe(429);
	expect(response.headers.get("retry-after")).toBe("7");
	expect(await response.json()).toEqual({
		method: "POST",
		url: "/ai-chat?x=1",
		body: "grüße",
		type: "application/json",
		host: new URL(origin).host,
	});
});

test("the caller's address is appended to what the caller claims", async () => {
	const origin = await serve((incoming, outgoing) => outgoing.end(incoming.headers["x-forwarded-for"]));
	const site = await siteBefore(origin);
	const path = `${site}/functions/v1/ai-chat`;
	expect(await (await fetch(path)).text()).toBe("127.0.0.1");
	const headers = { "x-forwarded-for": "6.6.6.6, 7.7.7.7" };
	expect(await (await fetch(path, { headers })).text()).toBe("6.6.6.6, 7.7.7.7, 127.0.0.1");
});

test.each([
	"/",
	"/functions/v1",
	"/functions/v1/other",
	"/functions/v1/ai-chat2",
	"/x/functions/v1/ai-chat",
	"//",
])("%s is the site's, not the function's", async (path) => {
	const origin = await serve((_, outgoing) => outgoing.end("function"));
	const site = new URL(await siteBefore(origin));
	const outgoing = request({ host: site.hostname, port: site.port, path }).end();
	const [response] = await once(outgoing, "response");
	expect((await response.toArray()).join("")).toBe("page");
});

test("an answer is passed on as it is written, not when it is whole", async () => {
	let finish = () => {};
	const origin = await serve((_, outgoing) => {
		outgoing.writeHead(200, { "content-type": "text/event-stream" });
		outgoing.write("data: first\n\n");
		finish = () => outgoing.end("data: last\n\n");
	});
	const response = await fetch(`${await siteBefore(origin)}/functions/v1/ai-chat`);
	const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
	expect((await reader?.read())?.value).toBe("data: first\n\n");
	finish();
	expect((await reader?.read())?.value).toBe("data: last\n\n");
});

test("a caller that leaves ends the function's work", async () => {
	let left: Promise<unknown> | undefined;
	const origin = await serve((_, outgoing) => {
		left = once(outgoing, "close");
		outgoing.write("data: first\n\n");
	});
	const leave = new AbortController();
	await fetch(`${await siteBefore(origin)}/functions/v1/ai-chat`, { signal: leave.signal });
	leave.abort();
	await left;
});

test("an answer that breaks off is not taken for a whole one", async () => {
	const origin = await serve((_, outgoing) => {
		outgoing.writeHead(200, { "content-type": "text/event-stream" });
		outgoing.write("data: first\n\n", () => outgoing.destroy());
	});
	const response = await fetch(`${await siteBefore(origin)}/functions/v1/ai-chat`);
	await expect(response.text()).rejects.toThrow();
});

test("a function that doesn't run or doesn't answer is an error in the contract's shape", async () => {
	const stopped = await fetch(`${await siteBefore(undefined)}/functions/v1/ai-chat`, {
		method: "POST",
		body: "{}",
	});
	expect(stopped.status).toBe(503);
	expect(await stopped.json()).toEqual({ error: expect.stringContaining("not running") });

	const origin = await serve((_, outgoing) => outgoing.destroy());
	const silent = await fetch(`${await siteBefore(origin)}/functions/v1/ai-chat`, {
		method: "POST",
		body: "{}",
	});
	expect(silent.status).toBe(502);
	expect(await silent.json()).toEqual({ error: expect.stringContaining("did not answer") });
});
