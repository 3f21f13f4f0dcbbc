import { Box, chakra } from "@chakra-ui/react";
import { ArrowDown } from "lucide-react";
import { useRef, useState } from "react";
import type { Conversation } from "../conversation/conversation.ts";
import { MessageStop, Messages } from "./chat-recipe.ts";
import { useChatWindow } from "./chat-window.ts";
import { IconButton } from "./icon-button.tsx";
import { Message } from "./message.tsx";
import { NextSteps } from "./next-steps.tsx";
import { UnansweredNote } from "./unanswered-note.tsx";
import { useFollowNewest } from "./use-follow-newest.ts";

interface MessageListProps {
	conversation: Conversation;
	isAboutPage: boolean;
}

export function MessageList({ conversation, isAboutPage }: MessageListProps) {
	const { labels } = useChatWindow().words;
	const { messages, phase, unanswered } = conversation;
	const [countBefore] = useState(messages.length);
	const isSending = phase !== "idle";
	const newest = messages.at(-1);
	const scroller = useRef<HTMLDivElement>(null);
	const { hasMoreBelow, scrollToEnd } = useFollowNewest(scroller, {
		count: messages.length,
		isOwn: newest?.role === "user",
		isGrowing: phase === "streaming",
	});

	return (
		<Box position="relative" flex="1" minH="0">
			<Messages ref={scroller} role="group" aria-label={labels.conversation} tabIndex={0}>
				<div>
					<div role="log" aria-label={labels.conversation} aria-busy={isSending}>
						{messages.map((message, index) => (
							<Message
								key={message.id}
								message={message}
								isNew={index >= countBefore}
								isWholeAnswer={
									index > 0 &&
									message.role === "assistant" &&
									!message.unanswered &&
									(message !== newest || (!isSending && !unanswered))
								}
							/>
						))}
						{isSending && <TypingIndicator />}
					</div>
					{unanswered && (
						<UnansweredNote unanswered={unanswered} hasPartialAnswer={newest?.role === "assistant"} />
					)}
					{!isSending && <NextSteps conversation={conversation} isAboutPage={isAboutPage} />}
				</div>
			</Messages>
			<chakra.span role="status" srOnly>
				{isSending && labels.typing}
			</chakra.span>
			{hasMoreBelow && messages.length > 1 && (
				<IconButton
					label={labels.toNewest}
					onClick={scrollToEnd}
					variant="outline"
					position="absolute"
					bottom="2"
					right="3"
					minHeight="8"
					width="8"
					borderRadius="full"
					bg="bg.panel"
					boxShadow="raised"
				>
					<ArrowDown aria-hidden />
				</IconButton>
			)}
		</Box>
	);
}

/** Shown while an answer is pending: three stops and a train that passes them. */
const TypingIndicator = () => (
	<MessageStop data-typing>
		<svg aria-hidden viewBox="0 0 44 12" width="44" height="12">
			<line x1="6" x2="38" y1="6" y2="6" />
			<circle cx="6" cy="6" r="3" />
			<circle cx="22" cy="6" r="3" />
			<circle cx="38" cy="6" r="3" />
			<circle data-part="train" cx="6" cy="6" r="4" />
		</svg>
	</MessageStop>
);
