import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** Starts an HTTP server on loopback, on a free port. */
export async function listen(listener?: RequestListener) {
	const server = createServer(listener);
	await once(server.listen(0, "127.0.0.1"), "listening");
	const { port } = server.address() as AddressInfo;
	const stop = () => {
		server.closeAllConnections();
		return new Promise((closed) => server.close(closed));
	};
	return { port, url: `http://127.0.0.1:${port}`, stop };
}

/** Returns a free port on loopback. */
export async function freePort(): Promise<number> {
	const { port, stop } = await listen();
	await stop();
	return port;
}
