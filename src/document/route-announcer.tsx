import { chakra } from "@chakra-ui/react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useHref, useLocation, useNavigationType } from "react-router-dom";

/** State of a link that leads back to the home page. */
export interface WayBack {
	/** The section to show, unless the visitor came from a link on the home page. */
	section?: string;
}

/** The link by which the visitor left a page: the `nth` of its links to `href`. */
interface Departure {
	pathname: string;
	href: string;
	nth: number;
	scrollTop: number;
}

const linksTo = (href: string) => [
	...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`),
];

/**
 * Does on a client-side navigation what browsers do on a document load: announces the title to screen readers and moves
 * the focus to the fragment's target or the start of the content; on Back and Forward, to the link by which the visitor
 * left the page. A link with the state `WayBack` restores the home page's scroll position. Focus in the assistant stays
 * there.
 */
export function RouteAnnouncer() {
	const { pathname, hash, key, state } = useLocation();
	const href = useHref(pathname);
	const type = useNavigationType();
	const shown = useRef({ pathname, key, href });
	/** By the key of the history entry. */
	const departures = useRef(new Map<string, Departure>());
	const [title, setTitle] = useState("");

	useEffect(() => {
		const keepDeparture = ({ target }: MouseEvent) => {
			const link = (target as Element).closest<HTMLElement>("a[href]");
			if (!link) return;
			const { pathname, key } = shown.current;
			const href = link.getAttribute("href") ?? "";
			const nth = linksTo(href).indexOf(link);
			departures.current.set(key, { pathname, href, nth, scrollTop: scrollY });
		};
		document.addEventListener("click", keepDeparture, true);
		return () => document.removeEventListener("click", keepDeparture, true);
	}, []);

	useLayoutEffect(() => {
		const left = shown.current;
		shown.current = { pathname, key, href };
		if (left.key === key) return;
		const isNewPage = left.pathname !== pathname;
		if (isNewPage) setTitle(document.title);
		if (document.activeElement?.closest("dialog")) return;
		const wayBack: WayBack | null = type === "PUSH" ? state : null;
		const departure = wayBack
			? [...departures.current.values()].findLast(
					(one) => one.pathname === pathname && one.href === left.href,
				)
			: type === "POP" && departures.current.get(key);
		const link = departure && linksTo(departure.href)[departure.nth];
		if (link) {
			link.focus({ preventScroll: true });
			if (wayBack) scrollTo({ top: departure.scrollTop, behavior: "instant" });
		} else if (isNewPage) {
			const target =
				document.getElementById(wayBack?.section ?? hash.slice(1)) ?? document.getElementById("content");
			if (!target) return;
			// Makes a section focusable by script only.
			if (target.tabIndex < 0) target.tabIndex = -1;
			target.focus({ preventScroll: true });
			if (wayBack) target.scrollIntoView({ behavior: "instant" });
		}
	}, [pathname, hash, key, state, href, type]);

	return (
		<chakra.p role="status" srOnly>
			{title}
		</chakra.p>
	);
}
