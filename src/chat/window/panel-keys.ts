import type { KeyboardEvent } from "react";
import type { Chat } from "../conversation/use-chat.ts";

const SCROLL_KEYS = ["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", " "];

/**
 * Handles keys pressed in the window outside its input: prevents them from scrolling the page, and adds text typed while
 * the input is disabled to the draft.
 */
export function handlePanelKey(event: KeyboardEvent, chat: Chat): void {
	const { key, target } = event;
	if (!(target instanceof HTMLElement) || target.matches("textarea")) return;
	const isControl = target.matches("a, button");
	const isWaiting = chat.getConversation().phase !== "idle";
	if (isWaiting && !isControl && !isShortcut(event) && (key.length === 1 || key === "Backspace")) {
		event.preventDefault();
		const draft = chat.getDraft();
		chat.write(key === "Backspace" ? draft.slice(0, -1) : draft + key);
		return;
	}
	const list = target.closest("[role=group]");
	const scrollsList = list !== null && list.scrollHeight > list.clientHeight;
	const pressesControl = isControl && key === " ";
	if (SCROLL_KEYS.includes(key) && !scrollsList && !pressesControl) event.preventDefault();
}

/** Excludes AltGr, which types "@" and "€" on German keyboards and sets Control and Alt on Windows. */
const isShortcut = (event: KeyboardEvent) =>
	event.metaKey || ((event.ctrlKey || event.altKey) && !event.getModifierState("AltGraph"));
