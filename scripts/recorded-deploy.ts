import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SUPABASE_CLI } from "./installed.ts";
import { type Outcome, run } from "./run.ts";

/** What a deploy of the function would have sent to Supabase. */
export interface RecordedDeploy {
	/** How the CLI ended, and what it said. */
	cli: Outcome;
	metadata: { verify_jwt?: boolean; entrypoint_path?: string; import_map_path?: string };
	/** Content by path from the repository's root. */
	files: Map<string, string>;
}

/**
 * Lets the real Supabase CLI deploy `ai-chat` to a stand-in for Supabase's management API on loopback, and
 * keeps what it uploads. Needs no account and no network; the CLI's own files go to a throw-away home.
 */
export async function recordDeploy(): Promise<RecordedDeploy> {
	const uploads: FormData[] = [];
	const server = createServer(async (request, response) => {
		const isDeploy = request.method === "POST" && request.url?.includes("/functions/deploy?slug=ai-chat");
		if (isDeploy) uploads.push(await readForm(request));
		response.writeHead(isDeploy ? 201 : 404, { "content-type": "application/json" });
		response.end(isDeploy ? JSON.stringify(DEPLOYED) : "{}");
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
		const deploy = ["functions", "deploy", "ai-chat", `--remote=${"a".repeat(20)}`, "--use-api", "--yes"];
		const env = { HOME: home, DO_NOT_TRACK: "1", SUPABASE_ACCESS_TOKEN: `sbp_${"0".repeat(40)}` };
		const cli = await run([...SUPABASE_CLI, "--profile", profile, ...deploy], { env });
		return { cli, ...(await readUpload(uploads)) };
	} finally {
		server.close();
		await rm(home, { recursive: true });
	}
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

async function readForm(request: IncomingMessage): Promise<FormData> {
	const parts: Buffer[] = [];
	for await (const part of request) parts.push(part);
	const headers = { "content-type": request.headers["content-type"] ?? "" };
	return new Response(Buffer.concat(parts), { headers }).formData();
}

async function readUpload(uploads: readonly FormData[]): Promise<Omit<RecordedDeploy, "cli">> {
	const files = new Map<string, string>();
	for (const form of uploads)
		for (const file of form.getAll("file")) if (file instanceof File) files.set(file.name, await file.text());
	const metadata = uploads[0]?.get("metadata");
	return {
		files,
		metadata: metadata ? JSON.parse(metadata instanceof File ? await metadata.text() : metadata) : {},
	};
}
