/**
 * Returns the site's base path with a slash at both ends: `/` if unset, `/repo/` for `repo`, `/repo` and `/repo/`.
 *
 * @throws Error that names BASE_PATH, if the value isn't a plain path.
 */
export function readBasePath(value: string | undefined): string {
	const trimmed = (value ?? "").trim().replace(/^\/+|\/+$/g, "");
	if (trimmed === "") return "/";
	if (!/^[A-Za-z0-9._~-]+(\/[A-Za-z0-9._~-]+)*$/.test(trimmed))
		throw new Error(`BASE_PATH must be a plain path such as /my-repo/, but is "${value}".`);
	return `/${trimmed}/`;
}
