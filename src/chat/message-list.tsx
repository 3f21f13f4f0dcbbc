import { Box, chakra } from "@chakra-ui/react";
import { ArrowDown } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../components/button.tsx";
import { chat as text } from "../content/chat.ts";
import { useChatWindow } from "./chat-window.ts";
import type { Conversation } from "./conversation.ts";
import { Disclosure } from "./disclosure.tsx";
import { Message } from "./message.tsx";
import { NextSteps } from "./next-steps.tsx";
import { TypingIndicator } from "./typing-indicator.tsx";
import { UnansweredNote } from "./unanswered-note.tsx";
import { useFollowNewest } from "./use-follow-newest.ts";

interface MessageListProps {
	conversation: Conversation;
	close(options?: { returnFocus: boolean }): void;
}

export function MessageList({ conversation, close }: MessageListProps) {
	const { isLow } = useChatWindow();
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
			<chakra.div
				ref={scroller}
				role="group"
				aria-label={text.labels.conversation}
				tabIndex={0}
				position="relative"
				h="full"
				overflowY="auto"
				overscrollBehavior="contain"
				// What is typed beside a long conversation doesn't have it painted again.
				contain="content"
				_focusVisible={{ outlineOffset: "-3px" }}
			>
				<Box px="3.5" pt="4">
					<div role="log" aria-label={text.labels.conversation} aria-busy={isSending}>
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
					{unanswered && <UnansweredNote unanswered={unanswered} isBegun={newest?.role === "assistant"} />}
					{!isSending && <NextSteps conversation={conversation} close={close} />}
					{isLow && (
						<Box pb="3">
							<Disclosure />
						</Box>
					)}
				</Box>
			</chakra.div>
			<chakra.span role="status" srOnly>
				{isSending && text.labels.typing}
			</chakra.span>
			{hasMoreBelow && messages.length > 1 && (
				<Button
					variant="outline"
					size="icon"
					aria-label={text.labels.toNewest}
					title={text.labels.toNewest}
					onClick={scrollToEnd}
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
				</Button>
			)}
		</Box>
	);
}
