import { relative } from "node:path";
import type { Config } from "@react-router/dev/config";
import { readBasePath } from "./scripts/build/base-path.ts";
import { readMeasured } from "./scripts/build/measured.ts";
import { shipped } from "./src/content/shipped.ts";
import { allPagesOf } from "./src/pages/pages.ts";
import { NOT_FOUND_PATH } from "./src/pages/paths.ts";
import { placeholdersByFile } from "./src/pages/placeholders.ts";
import { readSiteAddress, siteOf } from "./src/seo/site-address.ts";

export default {
	appDirectory: "src",
	basename: readBasePath(process.env.BASE_PATH),
	ssr: false,
	// React Router warns about each flag that isn't set.
	future: {
		v8_middleware: false,
		v8_splitRouteModules: false,
		v8_viteEnvironmentApi: false,
		v8_passThroughRequests: false,
		v8_trailingSlashAwareDataRequests: false,
	},
	routeDiscovery: { mode: "initial" },
	prerender: [...allPagesOf(shipped).map(({ path }) => path), NOT_FOUND_PATH],
	buildEnd: async ({ reactRouterConfig: { basename, buildDirectory }, viteConfig: { env, logger } }) => {
		const address = readSiteAddress(env.VITE_SITE_URL, basename);
		const site = siteOf({ ...shipped, measured: readMeasured() }, address);
		if (!address.url)
			logger.warn("VITE_SITE_URL is not set: the build has no canonical URLs and no sitemap.");
		// Imported lazily, because it loads sharp, and every command loads this file.
		const { finishSite } = await import("./scripts/build/finish-site.ts");
		await finishSite(`${buildDirectory}/client`, site, env.VITE_SUPABASE_URL);
		console.log(`Built ${allPagesOf(shipped).length} pages into ${relative(".", buildDirectory)}/client`);
		for (const sentence of placeholdersByFile(shipped)) logger.warn(sentence);
	},
} satisfies Config;
