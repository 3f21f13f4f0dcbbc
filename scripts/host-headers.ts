/** Headers for every answer. The policy here holds only what the one in a page's head cannot say. */
const EVERYWHERE = {
	"Content-Security-Policy": "frame-ancestors 'none'",
	"Strict-Transport-Security": "max-age=31536000",
	"X-Content-Type-Options": "nosniff",
	"Referrer-Policy": "strict-origin-when-cross-origin",
	"Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
	"Cross-Origin-Opener-Policy": "same-origin",
};

/** Names of built files hold a hash of their content, so what is kept never goes stale. */
const HASHED_FILES = { "Cache-Control": "public, max-age=31536000, immutable" };

/**
 * Text of a `_headers` file, as Netlify and Cloudflare Pages read it: headers of all rules that fit a path
 * are sent, and those of one name joined by commas. So each page has its own policy and the common one.
 *
 * @param policies Content-Security-Policy by page, below the base path, such as `services/devops`.
 * @param basePath With a slash at both ends.
 */
export function hostHeaders(policies: ReadonlyMap<string, string>, basePath: string): string {
	const rules: [path: string, headers: Record<string, string>][] = [
		["*", EVERYWHERE],
		["assets/*", HASHED_FILES],
		...[...policies].map(([page, policy]): [string, Record<string, string>] => [
			page,
			{ "Content-Security-Policy": policy },
		]),
	];
	return rules
		.map(([path, headers]) => {
			const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
			return `${basePath}${path}\n${lines.join("")}`;
		})
		.join("\n");
}

/** Reads a `_headers` file: which headers, by lower-case name, belong to a path. */
export function readHostHeaders(text: string): (pathname: string) => Map<string, string> {
	const rules: { path: string; headers: [string, string][] }[] = [];
	for (const line of text.split("\n")) {
		const header = /^\s+([^:]+): (.*)$/.exec(line);
		if (header) rules.at(-1)?.headers.push([(header[1] ?? "").toLowerCase(), header[2] ?? ""]);
		else if (line !== "") rules.push({ path: line, headers: [] });
	}
	return (pathname) => {
		const found = new Map<string, string>();
		for (const { path, headers } of rules)
			if (path.endsWith("*") ? pathname.startsWith(path.slice(0, -1)) : pathname === path)
				for (const [name, value] of headers)
					found.set(name, found.has(name) ? `${found.get(name)}, ${value}` : value);
		return found;
	};
}
