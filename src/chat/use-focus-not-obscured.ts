import { type RefObject, useEffect } from "react";

const MARGIN = 16;

/**
 * While the window floats over the page: scrolls whatever takes the focus out from under it, and gives the
 * page room at its end, so that its last lines can come up beside the window too.
 */
export function useFocusNotObscured(isFloating: boolean, panel: RefObject<HTMLElement | null>) {
	useEffect(() => {
		const element = panel.current;
		if (!isFloating || !element) return;
		const { style } = document.body;
		const before = style.paddingBottom;
		style.paddingBottom = `${window.innerHeight - element.offsetTop}px`;

		let frame = 0;
		const uncover = ({ target }: FocusEvent) => {
			if (!(target instanceof HTMLElement) || element.closest("aside")?.contains(target)) return;
			cancelAnimationFrame(frame);
			// After the browser's own scrolling to the focus.
			frame = requestAnimationFrame(() => scrollOut(target.getBoundingClientRect(), element));
		};
		document.addEventListener("focusin", uncover);
		return () => {
			cancelAnimationFrame(frame);
			document.removeEventListener("focusin", uncover);
			style.paddingBottom = before;
		};
	}, [isFloating, panel]);
}

function scrollOut(focused: DOMRect, panel: HTMLElement) {
	const cover = panel.getBoundingClientRect();
	const isBeside =
		focused.right <= cover.left || focused.bottom <= cover.top || focused.top >= window.innerHeight;
	// Whole sections take the focus too; what is taller than the room above can't hide behind the window.
	const fits = focused.height < cover.top / 2;
	if (fits && !isBeside) window.scrollBy({ top: focused.bottom - cover.top + MARGIN, behavior: "instant" });
}
