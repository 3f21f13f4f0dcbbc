import { defineConfig } from "vitest/config";

/** Apart from vite.config.ts, because tests need neither the router's plugin nor the function. */
export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: "node",
					include: ["{src,scripts}/**/*.test.ts"],
					exclude: ["scripts/deploy-bundle.test.ts"],
				},
			},
			{
				test: { name: "browser", include: ["src/**/*.test.tsx"], environment: "happy-dom" },
			},
			{
				// Starts the Supabase CLI and Deno, so it runs after the quick tests.
				test: { name: "deploy", include: ["scripts/deploy-bundle.test.ts"], testTimeout: 120_000 },
			},
		],
	},
});
