import { type FunctionOptions, startFunction } from "../dev/function-process.ts";
import { freePort } from "../dev/loopback.ts";

/**
 * Starts the function on a free port, and waits until it listens.
 *
 * @throws Error with its output, if it doesn't start.
 */
export async function startRealFunction(
	settings: FunctionOptions["env"] = {},
	options: Pick<FunctionOptions, "root" | "server"> = {},
) {
	const log: string[] = [];
	const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...settings };
	const port = await freePort();
	const running = startFunction({ port, env, log: (line) => log.push(line), ...options });
	if (!(await running.isUp())) throw new Error(log.join("\n"));
	return running;
}
