import { spawn } from "node:child_process";
import { REACT_ROUTER } from "./installed.ts";
import { listen, readPort } from "./port.ts";

/**
 * Runs the site's development server in the same terminal, until either is ended; resolves to the exit code.
 *
 * @param env Added to the environment.
 * @throws Error with a sentence for the terminal, where PORT names no port or one that is taken.
 */
export async function runDevSite(
	env: Readonly<Record<string, string>> = {},
	command: readonly string[] = [...REACT_ROUTER, "dev"],
): Promise<number> {
	await checkPort(process.env.PORT);
	const [program = "", ...parameters] = command;
	const site = spawn(program, parameters, { stdio: "inherit", env: { ...process.env, ...env } });
	// A terminal sends Ctrl+C to both, an editor's stop button to this one only. This one ends when the site has.
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => site.kill(signal));
	return new Promise((resolve) => site.on("exit", (code) => resolve(code ?? 0)));
}

/** Tries the port that was asked for, since Vite would tell of it in a stack. Without one, it takes the next that is free. */
async function checkPort(asked: string | undefined): Promise<void> {
	if (!asked?.trim()) return;
	const server = await listen(readPort(asked, 0), (_, response) => response.end());
	await new Promise((resolve) => server.close(resolve));
}
