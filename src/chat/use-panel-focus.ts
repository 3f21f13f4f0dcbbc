import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** On touch screens a focused input brings up a keyboard, which covers what is to be read. */
const isTouch = () => matchMedia("(pointer: coarse)").matches;

/**
 * Puts the focus into the input on opening; on the window itself while an answer is awaited, as the input is
 * disabled then; and back into the input, unless the visitor has moved on. On touch screens it stays on the window.
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
