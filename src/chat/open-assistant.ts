const OPENING = "open-assistant";

/** Opens the assistant's window from anywhere on a page, with questions about that page. */
export const openAssistant = () => void dispatchEvent(new Event(OPENING));

/** Calls `open` at each wish to open the window, until the returned function is called. */
export function onOpenAssistant(open: () => void): () => void {
	addEventListener(OPENING, open);
	return () => removeEventListener(OPENING, open);
}
