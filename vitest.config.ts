import { defineConfig } from "vitest/config";

/** Take the most time, so `npm run test:deploy` runs them apart from the quick tests and with more patience. */
const SLOW = ["deploy/backend", "deploy/smoke", "test/database"].map((name) => `scripts/${name}.test.ts`);

/** Apart from vite.config.ts, because tests need neither the router's plugin nor the function. */
export default defineConfig({
	test: {
		// Vitest would leave one core to itself, which is half of a small machine.
		maxWorkers: "100%",
		// Output of the tools under test is worth reading only where a test fails.
		silent: "passed-only",
		projects: [
			{
				// Packages name source maps that they don't ship.
				logLevel: "error",
				test: {
					name: "node",
					include: ["{src,scripts}/**/*.test.ts"],
					exclude: SLOW,
					// These touch no document, so that one load of their modules serves all files.
					isolate: false,
					// It imports JSON in a way that Node has given up and Vite understands.
					server: { deps: { inline: [/@actions\//] } },
				},
			},
			{
				test: { name: "browser", include: ["src/**/*.test.tsx"], environment: "happy-dom" },
			},
			{
				// Tests the output of `npm run build:test`.
				test: {
					name: "built",
					include: ["e2e/built/*.test.ts"],
					environment: "happy-dom",
					testTimeout: 60_000,
				},
			},
			{
				test: { name: "deploy", include: SLOW, testTimeout: 120_000, hookTimeout: 120_000 },
			},
		],
	},
});
