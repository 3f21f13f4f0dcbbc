import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { connect } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as after } from "node:timers/promises";
import { parseEnv } from "node:util";

type Environment = Readonly<Record<string, string | undefined>>;

/** The function's settings: those of its file, which the Supabase CLI reads too, overridden by the shell's. */
export function functionSettings(shell: Environment, file = "supabase/functions/.env"): Environment {
	return { ...(existsSync(file) && parseEnv(readFileSync(file, "utf8"))), ...shell };
}

/** Path of the Deno binary that `npm ci` installed; the package's own command does not pass signals on. */
export function denoBinary(): string {
	return createRequire(import.meta.url)("deno/install_api.cjs").runInstall();
}

interface FunctionOptions {
	/** Where it listens on loopback. */
	port: number;
	/** All that it sees of the environment. */
	env: Environment;
	/** Restarts it when its code changes. */
	watch?: boolean;
	/** Folder that holds `scripts` and `supabase`. */
	root?: string;
	/** What to run instead of the function. */
	server?: string;
	/** Receives each line that it prints. */
	log?(line: string): void;
}

export type RunningFunction = ReturnType<typeof startFunction>;

/** Starts the real function, which may reach the network, and may neither touch files nor start programs. */
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
			// The watcher itself lives on when the function ends.
			if (line.startsWith("Watcher ")) runs = !/^Watcher Process (finished|failed)/.test(line);
			else log(line);
		});
	const gone = once(child, "close").then(() => (runs = false));
	return {
		url: `http://127.0.0.1:${port}`,
		pid: child.pid,
		/** Waits until the function listens, as it may be starting; false where it doesn't run. */
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
