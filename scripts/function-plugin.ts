import type { Plugin } from "vite";
import { denoEnvironment } from "./deno.ts";
import { functionCommand, startFunction } from "./function-process.ts";
import { createFunctionProxy } from "./function-proxy.ts";
import { FUNCTION_SETTINGS_FILE, functionSettings, readSettingsFile } from "./function-settings.ts";

/**
 * Runs the real function beside Vite's development server, on the same origin and with reload, so that
 * `npm run dev` needs neither key nor Docker. With `VITE_SUPABASE_URL` the site talks to that backend
 * instead, and nothing is started here.
 */
export function functionPlugin(): Plugin {
	return {
		name: "ai-chat-function",
		apply: "serve",
		configureServer(server) {
			const log = (line: string) => server.config.logger.info(`  [ai-chat] ${line}`);
			const backend = server.config.env.VITE_SUPABASE_URL;
			if (backend) return log(`answers come from ${backend} (VITE_SUPABASE_URL)`);

			const settings = functionSettings(process.env, readSettingsFile(FUNCTION_SETTINGS_FILE));
			const command = functionCommand({ watch: true });
			const running = startFunction(command, denoEnvironment(process.env, settings), log);
			log(
				`answers come from ${settings.OPENAI_API_KEY ? "a model" : "the site's own content (no OPENAI_API_KEY)"}`,
			);

			const proxy = createFunctionProxy(running.origin);
			server.middlewares.use((request, response, next) => {
				if (!proxy(request, response)) next();
			});
			server.httpServer?.on("close", running.stop);
		},
	};
}
