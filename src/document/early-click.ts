declare global {
	interface Window {
		replayEarlyClick?(): void;
	}
}

/**
 * Runs in the head: keeps the button that was clicked last while nothing answers yet, for `replayEarlyClick`. A click
 * on anything else forgets it, and buttons that submit a form work by themselves. The click on which React takes over
 * is React's own to answer.
 */
export function keepEarlyClick(): void {
	let button: HTMLElement | null = null;
	const keep = ({ target }: MouseEvent) => {
		button = (target as Element).closest<HTMLElement>("button[type=button]");
	};
	addEventListener("click", keep, true);
	window.replayEarlyClick = () => {
		removeEventListener("click", keep, true);
		if (window.event?.type !== "click") button?.click();
		button = null;
	};
}

/** Clicks the button that a visitor clicked before React took over. Call it in the moment that React has. */
export const replayEarlyClick = () => window.replayEarlyClick?.();
