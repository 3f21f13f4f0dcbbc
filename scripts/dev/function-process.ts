import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as after } from "node:timers/promises";

/** Returns the path of the Deno binary itself: the npm package's command is a wrapper that doesn't forward signals. */
export const denoBinary = (): string => createRequire(import.meta.url)("deno/install_api.cjs").runInstall();

export interface FunctionOptions {
	/** Port on loopback. */
	port: number;
	/** Its whole environment. */
	env: Readonly<Record<string, string | undefined>>;
	/** Restarts it when its code changes, or any file of the content, as one that it couldn't import. */
	watch?: boolean;
	/** Lifts the limits per visitor, and says when one would reach them. */
	unlimited?: boolean;
	/** Folder that contains `scripts` and `supabase`. */
	root?: string;
	/** Script to run instead of the function. */
	server?: string;
	/** Called with each line of output. */
	log?(line: string): void;
}

/** Starts the real function under Deno, with access to the network but not to files or other programs. */
export function startFunction({ port, env, watch, root = ".", log = () => {}, ...options }: FunctionOptions) {
	const script = join(root, options.server ?? "scripts/dev/function-server.ts");
	const flags = watch ? [`--watch=${join(root, "src/content")}`, "--no-clear-screen"] : [];
	const args = ["run", "--no-prompt", "--allow-net", "--allow-env", ...flags, script, `${port}`];
	if (options.unlimited) args.push("unlimited");
	const child = spawn(denoBinary(), args, {
		env: { ...env, NO_COLOR: "1", DENO_NO_UPDATE_CHECK: "1" },
		stdio: "pipe",
	});
	/** Undefined while it starts. */
	let isListening: boolean | undefined;
	for (const stream of [child.stdout, child.stderr])
		createInterface(stream).on("line", (line) => {
			// Deno's watcher keeps running after the function has exited.
			if (line.startsWith("Watcher "))
				isListening = /^Watcher Process (finished|failed)/.test(line) ? false : undefined;
			else if (line.startsWith("Listening on ")) isListening = true;
			else log(line);
		});
	// Deno's watcher outlives a parent that fails, as on a port in use.
	const kill = () => child.kill();
	process.on("exit", kill);
	const gone = once(child, "close").then(() => {
		isListening = false;
		process.off("exit", kill);
	});
	return {
		url: `http://127.0.0.1:${port}`,
		/** Waits until the function listens or exits; resolves to whether it listens. */
		async isUp(): Promise<boolean> {
			while (isListening === undefined) await after(5);
			return isListening;
		},
		async stop(): Promise<void> {
			kill();
			await gone;
		},
	};
}
