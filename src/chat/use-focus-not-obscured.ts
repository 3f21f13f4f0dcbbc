import { type RefObject, useEffect } from "react";

/**
 * While the window floats over the page: has the browser scroll whatever takes the focus above it, and gives the
 * page room at its end, so that its last lines can come up too.
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
