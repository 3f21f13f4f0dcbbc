import type { MouseEvent } from "react";

/** Where an element begins, and how large it is: its letters, or its drawing. */
function placeOf(element: Element) {
	const { x, y, width } = element.getBoundingClientRect();
	const letters = Number.parseFloat(getComputedStyle(element).fontSize);
	return { x, y, size: element.matches("a, h1") ? letters : width };
}

/** The page to which the last tapped card leads, and the places of the card's title and mark. */
let tapped: { href: string; places: ReturnType<typeof placeOf>[] } | undefined;

/** Remembers a tapped card for its page. */
export function leaveCard({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
	const marks = link.closest("li")?.querySelectorAll("svg:not([data-part=arrow]), [data-part=station]") ?? [];
	tapped = { href: link.href, places: [link, ...marks].map(placeOf) };
}

const TITLE_AND_SIGN = "h1, [data-part=intro] > div > :is(svg, [data-part=sign])";
const MOTION = { duration: 260, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" };

/**
 * Ref of a page's article: its title and sign come from where the tapped card has them, and the rest fades in. By the
 * browser's own animations: framer-motion would have to be loaded before the tap, and a view transition delays the page.
 */
export function becomePage(article: HTMLElement) {
	// After the router has scrolled, and before the first paint.
	const frame = requestAnimationFrame(() => {
		const { href, places = [] } = tapped ?? {};
		tapped = undefined;
		if (href !== location.href || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
		for (const [index, element] of article.querySelectorAll(TITLE_AND_SIGN).entries()) {
			const from = places[index];
			if (!from) continue;
			const to = placeOf(element);
			const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.size / to.size})`;
			element.animate({ transform: [start, "none"], transformOrigin: ["0 0", "0 0"] }, MOTION);
		}
		for (const other of article.querySelectorAll("h1 ~ *, :scope > header ~ *"))
			other.animate({ opacity: [0, 1] }, { ...MOTION, easing: "ease-in" });
	});
	return () => cancelAnimationFrame(frame);
}
