import { chakra, Flex } from "@chakra-ui/react";
import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../components/button.tsx";
import { chat as text } from "../content/chat.ts";
import { AnswerLink } from "./answer-link.tsx";
import type { ChatMessage } from "./conversation.ts";

const SHOWN_MS = 2_000;

/**
 * Below an answer: the pages it rests on and doesn't link itself, and a button that copies it. Not part of
 * what is read out as the answer.
 */
export function MessageFooter({ message: { content, sources = [] } }: { message: ChatMessage }) {
	const unlinked = sources.filter(({ href }) => !content.includes(`](${href})`));
	return (
		<Flex aria-live="off" wrap="wrap" align="center" gap="1.5" mt="2.5">
			{unlinked.length > 0 && (
				<chakra.ul display="contents" aria-label={text.sourcesLabel} lang="de">
					{unlinked.map(({ title, href }) => (
						<SourceChip key={href}>
							<AnswerLink href={href} quiet>
								{title}
							</AnswerLink>
						</SourceChip>
					))}
				</chakra.ul>
			)}
			<CopyButton content={content} />
		</Flex>
	);
}

const SourceChip = chakra("li", {
	base: {
		display: "inline-flex",
		minHeight: "7",
		borderRadius: "full",
		borderWidth: "1px",
		borderColor: "border",
		bg: "bg",
		color: "fg",
		textStyle: "label",
		maxWidth: "full",
		"& a": {
			px: "2.5",
			py: "1",
			borderRadius: "full",
			fontWeight: "medium",
			overflow: "hidden",
			textOverflow: "ellipsis",
			whiteSpace: "nowrap",
		},
		_hover: { borderColor: "accent.line" },
		_empty: { display: "none" },
	},
});

function CopyButton({ content }: { content: string }) {
	const [outcome, setOutcome] = useState<"copied" | "copyFailed" | null>(null);

	useEffect(() => {
		if (!outcome) return;
		const timer = setTimeout(setOutcome, SHOWN_MS, null);
		return () => clearTimeout(timer);
	}, [outcome]);

	const copy = async () => {
		try {
			await navigator.clipboard.writeText(content);
			setOutcome("copied");
		} catch {
			setOutcome("copyFailed");
		}
	};

	return (
		<>
			<Button
				variant="ghost"
				size="icon"
				minHeight="7"
				width="7"
				color="fg.muted"
				aria-label={text.labels.copy}
				title={text.labels.copy}
				onClick={copy}
			>
				{outcome === "copied" ? <Check aria-hidden /> : <Copy aria-hidden />}
			</Button>
			<chakra.span role="status" textStyle="label" color="fg.muted">
				{outcome && text.labels[outcome]}
			</chakra.span>
		</>
	);
}
