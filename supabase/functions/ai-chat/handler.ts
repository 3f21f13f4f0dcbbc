import type { ChatError, ChatRequest } from "../../../src/chat/contract.ts";
import { type Answerer, answerRequest } from "./answer.ts";
import { clientAddress } from "./client-address.ts";
import { corsHeaders, isOriginAllowed, PREFLIGHT_HEADERS } from "./cors.ts";
import type { Settings } from "./env.ts";
import type { Log, LogEntry } from "./log.ts";
import type { RateLimiter } from "./rate-limit.ts";
import { RequestError, readChatRequest } from "./request.ts";
import { EVENT_STREAM, eventStream, wantsEventStream } from "./sse.ts";

export interface Dependencies {
	settings: Pick<Settings, "enabled" | "allowedOrigins" | "timeoutMs">;
	/** Whether a platform's proxy stands before the function and appends the client's address. */
	behindPlatform: boolean;
	answerer: Answerer;
	limiter: RateLimiter;
	/** Turns an address into the key that calls are counted under. */
	clientKey(address: string): string;
	log: Log;
}

/** What a server knows of a connection; `Deno.serve` hands it in. */
export interface Connection {
	remoteAddr?: { hostname?: string };
}

export type Handler = (request: Request, connection?: Connection) => Promise<Response>;

/** The part of the total time that is kept for the site's answer when the model uses up the rest. */
const RESERVE = 0.05;

const JSON_HEADERS = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };
const STREAM_HEADERS = {
	"content-type": EVENT_STREAM,
	"cache-control": "no-cache, no-transform",
	"x-accel-buffering": "no",
};

/** Makes the function that answers every request of the chat, by the contract of `src/chat/contract.ts`. */
export function createHandler(dependencies: Dependencies): Handler {
	const { settings, log } = dependencies;

	return async (request, connection) => {
		const started = performance.now();
		const origin = request.headers.get("origin");
		const headers = corsHeaders(origin, settings.allowedOrigins);
		let limiterDown: true | undefined;
		let budgetSpent: true | undefined;
		const note = (entry: Omit<LogEntry, "ms">) =>
			log({ ...entry, limiterDown, budgetSpent, ms: Math.round((performance.now() - started) * 10) / 10 });
		const refuse = (status: number, error: string, outcome: LogEntry["outcome"], more?: HeadersInit) => {
			note({ outcome, status });
			return Response.json({ error } satisfies ChatError, {
				status,
				headers: { ...JSON_HEADERS, ...headers, ...more },
			});
		};

		if (!isOriginAllowed(origin, settings.allowedOrigins)) {
			note({ outcome: "rejected", status: 403 });
			const error = "This website is not allowed to use the assistant.";
			return Response.json({ error } satisfies ChatError, { status: 403, headers: JSON_HEADERS });
		}
		if (request.method === "OPTIONS") {
			note({ outcome: "preflight", status: 204 });
			return new Response(null, { status: 204, headers: { ...headers, ...PREFLIGHT_HEADERS } });
		}
		if (request.method !== "POST")
			return refuse(405, "The assistant takes messages by POST only.", "rejected", {
				allow: "POST, OPTIONS",
			});
		if (!settings.enabled) return refuse(503, "The assistant is switched off at the moment.", "disabled");

		const { signal, leave, end } = callEnd(Math.floor(settings.timeoutMs * (1 - RESERVE)));
		let isStream = false;
		try {
			const chatRequest = await readChatRequest(request, signal);
			const address = clientAddress(
				request.headers,
				connection?.remoteAddr?.hostname,
				dependencies.behindPlatform,
			);
			const verdict = await dependencies.limiter.take(
				dependencies.clientKey(address),
				dependencies.answerer.model !== undefined,
			);
			if (!verdict.allowed)
				return refuse(
					429,
					"That was a lot of messages. Please wait a moment before you try again.",
					"rate_limited",
					{
						"retry-after": String(verdict.retryAfterSeconds),
					},
				);
			if (verdict.limiterDown) limiterDown = true;
			else if (dependencies.answerer.model && !verdict.model) budgetSpent = true;
			const options = { useModel: verdict.model, signal };
			// Only a model's call is worth ending. The server also fires this event after each answer.
			if (verdict.model) request.signal.addEventListener("abort", leave, { once: true });
			isStream = wantsEventStream(request.headers.get("accept"));
			if (isStream) return await streamed(chatRequest, options, { leave, end }, headers, note);
			const { answer, report } = await answerRequest(chatRequest, dependencies.answerer, options);
			note({ ...report, status: 200 });
			return Response.json(answer, { headers: { ...JSON_HEADERS, ...headers } });
		} catch (error) {
			if (error instanceof RequestError) return refuse(error.status, error.message, "rejected");
			return refuse(500, "The assistant could not answer. Please try again later.", "failed");
		} finally {
			if (!isStream) end();
		}
	};

	async function streamed(
		chatRequest: ChatRequest,
		options: { useModel: boolean; signal: AbortSignal },
		{ leave, end }: Pick<CallEnd, "leave" | "end">,
		headers: Record<string, string>,
		note: (entry: Omit<LogEntry, "ms">) => void,
	): Promise<Response> {
		const body = await eventStream(async (send) => {
			try {
				const { answer, report } = await answerRequest(chatRequest, dependencies.answerer, options, send);
				send(answer);
				note({ ...report, status: 200, stream: true });
			} catch {
				send({ error: "The assistant could not answer. Please try again later." });
				note({ outcome: "failed", status: 200, stream: true });
			} finally {
				end();
			}
		}, leave);
		return new Response(body, { headers: { ...STREAM_HEADERS, ...headers } });
	}
}

interface CallEnd {
	/** Aborted when the visitor leaves or the time is up; the reason tells which. */
	signal: AbortSignal;
	leave(): void;
	/** Stops the clock. One that runs on for each call would fill the memory under load. */
	end(): void;
}

function callEnd(milliseconds: number): CallEnd {
	const controller = new AbortController();
	const timeUp = () => controller.abort(new DOMException("The time for an answer is up.", "TimeoutError"));
	const timer = setTimeout(timeUp, milliseconds);
	return { signal: controller.signal, leave: () => controller.abort(), end: () => clearTimeout(timer) };
}
