import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { readBasePath } from "./scripts/build/base-path.ts";
import { finishPages } from "./scripts/build/finish-pages.ts";
import { allPagesOf } from "./src/content/pages.ts";
import { NOT_FOUND_PATH } from "./src/content/paths.ts";
import { placeholdersIn } from "./src/content/placeholders.ts";
import { shipped } from "./src/content/shipped.ts";
import { siteOf } from "./src/seo/site.ts";
import { readSiteAddress } from "./src/seo/site-address.ts";
import { textFiles } from "./src/seo/text-files.ts";

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
	prerender: [...allPagesOf(shipped).map(({ path }) => path), NOT_FOUND_PATH],
	buildEnd: async ({ reactRouterConfig: { basename, buildDirectory }, viteConfig }) => {
		const folder = `${buildDirectory}/client`;
		await finishPages(folder, basename, viteConfig.env.VITE_SUPABASE_URL);
		const address = readSiteAddress(viteConfig.env.VITE_SITE_URL, basename);
		if (!address.url)
			viteConfig.logger.warn(
				"VITE_SITE_URL is not set: no page has a canonical address, and there is no sitemap.",
			);
		const site = siteOf(shipped, address);
		// Imported here, because it loads sharp, and every command reads this file.
		const { drawSocialImages } = await import("./scripts/build/social-images.ts");
		for (const [path, content] of [...textFiles(site), ...(await drawSocialImages(site))]) {
			await mkdir(dirname(join(folder, path)), { recursive: true });
			await writeFile(join(folder, path), content);
		}
		const placeholders = placeholdersIn(shipped);
		if (placeholders.length > 0)
			viteConfig.logger.warn(`src/content still holds placeholders: ${placeholders.join(", ")}`);
	},
} satisfies Config;
