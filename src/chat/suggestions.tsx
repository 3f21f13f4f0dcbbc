import { chakra } from "@chakra-ui/react";
import { chat as text } from "../content/chat.ts";

interface SuggestionsProps {
	questions: readonly string[];
	lang: string;
	onChoose(question: string): void;
}

/** Questions to choose from, as stops on a side line. */
export function Suggestions({ questions, lang, onChoose }: SuggestionsProps) {
	if (questions.length === 0) return null;
	return (
		<chakra.ul aria-label={text.suggestionsLabel} lang={lang} ps="8" pb="3">
			{questions.map((question) => (
				<li key={question}>
					<Suggestion type="button" onClick={() => onChoose(question)}>
						{question}
					</Suggestion>
				</li>
			))}
		</chakra.ul>
	);
}

const Suggestion = chakra("button", {
	base: {
		position: "relative",
		width: "full",
		minHeight: "9",
		ps: "5",
		py: "1.5",
		textAlign: "start",
		fontSize: { base: "md", md: "sm" },
		lineHeight: "snug",
		color: "fg",
		cursor: "pointer",
		borderRadius: "sm",
		textUnderlineOffset: "0.2em",
		_before: {
			content: '""',
			position: "absolute",
			insetStart: "0.25rem",
			insetY: "0",
			borderInlineStartWidth: "1.5px",
			borderColor: "border.emphasized",
		},
		_after: {
			content: '""',
			position: "absolute",
			insetStart: "0.0625rem",
			top: "0.875rem",
			boxSize: "0.4375rem",
			borderRadius: "full",
			borderWidth: "1.5px",
			borderColor: "border.emphasized",
			bg: "bg.panel",
		},
		_hover: {
			color: "accent.fg",
			textDecorationLine: "underline",
			textDecorationThickness: "1px",
			_after: { borderColor: "accent.line", bg: "accent.line" },
		},
	},
});
