/**
 * Headers for every answer to a page of `origin`, errors included, so that the page can read them; undefined
 * where the origin is not allowed. A request without an Origin header doesn't come from a browser's page and
 * is allowed; `allowed` empty means any origin.
 */
export function corsHeaders(
	origin: string | null,
	allowed: readonly string[],
): Record<string, string> | undefined {
	const isOpen = allowed.length === 0;
	if (!isOpen && origin === null) return { vary: "Origin" };
	if (!isOpen && !allowed.includes(origin ?? "")) return undefined;
	return {
		"access-control-allow-origin": isOpen ? "*" : (origin ?? ""),
		"access-control-expose-headers": "retry-after",
		...(!isOpen && { vary: "Origin" }),
	};
}

/** Additional headers for the answer to an OPTIONS request; the allowed ones are those that supabase-js sends. */
export const PREFLIGHT_HEADERS: Readonly<Record<string, string>> = {
	"access-control-allow-methods": "POST, OPTIONS",
	"access-control-allow-headers":
		"authorization, x-client-info, apikey, content-type, x-retry-count, traceparent, tracestate, baggage",
	"access-control-max-age": "86400",
};
