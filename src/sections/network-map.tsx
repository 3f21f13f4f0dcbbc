import { chakra } from "@chakra-ui/react";
import type { TransitMap } from "../content/home.ts";

/** Position of a name: above, below or to the right of its stop. */
const sides = {
	above: { dx: 0, dy: -26, textAnchor: "middle" },
	below: { dx: 0, dy: 37, textAnchor: "middle" },
	right: { dx: 22, dy: 5, textAnchor: "start" },
} as const;

/** Positions of the stations, in the order of the map's names. */
const places: readonly { x: number; y: number; side: keyof typeof sides; isMinor?: true }[] = [
	{ x: 60, y: 70, side: "above" },
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

/**
 * The owner's work as a transit map: three stations lead to a hub, three lines from there to a terminus, and a return
 * line back to the start.
 */
export function NetworkMap({ map }: { map: TransitMap }) {
	const names = [...map.start, ...map.branches, map.end, ...map.feedback];
	return (
		<chakra.svg
			viewBox="30 20 500 530"
			role="img"
			aria-label={map.description}
			width="full"
			height="auto"
			fill="none"
			strokeLinecap="round"
			strokeLinejoin="round"
			css={{
				"& text": {
					fill: "fg.muted",
					fontFamily: "mono",
					fontSize: { base: "18px", xl: "16px" },
					fontWeight: 500,
					textAnchor: "middle",
				},
				"& .main": { stroke: "accent.line", strokeWidth: "7px" },
				"& .branch": { stroke: "fg.subtle", strokeWidth: "5px" },
				"& path": { strokeDasharray: "1", animation: "draw-line 1.4s {easings.out}" },
				"& .stop": { fill: "bg", stroke: "accent.line", strokeWidth: "5px" },
				"& .stop.side": { stroke: "fg.subtle", strokeWidth: "4px" },
				"& .quiet": { fill: "success.fg", fontSize: { base: "17px", xl: "15px" } },
				"& .hub": { fill: "bg", stroke: "fg", strokeWidth: "5px" },
				"& .hub-label": { fill: "fg", fontWeight: 700, fontSize: { base: "20px", xl: "17px" } },
				"& .train": {
					fill: "accent.line",
					offsetRotate: "0deg",
					offsetPath: `path("${TRIP}")`,
					offsetDistance: "100%",
					// Under five seconds including the drawing; longer motion needs a pause control (WCAG 2.2.2).
					animation: "travel 3.2s ease-in-out 1.2s backwards",
				},
				"@keyframes travel": { from: { offsetDistance: "0%" } },
				"@media print": { "& .train": { display: "none" } },
			}}
		>
			<path className="branch" pathLength={1} d={FEEDBACK} />
			<path className="branch" pathLength={1} d={BRANCHES} />
			<path className="main" pathLength={1} d={MAIN_LINE} />
			<path className="main" pathLength={1} d={LAST_LEG} />
			<rect className="hub" x="170" y="216" width="320" height="48" rx="24" />
			<text className="hub-label" x="330" y="246">
				{map.hub}
			</text>
			{places.map(({ x, y, side, isMinor }, index) => {
				const { dx, dy, textAnchor } = sides[side];
				return (
					<g key={`${x} ${y}`}>
						<circle className={isMinor ? "stop side" : "stop"} cx={x} cy={y} r={isMinor ? 9 : 11} />
						<text x={x + dx} y={y + dy} style={{ textAnchor }}>
							{names[index]}
						</text>
					</g>
				);
			})}
			<text className="quiet" x="330" y="534">
				{map.caption}
			</text>
			<circle className="train" r="6.5" />
		</chakra.svg>
	);
}
