import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { expect, test, vi } from "vitest";
import { runDevSite } from "./dev-site.ts";

/** Stands in for the development server: says its process id, and stays. */
const SITE = [process.execPath, "-e", "console.log(process.pid); setInterval(() => {}, 1000);"];

const SCRIPT = `
	import { runDevSite } from "./scripts/dev-site.ts";
	runDevSite({}, ${JSON.stringify(SITE)}).then((code) => process.exit(code));
`;

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
	"%s to the script alone ends the site too, and then the script",
	async (signal) => {
		const script = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", SCRIPT]);
		const ended = once(script, "exit");
		const [pid] = await once(createInterface({ input: script.stdout }), "line");
		script.kill(signal);
		await ended;
		expect(() => process.kill(Number(pid), 0)).toThrow("ESRCH");
	},
);

test("a port that is none, or taken, is told in a sentence before the site starts", async () => {
	const taken = createServer().listen(0, "127.0.0.1");
	await once(taken, "listening");
	const { port } = taken.address() as AddressInfo;
	const start = () => runDevSite({}, [process.execPath, "-e", "process.exit(3)"]);
	vi.stubEnv("PORT", "abc");
	await expect(start()).rejects.toThrow('PORT must be a number from 1 to 65535, but is "abc".');
	vi.stubEnv("PORT", String(port));
	await expect(start()).rejects.toThrow(`Port ${port} is taken by another program.`);
	taken.close();
	vi.stubEnv("PORT", "");
	await expect(start()).resolves.toBe(3);
	vi.unstubAllEnvs();
});
