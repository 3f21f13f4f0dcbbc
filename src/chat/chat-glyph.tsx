import { chakra } from "@chakra-ui/react";

/** A speech bubble that holds a stretch of line with its stops. */
export function ChatGlyph() {
	return (
		<chakra.svg
			aria-hidden
			viewBox="0 0 24 24"
			boxSize="7"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.75"
			strokeLinecap="round"
			strokeLinejoin="round"
		>
			<path d="M6.5 4h11A3.5 3.5 0 0 1 21 7.5v6a3.5 3.5 0 0 1-3.5 3.5H11l-5 4v-4.04a3.5 3.5 0 0 1-3-3.46v-6A3.5 3.5 0 0 1 6.5 4Z" />
			<path d="M7 10.5h2.8M14.2 10.5H17" />
			<circle cx="12" cy="10.5" r="2.2" />
		</chakra.svg>
	);
}
