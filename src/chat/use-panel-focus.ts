import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Where the keyboard is: in the input on opening; on the window itself while an answer is awaited, as the
 * input is disabled then; and back in the input, unless the visitor has moved on or the return would
 * push a touch keyboard over the answer.
 */
export function usePanelFocus(
	isSending: boolean,
	panel: RefObject<HTMLElement | null>,
	input: RefObject<HTMLTextAreaElement | null>,
) {
	useEffect(() => {
		const target = input.current?.disabled ? panel.current : input.current;
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
		} else if (active === panel.current && !matchMedia("(pointer: coarse)").matches) {
			input.current?.focus({ preventScroll: true });
		}
	}, [isSending, panel, input]);
}
