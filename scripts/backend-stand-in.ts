import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { denoEnvironment } from "./deno.ts";
import { functionCommand, startFunction } from "./function-process.ts";
import { createFunctionProxy } from "./function-proxy.ts";
import { listen } from "./port.ts";

/** Stands in for a Supabase project: a server on loopback, until it is stopped. */
export interface Backend {
	url: string;
	stop(): Promise<void>;
}

export async function startBackend(answer: RequestListener): Promise<Backend> {
	const server = await listen(0, answer);
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		async stop() {
			server.close();
			server.closeAllConnections();
		},
	};
}

/** The real function behind a gateway that knows nothing else. */
export async function startRealBackend(settings?: Readonly<Record<string, string>>): Promise<Backend> {
	const running = startFunction(
		functionCommand({ watch: false }),
		denoEnvironment(process.env, settings),
		() => {},
	);
	const proxy = createFunctionProxy(running.origin);
	const backend = await startBackend((request, response) => {
		if (!proxy(request, response)) response.writeHead(404).end();
	});
	return {
		url: backend.url,
		async stop() {
			await backend.stop();
			await running.stop();
		},
	};
}
