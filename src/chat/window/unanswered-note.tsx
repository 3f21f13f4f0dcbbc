import { chakra, Flex } from "@chakra-ui/react";
import { RotateCcw } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../components/button.tsx";
import { fillIn } from "../../pages/language.ts";
import type { Unanswered } from "../conversation/conversation.ts";
import { useChatWindow } from "./chat-window.ts";

interface UnansweredNoteProps {
	unanswered: Unanswered;
	hasPartialAnswer: boolean;
}

/** Says why a question has no complete answer, and offers to retry. */
export function UnansweredNote({ unanswered, hasPartialAnswer }: UnansweredNoteProps) {
	const { chat, words } = useChatWindow();
	const seconds = useSecondsUntil(unanswered.retryAt ?? 0);
	return (
		<Flex
			wrap="wrap"
			align="center"
			columnGap="3"
			rowGap="2"
			ps="8"
			// Keeps clear of the button that scrolls to the newest message.
			pe="8"
			pb="4"
			color={unanswered.reason === "stopped" ? "fg.muted" : "danger.fg"}
		>
			<UnansweredText unanswered={unanswered} hasPartialAnswer={hasPartialAnswer} />
			<Button
				variant="outline"
				size="sm"
				minHeight="8"
				px="2.5"
				flexShrink={0}
				disabled={seconds > 0}
				onClick={chat.retry}
			>
				<RotateCcw aria-hidden />
				{seconds > 0 ? fillIn(words.labels.retryIn, { seconds: String(seconds) }) : words.labels.retry}
			</Button>
		</Flex>
	);
}

/** Says why a question has no complete answer. */
export function UnansweredText({ unanswered: { reason }, hasPartialAnswer }: UnansweredNoteProps) {
	const { words } = useChatWindow();
	return (
		<chakra.p fontSize="xs" lineHeight="snug">
			{hasPartialAnswer && reason !== "stopped" && `${words.incomplete} `}
			{!(hasPartialAnswer && reason === "failed") && words.unanswered[reason]}
		</chakra.p>
	);
}

/** @param time Milliseconds since 1970. */
function useSecondsUntil(time: number): number {
	const [now, setNow] = useState(Date.now);
	const seconds = Math.max(0, Math.ceil((time - now) / 1000));
	const isOver = seconds === 0;
	useEffect(() => {
		if (isOver) return;
		const timer = setInterval(() => setNow(Date.now()), 1000);
		return () => clearInterval(timer);
	}, [isOver]);
	return seconds;
}
