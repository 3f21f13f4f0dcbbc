/** A fake provider: an HTTP server on loopback with a test's answers. */
export interface Provider {
	/** Bodies of the calls received. */
	calls: { messages: { role: string; content: string }[]; [key: string]: unknown }[];
	/** Resolves when the caller disconnects. */
	left: Promise<void>;
	/** Settings that point the function here. */
	settings: { OPENAI_API_KEY: string; OPENAI_BASE_URL: string };
}

/** Runs a test with a provider that answers every call with `answer`. */
export async function withProvider(
	answer: (call: Request) => Response | Promise<Response>,
	test: (provider: Provider) => Promise<void>,
): Promise<void> {
	const calls: Provider["calls"] = [];
	const { promise: left, resolve: leave } = Promise.withResolvers<void>();
	const server = Deno.serve(
		{ hostname: "127.0.0.1", port: 0, onListen: () => undefined },
		async (request) => {
			request.signal.addEventListener("abort", () => leave());
			calls.push(await request.json());
			return await answer(request);
		},
	);
	const OPENAI_BASE_URL = `http://127.0.0.1:${server.addr.port}/v1`;
	try {
		await test({ calls, left, settings: { OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL } });
	} finally {
		await server.shutdown();
	}
}

export const eventOf = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;

export const chunk = (content: unknown, finish_reason: string | null = null): string =>
	eventOf({ choices: [{ index: 0, finish_reason, delta: { content } }] });

/** A streamed answer of raw parts; stays open after the last one unless told to close. */
export function eventStreamOf(parts: readonly string[], { close = true } = {}): Response {
	const encoder = new TextEncoder();
	const body = new ReadableStream({
		start(controller) {
			for (const part of parts) controller.enqueue(encoder.encode(part));
			if (close) controller.close();
		},
	});
	// An idle connection would delay the server's shutdown.
	return new Response(body, { headers: { "content-type": "text/event-stream", connection: "close" } });
}

/** The events of a complete streamed answer. */
export const streamed = (...pieces: string[]): Response =>
	eventStreamOf([...pieces.map((piece) => chunk(piece)), chunk("", "stop"), "data: [DONE]\n\n"]);

/** Never answers; ends when the caller disconnects. */
export const hang = ({ signal }: Request) =>
	new Promise<Response>((resolve) => signal.addEventListener("abort", () => resolve(new Response(null))));
