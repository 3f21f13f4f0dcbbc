import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PreviewServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "./loopback.ts";
import { servePages } from "./pages-server.ts";

let folder: string;
let server: PreviewServer;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "pages-"));
	const site = join(folder, "site");
	await mkdir(join(site, "services"), { recursive: true });
	await mkdir(join(site, "assets"));
	await writeFile(join(site, "index.html"), "home");
	await writeFile(join(site, "404.html"), "Oops");
	await writeFile(join(site, "services/devops.html"), "devops");
	await writeFile(join(site, "assets/app.js"), "let x;".repeat(500));
	await writeFile(join(folder, "secret.txt"), "secret");
	server = await servePages(site, { port: await freePort(), base: "/repo/" });
});
afterAll(async () => {
	await server.close();
	await rm(folder, { recursive: true });
});

/** Requests a raw path, which `fetch` would normalise. */
async function get(path: string, headers: Record<string, string> = {}) {
	const [response] = await once(
		request(new URL("/", server.resolvedUrls?.local[0]), { path, headers }).end(),
		"response",
	);
	return {
		status: response.statusCode,
		headers: response.headers,
		text: (await response.toArray()).join(""),
	};
}

test.each([
	["/repo/", "home"],
	["/repo/index.html", "home"],
	["/repo/services/devops", "devops"],
	["/repo/services/devops.html", "devops"],
	["/repo/services/devops?from=mail", "devops"],
])("%s is the page %s", async (path, text) => {
	const answer = await get(path);
	expect(answer).toMatchObject({ status: 200, text });
	expect(answer.headers).toMatchObject({
		"cache-control": "max-age=600",
		"content-type": expect.stringMatching(/^text\/html/),
	});
});

test.each([
	"/repo/services/devops/",
	"/repo/services//devops",
	"/repo/services",
	"/repo/nope",
	"/repo/nope.html",
	"/repo/assets/nope.js",
	"/repo//",
	"/repo/%ff",
	"/repo/..%2fsecret.txt",
	"/repo/%2e%2e/secret.txt",
])("%s is the 404 page with its status", async (path) => {
	expect(await get(path)).toMatchObject({ status: 404, text: "Oops" });
});

test("serves nothing outside the base path, and adds its trailing slash", async () => {
	expect(await get("/services/devops")).toMatchObject({ status: 404 });
	expect(await get("/repo?a=1")).toMatchObject({ status: 301, headers: { location: "/repo/?a=1" } });
});

test("compresses scripts with gzip, as the host does", async () => {
	const answer = await get("/repo/assets/app.js", { "accept-encoding": "gzip" });
	expect(answer).toMatchObject({ status: 200, headers: { "content-encoding": "gzip" } });
});
