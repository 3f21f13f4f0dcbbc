import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { denoBinary } from "./deno.ts";

export interface FunctionProcess {
	/**
	 * Where the function listens, such as `http://127.0.0.1:12345`; waits while it starts.
	 * Nothing where it doesn't run.
	 */
	origin(): Promise<string | undefined>;
	/** Its number for the system; nothing where it could not be started. */
	pid: number | undefined;
	/** Ends it; resolves when it is gone. */
	stop(): Promise<void>;
}

/**
 * The command for the real function. Its settings come through the environment, so that is open to it;
 * it may reach the network, and may neither read nor write files, nor start programs.
 *
 * @param root Folder that holds `scripts` and `supabase`.
 */
export function functionCommand({ watch, root = "." }: { watch: boolean; root?: string }): string[] {
	const watching = watch ? ["--watch", "--no-clear-screen"] : [];
	const permissions = ["--no-prompt", "--allow-net", "--allow-env"];
	return [
		denoBinary(),
		"run",
		"--quiet",
		...permissions,
		...watching,
		join(root, "scripts/function-server.ts"),
	];
}

/**
 * Starts the function and follows what it says: a line `{"port": n}` tells where it listens; a line that
 * begins with `ai-chat:`, or the end of the process, that it doesn't run; a restart of Deno's watcher, that
 * a new port is on its way. Every line but the port and the watcher's goes to `log`.
 *
 * @param environment All that the process sees of the environment.
 */
export function startFunction(
	command: readonly string[],
	environment: Readonly<Record<string, string>>,
	log: (line: string) => void,
): FunctionProcess {
	const whereabouts = createWhereabouts();
	const [program = "", ...parameters] = command;
	const child = spawn(program, parameters, { env: environment, stdio: "pipe" });

	const follow = (line: string) => {
		const port = /^\{"port":(\d+)\}$/.exec(line)?.[1];
		if (port) return whereabouts.settle(`http://127.0.0.1:${port}`);
		if (line.startsWith("Watcher Restarting")) return whereabouts.forget();
		if (line.startsWith("Watcher ")) return;
		const failure = /^ai-chat: (.*)$/.exec(line)?.[1];
		if (failure) whereabouts.settle(undefined);
		log(failure ?? line);
	};
	createInterface({ input: child.stdout }).on("line", follow);
	createInterface({ input: child.stderr }).on("line", follow);
	child.on("error", (error) => {
		log(error.message);
		whereabouts.settle(undefined);
	});
	child.on("close", () => whereabouts.settle(undefined));
	return { origin: whereabouts.origin, pid: child.pid, stop: () => end(child) };
}

/** An origin that may still be on its way, and may change. */
function createWhereabouts() {
	let known = false;
	let current: string | undefined;
	let waiting: ((origin: string | undefined) => void)[] = [];
	return {
		settle(origin: string | undefined) {
			known = true;
			current = origin;
			for (const resolve of waiting) resolve(origin);
			waiting = [];
		},
		forget() {
			known = false;
		},
		origin: () =>
			known ? Promise.resolve(current) : new Promise<string | undefined>((resolve) => waiting.push(resolve)),
	};
}

async function end(child: ChildProcess): Promise<void> {
	if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
	const gone = once(child, "close");
	child.kill();
	await gone;
}
