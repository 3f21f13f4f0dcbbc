/**
 * Keeps JSON data in session storage whenever the page is hidden, left or reloaded, and when `stop` is called. Returns
 * what was kept before.
 *
 * @param read Returns undefined if there is nothing to keep.
 */
export function keptOverReload<Value>(name: string, read: () => Value | undefined) {
	const keep = () => {
		const value = read();
		try {
			if (value === undefined) sessionStorage.removeItem(name);
			else sessionStorage.setItem(name, JSON.stringify(value));
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
		const kept: Value | undefined = JSON.parse(sessionStorage.getItem(name) ?? "null") ?? undefined;
		return { kept, stop };
	} catch {
		return { stop };
	}
}
