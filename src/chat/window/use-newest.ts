import { useEffect, useRef, useState } from "react";
import { useStickToBottom } from "use-stick-to-bottom";
import type { Conversation } from "../conversation/conversation.ts";

/** Pixels above the newest message. */
const MARGIN = 8;
/** Pixels that count as having reached the end. */
const NEARLY = 48;

/**
 * Scrolls the list to its newest message: to the end, but no further than the message's first line, so that a long answer
 * can be read from the start. Stays in place after the visitor has scrolled up, until their next question.
 *
 * @returns Refs of the scroller, its content and its end, whether there is more below, and a function that scrolls there.
 */
export function useNewest({ messages, phase }: Conversation) {
	const end = useRef<HTMLDivElement>(null);
	const [hasMoreBelow, setMoreBelow] = useState(false);
	const resize = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
	const { scrollRef, contentRef, scrollToBottom } = useStickToBottom({
		initial: "instant",
		resize,
		targetScrollTop: (bottom, { contentElement }) => {
			const newest = [...contentElement.querySelectorAll<HTMLElement>("[data-message]")].at(-1);
			return newest ? Math.min(bottom, newest.offsetTop - MARGIN) : bottom;
		},
	});

	const isOwn = messages.at(-1)?.role === "user";
	const wasShown = useRef(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: follows each message, and each change of what stands below the list
	useEffect(() => {
		if (wasShown.current) scrollToBottom({ animation: resize, preserveScrollPosition: !isOwn });
		wasShown.current = true;
	}, [messages.length, phase]);

	useEffect(() => {
		if (!end.current) return;
		const observer = new IntersectionObserver(([entry]) => setMoreBelow(!entry?.isIntersecting), {
			root: scrollRef.current,
			rootMargin: `${NEARLY}px`,
		});
		observer.observe(end.current);
		return () => observer.disconnect();
	}, [scrollRef]);

	return {
		scrollRef,
		contentRef,
		end,
		hasMoreBelow,
		scrollToEnd: () => end.current?.scrollIntoView({ behavior: resize, block: "end" }),
	};
}
