import { defineConfig } from "vitest/config";

/** The slowest tests: `npm run test:deploy` runs them separately, with longer timeouts. */
const SLOW = ["deploy/backend", "deploy/smoke", "test/browsers", "test/database"].map(
	(name) => `scripts/${name}.test.ts`,
);

/** Switches off Node's own storage, which would hide happy-dom's. Node 20 has neither. */
const execArgv = ["--no-experimental-webstorage"].filter((flag) =>
	process.allowedNodeEnvironmentFlags.has(flag),
);

/** Far more than any test needs, so that a busy machine doesn't fail. */
const PATIENT = { testTimeout: 300_000, hookTimeout: 300_000 };

/** Separate from vite.config.ts, because tests need neither the router's plugin nor the function. */
export default defineConfig({
	test: {
		// By default Vitest leaves one core idle, which is half of a small machine.
		maxWorkers: "100%",
		// The tools under test print a lot.
		silent: "passed-only",
		projects: [
			{
				// Packages name source maps that they don't ship.
				logLevel: "error",
				test: {
					name: "node",
					include: ["{src,scripts}/**/*.test.ts"],
					exclude: SLOW,
					execArgv,
					...PATIENT,
					// Without a DOM, all files can share one module graph.
					isolate: false,
					// Imports JSON with syntax that Node has dropped and Vite supports.
					server: { deps: { inline: [/@actions\//] } },
				},
			},
			{
				test: {
					...PATIENT,
					name: "browser",
					include: ["src/**/*.test.tsx"],
					setupFiles: "scripts/test/browser-setup.ts",
					// Importing Chakra for each file anew would take more time than all tests.
					isolate: false,
					environment: "happy-dom",
					// It has no animations.
					environmentOptions: { happyDOM: { settings: { device: { prefersReducedMotion: "reduce" } } } },
					execArgv,
				},
			},
			{
				// Tests the output of `npm run build:test`.
				test: {
					name: "built",
					include: ["e2e/built/*.test.ts"],
					environment: "happy-dom",
					...PATIENT,
				},
			},
			{
				test: { name: "deploy", include: SLOW, ...PATIENT },
			},
		],
	},
});
