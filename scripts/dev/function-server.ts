/**
 * Runs the function under Deno without the platform: `Deno.serve` listens on loopback and the port that the first
 * argument names. A function that can't start prints its reason and ends with code 1; under `--watch` the next
 * change tries again. Ends with standard input, so that it never outlives the server that started it.
 */
const serve = Deno.serve as (options: Deno.ServeTcpOptions, handler: Deno.ServeHandler) => Deno.HttpServer;

/** Reads a large body to its end, as the platform's gateway does, or the caller would lose the early 413. */
async function receive(request: Request): Promise<Request> {
	const isSmall = Number(request.headers.get("content-length") ?? Number.NaN) <= 65_536;
	if (isSmall || !request.body) return request;
	return new Request(request, { body: await request.bytes() });
}

async function endWithParent(): Promise<void> {
	for await (const _ of Deno.stdin.readable);
	Deno.exit(0);
}

Object.defineProperty(Deno, "serve", {
	value: (handler: Deno.ServeHandler) =>
		serve({ hostname: "127.0.0.1", port: Number(Deno.args[0]), onListen: () => {} }, async (request, info) =>
			handler(await receive(request), info),
		),
});
try {
	await import("../../supabase/functions/ai-chat/index.ts");
	endWithParent();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	// `Deno.exit` would end the watcher too.
	Deno.exitCode = 1;
}
