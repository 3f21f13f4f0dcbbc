import type { Config } from "@react-router/dev/config";
import { readBasePath } from "./scripts/base-path.ts";
import { flattenPages } from "./scripts/flatten-pages.ts";
import { NOT_FOUND_PATH, sitePaths } from "./src/content/catalog.ts";

export default {
	appDirectory: "src",
	basename: readBasePath(process.env.BASE_PATH),
	ssr: false,
	routeDiscovery: { mode: "initial" },
	prerender: [...sitePaths, NOT_FOUND_PATH],
	buildEnd: ({ reactRouterConfig }) =>
		flattenPages(`${reactRouterConfig.buildDirectory}/client`, reactRouterConfig.basename),
} satisfies Config;
