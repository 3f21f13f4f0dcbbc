import type { MouseEvent } from "react";
import { Link, type LinkProps, useLocation, useNavigate } from "react-router-dom";
import type { HomeSection } from "../content/words.ts";
import { useShell } from "../document/shell.tsx";

/**
 * Links to a section of the home page. On the home page it scrolls there smoothly, or instantly under
 * prefers-reduced-motion.
 */
export function SectionLink({
	section,
	onClick,
	...props
}: Omit<LinkProps, "to"> & { section: HomeSection }) {
	const { home } = useShell();
	const { pathname, hash } = useLocation();
	const navigate = useNavigate();
	const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
		// Others open a new tab or window.
		if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		onClick?.(event);
		const target = pathname === home ? document.getElementById(section) : null;
		if (!target) return;
		event.preventDefault();
		const { scrollY } = window;
		// Navigates first, because the router's jump to the hash would end a smooth scroll.
		// With its path, because the address may already be that of a page not yet shown.
		const to = { pathname: home, hash: section };
		const replace = hash === `#${section}`;
		navigate(to, { replace, flushSync: true, preventScrollReset: true });
		if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
			window.scrollTo({ top: scrollY, behavior: "instant" });
			target.scrollIntoView({ behavior: "smooth" });
		}
		target.focus({ preventScroll: true });
	};
	return <Link {...props} to={{ pathname: home, hash: section }} onClick={handleClick} />;
}
