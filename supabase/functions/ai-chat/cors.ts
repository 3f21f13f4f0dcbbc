/** What supabase-js sends; anything else is no header of this function's callers. */
const ALLOWED_HEADERS =
	"authorization, x-client-info, apikey, content-type, x-retry-count, traceparent, tracestate, baggage";

/**
 * Whether a request may be answered. Requests without an Origin header don't come from a browser's page
 * and are allowed; `allowed` empty means any origin.
 */
export function isOriginAllowed(origin: string | null, allowed: readonly string[]): boolean {
	return origin === null || allowed.length === 0 || allowed.includes(origin);
}

/** Headers for every answer to an allowed origin, errors included, so that the page can read them. */
export function corsHeaders(origin: string | null, allowed: readonly string[]): Record<string, string> {
	if (allowed.length === 0)
		return { "access-control-allow-origin": "*", "access-control-expose-headers": "retry-after" };
	return {
		vary: "Origin",
		...(origin !== null && {
			"access-control-allow-origin": origin,
			"access-control-expose-headers": "retry-after",
		}),
	};
}

/** Additional headers for the answer to an OPTIONS request. */
export const PREFLIGHT_HEADERS: Readonly<Record<string, string>> = {
	"access-control-allow-methods": "POST, OPTIONS",
	"access-control-allow-headers": ALLOWED_HEADERS,
	"access-control-max-age": "86400",
};
