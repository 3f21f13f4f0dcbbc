import { animate } from "framer-motion/dom/mini";

/**
 * A ref or effect whose element rises into place; without an animation under prefers-reduced-motion. Cancels the
 * animation on cleanup: a later one would try to commit its styles, which throws for an element that isn't rendered.
 */
export function rise(element: HTMLElement | null) {
	if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
	const animation = animate(
		element,
		{ opacity: [0, 1], transform: ["translateY(0.625rem)", "none"] },
		{ duration: 0.22, ease: [0.2, 0.7, 0.2, 1] },
	);
	return () => animation.cancel();
}
