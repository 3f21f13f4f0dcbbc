import { startFunction } from "../dev/function-process.ts";
import { freePort } from "../dev/port.ts";

/**
 * Starts the function under Deno, on loopback.
 *
 * @param root Folder that holds `scripts` and `supabase`.
 * @throws Error with its output, where it doesn't start.
 */
export async function startRealFunction(settings: Readonly<Record<string, string>> = {}, root = ".") {
	const log: string[] = [];
	const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...settings };
	const { url, isUp, stop } = startFunction({
		port: await freePort(),
		env,
		root,
		log: (line) => log.push(line),
	});
	if (!(await isUp(60_000))) throw new Error(log.join("\n"));
	return { url, stop };
}
