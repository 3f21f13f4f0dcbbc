import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { readBasePath } from "./scripts/base-path.ts";
import { fontSubsetPlugin } from "./scripts/font-subset-plugin.ts";
import { functionPlugin } from "./scripts/function-plugin.ts";
import { readPort } from "./scripts/port.ts";
import { servedGlobalsPlugin } from "./scripts/served-globals-plugin.ts";
import { siteFilesPlugin } from "./scripts/site-files-plugin.ts";

export default defineConfig({
	base: readBasePath(process.env.BASE_PATH),
	plugins: [fontSubsetPlugin(), reactRouter(), functionPlugin(), servedGlobalsPlugin(), siteFilesPlugin()],
	server: {
		host: "127.0.0.1",
		port: readPort(process.env.PORT, 5173),
		// Whoever asks for a port means that one.
		strictPort: Boolean(process.env.PORT?.trim()),
		// A report is a page of HTML, and would have the browser load the site anew.
		watch: { ignored: ["**/reports/**"] },
	},
	// Found at the start, or Vite would reload the page, and lose the conversation, when the chat fetches its parts.
	optimizeDeps: {
		entries: ["src/**/*.{ts,tsx}", "!src/**/*{.test,testing}.*", "!src/entry.server.tsx", "!src/routes.ts"],
	},
	define: { "import.meta.env.BUILD_YEAR": new Date().getFullYear() },
	build: {
		target: "es2022",
		rolldownOptions: {
			// So that styles that come with the document are left out of the script.
			treeshake: { manualPureFunctions: ["defineGlobalStyles"] },
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
