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
	/** A code in two parts of at most four characters, with a hyphen between. */
	code: string;
}

const RAYS = Array.from({ length: 24 }, (_, index) => index * 15);

/** A drawing of our own for a certificate: a station with rays, and in it the certificate's code. No vendor's logo. */
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
