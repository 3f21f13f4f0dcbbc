import { storageKey } from "./storage-key.ts";

/**
 * Keeps JSON data in session storage whenever the page is hidden, left or reloaded, and when `stop` is called. Returns
 * what was kept before.
 *
 * @param name With a version, such as "draft-1".
 * @param read Returns undefined if there is nothing to keep.
 * @param isReadable Rejects what another version of the site, or another site, has kept; it is overwritten.
 */
export function keptOverReload<Value>(
	name: string,
	read: () => Value | undefined,
	isReadable: (value: unknown) => value is Value,
) {
	const key = storageKey(name, import.meta.env.BASE_URL);
	const keep = () => {
		const value = read();
		try {
			if (value === undefined) sessionStorage.removeItem(key);
			else sessionStorage.setItem(key, JSON.stringify(value));
		} catch {
			// Storage can be full or blocked.
		}
	};
	// Browsers hide a page before they leave it.
	document.addEventListener("visibilitychange", keep);
	const stop = () => {
		keep();
		document.removeEventListener("visibilitychange", keep);
	};
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
		return { kept: isReadable(kept) ? kept : undefined, stop };
	} catch {
		return { stop };
	}
}
