import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";
import { afterEach, expect, test } from "vitest";
import { freePort } from "./loopback.ts";

let server: ChildProcess | undefined;
afterEach(async () => {
	if (!server?.pid || server.exitCode !== null) return;
	const ended = once(server, "exit");
	process.kill(-server.pid);
	await ended;
});

test("the development server's page has all its styles in the head, the layers' order first", async () => {
	const PORT = String(await freePort());
	const env = { ...process.env, NODE_ENV: "development", PORT, VITE_SITE_URL: "" };
	server = spawn("npm", ["run", "dev"], { env, detached: true, stdio: ["ignore", "pipe", "inherit"] });
	const { stdout } = server;
	if (!stdout) throw new Error("The development server has no output.");
	for await (const line of createInterface(stdout))
		if (stripVTControlCharacters(line).includes("Local:")) break;
	const html = await (await fetch(`http://127.0.0.1:${PORT}/`)).text();
	const [head = "", body = ""] = html.split("</head>");
	const styles = [...head.matchAll(/<style data-styles="[^"]*">([^<]*)/g)].map(([, css = ""]) => css);
	expect(styles[0]).toBe("@layer reset,base,tokens,recipes;");
	expect(styles.length).toBeGreaterThan(2);
	expect(body).not.toContain("data-emotion");
});
