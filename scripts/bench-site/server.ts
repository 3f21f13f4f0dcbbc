import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as after } from "node:timers/promises";
import { CHAT_PATH, type ChatRequest } from "../../src/chat/contract.ts";
import { builtFiles } from "../built-files.ts";
import { copyCompressed } from "../compress-site.ts";
import { createStaticSite } from "../static-site.ts";
import { plainPage } from "./plain-page.ts";

/** Added to each response, in milliseconds. On bare loopback, simulated figures flip between two values. */
export const DELAY_MS = 40;

/** Where the static page stands that a page of the site is measured against. */
export const plainPath = (path: string) => `/plain${path === "/" ? "/home" : path}`;

/** A question with this word in it is answered as a stream of so many pieces, all others at once. */
export const STREAMED = { word: "stream", pieces: 60, everyMs: 16 };

const ANSWER =
	"Ja: **Kubernetes** gehört dazu.\n\n- [Kubernetes](/services/kubernetes)\n- `kubectl` und Helm\n";

/**
 * Serves a built site with gzip, its pages' plain twins below `/plain`, and an assistant that knows one
 * answer; each response comes after DELAY_MS.
 */
export async function createBenchServer(site: string) {
	const [files, served] = [".cache/bench-site/files", ".cache/bench-site/served"];
	await rm(files, { recursive: true, force: true });
	await cp(site, files, { recursive: true });
	await addPlainPages(site, files);
	await copyCompressed(files, served);
	const serve = createStaticSite(served, "/");
	return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
		await after(DELAY_MS);
		// What GitHub Pages sends; brotli, which other hosts send, is smaller.
		request.headers["accept-encoding"] = "gzip";
		if (request.url === CHAT_PATH) await answer(request, response);
		else serve(request, response);
	};
}

async function addPlainPages(site: string, target: string): Promise<void> {
	for (const path of await builtFiles(site, ".html")) {
		const plain = join(target, "plain", path.replace(/^index\.html$/, "home.html"));
		await mkdir(dirname(plain), { recursive: true });
		await writeFile(plain, plainPage(await readFile(join(site, path), "utf8")));
	}
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
	const { message } = JSON.parse(await text(request)) as ChatRequest;
	if (!message.includes(STREAMED.word)) {
		response.setHeader("content-type", "application/json").end(JSON.stringify({ message: ANSWER }));
		return;
	}
	response.setHeader("content-type", "text/event-stream");
	const send = (event: object) => response.write(`data: ${JSON.stringify(event)}\n\n`);
	for (let piece = 0; piece < STREAMED.pieces; piece++) {
		send({ delta: ANSWER });
		await after(STREAMED.everyMs);
	}
	send({ message: ANSWER.repeat(STREAMED.pieces) });
	response.end();
}
