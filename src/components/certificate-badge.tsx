import { createRecipeContext, defineRecipe, type HTMLChakraProps } from "@chakra-ui/react";

const recipe = defineRecipe({
	base: {
		boxSize: "16",
		flexShrink: 0,
		stroke: "accent.line",
		"& circle": { fill: "bg" },
		"& text": { fontFamily: "mono", fontWeight: "bold", fontSize: "18px", fill: "fg", stroke: "none" },
	},
});

type RootProps = HTMLChakraProps<"svg">;

const Root = createRecipeContext({ recipe }).withContext<SVGSVGElement, RootProps>("svg");

interface CertificateBadgeProps extends RootProps {
	/** Two parts of at most four characters, joined by a hyphen. */
	code: string;
}

const RAYS = Array.from({ length: 24 }, (_, index) => index * 15);

/** Our own drawing for a certificate, not the vendor's logo: a station with rays and the certificate's code. */
export function CertificateBadge({ code, ...props }: CertificateBadgeProps) {
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
			{code.split("-").map((part, index) => (
				<text key={part} x="48" y={index === 0 ? "39" : "59"} textAnchor="middle" dominantBaseline="central">
					{part}
				</text>
			))}
		</Root>
	);
}
