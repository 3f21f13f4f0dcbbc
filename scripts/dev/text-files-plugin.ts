import type { Plugin } from "vite";
import { readSiteAddress } from "../../src/seo/site-address.ts";

/** Serves the text files in development that a build writes: manifest, sitemap, llms.txt and Markdown twins. */
export function textFilesPlugin(): Plugin {
	return {
		name: "text-files",
		apply: "serve",
		configureServer({ config: { base, env }, middlewares, ssrLoadModule }) {
			middlewares.use(async (request, response, next) => {
				const path = request.url?.split("?")[0] ?? "";
				if (!path.startsWith(base) || !/\.(md|txt|webmanifest|xml)$/.test(path)) return next();
				// Loaded through Vite, so that edits of the content take effect.
				const { shipped } = await ssrLoadModule("/src/content/shipped.ts");
				const { siteOf } = await ssrLoadModule("/src/seo/site-address.ts");
				const { textFiles } = await ssrLoadModule("/src/seo/text-files.ts");
				const site = siteOf(shipped, readSiteAddress(env.VITE_SITE_URL, base));
				const text = textFiles(site).get(path.slice(base.length - 1));
				if (text === undefined) return next();
				response.setHeader("content-type", "text/plain;charset=utf-8").end(text);
			});
		},
	};
}
