import { type IncomingMessage, type OutgoingHttpHeaders, request, type ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { CHAT_FUNCTION, CHAT_PATH, type ChatError } from "../src/chat/contract.ts";

/** Headers that belong to one connection and are not passed on. */
const HOP_BY_HOP = [
	"connection",
	"keep-alive",
	"proxy-authenticate",
	"proxy-authorization",
	"te",
	"trailer",
	"transfer-encoding",
	"upgrade",
];

/**
 * Answers requests for the function's public path as the platform's gateway does: `/functions/v1/ai-chat`
 * reaches the function as `/ai-chat`, the caller's address is appended to `x-forwarded-for`, bodies stream
 * both ways, and a caller that leaves ends the function's work.
 *
 * @param origin Where the function listens; nothing where it doesn't run, which callers are told with a 503.
 * @returns A handler that tells whether the request was one for the function.
 */
export function createFunctionProxy(origin: () => Promise<string | undefined>) {
	return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
		const url = incoming.url ?? "/";
		const rest = url.slice(CHAT_PATH.length);
		if (!url.startsWith(CHAT_PATH) || !/^([/?]|$)/.test(rest)) return false;
		const path = `/${CHAT_FUNCTION}${rest}`;
		origin().then((target) => {
			if (target) forward(incoming, outgoing, new URL(path, target));
			else refuse(outgoing, 503, "The assistant is not running; the terminal of the server says why.");
		});
		return true;
	};
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, target: URL): void {
	const headers: OutgoingHttpHeaders = { ...withoutHopByHop(incoming.headers), host: target.host };
	const earlier = incoming.headers["x-forwarded-for"];
	const address = incoming.socket.remoteAddress ?? "unknown";
	headers["x-forwarded-for"] = earlier ? `${earlier}, ${address}` : address;

	const upstream = request(target, { method: incoming.method, headers, agent: false });
	upstream.on("response", (answer) => {
		outgoing.writeHead(answer.statusCode ?? 502, withoutHopByHop(answer.headers));
		// An answer that breaks off ends the caller's connection too, so that it isn't taken for a whole one.
		pipeline(answer, outgoing).catch(() => outgoing.destroy());
	});
	upstream.on("error", () => {
		if (outgoing.headersSent) outgoing.destroy();
		else refuse(outgoing, 502, "The assistant did not answer.");
	});
	outgoing.on("close", () => upstream.destroy());
	incoming.pipe(upstream);
}

function withoutHopByHop(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
	return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
}

function refuse(outgoing: ServerResponse, status: number, error: string): void {
	const body: ChatError = { error };
	outgoing.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
