import { denoEnvironment } from "../deno.ts";
import { functionCommand, startFunction } from "../function-process.ts";

/**
 * Starts the function under Deno, on loopback.
 *
 * @param root Folder that holds `scripts` and `supabase`.
 * @throws Error with its output, where it doesn't start.
 */
export async function startRealFunction(settings: Readonly<Record<string, string>> = {}, root = ".") {
	const log: string[] = [];
	const environment = denoEnvironment(process.env, settings);
	const { origin, stop } = startFunction(functionCommand({ watch: false, root }), environment, (line) => {
		log.push(line);
	});
	const url = await origin();
	if (!url) throw new Error(log.join("\n"));
	return { url, stop };
}
