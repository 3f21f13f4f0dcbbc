import type { TransitMap } from "../content/home.ts";
import { createBlock } from "../theme/create-block.ts";

/** Position of a name: above (in the left corner, to its right), below or to the right of its stop. */
const sides = {
	above: { dx: 0, dy: -26, textAnchor: "middle" },
	corner: { dx: -22, dy: -26, textAnchor: "start" },
	below: { dx: 0, dy: 37, textAnchor: "middle" },
	right: { dx: 22, dy: 5, textAnchor: "start" },
} as const;

/** Positions of the stations, in the order of the map's names. */
const places: readonly { x: number; y: number; side: keyof typeof sides; isMinor?: true }[] = [
	{ x: 60, y: 70, side: "corner" },
	{ x: 190, y: 70, side: "above" },
	{ x: 320, y: 70, side: "above" },
	{ x: 210, y: 336, side: "right", isMinor: true },
	{ x: 330, y: 336, side: "right" },
	{ x: 450, y: 336, side: "right", isMinor: true },
	{ x: 330, y: 470, side: "below" },
	{ x: 180, y: 470, side: "below", isMinor: true },
	{ x: 60, y: 336, side: "right", isMinor: true },
	{ x: 60, y: 203, side: "right", isMinor: true },
];

const MAIN_LINE = "M60 70 H350 L450 170 V240";
const LAST_LEG = "M330 240 V470";
const BRANCHES = "M210 240 V400 L280 470 H330 M450 240 V400 L380 470 H330";
const FEEDBACK = "M330 470 H110 L60 420 V70";
const TRIP = "M60 70 H350 L450 170 V240 H330 V470";

const Root = createBlock("svg", {
	base: {
		width: "full",
		height: "auto",
		fill: "none",
		strokeLinecap: "round",
		strokeLinejoin: "round",
		"& text": {
			fill: "fg.muted",
			fontFamily: "mono",
			fontSize: { base: "18px", xl: "16px" },
			fontWeight: 500,
		},
		"& path": {
			stroke: "fg.subtle",
			strokeWidth: "5px",
			strokeDasharray: "1",
			animation: "draw-line 1.4s {easings.out}",
		},
		"& [data-part=main]": { stroke: "accent.line", strokeWidth: "7px" },
		"& [data-part=stop]": { fill: "bg", stroke: "accent.line", strokeWidth: "5px" },
		"& [data-part=side]": { fill: "bg", stroke: "fg.subtle", strokeWidth: "4px" },
		"& [data-part=caption]": { fill: "success.fg", fontSize: { base: "17px", xl: "15px" } },
		"& [data-part=hub]": { fill: "bg", stroke: "fg", strokeWidth: "5px" },
		"& [data-part=hub] + text": { fill: "fg", fontWeight: 700, fontSize: { base: "20px", xl: "17px" } },
		"& [data-part=train]": {
			fill: "accent.line",
			offsetRotate: "0deg",
			offsetPath: `path("${TRIP}")`,
			offsetDistance: "100%",
			// Under five seconds including the drawing; longer motion needs a pause control (WCAG 2.2.2).
			animation: "follow-line 3.2s ease-in-out 1.2s backwards",
			_print: { display: "none" },
		},
	},
});

/**
 * The owner's work as a transit map: three stations lead to a hub, three lines from there to a terminus, and a return
 * line back to the start.
 */
export function NetworkMap({ map }: { map: TransitMap }) {
	const names = [...map.start, ...map.branches, map.end, ...map.feedback];
	return (
		<Root viewBox="30 20 500 530" role="img" aria-label={map.description}>
			<path pathLength={1} d={FEEDBACK} />
			<path pathLength={1} d={BRANCHES} />
			<path data-part="main" pathLength={1} d={MAIN_LINE} />
			<path data-part="main" pathLength={1} d={LAST_LEG} />
			<rect data-part="hub" x="170" y="216" width="320" height="48" rx="24" />
			<text x="330" y="246" textAnchor="middle">
				{map.hub}
			</text>
			{places.map(({ x, y, side, isMinor }, index) => {
				const { dx, dy, textAnchor } = sides[side];
				return (
					<g key={`${x} ${y}`}>
						<circle data-part={isMinor ? "side" : "stop"} cx={x} cy={y} r={isMinor ? 9 : 11} />
						<text x={x + dx} y={y + dy} textAnchor={textAnchor}>
							{names[index]}
						</text>
					</g>
				);
			})}
			<text data-part="caption" x="330" y="534" textAnchor="middle">
				{map.caption}
			</text>
			<circle data-part="train" r="6.5" />
		</Root>
	);
}
