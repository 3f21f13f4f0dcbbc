import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

/**
 * Does for a change of page what the browser does for a new document: says its title to screen readers, and
 * takes the focus along, to the section that the link named or to the page's beginning. Whoever is in the
 * assistant stays there.
 */
export function RouteAnnouncer() {
	const { pathname, hash } = useLocation();
	const announced = useRef(pathname);
	const [title, setTitle] = useState("");

	useEffect(() => {
		if (announced.current === pathname) return;
		announced.current = pathname;
		setTitle(document.title);
		if (document.activeElement?.closest("aside")) return;
		const target = document.getElementById(hash.slice(1)) ?? document.getElementById("content");
		if (!target) return;
		// Lets a section take the focus from a script, and from nothing else.
		if (target.tabIndex < 0) target.tabIndex = -1;
		target.focus({ preventScroll: true });
	}, [pathname, hash]);

	return (
		<chakra.p role="status" srOnly>
			{title}
		</chakra.p>
	);
}
