import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SUPABASE_CLI } from "./installed.ts";

export interface ManagementCall {
	method: string;
	/** From the root of the API, with its query. */
	path: string;
	/** With the headers that tell how to read it. */
	body: Response;
}

/** What points the CLI at the stand-in. */
export interface StandIn {
	cli: readonly string[];
	projectRef: string;
	env: Record<string, string>;
}

const DEPLOYED = {
	id: "1",
	slug: "ai-chat",
	name: "ai-chat",
	status: "ACTIVE",
	version: 1,
	verify_jwt: false,
	created_at: 0,
	updated_at: 0,
};

/**
 * Lets `act` use the real Supabase CLI against a stand-in for Supabase's management API on loopback, and
 * returns what the API was asked. Needs no account and no network; the CLI's own files go to a throw-away
 * home.
 */
export async function recordManagementCalls(
	act: (standIn: StandIn) => Promise<unknown>,
): Promise<ManagementCall[]> {
	const calls: ManagementCall[] = [];
	const server = createServer(async (request, response) => {
		const content = Buffer.concat(await request.toArray());
		const headers = { "content-type": request.headers["content-type"] ?? "" };
		const { method = "", url = "" } = request;
		calls.push({ method, path: url, body: new Response(content, { headers }) });
		const isKnown = method === "POST" && /\/(functions\/deploy\?|secrets$)/.test(url);
		response.writeHead(isKnown ? 201 : 404, { "content-type": "application/json" });
		response.end(isKnown ? JSON.stringify(DEPLOYED) : "{}");
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const home = await mkdtemp(join(tmpdir(), "deploy-"));
	try {
		const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
		const profile = join(home, "profile.yaml");
		await writeFile(
			profile,
			`name: stand-in\napi_url: ${api}\ndashboard_url: ${api}\nproject_host: 127.0.0.1\n`,
		);
		await act({
			cli: SUPABASE_CLI,
			projectRef: "a".repeat(20),
			env: {
				HOME: home,
				DO_NOT_TRACK: "1",
				SUPABASE_PROFILE: profile,
				SUPABASE_ACCESS_TOKEN: `sbp_${"0".repeat(40)}`,
			},
		});
		return calls;
	} finally {
		server.close();
		await rm(home, { recursive: true });
	}
}
