import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** How far below the header something has to stand to be read, in pixels. */
const READING_LINE = 160;

/**
 * Returns a function that remembers the place on the page at hand, for a link to the same page in another language:
 * what was being read, found by its fragment, stands at the same height there.
 */
export function useKeptPlace() {
	const { pathname } = useLocation();
	const place = useRef<{ id: string; top: number } | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs as soon as another page stands there
	useLayoutEffect(() => {
		const element = place.current && document.getElementById(place.current.id);
		if (element && place.current)
			window.scrollBy({ top: topOf(element) - place.current.top, behavior: "instant" });
		place.current = null;
	}, [pathname]);
	return () => {
		const read = [...document.querySelectorAll("main [id]")].findLast(
			(element) => topOf(element) < READING_LINE,
		);
		place.current = read ? { id: read.id, top: topOf(read) } : null;
	};
}

const topOf = (element: Element) => element.getBoundingClientRect().top;
