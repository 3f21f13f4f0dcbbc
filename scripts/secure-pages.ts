import { readFile, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { builtFiles } from "./built-files.ts";
import { contentSecurityPolicy, withPolicy } from "./content-security-policy.ts";
import { hostHeaders } from "./host-headers.ts";

/** Read by hosts that set headers from a file; GitHub Pages ignores it. */
export const HOST_HEADERS_FILE = "_headers";

/**
 * Gives every page below `clientDirectory` the policy that its own content calls for, in its head and, for
 * hosts that can send it, in the `_headers` file.
 *
 * @param basePath With a slash at both ends.
 * @param backend Address of the Supabase project, where the site has one.
 */
export async function securePages(
	clientDirectory: string,
	basePath: string,
	backend?: string,
): Promise<void> {
	const policies = new Map<string, string>();
	for (const path of await builtFiles(clientDirectory, ".html")) {
		const file = join(clientDirectory, path);
		const html = await readFile(file, "utf8");
		const policy = contentSecurityPolicy(html, backend);
		await writeFile(file, withPolicy(html, policy));
		policies.set(pageOf(path), policy);
	}
	const sorted = new Map([...policies].sort(([a], [b]) => a.localeCompare(b, "en")));
	await writeFile(join(clientDirectory, HOST_HEADERS_FILE), hostHeaders(sorted, basePath));
}

/** `services/devops.html` is served at `services/devops`, and `index.html` at the base path itself. */
const pageOf = (file: string) =>
	file
		.split(sep)
		.join("/")
		.replace(/(^|\/)index\.html$|\.html$/, "$1");
