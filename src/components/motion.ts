import { usePresence } from "framer-motion";
import { animate } from "framer-motion/dom/mini";
import { type RefObject, useLayoutEffect } from "react";

const LOW = "translateY(0.625rem)";
const COMES = { opacity: [0, 1], transform: [LOW, "none"] };
const GOES = { opacity: [1, 0], transform: ["none", LOW] };
const ease = [0.2, 0.7, 0.2, 1] as const;
const SLOW = { duration: 0.22, ease };
const FAST = { duration: 0.14, ease };

/**
 * Lets an element rise into place. If it `leaves`, it also sinks before the `AnimatePresence` around it removes it.
 *
 * Motion is framer-motion's, by `animate` of `framer-motion/dom/mini` (3 KB; `m` with `LazyMotion` has 34), in modules
 * that are loaded with what moves, by `import()`. The page is complete without them, so the first paint never waits for
 * one. Each animation shows its end at once under prefers-reduced-motion, and is cancelled on cleanup: framer-motion would
 * commit its styles, which throws for an element that isn't rendered.
 */
export function useRise(ref: RefObject<HTMLElement | null>, { leaves = false } = {}): void {
	const [isPresent, remove] = usePresence(leaves);
	useLayoutEffect(() => {
		const element = ref.current;
		// A dialog that the browser itself has closed is no longer visible.
		const moves = element?.getClientRects().length && !matchMedia("(prefers-reduced-motion: reduce)").matches;
		const animation = moves ? animate(element, isPresent ? COMES : GOES, isPresent ? SLOW : FAST) : null;
		if (remove) Promise.resolve(animation).then(remove);
		return () => animation?.cancel();
	}, [ref, isPresent, remove]);
}
