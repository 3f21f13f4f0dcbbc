import { chakra, Flex } from "@chakra-ui/react";
import { RotateCcw } from "lucide-react";
import { Button } from "../components/button-link.tsx";
import { chat as text } from "../content/chat.ts";
import { useChatWindow } from "./chat-window.ts";
import type { Unanswered } from "./conversation.ts";
import { detectLanguage } from "./language.ts";

/** Below a question without a whole answer: why, and the way to ask it again. */
export function UnansweredNote({ unanswered: { reason, detail } }: { unanswered: Unanswered }) {
	const { chat } = useChatWindow();
	const hasFailed = reason === "failed";
	return (
		<Flex align="center" gap="3" ps="8" pb="4" color={hasFailed ? "danger.fg" : "fg.muted"}>
			<chakra.p
				fontSize="xs"
				lineHeight="snug"
				lang={hasFailed && detail ? detectLanguage(detail) : undefined}
			>
				{hasFailed ? (detail ?? text.error.unanswered) : text.stopped}
			</chakra.p>
			<Button variant="outline" size="sm" minHeight="8" px="2.5" flexShrink={0} onClick={chat.retry}>
				<RotateCcw aria-hidden />
				{text.labels.retry}
			</Button>
		</Flex>
	);
}
