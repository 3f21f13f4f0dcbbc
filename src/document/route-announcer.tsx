import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { type Location, useHref, useLocation, useNavigationType } from "react-router-dom";

/** State of a link that leads back to a page, to the place where the visitor left it. */
export const WAY_BACK = { isWayBack: true };

/** State of a link in an answer: the part that it leads to is marked for a moment. */
export const AS_SOURCE = { isSource: true };
const MARKED = "var(--chakra-colors-accent-subtle)";

/** The key of each page's last history entry. */
const lastKeys = new Map<string, string>();

/** Returns the key under which the router keeps an entry's scroll position; the way back shares that of the last entry. */
export function scrollKey({ pathname, key, state }: Location): string {
	const last = lastKeys.get(pathname);
	if (last && state?.isWayBack) return last;
	lastKeys.set(pathname, key);
	return key;
}

/**
 * Does on a client-side navigation what browsers do on a document load: announces the title to screen readers and moves
 * the focus to the fragment's target or the start of the content. On the way back, a keyboard user goes on from the link
 * to the page that they left. Focus in the assistant stays there.
 */
export function RouteAnnouncer() {
	const { pathname, hash, state, key } = useLocation();
	const href = useHref(pathname);
	const isWayBack = useNavigationType() === "POP" || state?.isWayBack;
	const shown = useRef(href);
	const [title, setTitle] = useState("");

	// After the router's layout effect, which restores the scroll position.
	// biome-ignore lint/correctness/useExhaustiveDependencies: each click on a source moves the focus again
	useEffect(() => {
		const left = shown.current;
		shown.current = href;
		// A source on the same page takes the focus, too.
		if (left === href && (isWayBack || !state?.isSource)) return;
		setTitle(document.title);
		if (document.activeElement?.closest("dialog")) return;
		const target = (isWayBack && linkInView(left)) || targetOf(hash) || document.getElementById("content");
		// Makes a section focusable by script only.
		if (target && target.tabIndex < 0) target.tabIndex = -1;
		target?.focus({ preventScroll: true });
	}, [href, hash, isWayBack, state, key]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: each click marks the place again
	useEffect(() => {
		if (!state?.isSource || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
		const mark = { backgroundColor: MARKED, boxShadow: `0 0 0 0.5rem ${MARKED}`, offset: 0 };
		targetOf(hash)?.animate([mark], { duration: 2500, easing: "ease-in" });
	}, [key]);

	return (
		<chakra.span srOnly role="status">
			{title}
		</chakra.span>
	);
}

/** Returns the element of a fragment, whose letters outside of ASCII are encoded. */
function targetOf(hash: string): HTMLElement | null {
	try {
		return document.getElementById(decodeURIComponent(hash.slice(1)));
	} catch {
		// Not a valid encoding.
		return null;
	}
}

const linkInView = (href: string) =>
	[...document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)].find((link) => {
		const { top } = link.getBoundingClientRect();
		return top > 0 && top < innerHeight;
	});
