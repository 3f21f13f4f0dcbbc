import type { Page } from "@playwright/test";

/**
 * Returns the layout faults of a page as sentences: horizontal scrolling, elements beyond an edge, clipped text,
 * overlapping text.
 */
export const layoutFaults = (page: Page) =>
	page.evaluate(() => {
		const faults = new Set<string>();
		const { clientWidth, scrollWidth } = document.documentElement;
		if (scrollWidth > clientWidth) faults.add(`scrolls sideways by ${scrollWidth - clientWidth} px`);

		const name = (element: Element) =>
			`${element.tagName.toLowerCase()} “${(element.textContent ?? "").trim().slice(0, 40)}”`;
		const isForScreenReaders = (element: Element | null): boolean => {
			if (!element || element === document.body) return false;
			const { clip, clipPath, overflow } = getComputedStyle(element);
			const isClipped = clip !== "auto" || clipPath !== "none";
			return (isClipped && overflow === "hidden") || isForScreenReaders(element.parentElement);
		};
		const isShown = (element: Element) =>
			element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
			!isForScreenReaders(element);
		/** Fixed elements, below which the page scrolls. */
		const floats = (element: Element) => element.closest("header, aside")?.matches("body > *") ?? false;
		/** Names truncated by an ellipsis, which the page shows in full elsewhere. */
		const mayBeCut = (element: Element) =>
			element.matches('[aria-current="page"], textarea, input') ||
			getComputedStyle(element).overflowX === "auto";

		for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
			if (element.closest("svg svg, script, style") || !isShown(element)) continue;
			if (element.matches("body > a")) continue;
			const { left, right, width } = element.getBoundingClientRect();
			if (width > 0 && (left < -1 || right > clientWidth + 1)) faults.add(`over the edge: ${name(element)}`);
			const hides = getComputedStyle(element).overflowX !== "visible";
			if (hides && element.scrollWidth > element.clientWidth + 1 && !mayBeCut(element))
				faults.add(`cut off: ${name(element)}`);
		}

		const lines: { element: Element; box: DOMRect }[] = [];
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let text = texts.nextNode(); text; text = texts.nextNode()) {
			const element = text.parentElement;
			if (!element || !text.textContent?.trim() || element.closest("script, style, svg")) continue;
			if (!isShown(element) || floats(element) || element.matches("body > a")) continue;
			const range = document.createRange();
			range.selectNode(text);
			for (const box of range.getClientRects()) {
				const isOver = box.left < -1 || box.right > clientWidth + 1;
				if (isOver && !mayBeCut(element)) faults.add(`over the edge: ${name(element)}`);
				lines.push({ element, box });
			}
		}
		lines.sort((a, b) => a.box.top - b.box.top);
		for (const [index, { element, box }] of lines.entries())
			for (const other of lines.slice(index + 1)) {
				if (other.box.top >= box.bottom) break;
				if (other.element === element) continue;
				const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
				const down = Math.min(box.bottom, other.box.bottom) - other.box.top;
				// Line boxes are taller than their glyphs.
				if (across > 2 && down > box.height / 2)
					faults.add(`one on the other: ${name(element)} and ${name(other.element)}`);
			}
		return [...faults];
	});
