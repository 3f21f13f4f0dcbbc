import type { HTMLChakraProps } from "@chakra-ui/react";
import { createBlock } from "../theme/create-block.ts";

const Root = createBlock("svg", {
	base: {
		boxSize: "16",
		flexShrink: 0,
		stroke: "accent.line",
		"& circle": { fill: "bg" },
		"& text": { fontFamily: "mono", fontWeight: "bold", fontSize: "18px", fill: "fg", stroke: "none" },
	},
});

interface CertificateBadgeProps extends HTMLChakraProps<"svg"> {
	/** Two parts of at most four characters, joined by a hyphen. */
	code: string;
}

/** Our own drawing for a certificate, not the vendor's logo: a station with rays and the certificate's code. */
export function CertificateBadge({ code, ...props }: CertificateBadgeProps) {
	return (
		<Root viewBox="0 0 96 96" aria-hidden fill="none" {...props}>
			<path
				d="M48 6a42 42 0 0 1 0 84a42 42 0 0 1 0-84"
				pathLength="240"
				strokeWidth="8"
				strokeDasharray="3 7"
				strokeDashoffset="1.5"
			/>
			<circle cx="48" cy="48" r="32" strokeWidth="5" />
			{code.split("-").map((part, index) => (
				<text key={part} x="48" y={index === 0 ? "39" : "59"} textAnchor="middle" dominantBaseline="central">
					{part}
				</text>
			))}
		</Root>
	);
}
