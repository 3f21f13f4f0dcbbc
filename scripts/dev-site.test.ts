import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";

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
