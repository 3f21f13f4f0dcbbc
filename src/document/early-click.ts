/**
 * Runs in the head: keeps the button that was clicked last while nothing answers yet, for `replayEarlyClick`.
 * A click on anything else forgets it, and buttons that submit a form work by themselves. The click on which
 * React takes over is React's own to answer.
 */
export const earlyClickScript = `(()=>{let b;const f=e=>{b=e.target.closest("button[type=button]")};addEventListener("click",f,true);window.replayEarlyClick=()=>{removeEventListener("click",f,true);if(window.event?.type!=="click")b?.click();b=null}})()`;

declare global {
	interface Window {
		replayEarlyClick?(): void;
	}
}

/** Clicks the button that a visitor clicked before React took over. Call it in the moment that React has. */
export const replayEarlyClick = () => window.replayEarlyClick?.();
