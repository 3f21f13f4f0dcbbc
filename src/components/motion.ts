import { usePresence } from "framer-motion";
import { animate } from "framer-motion/dom/mini";
import { type RefObject, useLayoutEffect } from "react";

/** Lets an element rise into place; if it `leaves`, it sinks before the `AnimatePresence` around it removes it. */
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
