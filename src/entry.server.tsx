import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import { CACHE, pageStyles } from "./theme/prerendered.ts";

/**
 * Renders a page to a complete document with its critical CSS inlined. Runs at build time, and on each request in
 * development.
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
): Promise<Response> {
	const cache = createCache(CACHE);
	const { extractCriticalToChunks } = createEmotionServer(cache);
	// Waits for suspended content: the router streams its loader data from within a Suspense boundary.
	const { prelude } = await prerender(
		<CacheProvider value={cache}>
			<ServerRouter context={routerContext} url={request.url} />
		</CacheProvider>,
	);
	const html = await new Response(prelude as ReadableStream).text();
	const styles = pageStyles(extractCriticalToChunks(html).styles);
	headers.set("Content-Type", "text/html; charset=utf-8");
	// In development, React Router renders unknown paths as it does the fallback of a single-page app.
	const isUnknown = import.meta.env.DEV && routerContext.isSpaMode;
	const page = html.replace("</head>", () => `${styles}</head>`);
	return new Response(page, { status: isUnknown ? 404 : status, headers });
}
