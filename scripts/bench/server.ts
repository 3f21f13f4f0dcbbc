import { x } from "tinyexec";
import { denoEnvironment } from "../deno.ts";
import { functionCommand, startFunction } from "../function-process.ts";

/** What is compared: the real function, and the servers of `scripts/bench/servers`. */
export type ServerName = "function" | "bare" | "provider";

export interface Server {
	/** Where it listens. */
	url: string;
	/** Resident memory in MiB. */
	memory(): Promise<number>;
	stop(): Promise<void>;
}

/** Limits that no measurement meets. */
const UNLIMITED = {
	CHAT_RATE_PER_MINUTE: "999999999",
	CHAT_RATE_PER_DAY: "999999999",
	CHAT_MODEL_CALLS_PER_DAY: "999999999",
};

/**
 * Starts a server in a process of its own, all of them with the same permissions.
 *
 * @throws Error with what it said, where it doesn't start.
 */
export async function startServer(
	name: ServerName,
	settings: Readonly<Record<string, string>> = {},
): Promise<Server> {
	const command = functionCommand({ watch: false });
	if (name !== "function") command.splice(-1, 1, `scripts/bench/servers/${name}.ts`);
	const complaints: string[] = [];
	const environment = denoEnvironment(process.env, { ...UNLIMITED, ...settings });
	const running = startFunction(command, environment, (line) => {
		if (!line.startsWith("{")) complaints.push(line);
	});
	const url = await running.origin();
	if (url === undefined) throw new Error(complaints.join("\n"));
	return {
		url,
		async memory() {
			const { stdout } = await x("ps", ["-o", "rss=", "-p", String(running.pid)]);
			return Number(stdout) / 1024;
		},
		stop: running.stop,
	};
}

const HEADERS = { "content-type": "application/json" };

/** Asks a question and reads the answer. */
export async function ask(url: string, body: string): Promise<void> {
	const response = await fetch(url, { method: "POST", headers: HEADERS, body });
	await response.text();
	if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`);
}

/** Asks for a stream, reads it to its end, and returns the milliseconds to its first bytes. */
export async function firstBytes(url: string, body: string): Promise<number> {
	const start = performance.now();
	const headers = { ...HEADERS, accept: "text/event-stream" };
	const response = await fetch(url, { method: "POST", headers, body });
	const reader = response.body?.getReader();
	await reader?.read();
	const passed = performance.now() - start;
	while (!(await reader?.read())?.done);
	return passed;
}
