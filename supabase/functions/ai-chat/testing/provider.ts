/** A stand-in for a model's provider: a real HTTP server on loopback that answers as a test says. */
export interface Provider {
	/** What OPENAI_BASE_URL is set to. */
	baseUrl: string;
	/** Bodies of the calls received. */
	calls: {
		model: string;
		stream?: boolean;
		messages: { role: string; content: string }[];
		[key: string]: unknown;
	}[];
	/** Resolves when the caller has gone away from a call. */
	left: Promise<void>;
	stop(): Promise<void>;
}

/** Starts a provider that answers every call with `answer`. */
export function startProvider(answer: (call: Request) => Response | Promise<Response>): Provider {
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
	return {
		baseUrl: `http://127.0.0.1:${server.addr.port}/v1`,
		calls,
		left,
		stop: () => server.shutdown(),
	};
}

/** Starts a provider that takes a connection and then does with it what `answer` says, below HTTP. */
export function startRawProvider(
	answer: (connection: Deno.TcpConn) => Promise<void>,
): Pick<Provider, "baseUrl" | "stop"> {
	const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
	const connections: Promise<void>[] = [];
	const accepting = (async () => {
		for await (const connection of listener) connections.push(answer(connection).catch(() => undefined));
	})();
	return {
		baseUrl: `http://127.0.0.1:${listener.addr.port}/v1`,
		async stop() {
			listener.close();
			await accepting;
			await Promise.all(connections);
		},
	};
}

/** A whole answer of a provider. */
export const completion = (content: unknown, finish_reason = "stop"): Response =>
	Response.json({
		id: "c",
		object: "chat.completion",
		created: 0,
		model: "fake",
		choices: [{ index: 0, finish_reason, message: { role: "assistant", content } }],
	});

export const chunk = (content: string, finish_reason: string | null = null): string =>
	`data: ${JSON.stringify({
		id: "c",
		object: "chat.completion.chunk",
		created: 0,
		model: "fake",
		choices: [{ index: 0, finish_reason, delta: { content } }],
	})}\n\n`;

/** A streamed answer made of raw parts; it stays open after the last one unless told to close. */
export function eventStreamOf(parts: readonly string[], { close = true } = {}): Response {
	const encoder = new TextEncoder();
	const body = new ReadableStream({
		start(controller) {
			for (const part of parts) controller.enqueue(encoder.encode(part));
			if (close) controller.close();
		},
	});
	return new Response(body, { headers: { "content-type": "text/event-stream" } });
}

/** The events of a complete streamed answer. */
export const streamed = (...pieces: string[]): Response =>
	eventStreamOf([...pieces.map((piece) => chunk(piece)), chunk("", "stop"), "data: [DONE]\n\n"]);

/** Never answers; ends when the caller has gone away. */
export const hang = ({ signal }: Request) =>
	new Promise<Response>((resolve) => signal.addEventListener("abort", () => resolve(new Response(null))));
