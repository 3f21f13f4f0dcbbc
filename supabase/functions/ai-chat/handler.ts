import type { ChatAnswer, ChatError, ChatStreamEvent } from "../../../src/chat/contract.ts";
import type { Answerer } from "./answer.ts";
import { clientAddress, clientKeys } from "./client-address.ts";
import { corsHeaders } from "./cors.ts";
import type { Settings } from "./env.ts";
import { errorName, type Log, type LogEntry } from "./log.ts";
import { memoryRateLimiter, type RateLimiter, type Verdict } from "./rate-limit.ts";
import { Refusal, readChatRequest } from "./request.ts";

const EVENT_STREAM = "text/event-stream";
const FAILURE = new Refusal(500, "The assistant could not answer. Please try again later.");
/** Requests of a client in a minute that are read beyond its limit, and number of clients that share a network's limits. */
const MAX_REFUSED = 60;
const NETWORK_SHARE = 3;

function tooMany(seconds: number) {
	const headers = { "retry-after": String(seconds), connection: "close" };
	return new Refusal(429, "That was a lot of messages. Please try again later.", headers);
}

/** Creates the chat's request handler; `src/chat/contract.ts` describes the API. */
export function createHandler(settings: Settings, answerer: Answerer, limiter: RateLimiter, log: Log) {
	// Without a database no count outlives the process, so a random salt suffices.
	const salt = settings.database?.secretKey ?? crypto.randomUUID();
	const ratePerMinute = settings.ratePerMinute + MAX_REFUSED;
	const flood = memoryRateLimiter({ ratePerMinute, ratePerDay: Infinity, modelCallsPerDay: 0 });

	/** Counts a call of a visitor and then, with the model's budget, of their network. */
	async function take(visitor: string, network?: string): Promise<Verdict> {
		const wantsModel = settings.model !== undefined;
		const verdict = await limiter(visitor, wantsModel && !network, 1);
		if (!network || verdict.retryAfter || verdict.noModel) return verdict;
		return limiter(network, wantsModel, NETWORK_SHARE);
	}

	return async (request: Request, connection?: { remoteAddr?: { hostname?: string } }): Promise<Response> => {
		const started = performance.now();
		const note = (entry: Omit<LogEntry, "ms">) =>
			log({ ...entry, ms: Math.round((performance.now() - started) * 10) / 10 });
		const { headers } = request;
		const cors = corsHeaders(headers.get("origin"), settings.allowedOrigins);
		const address = clientAddress(headers, connection?.remoteAddr?.hostname, settings.proxy);
		const [visitor = "", network] = clientKeys(address, salt);
		const { retryAfter: floodEnd } = flood(visitor, false);
		try {
			if (!cors) throw new Refusal(403, "This website is not allowed to use the assistant.");
			if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: cors });
			if (request.method !== "POST") throw new Refusal(405, "Please use POST.", { allow: "POST, OPTIONS" });
			// Unread, because reading what is refused costs more than refusing it.
			if (floodEnd) throw tooMany(floodEnd);
			if (!settings.enabled) throw new Refusal(503, "The assistant is switched off at the moment.");

			const reader = new AbortController();
			const timeout = AbortSignal.timeout(settings.timeoutMs);
			const signal = AbortSignal.any([reader.signal, request.signal, timeout]);
			const chatRequest = await readChatRequest(request, signal);
			const { retryAfter, noModel } = await take(visitor, network);
			if (retryAfter) throw tooMany(retryAfter);
			const finish = answerer(chatRequest, headers.get("accept-language") ?? "", !noModel, signal);
			const stream = headers.get("accept")?.toLowerCase().includes(EVENT_STREAM);
			const respond = async (send: (event: ChatStreamEvent) => void): Promise<ChatAnswer> => {
				const { answer, report } = await finish(send);
				const { message, sources, questions, ...logged } = answer;
				const pages = sources?.map(({ href }) => href);
				note({ ...logged, ...report, noModel, pages, status: 200, stream });
				return answer;
			};
			if (!stream) return Response.json(await respond(() => undefined), { headers: cors });
			const events = new ReadableStream<string>({
				async start(controller) {
					const send = (event: ChatStreamEvent) => controller.enqueue(`data: ${JSON.stringify(event)}\n\n`);
					send(await respond(send));
					controller.close();
				},
				cancel: () => reader.abort(),
			});
			return new Response(events.pipeThrough(new TextEncoderStream()), {
				headers: { ...cors, "content-type": EVENT_STREAM, "x-accel-buffering": "no" },
			});
		} catch (error) {
			const refusal = error instanceof Refusal ? error : FAILURE;
			const fault = refusal === FAILURE ? errorName(error) : undefined;
			if (!floodEnd) note({ outcome: fault ? "failed" : "rejected", status: refusal.status, fault });
			const body: ChatError = { error: refusal.message };
			return Response.json(body, { status: refusal.status, headers: { ...cors, ...refusal.headers } });
		}
	};
}
