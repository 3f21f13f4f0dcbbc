import { once } from "node:events";
import { createServer } from "node:http";
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

/** Returns a free port on loopback. */
export async function freePort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	await new Promise((closed) => server.close(closed));
	return port;
}
