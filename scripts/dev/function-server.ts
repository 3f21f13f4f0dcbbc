/**
 * Runs the function under Deno, outside Supabase's runtime: `Deno.serve` listens on loopback, on the port in the first
 * argument. Prints the error and exits with code 1 if the function can't start; under `--watch` the next change
 * restarts it. Exits when standard input closes, so that it never outlives its parent.
 */
const serve = Deno.serve as (options: Deno.ServeTcpOptions, handler: Deno.ServeHandler) => Deno.HttpServer;

async function endWithParent(): Promise<void> {
	for await (const _ of Deno.stdin.readable);
	Deno.exit(0);
}

Object.defineProperty(Deno, "serve", {
	value: (handler: Deno.ServeHandler) =>
		serve({ hostname: "127.0.0.1", port: Number(Deno.args[0]) }, handler),
});
try {
	await import("../../supabase/functions/ai-chat/index.ts");
	endWithParent();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	// `Deno.exit` would stop the watcher too.
	Deno.exitCode = 1;
}
