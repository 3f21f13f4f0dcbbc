import type { Plugin } from "vite";
import { readSiteAddress } from "../../src/seo/site-address.ts";

/** Serves in development the text files that a build writes beside the pages, since the pages' heads name them. */
export function textFilesPlugin(): Plugin {
	return {
		name: "text-files",
		apply: "serve",
		configureServer({ config: { base, env }, middlewares, ssrLoadModule }) {
			middlewares.use(async (request, response, next) => {
				const path = request.url?.split("?")[0] ?? "";
				if (!path.startsWith(base) || !/\.(md|txt|webmanifest|xml)$/.test(path)) return next();
				// Loaded by the server, so that an edit of the content shows.
				const { shipped } = await ssrLoadModule("/src/content/shipped.ts");
				const { siteOf } = await ssrLoadModule("/src/seo/site.ts");
				const { textFiles } = await ssrLoadModule("/src/seo/text-files.ts");
				const site = siteOf(shipped, readSiteAddress(env.VITE_SITE_URL, base));
				const text = textFiles(site).get(path.slice(base.length - 1));
				if (text === undefined) return next();
				response.setHeader("content-type", "text/plain;charset=utf-8").end(text);
			});
		},
	};
}
