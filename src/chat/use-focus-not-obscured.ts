import { type RefObject, useEffect } from "react";

/**
 * Keeps focused elements visible while the window floats over the page (WCAG 2.4.11): sets the scroll padding, and pads
 * the end of the page so that its last lines can scroll above the window.
 */
export function useFocusNotObscured(
	layout: "sheet" | "small" | "large",
	panel: RefObject<HTMLElement | null>,
) {
	useEffect(() => {
		if (layout === "sheet" || !panel.current) return;
		const covered = `${window.innerHeight - panel.current.offsetTop}px`;
		document.documentElement.style.scrollPaddingBottom = covered;
		document.body.style.paddingBottom = covered;
		return () => {
			document.documentElement.style.scrollPaddingBottom = "";
			document.body.style.paddingBottom = "";
		};
	}, [layout, panel]);
}
