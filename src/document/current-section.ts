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
		const observer = new IntersectionObserver(
			(entries) => {
				const target = entries.find(({ isIntersecting }) => isIntersecting)?.target;
				if (target) setInView(menu.find(({ id }) => id === target.id)?.id);
			},
			{ rootMargin: "-50% 0px" },
		);
		for (const { id } of menu) {
			const element = document.getElementById(id);
			if (element) observer.observe(element);
		}
		return () => {
			observer.disconnect();
			setInView(undefined);
		};
	}, [pathname, menu]);
	return section ?? inView;
}
