import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startFunction } from "./function-process.ts";
import { freePort } from "./loopback.ts";

test.each([true, false])("exits on an invalid setting, which it names (watched: %s)", async (watch) => {
	const lines: string[] = [];
	const env = { ...process.env, CHAT_RATE_PER_DAY: "many" };
	const log = (line: string) => lines.push(line);
	const { isUp, stop } = startFunction({ port: await freePort(), env, watch, log });
	expect(await isUp()).toBe(false);
	expect(lines).toEqual([expect.stringContaining("CHAT_RATE_PER_DAY must be")]);
	await stop();
});

test("starts when a content file is created after its import", async () => {
	const root = await mkdtemp(join(tmpdir(), "function-"));
	onTestFinished(() => rm(root, { recursive: true }));
	await mkdir(join(root, "src/content/projects"), { recursive: true });
	const imported = "src/content/projects/new.ts";
	const server = `import "./${imported}"; console.log("Listening on ."); setInterval(() => {}, 60_000);`;
	await writeFile(join(root, "server.ts"), server);
	const { isUp, stop } = startFunction({ port: 0, env: process.env, watch: true, root, server: "server.ts" });
	onTestFinished(stop);
	expect(await isUp()).toBe(false);
	await writeFile(join(root, imported), "export {};");
	await expect.poll(isUp, { timeout: 100_000 }).toBe(true);
});
