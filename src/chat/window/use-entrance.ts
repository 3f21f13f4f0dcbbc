import { useReducedMotion } from "framer-motion";

const EASE_OUT = [0.2, 0.7, 0.2, 1] as const;

/**
 * Returns motion props for an element that rises into place; without an animation under prefers-reduced-motion.
 *
 * @param distance Pixels from below.
 * @param isNew False for elements that appear without an animation.
 */
export function useEntrance(distance: number, isNew = true) {
	const isStill = useReducedMotion() || !isNew;
	return {
		initial: isStill ? false : { opacity: 0, y: distance },
		animate: { opacity: 1, y: 0 },
		transition: { duration: 0.22, ease: EASE_OUT },
	} as const;
}
