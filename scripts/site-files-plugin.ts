import { extname } from "node:path";
import type { Plugin } from "vite";
import { readSiteAddress, type SiteAddress } from "../src/seo/site-address.ts";

const TYPES: Readonly<Record<string, string>> = {
	".ico": "image/x-icon",
	".md": "text/markdown;charset=utf-8",
	".png": "image/png",
	".txt": "text/plain;charset=utf-8",
	".webmanifest": "application/manifest+json",
	".xml": "application/xml",
};

/** Serves in development what a build writes beside the pages, so that whatever their heads name is there. */
export function siteFilesPlugin(): Plugin {
	return {
		name: "site-files",
		apply: "serve",
		configureServer(server) {
			const { base, env } = server.config;
			const site = readSiteAddress(env.VITE_SITE_URL, base);
			let images: Promise<Map<string, Buffer>> | undefined;
			const find = async (path: string): Promise<string | Buffer | undefined> => {
				// Loaded by the server, so that an edit of the content shows.
				const { textFiles } = (await server.ssrLoadModule("/src/seo/text-files.ts")) as {
					textFiles(site: SiteAddress): Map<string, string>;
				};
				const text = textFiles(site).get(path);
				if (text !== undefined) return text;
				images ??= import("./write-site-files.ts").then(({ siteImages }) => siteImages());
				return (await images).get(path);
			};
			server.middlewares.use((request, response, next) => {
				const [path = ""] = (request.url ?? "").split("?");
				const type = TYPES[extname(path)];
				if (!type || !path.startsWith(base) || path.startsWith(`${base}src/`)) return next();
				find(path.slice(base.length - 1)).then((file) => {
					if (file === undefined) return next();
					response.setHeader("content-type", type);
					response.end(file);
				}, next);
			});
		},
	};
}
