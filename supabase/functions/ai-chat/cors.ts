import { COMMIT_HEADER } from "../../../src/chat/contract.ts";
import { COMMIT } from "./commit.ts";

/**
 * Returns the CORS headers and the commit for all answers to `origin`, errors included; undefined if the origin isn't allowed.
 * Allows requests without an Origin header, which don't come from a web page. An empty `allowed` means any origin.
 */
export function corsHeaders(
	origin: string | null,
	allowed: readonly string[],
): Record<string, string> | undefined {
	if (origin !== null && allowed.length > 0 && !allowed.includes(origin)) return undefined;
	return {
		"access-control-allow-origin": origin ?? "*",
		"access-control-expose-headers": `retry-after, ${COMMIT_HEADER}`,
		[COMMIT_HEADER]: COMMIT,
		vary: "Origin",
	};
}

/** Additional headers for preflights; allows the headers that supabase-js sends. */
export const PREFLIGHT_HEADERS: Readonly<Record<string, string>> = {
	"access-control-allow-methods": "POST, OPTIONS",
	"access-control-allow-headers":
		"authorization, x-client-info, apikey, content-type, x-retry-count, traceparent, tracestate, baggage",
	"access-control-max-age": "86400",
};
