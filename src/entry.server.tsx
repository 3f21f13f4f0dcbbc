import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { renderToString } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

/**
 * Renders a page to one complete document with the styles it uses in its head, so that the first paint
 * needs no further request. Runs at build time, and in development for each request.
 */
export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
): Response {
	// Without plugins no vendor prefixes are written: the browsers that the build is for need none of them.
	const cache = createCache({ key: "css", stylisPlugins: [] });
	const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
	const html = renderToString(
		<CacheProvider value={cache}>
			<ServerRouter context={routerContext} url={request.url} />
		</CacheProvider>,
	);
	const styles = constructStyleTagsFromChunks(extractCriticalToChunks(html));
	headers.set("Content-Type", "text/html; charset=utf-8");
	return new Response(`<!DOCTYPE html>${html.replace("</head>", () => `${styles}</head>`)}`, {
		status,
		headers,
	});
}
