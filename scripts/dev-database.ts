import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { App } from "@supabase/lite";
import { createPgliteConnection } from "@supabase/lite/pglite";
import { listen } from "./dev/port.ts";

const MIGRATIONS = "supabase/migrations";

export interface DevDatabase {
	/** What tells the function where to count, by the names that the platform gives it. */
	settings: { SUPABASE_URL: string; SUPABASE_SECRET_KEYS: string };
	stop(): Promise<void>;
}

/**
 * Starts a Postgres in this process (PGlite, in memory) with the project's migrations, behind the same API
 * for stored functions that Supabase has, on loopback and with keys of its own.
 *
 * @throws Error of Postgres, where a migration fails.
 */
export async function startDevDatabase(): Promise<DevDatabase> {
	const connection = await createPgliteConnection({ url: "memory://" });
	await connection.exec("create role anon; create role authenticated; create role service_role;");
	for (const file of readdirSync(MIGRATIONS).sort())
		await connection.driver.exec(readFileSync(join(MIGRATIONS, file), "utf8"));

	const secretKey = `sb_secret_${randomBytes(16).toString("hex")}`;
	const auth = { enabled: false, publishable_key: "sb_publishable_dev_database", secret_key: secretKey };
	const app = new App({ connection, auth, options: { server: { disableStudio: true } } });
	const server = await listen(0, async (incoming, outgoing) => {
		const peerAddress = incoming.socket.remoteAddress ?? null;
		await send(await app.fetch(await toRequest(incoming), { peerAddress }), outgoing);
	});
	return {
		settings: {
			SUPABASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
			SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
		},
		async stop() {
			server.close();
			server.closeAllConnections();
			await once(server, "close");
			await connection.close();
		},
	};
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
	const body = incoming.method === "POST" ? Buffer.concat(await incoming.toArray()) : undefined;
	const headers = Object.entries(incoming.headersDistinct).map(([name, values]): [string, string] => [
		name,
		(values ?? []).join(", "),
	]);
	return new Request(`http://127.0.0.1${incoming.url}`, { method: incoming.method, headers, body });
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
	outgoing.writeHead(response.status, Object.fromEntries(response.headers));
	outgoing.end(Buffer.from(await response.arrayBuffer()));
}
