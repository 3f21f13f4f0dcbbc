import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Returns the value of PORT, or `fallback` if it is unset.
 *
 * @throws Error that names PORT, if the value isn't a port.
 */
export function readPort(value: string | undefined, fallback: number): number {
	const text = value?.trim();
	if (!text) return fallback;
	const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
	if (port >= 1 && port <= 65_535) return port;
	throw new Error(`PORT must be a number from 1 to 65535, but is "${value}".`);
}

/**
 * Starts a server on loopback.
 *
 * @throws Error with a sentence for the terminal, if the port is taken or not allowed.
 */
export async function listen(port: number, answer: RequestListener): Promise<Server> {
	const server = createServer(answer);
	server.listen(port, "127.0.0.1");
	try {
		await once(server, "listening");
	} catch (error) {
		const code = (error as NodeJS.ErrnoException).code;
		const reason = code === "EADDRINUSE" ? "taken by another program" : `not available (${code})`;
		throw new Error(`Port ${port} is ${reason}. Choose another one, such as PORT=${port + 1}.`);
	}
	return server;
}

/** Returns `port` if it is free, or any free port for 0. Throws like `listen`. */
export async function freePort(port = 0): Promise<number> {
	const server = await listen(port, () => {});
	const found = (server.address() as AddressInfo).port;
	await new Promise((closed) => server.close(closed));
	return found;
}
