import { useEffect, useRef, useState } from "react";
import { useStickToBottom } from "use-stick-to-bottom";
import type { Conversation } from "../conversation/conversation.ts";

/** Pixels above the newest message. */
const MARGIN = 8;

/**
 * Scrolls the list to its newest message: to the end, but no further than the message's first line, so that a long answer
 * can be read from the start. Stays in place after the visitor has scrolled up, until their next question.
 */
export function useNewest({ messages, phase }: Conversation) {
	const animation = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
	const { scrollRef, contentRef, scrollToBottom } = useStickToBottom({
		initial: "instant",
		resize: animation,
		targetScrollTop: (bottom, { contentElement }) => {
			const newest = [...contentElement.querySelectorAll<HTMLElement>("[data-message]")].at(-1);
			return newest ? Math.min(bottom, newest.offsetTop - MARGIN) : bottom;
		},
	});

	const isOwn = messages.at(-1)?.role === "user";
	const wasShown = useRef(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: after each message, and when the space for the list changes
	useEffect(() => {
		if (wasShown.current) scrollToBottom({ animation, preserveScrollPosition: !isOwn });
		wasShown.current = true;
	}, [messages.length, phase]);

	/** Stands at the list's end. */
	const end = useRef<HTMLDivElement>(null);
	const [hasMoreBelow, setMoreBelow] = useState(false);
	useEffect(() => {
		const options = { root: scrollRef.current, rootMargin: "48px" };
		const observer = new IntersectionObserver(([entry]) => setMoreBelow(!entry?.isIntersecting), options);
		if (end.current) observer.observe(end.current);
		return () => observer.disconnect();
	}, [scrollRef]);
	const scrollToEnd = () => end.current?.scrollIntoView({ behavior: animation });
	return { scrollRef, contentRef, end, hasMoreBelow, scrollToEnd };
}
