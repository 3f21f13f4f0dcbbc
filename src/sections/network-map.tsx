import { chakra } from "@chakra-ui/react";

/** Where a name stands: above or below its stop, or to the right of it. */
const sides = {
	above: { dx: 0, dy: -26, textAnchor: "middle" },
	below: { dx: 0, dy: 37, textAnchor: "middle" },
	right: { dx: 22, dy: 5, textAnchor: "start" },
} as const;

const stops: readonly {
	x: number;
	y: number;
	label: string;
	side: keyof typeof sides;
	line: "main" | "side";
}[] = [
	{ x: 60, y: 70, label: "Code", side: "above", line: "main" },
	{ x: 190, y: 70, label: "Build", side: "above", line: "main" },
	{ x: 320, y: 70, label: "Test", side: "above", line: "main" },
	{ x: 210, y: 336, label: "AWS", side: "right", line: "side" },
	{ x: 330, y: 336, label: "Azure", side: "right", line: "main" },
	{ x: 450, y: 336, label: "Linux", side: "right", line: "side" },
	{ x: 330, y: 470, label: "Betrieb", side: "below", line: "main" },
	{ x: 180, y: 470, label: "Metriken", side: "below", line: "side" },
	{ x: 60, y: 336, label: "Alarme", side: "right", line: "side" },
	{ x: 60, y: 203, label: "Review", side: "right", line: "side" },
];

const MAIN_LINE = "M60 70 H350 L450 170 V240";
const LAST_LEG = "M330 240 V470";
const BRANCHES = "M210 240 V400 L280 470 H330 M450 240 V400 L380 470 H330";
const FEEDBACK = "M330 470 H110 L60 420 V70";
const TRIP = "M60 70 H350 L450 170 V240 H330 V470";

/**
 * The way of a change, as a transit map: through build and test to the cluster, from there to every
 * platform, into operation, and what is learnt there back to the code. Decoration with a name.
 */
export function NetworkMap() {
	return (
		<chakra.svg
			viewBox="30 20 500 530"
			role="img"
			aria-label="Linienplan: Code, Build und Test führen zum Kubernetes-Cluster, von dort über AWS, Azure und Linux in den Betrieb, und über Metriken, Alarme und Review zurück zum Code. Um drei Uhr nachts ist alles ruhig."
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
					// Under five seconds with the drawing before it: nothing that moves longer may do without a pause.
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
				Kubernetes
			</text>
			{stops.map(({ x, y, label, side, line }) => (
				<g key={label}>
					<circle
						className={line === "main" ? "stop" : "stop side"}
						cx={x}
						cy={y}
						r={line === "main" ? 11 : 9}
					/>
					<text x={x + sides[side].dx} y={y + sides[side].dy} style={{ textAnchor: sides[side].textAnchor }}>
						{label}
					</text>
				</g>
			))}
			<text className="quiet" x="330" y="534">
				03:00 Uhr: alles ruhig
			</text>
			<circle className="train" r="6.5" />
		</chakra.svg>
	);
}
