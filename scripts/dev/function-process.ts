import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { connect } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as after } from "node:timers/promises";

/** Returns the path of the Deno binary itself: the npm package's command is a wrapper that doesn't forward signals. */
export function denoBinary(): string {
	return createRequire(import.meta.url)("deno/install_api.cjs").runInstall();
}

export interface FunctionOptions {
	/** Port on loopback. */
	port: number;
	/** Its whole environment. */
	env: Readonly<Record<string, string | undefined>>;
	/** Restarts it when its code changes. */
	watch?: boolean;
	/** Folder that contains `scripts` and `supabase`. */
	root?: string;
	/** Script to run instead of the function. */
	server?: string;
	/** Called with each line of output. */
	log?(line: string): void;
}

export type RunningFunction = ReturnType<typeof startFunction>;

/** Starts the real function under Deno, with access to the network but not to files or other programs. */
export function startFunction({ port, env, watch, root = ".", log = () => {}, ...options }: FunctionOptions) {
	const script = join(root, options.server ?? "scripts/dev/function-server.ts");
	const flags = ["--no-prompt", "--allow-net", "--allow-env"];
	if (watch) flags.push("--watch", "--no-clear-screen");
	const child = spawn(denoBinary(), ["run", ...flags, script, String(port)], {
		env: { ...env, NO_COLOR: "1", DENO_NO_UPDATE_CHECK: "1" },
		stdio: "pipe",
	});
	let runs = true;
	for (const stream of [child.stdout, child.stderr])
		createInterface(stream).on("line", (line) => {
			// Deno's watcher keeps running after the function has exited.
			if (line.startsWith("Watcher ")) runs = !/^Watcher Process (finished|failed)/.test(line);
			else log(line);
		});
	const gone = once(child, "close").then(() => (runs = false));
	return {
		url: `http://127.0.0.1:${port}`,
		pid: child.pid,
		/** Waits until the function listens; resolves to false if it exits or doesn't listen in time. */
		async isUp(patienceMs = 10_000): Promise<boolean> {
			for (const end = Date.now() + patienceMs; runs && Date.now() < end; await after(5))
				if (await accepts(port)) return true;
			return false;
		},
		async stop(): Promise<void> {
			child.kill();
			await gone;
		},
	};
}

/** Whether a server listens on the port. */
function accepts(port: number): Promise<boolean> {
	const socket = connect(port, "127.0.0.1");
	return new Promise<boolean>((resolve) => {
		socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
	}).finally(() => socket.destroy());
}
