import { Link } from "react-router-dom";
import type { MapStation, TransitMap } from "../content/home.ts";
import { useSiteLanguage } from "../document/site-language.ts";
import { pathIn } from "../pages/language.ts";

/** Position of a name: above (in the left corner, to its right), below, to the right of its stop, or within the hub. */
const sides = {
	above: { dx: 0, dy: -26, textAnchor: "middle" },
	corner: { dx: -22, dy: -26, textAnchor: "start" },
	below: { dx: 0, dy: 37, textAnchor: "middle" },
	right: { dx: 22, dy: 5, textAnchor: "start" },
	within: { dx: 0, dy: 6, textAnchor: "middle" },
} as const;

/** The stations in the order of the trip. `box` reacts to clicks: up to its neighbours, and 44 px high on a phone. */
const places = [
	{ x: 60, y: 70, kind: "stop", side: "corner", box: [30, 24, 108, 68] },
	{ x: 200, y: 70, kind: "stop", side: "above", box: [140, 24, 124, 68] },
	{ x: 330, y: 70, kind: "stop", side: "above", box: [266, 24, 124, 68] },
	{ x: 330, y: 240, kind: "hub", side: "within", box: [168, 207, 324, 66] },
	{ x: 210, y: 336, kind: "side", side: "right", box: [190, 303, 116, 66] },
	{ x: 330, y: 336, kind: "stop", side: "right", box: [308, 303, 116, 66] },
	{ x: 450, y: 336, kind: "side", side: "right", box: [428, 303, 104, 66] },
	{ x: 330, y: 470, kind: "stop", side: "below", box: [266, 451, 128, 66] },
	{ x: 180, y: 470, kind: "side", side: "below", box: [110, 451, 142, 66] },
	{ x: 60, y: 336, kind: "side", side: "right", box: [38, 303, 148, 66] },
	{ x: 60, y: 203, kind: "side", side: "right", box: [38, 170, 126, 66] },
] as const;

type Place = (typeof places)[number];

/** The station that fails in the scene: the main line's branch. */
const FAILING: Place = places[5];
/** The train’s ways, along the hub’s edge and so past its name; the second one if the middle branch fails. */
export const TRIP = "M60 70 H350 L450 170 V264 H330 V470";
export const DETOUR = "M60 70 H350 L450 170 V264 H210 V400 L280 470 H330";

/** The owner's work as a transit map, whose stations link to their pages. `hero-drawing.tsx` styles it. */
export function NetworkMap({ map }: { map: TransitMap }) {
	const stations = [...map.start, map.hub, ...map.branches, map.end, ...map.feedback];
	return (
		// biome-ignore lint/a11y/useSemanticElements: HTML has no element for a group in a drawing
		<svg viewBox="30 22 500 500" role="group" aria-label={map.description}>
			<path pathLength={1} d="M330 470 H110 L60 420 V70" />
			<path pathLength={1} d="M210 240 V400 L280 470 H330 M450 240 V400 L380 470 H330" />
			<path data-part="main" pathLength={1} d="M60 70 H350 L450 170 V240" />
			<path data-part="main" data-scene="failing" pathLength={1} d="M330 240 V470" />
			{map.scene && (
				<path data-part="main" data-scene="detour" pathLength={1} d="M210 240 V400 L280 470 H330" />
			)}
			{places.map((place, index) => {
				const station = stations[index];
				return station && <PlacedStation key={`${place.x} ${place.y}`} station={station} place={place} />;
			})}
			{map.scene && <path data-part="moon" d="M500 44 a34 34 0 1 0 22 46 a27 27 0 1 1 -22 -46" />}
			<circle data-part="train" r="9" />
		</svg>
	);
}

function PlacedStation({ station: { name, href }, place }: { station: MapStation; place: Place }) {
	const language = useSiteLanguage();
	const { x, y, kind, side, box } = place;
	const { dx, dy, textAnchor } = sides[side];
	const [left, top, width, height] = box;
	const drawing = (
		<>
			{href && <rect data-part="target" x={left} y={top} width={width} height={height} rx="10" />}
			{kind === "hub" ? (
				<rect data-part="hub" x={x - 160} y={y - 24} width="320" height="48" rx="24" />
			) : (
				<circle
					data-part={kind === "side" ? "side" : "stop"}
					data-scene={place === FAILING ? "failed" : undefined}
					cx={x}
					cy={y}
					r={kind === "side" ? 9 : 11}
				/>
			)}
			<text x={x + dx} y={y + dy} textAnchor={textAnchor}>
				{name}
			</text>
		</>
	);
	return href ? <Link to={pathIn(href, language)}>{drawing}</Link> : <g>{drawing}</g>;
}
