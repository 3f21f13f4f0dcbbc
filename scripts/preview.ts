/**
 * `npm run preview`: the production build and the real function together on one origin, the pages served as
 * GitHub Pages would. `PORT` and `BASE_PATH` choose where; `--built <directory>` serves a build that is
 * already there.
 */

import type { RequestListener } from "node:http";
import { parseArgs } from "node:util";
import { loadEnv } from "vite";
import { readBasePath } from "./base-path.ts";
import { BUILT_SITE, buildSite } from "./build-site.ts";
import { runCommand } from "./command.ts";
import { copyCompressed } from "./compress-site.ts";
import { denoEnvironment } from "./deno.ts";
import { functionCommand, startFunction } from "./function-process.ts";
import { createFunctionProxy } from "./function-proxy.ts";
import { FUNCTION_SETTINGS_FILE, functionSettings, readSettingsFile } from "./function-settings.ts";
import { listen, readPort } from "./port.ts";
import { createStaticSite } from "./static-site.ts";

const say = (line: string) => console.log(`  ${line}`);

/** The function's proxy; none where the build talks to a backend of its own. */
function startAssistant() {
	const backend = loadEnv("production", process.cwd(), "VITE_").VITE_SUPABASE_URL;
	if (backend) {
		say(`[ai-chat] answers come from ${backend} (VITE_SUPABASE_URL)`);
		return undefined;
	}
	const settings = functionSettings(process.env, readSettingsFile(FUNCTION_SETTINGS_FILE));
	const environment = denoEnvironment(process.env, settings);
	return startFunction(functionCommand({ watch: false }), environment, (line) => say(`[ai-chat] ${line}`));
}

async function preview(): Promise<void> {
	const { values } = parseArgs({ options: { built: { type: "string" } } });
	const port = readPort(process.env.PORT, 4173);
	const basePath = readBasePath(process.env.BASE_PATH);
	let answer: RequestListener = (_, response) => response.writeHead(503).end("The site is being built.");
	const server = await listen(port, (request, response) => answer(request, response));

	if (!values.built) {
		say("Building the site …");
		await buildSite();
	}
	const files = `.cache/preview-${port}`;
	await copyCompressed(values.built ?? BUILT_SITE, files);
	const site = createStaticSite(files, basePath);
	const assistant = startAssistant();
	const proxy = assistant && createFunctionProxy(assistant.origin);
	answer = (request, response) => {
		if (!proxy?.(request, response)) site(request, response);
	};
	await assistant?.origin();
	say(`The site and its assistant: http://localhost:${port}${basePath}`);

	const end = async () => {
		server.close();
		server.closeAllConnections();
		await assistant?.stop();
		process.exit(0);
	};
	process.once("SIGINT", end).once("SIGTERM", end);
}

runCommand(preview);
