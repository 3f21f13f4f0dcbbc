import { animate } from "framer-motion/dom/mini";

/** A ref whose element rises into place; without an animation under prefers-reduced-motion. */
export function rise(element: HTMLElement | null) {
	if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
	animate(
		element,
		{ opacity: [0, 1], transform: ["translateY(0.625rem)", "none"] },
		{ duration: 0.22, ease: [0.2, 0.7, 0.2, 1] },
	);
}
