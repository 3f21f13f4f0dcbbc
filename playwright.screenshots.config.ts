import { defineConfig } from "@playwright/test";
import { freshSite } from "./e2e/support/server.ts";
import config from "./playwright.config.ts";

const screens = {
	phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
	tablet: { viewport: { width: 820, height: 1180 } },
	desktop: { viewport: { width: 1280, height: 800 } },
};

/** Folder of earlier screenshots to compare with, if any. */
const { AGAINST } = process.env;

/** Used by `npm run screenshots`: one project per screen and colour mode. */
export default defineConfig({
	...config,
	testMatch: "screenshots.ts",
	reporter: [["line"], ["html", { open: "never" }]],
	snapshotPathTemplate: `${AGAINST ?? "screenshots"}/{projectName}/{arg}{ext}`,
	updateSnapshots: AGAINST ? "none" : "all",
	// Allows for rasterisation noise at rounded edges.
	expect: { ...config.expect, toHaveScreenshot: { maxDiffPixels: 10 } },
	webServer: freshSite,
	use: { ...config.use, contextOptions: { reducedMotion: "reduce" } },
	projects: Object.entries(screens).flatMap(([name, screen]) =>
		(["light", "dark"] as const).map((colorScheme) => ({
			name: `${name}-${colorScheme}`,
			use: { ...screen, colorScheme },
		})),
	),
});
