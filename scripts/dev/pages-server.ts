import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Connect, type Plugin, type PreviewServer, preview } from "vite";
import { CHAT_PATH } from "../../src/chat/contract.ts";

/** Makes Vite's preview server answer like GitHub Pages. */
function githubPages(directory: string, base: string): Plugin {
	const notFoundPage = readFileSync(join(directory, "404.html"));
	const notFound: Connect.SimpleHandleFunction = (_, response) =>
		response.writeHead(404, { "content-type": "text/html;charset=utf-8" }).end(notFoundPage);
	return {
		name: "github-pages",
		configurePreviewServer({ middlewares }) {
			middlewares.use((request, response, next) => {
				const [pathname = "", search = ""] = (request.url ?? "").split(/(?=\?)/);
				if (`${pathname}/` === base) response.writeHead(301, { location: base + search }).end();
				else if (pathname !== base && !pathname.startsWith(CHAT_PATH) && /\/$|\/\//.test(pathname))
					notFound(request, response);
				else next();
			});
			return () =>
				// Runs after Vite's own middleware, which appends ".html" for existing pages and serves all other files.
				middlewares.use((request, response, next) => {
					const [file = ""] = (request.url ?? "").split("?");
					if (file.endsWith(".html") && existsSync(join(directory, file))) next();
					else notFound(request, response);
				});
		},
	};
}

/**
 * Serves a built site as GitHub Pages does: `x.html` at `/x`, no page at `/x/`, `404.html` with status 404 for unknown
 * paths, gzip, and ten minutes of caching.
 *
 * @param base With a slash at both ends.
 */
export const servePages = (
	directory: string,
	{ port, base, plugins = [] }: { port: number; base: string; plugins?: Plugin[] },
): Promise<PreviewServer> =>
	preview({
		configFile: false,
		appType: "mpa",
		base,
		build: { outDir: directory },
		preview: {
			host: "127.0.0.1",
			port,
			strictPort: true,
			// The function sends its own CORS headers.
			cors: false,
			headers: { "cache-control": "max-age=600" },
		},
		plugins: [...plugins, githubPages(directory, base)],
	});
