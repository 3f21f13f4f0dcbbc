import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { readBasePath } from "./scripts/build/base-path.ts";
import { functionPlugin } from "./scripts/dev/function-plugin.ts";
import { readPort } from "./scripts/dev/port.ts";
import { textFilesPlugin } from "./scripts/dev/text-files-plugin.ts";

export default defineConfig({
	base: readBasePath(process.env.BASE_PATH),
	plugins: [reactRouter(), functionPlugin(), textFilesPlugin()],
	server: {
		host: "127.0.0.1",
		port: readPort(process.env.PORT, 5173),
		// Without PORT, Vite takes the next free one.
		strictPort: Boolean(process.env.PORT?.trim()),
	},
	// Found at the start, or Vite would reload the page, and lose the conversation, when the chat fetches its parts.
	optimizeDeps: {
		entries: ["src/**/*.{ts,tsx}", "!src/**/*{.test,testing}.*", "!src/entry.server.tsx", "!src/routes.ts"],
	},
	define: { "import.meta.env.BUILD_YEAR": new Date().getFullYear() },
	build: {
		target: "es2022",
		rolldownOptions: {
			output: {
				codeSplitting: {
					// One file of packages and one of what pages share: twenty small ones compress worse and load later.
					groups: [
						{ name: "react-dom", test: /node_modules\/(react-dom|scheduler)\//, tags: ["$initial"] },
						{ name: "packages", test: /node_modules/, tags: ["$initial"] },
						{ name: "site", test: /\/src\/|preload-helper/, tags: ["$initial"], minShareCount: 2 },
					],
				},
			},
		},
	},
});
