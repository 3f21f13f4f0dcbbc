import { defineConfig } from "@playwright/test";
import { freshSite } from "./e2e/support/server.ts";
import config from "./playwright.config.ts";

const screens = {
	phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
	tablet: { viewport: { width: 820, height: 1180 } },
	desktop: { viewport: { width: 1280, height: 800 } },
};

/** The folder of the pictures that these are compared with; without it they are only taken. */
const { AGAINST } = process.env;

/** Started by `npm run screenshots`: a project for each screen and colour mode. */
export default defineConfig({
	...config,
	testMatch: "screenshots.ts",
	reporter: AGAINST ? [["line"], ["./scripts/test/screenshot-differences.ts"]] : "line",
	snapshotPathTemplate: `${AGAINST ?? "screenshots"}/{projectName}/{arg}{ext}`,
	updateSnapshots: AGAINST ? "none" : "all",
	// Noise of the rasterizer: a few pixels of rounded edges.
	expect: { ...config.expect, toHaveScreenshot: { maxDiffPixels: 10 } },
	webServer: freshSite,
	projects: Object.entries(screens).flatMap(([name, screen]) =>
		(["light", "dark"] as const).map((colorScheme) => ({
			name: `${name}-${colorScheme}`,
			use: { ...screen, colorScheme },
		})),
	),
});
