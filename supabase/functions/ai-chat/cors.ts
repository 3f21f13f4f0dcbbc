import { COMMIT_HEADER } from "../../../src/chat/contract.ts";
import { COMMIT } from "./commit.ts";

/** Returns the headers of all answers to an origin, or undefined if it isn't allowed; no web page sends none. */
export function corsHeaders(origin: string | null, allowed: readonly string[]) {
	if (origin !== null && allowed.length > 0 && !allowed.includes(origin)) return undefined;
	return {
		"access-control-allow-origin": origin ?? "*",
		"access-control-allow-methods": "POST, OPTIONS",
		"access-control-allow-headers":
			"authorization, x-client-info, apikey, content-type, x-retry-count, traceparent, tracestate, baggage",
		"access-control-max-age": "86400",
		"access-control-expose-headers": `retry-after, ${COMMIT_HEADER}`,
		[COMMIT_HEADER]: COMMIT,
		"cache-control": "no-store, no-transform",
		vary: "Origin",
	};
}
