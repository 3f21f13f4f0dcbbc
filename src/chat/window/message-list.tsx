import { Box, VisuallyHidden } from "@chakra-ui/react";
import { ArrowDown } from "lucide-react";
import { IconButton } from "../../components/button.tsx";
import type { Conversation } from "../conversation/conversation.ts";
import { useChatWindow } from "./chat-window.ts";
import { Message } from "./message.tsx";
import { NextSteps } from "./next-steps.tsx";
import { useNewest } from "./use-newest.ts";

export function MessageList(conversation: Conversation) {
	const { labels } = useChatWindow().words;
	const { messages, phase } = conversation;
	const isSending = phase !== "idle";
	const newest = messages.at(-1);
	const { scroller, hasMoreBelow, scrollToEnd } = useNewest(conversation);

	return (
		<div data-part="frame">
			<Box ref={scroller} data-part="messages" role="group" aria-label={labels.conversation} tabIndex={0}>
				<div>
					<div role="log" aria-label={labels.conversation} aria-busy={isSending}>
						{messages.map((message, index) => (
							<Message
								key={message.id}
								message={message}
								isAnswer={index > 0 && message.role === "assistant" && !(isSending && message === newest)}
							/>
						))}
						{isSending && <TypingIndicator />}
					</div>
					{!isSending && <NextSteps {...conversation} />}
				</div>
			</Box>
			<VisuallyHidden role="status">{isSending && labels.typing}</VisuallyHidden>
			{hasMoreBelow && messages.length > 1 && (
				<IconButton label={labels.toNewest} onClick={scrollToEnd} variant="outline">
					<ArrowDown aria-hidden />
				</IconButton>
			)}
		</div>
	);
}

/** Shown while an answer is pending: three stops and a train that passes them. */
const TypingIndicator = () => (
	<div data-part="message" data-typing>
		<svg aria-hidden viewBox="0 0 44 12" width="44" height="12">
			<line x1="6" x2="38" y1="6" y2="6" />
			<circle cx="6" cy="6" r="3" />
			<circle cx="22" cy="6" r="3" />
			<circle cx="38" cy="6" r="3" />
			<circle data-part="train" cx="6" cy="6" r="4" />
		</svg>
	</div>
);
