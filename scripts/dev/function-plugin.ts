import { existsSync } from "node:fs";
import { type Logger, loadEnv, type Plugin, type ProxyOptions } from "vite";
import { CHAT_FUNCTION, CHAT_PATH, type ChatError } from "../../src/chat/contract.ts";
import { startFunction } from "./function-process.ts";
import { freePort } from "./loopback.ts";

/** The Supabase CLI reads it too. */
const SETTINGS = "supabase/functions/.env";

const NOT_RUNNING: ChatError = { error: "The assistant is not running; see the server's terminal." };

/**
 * Proxies the function's public path as Supabase's gateway does: `/functions/v1/ai-chat` reaches the function as
 * `/ai-chat`, with the caller's address appended to `x-forwarded-for`. Answers 503 while the function isn't running.
 *
 * @param isUp Resolves to true as soon as the function listens, to false if it isn't running.
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
		// Without it, the caller waits forever for the rest of an aborted answer.
		configure: (proxy) =>
			proxy.on("proxyRes", (answer, _, response) => answer.on("error", () => response.destroy())),
	},
});

/**
 * Runs the real function beside Vite's development or preview server, on the same origin. If `VITE_SUPABASE_URL` is
 * set, the site calls that backend instead and no function starts. Without `limits`, it only says when they are reached.
 */
export function functionPlugin(limits = false): Plugin {
	let backend: string | undefined;
	let port = 0;
	let running: ReturnType<typeof startFunction> | undefined;

	function start({ info }: Logger, watch: boolean): void {
		const log = (line: string) => info(`  [ai-chat] ${line}`);
		// Settings of the shell take precedence, empty ones too.
		if (existsSync(SETTINGS)) process.loadEnvFile(SETTINGS);
		const { env } = process;
		const site = env.OPENAI_API_KEY ? "a model" : "the site's own content (no OPENAI_API_KEY)";
		log(`answers come from ${backend ? `${backend} (VITE_SUPABASE_URL)` : site}`);
		if (!backend) running = startFunction({ port, env, watch, unlimited: !limits, log });
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
			// Vite would add a stack trace.
			httpServer?.on("error", ({ code }: NodeJS.ErrnoException) => {
				if (code !== "EADDRINUSE" || !config.server.strictPort) return;
				config.logger.error(`Port ${config.server.port} is already in use.`);
				process.exit(1);
			});
		},
		configurePreviewServer: ({ config }) => start(config.logger, false),
	};
}
