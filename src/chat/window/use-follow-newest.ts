import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Pixels above the newest message. */
const MARGIN = 16;
/** Distance in pixels that counts as having reached a position. */
const NEARLY = 48;

interface Followed {
	/** Number of messages. */
	count: number;
	/** Whether the newest message is the visitor's own, to which the list scrolls from anywhere. */
	isOwn: boolean;
	/** Whether the newest message is streaming. */
	isGrowing: boolean;
}

/**
 * Scrolls a list to its newest message: to the end, but no further than the message's first line, so that a long answer
 * can be read from the start. Stays in place after the visitor has scrolled up.
 *
 * @param scroller Scrolling element; its first child is the content.
 * @returns Whether there is more below, and a function that scrolls to the end.
 */
export function useFollowNewest(
	scroller: RefObject<HTMLElement | null>,
	{ count, isOwn, isGrowing }: Followed,
) {
	const [hasMoreBelow, setMoreBelow] = useState(false);
	const isFollowing = useRef(true);
	const followsEnd = useRef(false);
	const lastTop = useRef(0);

	const settle = useCallback(() => {
		const list = scroller.current;
		if (!list) return;
		const { scrollTop } = list;
		const isUpward = scrollTop < lastTop.current - 1;
		if (isUpward) followsEnd.current = false;
		if (scrollTop >= newestTop(list) - NEARLY) isFollowing.current = true;
		else if (isUpward) isFollowing.current = false;
		lastTop.current = scrollTop;
		setMoreBelow(endTop(list) - scrollTop > NEARLY);
	}, [scroller]);

	const follow = useCallback(
		(behavior: ScrollBehavior) => {
			const list = scroller.current;
			if (!list) return;
			const target = followsEnd.current ? endTop(list) : newestTop(list);
			// Never scrolls up: the visitor may have read on.
			if (isFollowing.current && target > list.scrollTop) scrollTo(list, target, behavior);
			settle();
		},
		[scroller, settle],
	);

	const wasShown = useRef(false);
	useLayoutEffect(() => {
		if (count > 0 && isOwn) isFollowing.current = true;
		followsEnd.current = false;
		follow(wasShown.current ? "smooth" : "instant");
		wasShown.current = true;
	}, [count, isOwn, follow]);

	useEffect(() => {
		const list = scroller.current;
		if (!list?.firstElementChild) return;
		const observer = new ResizeObserver(() => follow(isGrowing ? "instant" : "smooth"));
		observer.observe(list);
		observer.observe(list.firstElementChild);
		return () => observer.disconnect();
	}, [scroller, isGrowing, follow]);

	useEffect(() => {
		const list = scroller.current;
		list?.addEventListener("scroll", settle, { passive: true });
		return () => list?.removeEventListener("scroll", settle);
	}, [scroller, settle]);

	const scrollToEnd = () => {
		const list = scroller.current;
		if (!list) return;
		isFollowing.current = true;
		followsEnd.current = true;
		scrollTo(list, endTop(list), "smooth");
	};
	return { hasMoreBelow, scrollToEnd };
}

/** Returns the scroll position that shows the newest message from its first line. */
function newestTop(list: HTMLElement): number {
	const messages = list.querySelectorAll<HTMLElement>("[data-message]");
	const newest = messages[messages.length - 1];
	return newest ? Math.max(0, Math.min(endTop(list), newest.offsetTop - MARGIN)) : endTop(list);
}

const endTop = (list: HTMLElement) => list.scrollHeight - list.clientHeight;

function scrollTo(list: HTMLElement, top: number, behavior: ScrollBehavior) {
	const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
	list.scrollTo({ top, behavior: isStill ? "instant" : behavior });
}
