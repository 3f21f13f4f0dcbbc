import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { readHostHeaders } from "./host-headers.ts";
import { HOST_HEADERS_FILE } from "./secure-pages.ts";

/**
 * Serves a built site as GitHub Pages does: `x.html` at `/x`, no page at `/x/`, `404.html` with status 404
 * for everything unknown, ten minutes of caching, and nothing outside the base path. Unlike there, the
 * headers of the site's `_headers` file are sent, so that they are in force wherever the site is tried.
 *
 * @param directory Files of the site, with `.gz` and `.br` variants beside them; read once, at the start.
 * @param basePath With a slash at both ends, such as `/` or `/repo/`.
 */
export function createStaticSite(directory: string, basePath: string) {
	const notFoundPage = readFileSync(join(directory, "404.html"));
	const headersFile = join(directory, HOST_HEADERS_FILE);
	const headersOf = readHostHeaders(existsSync(headersFile) ? readFileSync(headersFile, "utf8") : "");
	const notFound = (request: IncomingMessage, response: ServerResponse) => {
		response.writeHead(404, {
			"content-type": "text/html;charset=utf-8",
			"content-length": notFoundPage.length,
		});
		response.end(request.method === "HEAD" ? undefined : notFoundPage);
	};
	const serve = sirv(directory, {
		gzip: true,
		brotli: true,
		etag: true,
		extensions: ["html"],
		onNoMatch: notFound,
		setHeaders: (response) => {
			if (!response.hasHeader("cache-control")) response.setHeader("cache-control", "max-age=600");
		},
	});
	return (request: IncomingMessage, response: ServerResponse): void => {
		const [, pathname = "/", search = ""] = /^([^?]*)(\?.*)?$/.exec(request.url ?? "/") ?? [];
		for (const [name, value] of headersOf(pathname)) response.setHeader(name, value);
		if (request.method !== "GET" && request.method !== "HEAD") {
			response.writeHead(405, { allow: "GET, HEAD" }).end();
		} else if (`${pathname}/` === basePath) {
			response.writeHead(301, { location: `${basePath}${search}` }).end();
		} else if (!pathname.startsWith(basePath) || pathname === `${basePath}${HOST_HEADERS_FILE}`) {
			notFound(request, response);
		} else {
			const path = `/${pathname.slice(basePath.length)}`;
			request.url = path.endsWith("/") ? `${path}index.html` : path;
			serve(request, response);
		}
	};
}
