import { spawn } from "node:child_process";
import { REACT_ROUTER } from "./installed.ts";

/**
 * Runs the site's development server in the same terminal, until either is ended; resolves to the exit code.
 *
 * @param env Added to the environment.
 */
export function runDevSite(
	env: Readonly<Record<string, string>> = {},
	command: readonly string[] = [...REACT_ROUTER, "dev"],
): Promise<number> {
	const [program = "", ...parameters] = command;
	const site = spawn(program, parameters, { stdio: "inherit", env: { ...process.env, ...env } });
	// A terminal sends Ctrl+C to both, an editor's stop button to this one only. This one ends when the site has.
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => site.kill(signal));
	return new Promise((resolve) => site.on("exit", (code) => resolve(code ?? 0)));
}
