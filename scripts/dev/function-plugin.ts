import { type Logger, loadEnv, type Plugin, type ProxyOptions } from "vite";
import { CHAT_FUNCTION, CHAT_PATH, type ChatError } from "../../src/chat/contract.ts";
import { functionSettings, type RunningFunction, startFunction } from "./function-process.ts";
import { freePort } from "./port.ts";

const NOT_RUNNING: ChatError = {
	error: "The assistant is not running; the terminal of the server says why.",
};

/**
 * Passes the function's public path on as the platform's gateway does: `/functions/v1/ai-chat` reaches the function
 * as `/ai-chat`, with the caller's address appended to `x-forwarded-for`. Callers get a 503 while it doesn't run.
 *
 * @param isUp Waits for a function that is starting.
 */
export const functionProxy = (port: number, isUp: () => Promise<boolean>): Record<string, ProxyOptions> => ({
	[`^${CHAT_PATH}(?=[/?]|$)`]: {
		target: `http://127.0.0.1:${port}`,
		changeOrigin: true,
		xfwd: true,
		rewrite: (url) => url.replace(CHAT_PATH, `/${CHAT_FUNCTION}`),
		async bypass({ url }, response) {
			if (await isUp()) return;
			response?.writeHead(503, { "content-type": "application/json" }).end(JSON.stringify(NOT_RUNNING));
			return url;
		},
		// Otherwise the caller would wait for the rest of an answer that broke off.
		configure: (proxy) =>
			proxy.on("proxyRes", (answer, _, response) => answer.on("error", () => response.destroy())),
	},
});

/**
 * Runs the real function beside Vite's development or preview server, on the same origin, so that they need neither
 * key nor Docker. With `VITE_SUPABASE_URL` the site talks to that backend instead, and nothing is started here.
 */
export function functionPlugin(): Plugin {
	let backend: string | undefined;
	let port = 0;
	let running: RunningFunction | undefined;

	function start({ info }: Logger, watch: boolean): void {
		const log = (line: string) => info(`  [ai-chat] ${line}`);
		const env = functionSettings(process.env);
		const site = env.OPENAI_API_KEY ? "a model" : "the site's own content (no OPENAI_API_KEY)";
		log(`answers come from ${backend ? `${backend} (VITE_SUPABASE_URL)` : site}`);
		if (!backend) running = startFunction({ port, env, watch, log });
	}

	return {
		name: "ai-chat-function",
		apply: "serve",
		async config(_, { mode }) {
			backend = loadEnv(mode, process.cwd(), "VITE_").VITE_SUPABASE_URL;
			if (backend) return;
			port = await freePort();
			return { server: { proxy: functionProxy(port, async () => running?.isUp() ?? false) } };
		},
		configureServer({ config, httpServer }) {
			start(config.logger, true);
			httpServer?.on("close", () => running?.stop());
		},
		configurePreviewServer: ({ config }) => start(config.logger, false),
	};
}
