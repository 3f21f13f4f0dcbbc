import { type MouseEvent, useCallback } from "react";
import { Link, type LinkProps, useLocation, useNavigate } from "react-router-dom";
import { pathIn } from "../content/language.ts";
import type { HomeSection } from "../content/words.ts";
import { useSiteLanguage } from "../document/site-language.ts";

interface SectionLinkProps extends Omit<LinkProps, "to"> {
	section: HomeSection;
}

/**
 * Leads to a section of the home page: scrolls there smoothly when already on it (at once under
 * prefers-reduced-motion), and opens the home page at that section from anywhere else.
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

/** Returns a function that scrolls to a section of the page at hand and says whether it is there. */
function useScrollToSection(home: string) {
	const { pathname } = useLocation();
	const navigate = useNavigate();
	return useCallback(
		(section: HomeSection, replace?: boolean): boolean => {
			const target = pathname === home ? document.getElementById(section) : null;
			if (!target) return false;
			const { scrollY } = window;
			const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
			// The router jumps to the hash while it navigates, and a jump would end a smooth scroll: so it goes first.
			// With its path: another page may have the address already, and not yet be shown.
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
