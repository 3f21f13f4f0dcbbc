import type { Config } from "@react-router/dev/config";
import { readBasePath } from "./scripts/base-path.ts";
import { flattenPages } from "./scripts/flatten-pages.ts";
import { settleAddresses } from "./scripts/page-addresses.ts";
import { fetchScriptsLast } from "./scripts/scripts-last.ts";
import { securePages } from "./scripts/secure-pages.ts";
import { NOT_FOUND_PATH, sitePaths } from "./src/content/catalog.ts";
import { ownerPlaceholders } from "./src/content/owner.ts";
import { readSiteAddress } from "./src/seo/site-address.ts";

export default {
	appDirectory: "src",
	basename: readBasePath(process.env.BASE_PATH),
	ssr: false,
	// Version 7's behaviour throughout; unnamed flags are reported at each start.
	future: {
		v8_middleware: false,
		v8_splitRouteModules: false,
		v8_viteEnvironmentApi: false,
		v8_passThroughRequests: false,
		v8_trailingSlashAwareDataRequests: false,
	},
	routeDiscovery: { mode: "initial" },
	prerender: [...sitePaths, NOT_FOUND_PATH],
	buildEnd: async ({ reactRouterConfig: { basename, buildDirectory }, viteConfig }) => {
		const site = `${buildDirectory}/client`;
		await flattenPages(site, basename);
		await fetchScriptsLast(site, basename);
		await settleAddresses(site, basename);
		await securePages(site, basename, viteConfig.env.VITE_SUPABASE_URL);
		const address = readSiteAddress(viteConfig.env.VITE_SITE_URL, basename);
		if (!address.url)
			viteConfig.logger.warn(
				"VITE_SITE_URL is not set: no page has a canonical address, and there is no sitemap.",
			);
		// Loaded here, because it brings what draws images, and every command reads this file.
		const { writeSiteFiles } = await import("./scripts/write-site-files.ts");
		await writeSiteFiles(site, address);
		const placeholders = ownerPlaceholders();
		if (placeholders.length > 0)
			viteConfig.logger.warn(`src/content/owner.ts still holds placeholders: ${placeholders.join(", ")}`);
	},
} satisfies Config;
