import { defineConfig } from "@playwright/test";
import { HERMETIC, PICTURED_SITE } from "./e2e/environment.ts";
import { CHROMIUM_ARGUMENTS } from "./scripts/test/chromium.ts";

const screens = {
	phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
	tablet: { viewport: { width: 820, height: 1180 } },
	desktop: { viewport: { width: 1280, height: 800 } },
};

/** Started by `npm run screenshots`: a project for each screen and colour mode, the pictures in `screenshots/`. */
export default defineConfig({
	testDir: "e2e",
	testMatch: "screenshots.ts",
	fullyParallel: true,
	workers: 2,
	reporter: "line",
	use: {
		baseURL: PICTURED_SITE.url,
		contextOptions: { reducedMotion: "reduce" },
		launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_ARGUMENTS },
	},
	projects: Object.entries(screens).flatMap(([name, screen]) =>
		(["light", "dark"] as const).map((colorScheme) => ({
			name: `${name}-${colorScheme}`,
			use: { ...screen, colorScheme },
		})),
	),
	webServer: {
		command: "npm run preview",
		url: PICTURED_SITE.url,
		env: { ...HERMETIC, PORT: String(PICTURED_SITE.port) },
		timeout: 180_000,
	},
});
