import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyCompressed } from "./compress-site.ts";
import { createStaticSite } from "./static-site.ts";

const folders: string[] = [];
const servers: Server[] = [];
const HEADERS =
	"/*\n  X-Test: all\n\n/assets/*\n  Cache-Control: immutable\n\n/services/devops\n  X-Test: devops\n";
let root: number;
let below: number;

async function serve(directory: string, basePath: string): Promise<number> {
	const server = createServer(createStaticSite(directory, basePath)).listen(0, "127.0.0.1");
	servers.push(server);
	await once(server, "listening");
	return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
	const folder = await mkdtemp(join(tmpdir(), "static-"));
	folders.push(folder);
	const built = join(folder, "built");
	await mkdir(join(built, "services"), { recursive: true });
	await mkdir(join(built, "assets"));
	await writeFile(join(built, "index.html"), "home");
	await writeFile(join(built, "404.html"), "Oops");
	await writeFile(join(built, "services/devops.html"), "devops");
	await writeFile(join(built, "assets/app.js"), "let x;".repeat(500));
	await writeFile(join(built, "assets/font.woff2"), "font");
	await writeFile(join(built, "_headers"), HEADERS);
	await writeFile(join(folder, "secret.txt"), "secret");
	await copyCompressed(built, join(folder, "served"));
	root = await serve(join(folder, "served"), "/");
	below = await serve(join(folder, "served"), "/repo/");
});

afterAll(async () => {
	for (const server of servers) server.close();
	for (const folder of folders) await rm(folder, { recursive: true });
});

/** A request whose path is sent as it is, which `fetch` would tidy up. */
async function get(port: number, path: string, headers: Record<string, string> = {}, method = "GET") {
	const [response] = await once(
		request({ host: "127.0.0.1", port, path, headers, method }).end(),
		"response",
	);
	const body = Buffer.concat(await response.toArray());
	return { status: response.statusCode as number, headers: response.headers, body, text: body.toString() };
}

test.each([
	["/", "home"],
	["/index.html", "home"],
	["/services/devops", "devops"],
	["/services/devops.html", "devops"],
	["/services/devops?from=mail", "devops"],
])("%s is the page %s", async (path, text) => {
	const answer = await get(root, path);
	expect(answer).toMatchObject({ status: 200, text });
	expect(answer.headers["content-type"]).toBe("text/html;charset=utf-8");
	expect(answer.headers["cache-control"]).toBe("max-age=600");
});

test.each([
	"/services/devops/",
	"/services",
	"/nope",
	"/assets/nope.js",
	"/_headers",
	"//",
	"/%ff",
	"/../secret.txt",
	"/..%2fsecret.txt",
	"/%2e%2e/secret.txt",
])("%s is the 404 page with its status", async (path) => {
	expect(await get(root, path)).toMatchObject({ status: 404, text: "Oops" });
});

test("below a base path only that path is the site", async () => {
	expect(await get(below, "/repo/")).toMatchObject({ status: 200, text: "home" });
	expect(await get(below, "/repo/services/devops")).toMatchObject({ status: 200, text: "devops" });
	expect(await get(below, "/repo/nope")).toMatchObject({ status: 404, text: "Oops" });
	expect(await get(below, "/services/devops")).toMatchObject({ status: 404, text: "Oops" });
	const redirect = await get(below, "/repo?a=1");
	expect(redirect).toMatchObject({ status: 301, headers: { location: "/repo/?a=1" } });
});

test("text is sent compressed to who asks for it, other files as they are", async () => {
	const plain = await get(root, "/assets/app.js");
	expect(plain.headers["content-encoding"]).toBeUndefined();
	expect(plain.headers["content-type"]).toMatch(/javascript/);
	const zipped = await get(root, "/assets/app.js", { "accept-encoding": "gzip" });
	expect(zipped.headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
	expect(gunzipSync(zipped.body).toString()).toBe(plain.text);
	const smaller = await get(root, "/assets/app.js", { "accept-encoding": "gzip, br" });
	expect(smaller.headers["content-encoding"]).toBe("br");
	expect(smaller.body.length).toBeLessThan(plain.body.length / 10);
	const font = await get(root, "/assets/font.woff2", { "accept-encoding": "gzip, br" });
	expect(font).toMatchObject({ text: "font", headers: { "content-type": "font/woff2" } });
});

test("headers of the _headers file are sent with what they are for, and joined where two rules fit", async () => {
	expect((await get(root, "/")).headers).toMatchObject({ "x-test": "all", "cache-control": "max-age=600" });
	expect((await get(root, "/services/devops")).headers["x-test"]).toBe("all, devops");
	expect((await get(root, "/assets/app.js")).headers["cache-control"]).toBe("immutable");
	expect((await get(root, "/nope")).headers["x-test"]).toBe("all");
});

test("a known page is not sent again", async () => {
	const { headers } = await get(root, "/");
	expect(await get(root, "/", { "if-none-match": headers.etag as string })).toMatchObject({
		status: 304,
		text: "",
	});
});

test("HEAD has no body, and other methods are not allowed", async () => {
	expect(await get(root, "/", {}, "HEAD")).toMatchObject({ status: 200, text: "" });
	expect(await get(root, "/nope", {}, "HEAD")).toMatchObject({ status: 404, text: "" });
	expect(await get(root, "/", {}, "POST")).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
});

test("the build itself stays as it will be deployed", async () => {
	const built = join(folders[0] ?? "", "built");
	await expect(readFile(join(built, "index.html.gz"))).rejects.toThrow("ENOENT");
});
