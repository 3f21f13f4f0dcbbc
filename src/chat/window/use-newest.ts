import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Conversation } from "../conversation/conversation.ts";

/** Pixels above the newest message. */
const MARGIN = 8;
/** Pixels that count as having reached a position. */
const NEARLY = 48;

/**
 * Scrolls the list to its newest message: to the end, but no further than the message's first line, so that a long answer
 * can be read from the start. Stays in place after the visitor has scrolled up, until their next question.
 *
 * @returns Ref of the scroller, whose only child is the content, and whether there is more below.
 */
export function useNewest({ messages, phase }: Conversation) {
	const scroller = useRef<HTMLDivElement>(null);
	const isFollowing = useRef(true);
	const lastTop = useRef(0);
	const [hasMoreBelow, setMoreBelow] = useState(false);

	const settle = useCallback(() => {
		const list = scroller.current;
		if (!list) return;
		const { scrollTop } = list;
		if (scrollTop >= newestTop(list) - NEARLY) isFollowing.current = true;
		else if (scrollTop < lastTop.current - 1) isFollowing.current = false;
		lastTop.current = scrollTop;
		setMoreBelow(endTop(list) - scrollTop > NEARLY);
	}, []);
	const follow = useCallback(() => {
		const list = scroller.current;
		if (list && isFollowing.current && newestTop(list) > list.scrollTop) scrollTo(list, newestTop(list));
		settle();
	}, [settle]);

	const isOwn = messages.at(-1)?.role === "user";
	// biome-ignore lint/correctness/useExhaustiveDependencies: after each message, and when the note below appears
	useLayoutEffect(() => {
		if (isOwn) isFollowing.current = true;
		follow();
	}, [messages.length, phase]);
	useEffect(() => {
		const list = scroller.current;
		if (!list?.firstElementChild) return;
		scrollTo(list, newestTop(list), "instant");
		const observer = new ResizeObserver(follow);
		observer.observe(list);
		observer.observe(list.firstElementChild);
		list.addEventListener("scroll", settle, { passive: true });
		return () => observer.disconnect();
	}, [follow, settle]);

	const scrollToEnd = () => scroller.current && scrollTo(scroller.current, endTop(scroller.current));
	return { scroller, hasMoreBelow, scrollToEnd };
}

const endTop = (list: HTMLElement) => list.scrollHeight - list.clientHeight;

/** Returns the scroll position that shows the newest message from its first line. */
function newestTop(list: HTMLElement): number {
	const newest = [...list.querySelectorAll<HTMLElement>("[data-message]")].at(-1);
	return Math.min(endTop(list), newest ? newest.offsetTop - MARGIN : 0);
}

const scrollTo = (list: HTMLElement, top: number, behavior: ScrollBehavior = "smooth") =>
	list.scrollTo({
		top,
		behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : behavior,
	});
