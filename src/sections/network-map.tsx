import { chakra } from "@chakra-ui/react";

/** Stops of the drawing: where they lie, what they are called, and which side the name stands on. */
const stops = [
	{ x: 48, y: 84, label: "Code", labelX: 48, labelY: 56 },
	{ x: 168, y: 84, label: "Build", labelX: 168, labelY: 56 },
	{ x: 288, y: 84, label: "Test", labelX: 288, labelY: 56 },
	{ x: 200, y: 318, label: "AWS", labelX: 200, labelY: 352, branch: true },
	{ x: 320, y: 318, label: "Azure", labelX: 320, labelY: 352, branch: true },
	{ x: 440, y: 318, label: "Linux", labelX: 440, labelY: 352, branch: true },
	{ x: 320, y: 430, label: "Betrieb", labelX: 320, labelY: 464 },
] as const;

const MAIN_LINE = "M48 84 H310 L400 174 V214";
const LAST_LEG = "M320 240 V430";
const BRANCHES = "M200 240 V370 L260 430 H320 M440 240 V370 L380 430 H320";
const FEEDBACK = "M320 430 H88 L48 390 V84";

/**
 * The way of a change, as a transit map: through build and test to the cluster, from there to every
 * platform, into operation, and what is learnt there back to the code. Decoration with a name.
 */
export function NetworkMap() {
	return (
		<chakra.svg
			viewBox="0 0 520 490"
			role="img"
			aria-label="Linienplan: Code, Build und Test führen zum Kubernetes-Cluster, von dort zu AWS, Azure und Linux, in den Betrieb und zurück zum Code."
			width="full"
			height="auto"
			fill="none"
			strokeLinecap="round"
			strokeLinejoin="round"
			css={{
				"& text": {
					fill: "fg.muted",
					fontFamily: "mono",
					fontSize: "15px",
					fontWeight: 500,
					textAnchor: "middle",
				},
				"& .main": { stroke: "accent.line", strokeWidth: "7px" },
				"& .branch": { stroke: "fg.subtle", strokeWidth: "5px" },
				"& .feedback": { stroke: "border.emphasized", strokeWidth: "2.5px", strokeDasharray: "2 9" },
				"& .stop": { fill: "bg", stroke: "accent.line", strokeWidth: "5px" },
				"& .stop.side": { stroke: "fg.subtle", strokeWidth: "4px" },
				"& .hub": { fill: "bg", stroke: "fg", strokeWidth: "5px" },
				"& .hub-label": { fill: "fg", fontWeight: 700, fontSize: "16px" },
				"& .train": {
					fill: "accent.line",
					offsetRotate: "0deg",
					offsetPath: `path("${MAIN_LINE} V240 L320 240 V430 H88 L48 390 V84")`,
					animation: "travel 14s linear infinite",
				},
				"@keyframes travel": { from: { offsetDistance: "0%" }, to: { offsetDistance: "100%" } },
				"@media (prefers-reduced-motion: reduce), print": { "& .train": { display: "none" } },
			}}
		>
			<path className="feedback" d={FEEDBACK} />
			<path className="branch" d={BRANCHES} />
			<path className="main" d={MAIN_LINE} />
			<path className="main" d={LAST_LEG} />
			<rect className="hub" x="182" y="218" width="276" height="44" rx="22" />
			<text className="hub-label" x="320" y="246">
				Kubernetes
			</text>
			{stops.map(({ x, y, label, labelX, labelY, ...stop }) => (
				<g key={label}>
					<circle
						className={"branch" in stop && label !== "Azure" ? "stop side" : "stop"}
						cx={x}
						cy={y}
						r="11"
					/>
					<text x={labelX} y={labelY} className={"branch" in stop ? "on-line" : undefined}>
						{label}
					</text>
				</g>
			))}
			<circle className="train" r="6.5" />
		</chakra.svg>
	);
}
