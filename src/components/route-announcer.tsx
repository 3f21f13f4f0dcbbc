import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

/**
 * Does for a change of page what the browser does for a new document: says its title to screen readers, and
 * takes the focus along, because the link that had it is gone.
 */
export function RouteAnnouncer() {
	const { pathname, hash } = useLocation();
	const announced = useRef(pathname);
	const [title, setTitle] = useState("");

	useEffect(() => {
		if (announced.current === pathname) return;
		announced.current = pathname;
		setTitle(document.title);
		if (document.activeElement !== document.body) return;
		const target = document.getElementById(hash.slice(1)) ?? document.getElementById("content");
		target?.focus({ preventScroll: true });
	}, [pathname, hash]);

	return (
		<chakra.p role="status" srOnly>
			{title}
		</chakra.p>
	);
}
