import { Link } from "react-router-dom";
import type { MapStation, TransitMap } from "../content/home.ts";
import { useSiteLanguage } from "../document/site-language.ts";
import { pathIn } from "../pages/language.ts";
import { createBlock } from "../theme/create-block.ts";

/** Position of a name: above (in the left corner, to its right), below, to the right of its stop, or within the hub. */
const sides = {
	above: { dx: 0, dy: -26, textAnchor: "middle" },
	corner: { dx: -22, dy: -26, textAnchor: "start" },
	below: { dx: 0, dy: 37, textAnchor: "middle" },
	right: { dx: 22, dy: 5, textAnchor: "start" },
	within: { dx: 0, dy: 6, textAnchor: "middle" },
} as const;

/** Positions of the stations, in the order of the trip. */
const places = [
	{ x: 60, y: 70, kind: "stop", side: "corner" },
	{ x: 200, y: 70, kind: "stop", side: "above" },
	{ x: 330, y: 70, kind: "stop", side: "above" },
	{ x: 330, y: 240, kind: "hub", side: "within" },
	{ x: 210, y: 336, kind: "side", side: "right" },
	{ x: 330, y: 336, kind: "stop", side: "right" },
	{ x: 450, y: 336, kind: "side", side: "right" },
	{ x: 330, y: 470, kind: "stop", side: "below" },
	{ x: 180, y: 470, kind: "side", side: "below" },
	{ x: 60, y: 336, kind: "side", side: "right" },
	{ x: 60, y: 203, kind: "side", side: "right" },
] as const;

const MAIN_LINE = "M60 70 H350 L450 170 V240";
const LAST_LEG = "M330 240 V470";
const BRANCHES = "M210 240 V400 L280 470 H330 M450 240 V400 L380 470 H330";
const FEEDBACK = "M330 470 H110 L60 420 V70";
const TRIP = "M60 70 H350 L450 170 V240 H330 V470";

const Root = createBlock("svg", {
	base: {
		width: "full",
		height: "auto",
		overflow: "visible",
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
		"& a": {
			borderRadius: "md",
			"& text": { textDecoration: "underline", textDecorationThickness: "1px", textUnderlineOffset: "0.3em" },
			"&:is(:hover, :focus-visible)": {
				"& text": { fill: "accent.fg", textDecorationThickness: "2px" },
				"& [data-part=target] + *": { stroke: "accent.fg" },
			},
		},
		/** Large enough to tap. */
		"& [data-part=target]": { fill: "transparent" },
		"& [data-part=train]": {
			fill: "accent.line",
			pointerEvents: "none",
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
 * line back to the start. Stations are links to their pages.
 */
export function NetworkMap({ map }: { map: TransitMap }) {
	const stations = [...map.start, map.hub, ...map.branches, map.end, ...map.feedback];
	return (
		<Root viewBox="30 26 500 524" role="group" aria-label={map.description}>
			<path pathLength={1} d={FEEDBACK} />
			<path pathLength={1} d={BRANCHES} />
			<path data-part="main" pathLength={1} d={MAIN_LINE} />
			<path data-part="main" pathLength={1} d={LAST_LEG} />
			{places.map((place, index) => {
				const station = stations[index];
				return station && <PlacedStation key={`${place.x} ${place.y}`} station={station} place={place} />;
			})}
			<text data-part="caption" x="330" y="534" textAnchor="middle">
				{map.caption}
			</text>
			<circle data-part="train" r="6.5" />
		</Root>
	);
}

function PlacedStation({
	station: { name, href },
	place,
}: {
	station: MapStation;
	place: (typeof places)[number];
}) {
	const language = useSiteLanguage();
	const { x, y, kind, side } = place;
	const { dx, dy, textAnchor } = sides[side];
	const drawing = (
		<>
			<circle data-part="target" cx={x} cy={y} r={20} />
			{kind === "hub" ? (
				<rect data-part="hub" x={x - 160} y={y - 24} width="320" height="48" rx="24" />
			) : (
				<circle data-part={kind === "side" ? "side" : "stop"} cx={x} cy={y} r={kind === "side" ? 9 : 11} />
			)}
			<text x={x + dx} y={y + dy} textAnchor={textAnchor}>
				{name}
			</text>
		</>
	);
	return href ? <Link to={pathIn(href, language)}>{drawing}</Link> : <g>{drawing}</g>;
}
