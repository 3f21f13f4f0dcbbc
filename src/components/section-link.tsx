import type { MouseEvent } from "react";
import { Link, type LinkProps, useLocation, useNavigate } from "react-router-dom";
import type { HomeSection } from "../content/words.ts";
import { useSiteLanguage } from "../document/site-language.ts";
import { pathIn } from "../pages/language.ts";

interface SectionLinkProps extends Omit<LinkProps, "to"> {
	section: HomeSection;
}

/**
 * Links to a section of the home page. On the home page it scrolls there smoothly, or instantly under
 * prefers-reduced-motion.
 */
export function SectionLink({ section, onClick, ...props }: SectionLinkProps) {
	const home = pathIn("/", useSiteLanguage());
	const { pathname } = useLocation();
	const navigate = useNavigate();
	const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
		onClick?.(event);
		const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
		const target = pathname === home ? document.getElementById(section) : null;
		if (event.defaultPrevented || !isPlain || !target) return;
		event.preventDefault();
		const { scrollY } = window;
		// Navigates first, because the router's jump to the hash would end a smooth scroll.
		// With its path, because the address may already be that of a page not yet shown.
		const to = { pathname: home, hash: section };
		navigate(to, { replace: props.replace, flushSync: true, preventScrollReset: true });
		if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
			window.scrollTo({ top: scrollY, behavior: "instant" });
			target.scrollIntoView({ behavior: "smooth" });
		}
		target.focus({ preventScroll: true });
	};
	return <Link {...props} to={{ pathname: home, hash: section }} onClick={handleClick} />;
}
