declare global {
	interface Window {
		/** Repeats a click from before hydration. */
		replayEarlyClick?(): void;
	}
}

/**
 * Runs in the head: remembers the last button clicked before hydration, for `replayEarlyClick`, and marks it as busy. A
 * click elsewhere forgets it, and submit buttons work without JavaScript. React itself replays the click that triggers
 * hydration.
 */
export function rememberEarlyClick(): void {
	let button: HTMLElement | null = null;
	const keep = ({ target }: MouseEvent) => {
		button?.removeAttribute("aria-busy");
		button = (target as Element).closest<HTMLElement>("button[type=button]");
		button?.setAttribute("aria-busy", "true");
	};
	addEventListener("click", keep, true);
	window.replayEarlyClick = () => {
		removeEventListener("click", keep, true);
		button?.removeAttribute("aria-busy");
		if (window.event?.type !== "click") button?.click();
		button = null;
	};
}
