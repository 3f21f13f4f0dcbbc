/**
 * The path below which the site is served, always with a slash at both ends: `/` or `/repo/`.
 * Takes what the environment gives: nothing, `repo`, `/repo` or `/repo/`.
 *
 * @throws Error that names BASE_PATH, where the value is no plain path.
 */
export function readBasePath(value: string | undefined): string {
	const trimmed = (value ?? "").trim().replace(/^\/+|\/+$/g, "");
	if (trimmed === "") return "/";
	if (!/^[A-Za-z0-9._~-]+(\/[A-Za-z0-9._~-]+)*$/.test(trimmed))
		throw new Error(`BASE_PATH must be a plain path such as /my-repo/, but is "${value}".`);
	return `/${trimmed}/`;
}
