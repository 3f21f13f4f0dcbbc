import { chakra, Flex } from "@chakra-ui/react";
import { RotateCcw } from "lucide-react";
import { Button } from "../components/button.tsx";
import { chat as text } from "../content/chat.ts";
import { useChatWindow } from "./chat-window.ts";
import type { Unanswered } from "./conversation.ts";
import { detectLanguage } from "./language.ts";

interface UnansweredNoteProps {
	unanswered: Unanswered;
	/** Whether a part of the answer stands above. */
	isBegun: boolean;
}

/** Below a question without a whole answer: why, and the way to ask it again. */
export function UnansweredNote({ unanswered, isBegun }: UnansweredNoteProps) {
	const { chat } = useChatWindow();
	const hasFailed = unanswered.reason === "failed";
	return (
		<Flex align="center" gap="3" ps="8" pb="4" color={hasFailed ? "danger.fg" : "fg.muted"}>
			<UnansweredText unanswered={unanswered} isBegun={isBegun} />
			<Button variant="outline" size="sm" minHeight="8" px="2.5" flexShrink={0} onClick={chat.retry}>
				<RotateCcw aria-hidden />
				{text.labels.retry}
			</Button>
		</Flex>
	);
}

/** Why a question has no whole answer. */
export function UnansweredText({ unanswered: { reason, detail }, isBegun }: UnansweredNoteProps) {
	const hasFailed = reason === "failed";
	return (
		<chakra.p fontSize="xs" lineHeight="snug">
			{!hasFailed && text.stopped}
			{hasFailed && isBegun && `${text.error.incomplete} `}
			{hasFailed && detail && <span lang={detectLanguage(detail)}>{detail}</span>}
			{hasFailed && !isBegun && !detail && text.error.unanswered}
		</chakra.p>
	);
}
