import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** On touch screens, focusing the input opens the on-screen keyboard, which covers the conversation. */
const isTouch = () => matchMedia("(pointer: coarse)").matches;

/**
 * Focuses the input on opening, the window while an answer is pending and the input disabled, and the input again unless
 * the visitor has moved the focus. On touch screens the focus stays on the window.
 */
export function usePanelFocus(
	isSending: boolean,
	panel: RefObject<HTMLElement | null>,
	input: RefObject<HTMLTextAreaElement | null>,
) {
	useEffect(() => {
		const target = input.current?.disabled || isTouch() ? panel.current : input.current;
		target?.focus({ preventScroll: true });
	}, [panel, input]);

	const wasSending = useRef(isSending);
	useLayoutEffect(() => {
		if (wasSending.current === isSending) return;
		wasSending.current = isSending;
		const active = document.activeElement;
		if (isSending) {
			const isLost = !active || active === document.body || active.matches(":disabled");
			if (isLost) panel.current?.focus({ preventScroll: true });
		} else if (active === panel.current && !isTouch()) {
			input.current?.focus({ preventScroll: true });
		}
	}, [isSending, panel, input]);
}
