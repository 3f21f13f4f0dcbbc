import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { startFunction } from "./dev/function-process.ts";
import { freePort, listen } from "./dev/port.ts";

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

/** The real function. */
export async function startRealBackend(settings?: Readonly<Record<string, string>>): Promise<Backend> {
	const running = startFunction({ port: await freePort(), env: { PATH: process.env.PATH, ...settings } });
	await running.isUp();
	return running;
}
