import { type MouseEvent, useCallback } from "react";
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
	const scrollTo = useScrollToSection(home);
	const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
		onClick?.(event);
		const plainClick =
			event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
		if (!event.defaultPrevented && plainClick && scrollTo(section, props.replace)) event.preventDefault();
	};
	return <Link {...props} to={{ pathname: home, hash: section }} onClick={handleClick} />;
}

/** Returns a function that scrolls to a section of the current page and returns whether it exists. */
function useScrollToSection(home: string) {
	const { pathname } = useLocation();
	const navigate = useNavigate();
	return useCallback(
		(section: HomeSection, replace?: boolean): boolean => {
			const target = pathname === home ? document.getElementById(section) : null;
			if (!target) return false;
			const { scrollY } = window;
			const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
			// Navigates first, because the router's jump to the hash would end a smooth scroll.
			// With its path, because the address may already be that of a page not yet shown.
			navigate({ pathname: home, hash: section }, { replace, flushSync: true, preventScrollReset: true });
			if (!still) {
				window.scrollTo({ top: scrollY, behavior: "instant" });
				target.scrollIntoView({ behavior: "smooth" });
			}
			target.focus({ preventScroll: true });
			return true;
		},
		[navigate, pathname, home],
	);
}
