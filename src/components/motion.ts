import { usePresence } from "framer-motion";
import { animate } from "framer-motion/dom/mini";
import { type RefObject, useLayoutEffect } from "react";

/**
 * Lets an element rise into place, or sink with a negative `height`. If it `leaves`, it also goes back before the
 * `AnimatePresence` around it removes it.
 *
 * Motion is framer-motion's, by `animate` of `framer-motion/dom/mini` (3 KB; `m` with `LazyMotion` has 34), in modules
 * that are loaded with what moves, by `import()`. The page is complete without them, so the first paint never waits for
 * one. Each animation shows its end at once under prefers-reduced-motion, and is cancelled on cleanup: framer-motion would
 * commit its styles, which throws for an element that isn't rendered.
 */
export function useRise(
	ref: RefObject<HTMLElement | null>,
	{ leaves = false, height = "0.625rem" } = {},
): void {
	const [isPresent, remove] = usePresence(leaves);
	useLayoutEffect(() => {
		const element = ref.current;
		// A dialog that the browser itself has closed is no longer visible.
		const moves = element?.getClientRects().length && !matchMedia("(prefers-reduced-motion: reduce)").matches;
		const inOrder = <Frame>(frames: Frame[]) => (isPresent ? frames : frames.reverse());
		const frames = { opacity: inOrder([0, 1]), transform: inOrder([`translateY(${height})`, "none"]) };
		const animation = moves ? animate(element, frames, { duration: isPresent ? 0.22 : 0.14 }) : null;
		if (remove) Promise.resolve(animation).then(remove);
		return () => animation?.cancel();
	}, [ref, isPresent, remove, height]);
}
