import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import type { HomeSection } from "../content/words.ts";
import { usePageFrame, useShell } from "./shell.tsx";

/** Returns the section of the home page in the middle of the viewport; on other pages, the section they belong to. */
export function useCurrentSection(): HomeSection | undefined {
	const { pathname } = useLocation();
	const { menu } = useShell();
	const { section } = usePageFrame();
	const [inView, setInView] = useState<HomeSection>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own sections
	useEffect(() => {
		const sections = menu.flatMap(({ id }) => document.getElementById(id) ?? []);
		const topOf = (element: Element) => element.getBoundingClientRect().top;
		// Measures anew: after a fast jump, no section may have entered the middle, but one has left it.
		const observer = new IntersectionObserver(
			() => {
				const current = sections.findLast((element) => topOf(element) <= innerHeight / 2);
				setInView(menu.find(({ id }) => id === current?.id)?.id);
			},
			{ rootMargin: "-50% 0px" },
		);
		for (const element of sections) observer.observe(element);
		return () => {
			observer.disconnect();
			setInView(undefined);
		};
	}, [pathname, menu]);
	return section ?? inView;
}
