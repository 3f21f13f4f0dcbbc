import type { ChatError } from "../../../src/chat/contract.ts";
import type { Answerer } from "./answer.ts";
import { clientAddress, clientKey } from "./client-address.ts";
import { corsHeaders, PREFLIGHT_HEADERS } from "./cors.ts";
import type { Settings } from "./env.ts";
import { errorName, type Log, type LogEntry } from "./log.ts";
import type { RateLimiter } from "./rate-limit.ts";
import { Refusal, readChatRequest } from "./request.ts";
import { eventStream, STREAM_HEADERS, wantsEventStream } from "./sse.ts";

interface Dependencies {
	settings: Settings;
	answerer: Answerer;
	limiter: RateLimiter;
	log: Log;
}

/** Connection info from `Deno.serve`. */
export interface Connection {
	remoteAddr?: { hostname?: string };
}

type Handler = (request: Request, connection?: Connection) => Promise<Response>;

type Note = (entry: Omit<LogEntry, "ms">) => void;

const JSON_HEADERS = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };
const FAILURE = "The assistant could not answer. Please try again later.";

/** Creates the chat's request handler; `src/chat/contract.ts` describes the API. */
export function createHandler({ settings, answerer, limiter, log }: Dependencies): Handler {
	// Without a database no count outlives the process, so a random salt suffices.
	const salt = settings.database?.secretKey ?? crypto.randomUUID();

	return async (request, connection) => {
		const started = performance.now();
		const note: Note = (entry) => log({ ...entry, ms: Math.round((performance.now() - started) * 10) / 10 });
		const cors = corsHeaders(request.headers.get("origin"), settings.allowedOrigins);
		try {
			if (!cors) throw new Refusal(403, "This website is not allowed to use the assistant.");
			if (request.method === "OPTIONS") {
				note({ outcome: "preflight", status: 204 });
				return new Response(null, { status: 204, headers: { ...cors, ...PREFLIGHT_HEADERS } });
			}
			if (request.method !== "POST")
				throw new Refusal(405, "The assistant takes messages by POST only.", "rejected", {
					allow: "POST, OPTIONS",
				});
			if (!settings.enabled)
				throw new Refusal(503, "The assistant is switched off at the moment.", "disabled");
			return await respond(request, connection, cors, note);
		} catch (error) {
			const { status, message, outcome, headers } =
				error instanceof Refusal ? error : new Refusal(500, FAILURE, "failed");
			note({ outcome, status, fault: error instanceof Refusal ? undefined : errorName(error) });
			const body: ChatError = { error: message };
			return Response.json(body, { status, headers: { ...JSON_HEADERS, ...cors, ...headers } });
		}
	};

	async function respond(
		request: Request,
		connection: Connection | undefined,
		cors: Record<string, string>,
		note: Note,
	): Promise<Response> {
		const reader = new AbortController();
		const signal = AbortSignal.any([reader.signal, request.signal, AbortSignal.timeout(settings.timeoutMs)]);
		const chatRequest = await readChatRequest(request, signal);
		const peer = connection?.remoteAddr?.hostname;
		const address = clientAddress(request.headers, peer, settings.database !== undefined);
		const verdict = await limiter.take(clientKey(address, salt), answerer.hasModel);
		if (!verdict.allowed)
			throw new Refusal(429, "That was a lot of messages. Please try again later.", "rate_limited", {
				"retry-after": String(verdict.retryAfterSeconds),
			});
		const limits = {
			limiterDown: verdict.limiterDown,
			budgetSpent: (answerer.hasModel && !verdict.model && !verdict.limiterDown) || undefined,
		};
		const accepted = request.headers.get("accept-language") ?? undefined;
		const options = { useModel: verdict.model, accepted, signal };
		if (!wantsEventStream(request.headers.get("accept"))) {
			const { answer, report } = await answerer.answer(chatRequest, options);
			note({ ...report, ...limits, status: 200 });
			return Response.json(answer, { headers: { ...JSON_HEADERS, ...cors } });
		}
		const body = await eventStream(
			async (send) => {
				try {
					const { answer, report } = await answerer.answer(chatRequest, options, send);
					send(answer);
					note({ ...report, ...limits, status: 200, stream: true });
				} catch (error) {
					send({ error: FAILURE });
					note({ outcome: "failed", fault: errorName(error), ...limits, status: 200, stream: true });
				}
			},
			() => reader.abort(),
		);
		return new Response(body, { headers: { ...STREAM_HEADERS, ...cors } });
	}
}
