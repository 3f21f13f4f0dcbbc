import { type RefObject, useLayoutEffect } from "react";

/**
 * Handles the window as a full-screen sheet: fits it above the on-screen keyboard and makes the page behind it inert.
 */
export function useSheet(isSheet: boolean, panel: RefObject<HTMLElement | null>) {
	useLayoutEffect(() => {
		const element = panel.current;
		if (!isSheet || !element) return;
		const releases = [followVisualViewport(element), makeOthersInert(element)];
		return () => {
			for (const release of releases) release();
		};
	}, [isSheet, panel]);
}

function followVisualViewport({ style }: HTMLElement) {
	const viewport = window.visualViewport;
	if (!viewport) return () => {};
	const follow = () => {
		style.setProperty("--sheet-top", `${viewport.offsetTop}px`);
		style.setProperty("--sheet-height", `${viewport.height}px`);
	};
	follow();
	viewport.addEventListener("resize", follow);
	viewport.addEventListener("scroll", follow);
	return () => {
		viewport.removeEventListener("resize", follow);
		viewport.removeEventListener("scroll", follow);
		style.removeProperty("--sheet-top");
		style.removeProperty("--sheet-height");
	};
}

/** Makes everything inert except the sheet's `aside`, which also contains the toast. */
function makeOthersInert(element: HTMLElement) {
	const kept = element.closest("aside") ?? element;
	const others = [...(kept.parentElement?.children ?? [])].filter(
		(other): other is HTMLElement => other instanceof HTMLElement && other !== kept && !other.inert,
	);
	for (const other of others) other.inert = true;
	return () => {
		for (const other of others) other.inert = false;
	};
}
