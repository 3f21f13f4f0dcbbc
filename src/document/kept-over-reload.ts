/**
 * Returns what `read` returned when the page was last hidden or left in this tab, and keeps it for the next load. Session
 * storage ends with the tab.
 *
 * @param read Returns JSON data; undefined if there is nothing to keep.
 */
export function keptOverReload<Value>(name: string, read: () => Value | undefined): Value | undefined {
	const keep = () => {
		const value = read();
		try {
			if (value === undefined) sessionStorage.removeItem(name);
			else sessionStorage.setItem(name, JSON.stringify(value));
		} catch {
			// Storage can be full.
		}
	};
	addEventListener("pagehide", keep);
	// Phones discard hidden tabs without another event.
	document.addEventListener("visibilitychange", keep);
	try {
		return JSON.parse(sessionStorage.getItem(name) ?? "null") ?? undefined;
	} catch {
		return undefined;
	}
}
