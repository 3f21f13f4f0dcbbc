import type { ChatStreamEvent } from "../../../src/chat/contract.ts";

const EVENT_STREAM = "text/event-stream";

export const STREAM_HEADERS = {
	"content-type": EVENT_STREAM,
	"cache-control": "no-store, no-transform",
	"x-accel-buffering": "no",
};

export const wantsEventStream = (accept: string | null): boolean =>
	accept?.toLowerCase().includes(EVENT_STREAM) ?? false;

/**
 * Creates a body of server-sent events. Resolves with the first event: headers sent alone wait for an acknowledgement
 * (Nagle's algorithm and delayed ACK), which takes some 40 ms.
 *
 * @param produce Sends events by `send` and resolves after the last. Must not reject.
 * @param onLeave Called if the reader disconnects before the end.
 */
export async function eventStream(
	produce: (send: (event: ChatStreamEvent) => void) => Promise<void>,
	onLeave: () => void,
): Promise<ReadableStream<Uint8Array>> {
	const encoder = new TextEncoder();
	const begun = Promise.withResolvers<void>();
	let isOpen = true;
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			const send = (event: ChatStreamEvent) => {
				if (isOpen) controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
				begun.resolve();
			};
			// Not awaited, because readers get nothing until start() has resolved.
			void produce(send).then(() => {
				if (isOpen) controller.close();
				begun.resolve();
			});
		},
		cancel() {
			isOpen = false;
			onLeave();
		},
	});
	await begun.promise;
	return body;
}
