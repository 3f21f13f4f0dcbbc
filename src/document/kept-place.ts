import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** Pixels below the top of the viewport at which people read. */
const READING_LINE = 160;

/**
 * Returns a function that remembers the scroll position relative to the nearest element with an id. The next page shows
 * its element with the same id at the same height: a link to another language keeps the reader's place.
 */
export function useKeptPlace() {
	const { pathname } = useLocation();
	const place = useRef<{ id: string; top: number } | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of page
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
