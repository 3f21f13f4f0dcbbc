import { chakra } from "@chakra-ui/react";

interface CertificateBadgeProps {
	/** A code in two parts of at most four characters, with a hyphen between. */
	code: string;
	/** A size token or a length. */
	boxSize?: string;
}

/** A drawing of our own for a certificate: a stop with rays, and in it what it is called in short. No vendor's logo. */
export function CertificateBadge({ code, boxSize = "20" }: CertificateBadgeProps) {
	const rays = Array.from({ length: 24 }, (_, index) => index * 15);
	const parts = code.split("-");
	return (
		<chakra.svg
			viewBox="0 0 96 96"
			boxSize={boxSize}
			aria-hidden
			flexShrink={0}
			fill="none"
			stroke="accent.line"
		>
			{rays.map((angle) => (
				<path
					key={angle}
					d="M48 3 V9"
					transform={`rotate(${angle} 48 48)`}
					strokeWidth="3"
					strokeLinecap="round"
				/>
			))}
			<chakra.circle cx="48" cy="48" r="32" strokeWidth="5" fill="bg" />
			{parts.map((part, index) => (
				<chakra.text
					key={part}
					x="48"
					y={index === 0 ? "39" : "59"}
					textAnchor="middle"
					dominantBaseline="central"
					fontFamily="mono"
					fontWeight="bold"
					fontSize="18px"
					fill="fg"
					stroke="none"
				>
					{part}
				</chakra.text>
			))}
		</chakra.svg>
	);
}
