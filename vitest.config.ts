import { defineConfig } from "vitest/config";

/** Slow tests, which `npm run test:deploy` runs separately and with longer timeouts. */
const SLOW = ["deploy/backend", "deploy/smoke", "test/database"].map((name) => `scripts/${name}.test.ts`);

/** Separate from vite.config.ts, because tests need neither the router's plugin nor the function. */
export default defineConfig({
	test: {
		// By default Vitest reserves a core, which is half of a small machine.
		maxWorkers: "100%",
		// Prints the output of tools under test only if a test fails.
		silent: "passed-only",
		projects: [
			{
				// Silences warnings about source maps that packages reference but don't ship.
				logLevel: "error",
				test: {
					name: "node",
					include: ["{src,scripts}/**/*.test.ts"],
					exclude: SLOW,
					// Pure modules without a document, which all files can share.
					isolate: false,
					// Imports JSON by the removed `assert` syntax, which Vite still understands.
					server: { deps: { inline: [/@actions\//] } },
				},
			},
			{
				test: { name: "browser", include: ["src/**/*.test.tsx"], environment: "happy-dom" },
			},
			{
				// Tests the output of `npm run build:test`.
				test: { name: "built", include: ["e2e/built/*.test.ts"], environment: "happy-dom" },
			},
			{
				test: { name: "deploy", include: SLOW, testTimeout: 120_000, hookTimeout: 120_000 },
			},
		],
	},
});
