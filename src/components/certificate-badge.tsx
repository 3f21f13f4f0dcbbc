import { createRecipeContext, defineRecipe, type HTMLChakraProps } from "@chakra-ui/react";

const recipe = defineRecipe({
	base: {
		boxSize: "16",
		flexShrink: 0,
		stroke: "accent.line",
		"& circle": { fill: "bg" },
		"& text": { fontFamily: "mono", fontWeight: "bold", fill: "fg", stroke: "none" },
	},
});

type RootProps = HTMLChakraProps<"svg">;

const Root = createRecipeContext({ recipe }).withContext<SVGSVGElement, RootProps>("svg");

interface CertificateBadgeProps extends RootProps {
	/** A hyphen or space ends its first line. */
	code: string;
}

const RAYS = Array.from({ length: 24 }, (_, index) => index * 15);

/** Our own drawing for a certificate, not the vendor's logo: a station with rays and the certificate's code. */
export function CertificateBadge({ code, ...props }: CertificateBadgeProps) {
	const lines = code.split(/[-\s](.*)/).filter(Boolean);
	return (
		<Root viewBox="0 0 96 96" aria-hidden fill="none" {...props}>
			{RAYS.map((angle) => (
				<path
					key={angle}
					d="M48 3 V9"
					transform={`rotate(${angle} 48 48)`}
					strokeWidth="3"
					strokeLinecap="round"
				/>
			))}
			<circle cx="48" cy="48" r="32" strokeWidth="5" />
			{lines.map((line, index) => (
				<text
					key={line}
					x="48"
					y={49 + (index - (lines.length - 1) / 2) * 20}
					// The text of one line has more room than that of two.
					fontSize={Math.min(
						18,
						(lines.length === 1 ? 90 : 72) / Math.max(...lines.map(({ length }) => length)),
					)}
					textAnchor="middle"
					dominantBaseline="central"
				>
					{line}
				</text>
			))}
		</Root>
	);
}
