import { chakra } from "@chakra-ui/react";

interface CertificateBadgeProps {
	/** Two to four capitals or digits. */
	text: string;
	/** A size token or a length. */
	boxSize?: string;
}

/** A drawing of our own for a certificate: a stop with rays, and in it who issued it. No vendor's logo. */
export function CertificateBadge({ text, boxSize = "20" }: CertificateBadgeProps) {
	const rays = Array.from({ length: 24 }, (_, index) => index * 15);
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
			<chakra.text
				x="48"
				y="48"
				textAnchor="middle"
				dominantBaseline="central"
				fontFamily="mono"
				fontWeight="bold"
				fontSize={text.length > 2 ? "20px" : "24px"}
				fill="fg"
				stroke="none"
			>
				{text}
			</chakra.text>
		</chakra.svg>
	);
}
