import type { ChatStreamEvent } from "../../../src/chat/contract.ts";

export const EVENT_STREAM = "text/event-stream";

/** Whether a caller asked for a stream. A type with `q=0` is one it refuses. */
export function wantsEventStream(accept: string | null): boolean {
	// Most callers name none, and taking the header apart costs as much as the rest of the answer's headers.
	if (!accept?.toLowerCase().includes(EVENT_STREAM)) return false;
	return accept.split(",").some((entry) => {
		const [type, ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
		return type === EVENT_STREAM && !parameters.some((parameter) => /^q=0(\.0+)?$/.test(parameter));
	});
}

/**
 * Writes events as a body of server-sent events. Resolves with the first of them: headers that travel ahead
 * alone would make the system hold it back until they are acknowledged, which takes some 40 ms.
 *
 * @param produce Sends events through `send` and resolves after the last. It must not reject.
 * @param onLeave Called when the reader goes away before the end.
 */
export async function eventStream(
	produce: (send: (event: ChatStreamEvent) => void) => Promise<void>,
	onLeave: () => void,
): Promise<ReadableStream<Uint8Array>> {
	const encoder = new TextEncoder();
	const begun = Promise.withResolvers<void>();
	let open = true;
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			const send = (event: ChatStreamEvent) => {
				if (open) controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
				begun.resolve();
			};
			// Not awaited: until start() has resolved, no reader is given anything.
			void produce(send).then(() => {
				if (open) controller.close();
				open = false;
				begun.resolve();
			});
		},
		cancel() {
			open = false;
			onLeave();
		},
	});
	await begun.promise;
	return body;
}
