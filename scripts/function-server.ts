/**
 * Runs the function under Deno without the platform: `Deno.serve` listens on loopback and a free port, and
 * reports that port on standard output as one line of JSON, `{"port": 12345}`. A function that can't start
 * says why on standard error, after `ai-chat: `; under `--watch` the next change tries again.
 * Ends when standard input does, so that it never outlives the server that started it.
 */
const listen = Deno.serve;

function serve(...parts: (Deno.ServeHandler | object)[]): Deno.HttpServer {
	const handler = parts.find((part): part is Deno.ServeHandler => typeof part === "function");
	if (!handler) throw new Error("Deno.serve was called without a handler.");
	const onListen = ({ port }: Deno.NetAddr) => console.log(JSON.stringify({ port }));
	return listen({ hostname: "127.0.0.1", port: 0, onListen }, handler);
}

async function endWithParent(): Promise<void> {
	for await (const _ of Deno.stdin.readable);
	Deno.exit(0);
}

Object.defineProperty(Deno, "serve", { value: serve });
endWithParent();
try {
	await import("../supabase/functions/ai-chat/index.ts");
} catch (error) {
	console.error(`ai-chat: ${error instanceof Error ? error.message : error}`);
}
