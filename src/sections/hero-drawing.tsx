import { Button } from "@chakra-ui/react";
import { Play, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { TransitMap } from "../content/home.ts";
import { LARGE_LETTERS } from "../theme/breakpoints.ts";
import { createBlock } from "../theme/create-block.ts";
import { DETOUR, NetworkMap, TRIP } from "./network-map.tsx";

const Root = createBlock("div", {
	base: {
		position: "relative",
		/** Night falls around the drawing, too. */
		_before: {
			content: '""',
			position: "absolute",
			inset: { base: "-4", _print: "0" },
			borderRadius: "lg",
			bg: "night",
			opacity: 0,
			transition: "opacity {durations.slow}",
		},
		"&.dark::before, &.dark [data-part=moon]": { opacity: 1 },
		"& > svg": {
			position: "relative",
			display: "block",
			width: "full",
			height: "auto",
			overflow: "visible",
			fill: "none",
			strokeLinecap: "round",
			strokeLinejoin: "round",
		},
		"& svg text": {
			fill: "fg.muted",
			fontFamily: "mono",
			fontSize: { base: "18px", xl: "16px" },
			fontWeight: 500,
		},
		"& > svg > path": {
			stroke: "fg.subtle",
			strokeWidth: "5px",
			strokeDasharray: "1",
			animation: "draw-line 1.4s {easings.out}",
		},
		"& > svg > [data-part=main]": { stroke: "accent.line", strokeWidth: "7px" },
		"& > svg > [data-scene=detour]": { opacity: 0, animation: "none" },
		"& > svg > [data-part=moon]": {
			fill: "fg",
			stroke: "none",
			opacity: 0,
			animation: "none",
			transition: "opacity {durations.slow}",
		},
		"& [data-part=stop]": { fill: "bg", stroke: "accent.line", strokeWidth: "5px" },
		"& [data-part=side]": { fill: "bg", stroke: "fg.subtle", strokeWidth: "4px" },
		"& [data-part=hub]": { fill: "bg", stroke: "fg", strokeWidth: "5px" },
		"& [data-part=hub] + text": { fill: "fg", fontWeight: 700, fontSize: { base: "20px", xl: "17px" } },
		"& [data-part=target]": { fill: "transparent" },
		"& svg a": {
			borderRadius: "md",
			"& text": { textDecoration: "underline", textDecorationThickness: "1px", textUnderlineOffset: "0.3em" },
			"&:is(:hover, :focus-visible)": {
				"& text": { fill: "accent.fg", textDecorationThickness: "2px" },
				"& [data-part=target] + *": { stroke: "accent.fg" },
			},
		},
		"& [data-part=train]": {
			fill: "fg",
			stroke: { base: "bg", _highContrast: "none" },
			strokeWidth: "3px",
			pointerEvents: "none",
			offsetRotate: "0deg",
			offsetPath: `path("${TRIP}")`,
			offsetDistance: "100%",
			// Arrives in under five seconds, because longer motion needs a pause control (WCAG 2.2.2).
			animation: "follow-line 3.2s ease-in-out 1.2s backwards",
		},
		"&[data-act] [data-part=train]": { offsetPath: `path("${DETOUR}")` },
		/** Arrives with the train. */
		"& > [data-part=caption]": {
			position: "relative",
			display: "flex",
			alignItems: "center",
			justifyContent: "space-between",
			// Below each other only if the visitor has enlarged the text.
			[LARGE_LETTERS]: { flexWrap: "wrap" },
			gap: "4",
			mt: "2",
			animation: "fade-in 0.4s 4.2s backwards",
			"& > p": {
				minW: "0",
				minH: "2lh",
				alignContent: "center",
				fontFamily: "mono",
				fontSize: "sm",
				fontWeight: "medium",
				color: "success.fg",
			},
			"& strong": { fontWeight: "bold" },
			"& [data-part=note]": { color: "fg.muted" },
			"& > button": { flexShrink: 0, maxW: "full", whiteSpace: "normal", _motionReduce: { display: "none" } },
		},
		"&[data-act='1'] p": { color: "danger.fg" },
		"&.dark:not([data-act='0']) [data-scene=failed]": { fill: "danger.line", stroke: "danger.line" },
		/** Instead of the scene where nothing moves. */
		"& > ol": {
			display: { base: "none", _motionReduce: "block", _print: "block" },
			"@media (scripting: none)": { display: "block" },
			textStyle: "label",
			color: "fg.muted",
			mt: "1",
			"& > li": { display: "flex", gap: "4" },
		},
	},
});

/** The hero's drawing with its caption, and a button that plays its scene. */
export function HeroDrawing({ map }: { map: TransitMap }) {
	const { caption, scene } = map;
	const root = useRef<HTMLDivElement>(null);
	/** Number of the current act; 0 before the first one. */
	const [act, setAct] = useState<number>();
	const isPlaying = act !== undefined;

	useEffect(() => {
		if (!isPlaying) return;
		const end = new AbortController();
		const stopOnEscape = ({ key }: KeyboardEvent) => key === "Escape" && setAct(undefined);
		document.addEventListener("keydown", stopOnEscape, end);
		import("./night-scene.ts").then(
			({ playScene }) => root.current && playScene(root.current, setAct, end.signal),
			// Offline, or after a deploy.
			() => setAct(undefined),
		);
		return () => end.abort();
	}, [isPlaying]);

	const current = scene && act ? scene.acts[act - 1] : undefined;
	return (
		// The last act is the next morning.
		<Root ref={root} className={isPlaying && act < 4 ? "dark" : undefined} data-act={act}>
			<NetworkMap map={map} />
			<div data-part="caption">
				<p aria-live="polite">
					{scene && current ? (
						<>
							<strong>{current.time}</strong> <span data-part="note">({scene.note})</span>
							<br />
							{current.text}
						</>
					) : (
						caption
					)}
				</p>
				{scene && (
					<Button variant="outline" size="sm" onClick={() => setAct(isPlaying ? undefined : 0)}>
						{isPlaying ? <X /> : <Play />}
						{isPlaying ? scene.stop : scene.play}
					</Button>
				)}
			</div>
			{scene && (
				<ol aria-label={scene.note}>
					{scene.acts.map(({ time, text }) => (
						<li key={text}>
							<span>{time}</span> {text}
						</li>
					))}
				</ol>
			)}
		</Root>
	);
}
