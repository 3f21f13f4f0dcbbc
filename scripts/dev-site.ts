import { spawn } from "node:child_process";
import { REACT_ROUTER } from "./installed.ts";

/**
 * Runs the site's development server in the same terminal, until either is ended; resolves to the exit code.
 *
 * @param env Added to the environment.
 */
export function runDevSite(env: Readonly<Record<string, string>> = {}): Promise<number> {
	const [program = "", ...parameters] = REACT_ROUTER;
	const site = spawn(program, [...parameters, "dev"], { stdio: "inherit", env: { ...process.env, ...env } });
	// Both get Ctrl+C from the terminal; the site ends by itself, and so does this with it.
	process.on("SIGINT", () => {}).on("SIGTERM", () => site.kill());
	return new Promise((resolve) => site.on("exit", (code) => resolve(code ?? 0)));
}
