import { type RefObject, useLayoutEffect } from "react";

/**
 * While the window is a sheet over the whole screen: keeps it within what the on-screen keyboard leaves
 * free, and the page behind it inert and in its place.
 */
export function useSheet(isSheet: boolean, panel: RefObject<HTMLElement | null>) {
	useLayoutEffect(() => {
		const element = panel.current;
		if (!isSheet || !element) return;
		const releases = [followVisualViewport(element), makeOthersInert(element), lockScrolling()];
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

/** Everything on the page but the part around the sheet, which also holds what reports a failure. */
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

function lockScrolling() {
	const { style } = document.documentElement;
	const before = style.overflow;
	style.overflow = "hidden";
	return () => {
		style.overflow = before;
	};
}
