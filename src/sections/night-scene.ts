import type { DOMKeyframesDefinition } from "framer-motion";
import { animate } from "framer-motion/dom/mini";

/** Seconds at which the acts begin, and the scene ends. */
const ACTS = [1.6, 3.8, 6.4, 8.2];
const END = 10;
/** Longer than the scene, so that no animation ends by itself and leaves its last frame behind. */
const DURATION = END + 1;

/** Animations of the drawing's elements, with the second of each frame. */
const SCORE: [elements: string, frames: DOMKeyframesDefinition, seconds: number[]][] = [
	// The train waits at the hub, 48 % of the way.
	["[data-part=train]", { offsetDistance: ["0%", "48%", "48%", "100%", "100%"] }, [0, 1.6, 4.1, 6.4]],
	["[data-scene=failing]", { opacity: [1, 1, 0.15, 0.15, 1, 1] }, [0, 1.6, 1.9, 8.2, 8.8]],
	["[data-scene=failed]", { strokeWidth: [5, 5, 18, 5, 18, 5, 5] }, [0, 1.6, 1.9, 2.4, 2.9, 3.5]],
	["[data-scene=detour]", { opacity: [0, 0, 1, 1, 0, 0] }, [0, 3.9, 4, 8.4, 9]],
	["[data-scene=detour]", { strokeDashoffset: [1, 1, 0, 0] }, [0, 4, 6.3]],
];

/**
 * Plays the scene in the hero's drawing until `end`, and leaves it as it was.
 *
 * @param show Called with the number of each act as it begins, and with nothing after the last.
 */
export function playScene(drawing: HTMLElement, show: (act?: number) => void, end: AbortSignal): void {
	if (end.aborted) return;
	const animations = SCORE.map(([elements, frames, seconds]) =>
		animate(drawing.querySelectorAll(elements), frames, {
			duration: DURATION,
			times: [...seconds, DURATION].map((second) => second / DURATION),
			ease: seconds.map(() => "easeInOut" as const),
		}),
	);
	const timers = [...ACTS, END].map((second, index) =>
		setTimeout(show, second * 1000, index < ACTS.length ? index + 1 : undefined),
	);
	end.addEventListener("abort", () => {
		for (const animation of animations) animation.cancel();
		for (const timer of timers) clearTimeout(timer);
	});
}
