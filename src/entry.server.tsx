import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import { pageStyles } from "./document/page-styles.ts";

/**
 * Renders a page to one complete document with the styles it uses in its head, so that the first paint
 * needs no further request. Runs at build time, and in development for each request.
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
): Promise<Response> {
	// Without plugins no vendor prefixes are written: the browsers that the build is for need none of them.
	const cache = createCache({ key: "css", stylisPlugins: [] });
	const { extractCriticalToChunks } = createEmotionServer(cache);
	// Waits for everything suspended: the router hands its data to the browser from within a suspense boundary.
	const { prelude } = await prerender(
		<CacheProvider value={cache}>
			<ServerRouter context={routerContext} url={request.url} />
		</CacheProvider>,
	);
	const html = await new Response(prelude as ReadableStream).text();
	const styles = pageStyles(extractCriticalToChunks(html).styles);
	headers.set("Content-Type", "text/html; charset=utf-8");
	return new Response(
		html.replace("</head>", () => `${styles}</head>`),
		{
			status,
			headers,
		},
	);
}
