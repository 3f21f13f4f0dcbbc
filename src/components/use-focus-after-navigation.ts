import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/**
 * Does what a browser does when it loads a page, and a router does not: the keyboard and screen readers begin
 * at the new page, or at the section that the link named, and not where the followed link was. Whoever is in
 * the assistant stays there.
 */
export function useFocusAfterNavigation() {
	const { pathname, hash } = useLocation();
	const shown = useRef(pathname);
	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		if (document.activeElement?.closest("aside")) return;
		const target = document.getElementById(hash.slice(1)) ?? document.querySelector("main");
		if (!target) return;
		// Lets a section take the focus from a script, and from nothing else.
		if (target.tabIndex < 0) target.tabIndex = -1;
		target.focus({ preventScroll: true });
	}, [pathname, hash]);
}
