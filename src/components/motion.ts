import { usePresence } from "framer-motion";
import { animate } from "framer-motion/dom/mini";
import { type RefObject, useLayoutEffect } from "react";

/**
 * Lets an element rise into place. If it `leaves`, it also sinks before the `AnimatePresence` around it removes it.
 *
 * The pattern for what comes and goes: `animate` of `framer-motion/dom/mini` (3 KB; `m` with `LazyMotion` has 34) in a
 * module that `import()` loads with what moves, so that the first paint never waits for it. Its last frame stays as an
 * inline style, so it has to be the element's style at rest. Under prefers-reduced-motion nothing moves. An animation is
 * cancelled on cleanup: framer-motion would commit its styles, which throws for an element that isn't rendered.
 */
export function useRise(ref: RefObject<HTMLElement | null>, { leaves = false } = {}): void {
	const [isPresent, remove] = usePresence(leaves);
	useLayoutEffect(() => {
		const element = ref.current;
		// A dialog that the browser itself has closed is no longer visible.
		const moves = element?.getClientRects().length && !matchMedia("(prefers-reduced-motion: reduce)").matches;
		const inOrder = <Frame>(frames: Frame[]) => (isPresent ? frames : frames.reverse());
		const frames = { opacity: inOrder([0, 1]), transform: inOrder(["translateY(0.625rem)", "none"]) };
		const animation = moves ? animate(element, frames, { duration: isPresent ? 0.22 : 0.14 }) : null;
		if (remove) Promise.resolve(animation).then(remove);
		return () => animation?.cancel();
	}, [ref, isPresent, remove]);
}
