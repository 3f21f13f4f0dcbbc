import { chakra } from "@chakra-ui/react";
import { Stop } from "./line-stop.tsx";

/** The line's end while an answer is on its way: three stops ahead, and a train that passes them. */
export function TypingIndicator() {
	return (
		<Stop aria-hidden data-typing>
			<chakra.svg
				viewBox="0 0 44 12"
				w="11"
				width="44px"
				height="12px"
				mt="1.5"
				fill="none"
				css={{
					"& line": { stroke: "border.emphasized", strokeWidth: "1.5px" },
					"& .stop": { fill: "bg.panel", stroke: "border.emphasized", strokeWidth: "1.5px" },
					"& .train": { fill: "accent.line", animation: "typing-travel 1.4s ease-in-out infinite alternate" },
					"@keyframes typing-travel": {
						from: { transform: "translateX(0)" },
						to: { transform: "translateX(32px)" },
					},
				}}
			>
				<line x1="6" x2="38" y1="6" y2="6" />
				<circle className="stop" cx="6" cy="6" r="3" />
				<circle className="stop" cx="22" cy="6" r="3" />
				<circle className="stop" cx="38" cy="6" r="3" />
				<circle className="train" cx="6" cy="6" r="4" />
			</chakra.svg>
		</Stop>
	);
}
