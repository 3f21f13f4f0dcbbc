/**
 * Runs the function under Deno, outside Supabase's runtime: `Deno.serve` listens on loopback, on the port in the first
 * argument. Prints the error and exits with code 1 if the function can't start; under `--watch` the next change
 * restarts it. Exits when standard input closes, so that it never outlives its parent.
 */
const serve = Deno.serve as (options: Deno.ServeTcpOptions, handler: Deno.ServeHandler) => Deno.HttpServer;

const MAX_BODY_BYTES = 16 * 2 ** 20;

/** Buffers large bodies, as Supabase's gateway does; otherwise the connection is reset before the 413 arrives. */
async function receive(request: Request): Promise<Request> {
	const isSmall = Number(request.headers.get("content-length") ?? Number.NaN) <= 65_536;
	if (isSmall || !request.body) return request;
	const signal = AbortSignal.timeout(Number(Deno.env.get("CHAT_TIMEOUT_MS")) || 20_000);
	const chunks: Uint8Array[] = [];
	let bytes = 0;
	try {
		for await (const chunk of request.body.pipeThrough(new TransformStream(), { signal })) {
			chunks.push(chunk);
			bytes += chunk.byteLength;
			if (bytes > MAX_BODY_BYTES) break;
		}
	} catch {
		// The function rejects a body that is cut off.
	}
	return new Request(request, { body: new Blob(chunks) });
}

async function endWithParent(): Promise<void> {
	for await (const _ of Deno.stdin.readable);
	Deno.exit(0);
}

Object.defineProperty(Deno, "serve", {
	value: (handler: Deno.ServeHandler) =>
		serve({ hostname: "127.0.0.1", port: Number(Deno.args[0]) }, async (request, info) =>
			handler(await receive(request), info),
		),
});
try {
	await import("../../supabase/functions/ai-chat/index.ts");
	endWithParent();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	// `Deno.exit` would stop the watcher too.
	Deno.exitCode = 1;
}
