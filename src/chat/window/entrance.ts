import { animate } from "framer-motion/dom/mini";

/**
 * Returns a ref whose element rises into place; without an animation under prefers-reduced-motion.
 *
 * @param distance Pixels from below.
 */
export const entrance = (distance: number) => (element: HTMLElement | null) => {
	if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
	const animation = animate(
		element,
		{ opacity: [0, 1], transform: [`translateY(${distance}px)`, "none"] },
		{ duration: 0.22, ease: [0.2, 0.7, 0.2, 1] },
	);
	return () => animation.stop();
};
