/**
 * Runs the function under Deno, outside Supabase's runtime: `Deno.serve` listens on loopback, on the port in the first
 * argument; "unlimited" in the second lifts the limits per visitor. Prints the error and exits with code 1 if the
 * function can't start; under `--watch` the next change restarts it. Exits when standard input closes, so that it never
 * outlives its parent.
 */
const serve = Deno.serve as (options: Deno.ServeTcpOptions, handler: Deno.ServeHandler) => Deno.HttpServer;

async function endWithParent(): Promise<void> {
	for await (const _ of Deno.stdin.readable);
	Deno.exit(0);
}

const [port, mode] = Deno.args;
const perMinute = Number(Deno.env.get("CHAT_RATE_PER_MINUTE") || 10);
/** Times of the messages in the last minute. */
let recent: number[] = [];

/** Takes each message for another visitor's, so that no limit is reached, and says when one visitor would reach it. */
function asManyVisitors(request: Request, info: Deno.ServeHandlerInfo): Deno.ServeHandlerInfo {
	if (mode !== "unlimited" || request.method !== "POST") return info;
	const now = Date.now();
	recent = [...recent.filter((time) => time > now - 60_000), now];
	if (recent.length === perMinute + 1)
		console.log(`a visitor would have to wait now: CHAT_RATE_PER_MINUTE is ${perMinute}`);
	const hostname = crypto.getRandomValues(new Uint8Array(4)).join(".");
	return { ...info, remoteAddr: { transport: "tcp", hostname, port: 0 } };
}

Object.defineProperty(Deno, "serve", {
	value: (handler: Deno.ServeHandler) =>
		serve({ hostname: "127.0.0.1", port: Number(port) }, (request, info) =>
			handler(request, asManyVisitors(request, info)),
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
