import { createBlock } from "../theme/create-block.ts";

const Root = createBlock("svg", {
	base: {
		boxSize: "16",
		flexShrink: 0,
		stroke: "accent.line",
		"& circle": { fill: "bg" },
		"& text": { fontFamily: "mono", fontWeight: "bold", fill: "fg", stroke: "none" },
	},
	variants: { isLarge: { true: { boxSize: "28" } } },
});

/**
 * Our own drawing for a certificate, not the vendor's logo: a station with rays and the certificate's code, whose first
 * line ends at a hyphen or space.
 */
export function CertificateBadge({ code, isLarge }: { code: string; isLarge?: boolean }) {
	const lines = code.split(/[-\s](.*)/).filter(Boolean);
	const longest = Math.max(...lines.map(({ length }) => length));
	return (
		<Root viewBox="0 0 96 96" aria-hidden fill="none" isLarge={isLarge}>
			<path
				d="M48 6a42 42 0 0 1 0 84a42 42 0 0 1 0-84"
				pathLength="240"
				strokeWidth="8"
				strokeDasharray="3 7"
				strokeDashoffset="1.5"
			/>
			<circle cx="48" cy="48" r="32" strokeWidth="5" />
			{lines.map((line, index) => (
				<text
					key={line}
					x="48"
					y={49 + (index - (lines.length - 1) / 2) * 20}
					// The text of one line has more room than that of two.
					fontSize={Math.min(18, (lines.length === 1 ? 90 : 72) / longest)}
					textAnchor="middle"
					dominantBaseline="central"
				>
					{line}
				</text>
			))}
		</Root>
	);
}
