import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { builtFiles } from "./built-files.ts";

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Kinds of files that shrink; images and fonts are compressed as they are. */
const TEXT = /\.(html|js|css|json|svg|xml|txt|md|webmanifest|data)$/;

/**
 * Copies a built site and puts a `.gz` and a `.br` beside every text file, so that a local server can send
 * what a host's network would. The built site itself stays as it will be deployed.
 */
export async function copyCompressed(source: string, target: string): Promise<void> {
	await rm(target, { recursive: true, force: true });
	await cp(source, target, { recursive: true });
	for (const file of await builtFiles(target)) {
		if (!TEXT.test(file)) continue;
		const path = join(target, file);
		const content = await readFile(path);
		const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
		await writeFile(`${path}.gz`, await toGzip(content));
		await writeFile(`${path}.br`, await toBrotli(content, quality));
	}
}
