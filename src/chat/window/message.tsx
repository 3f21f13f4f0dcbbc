import { Box, chakra, Flex } from "@chakra-ui/react";
import * as m from "framer-motion/m";
import { memo, useDeferredValue } from "react";
import type { ChatMessage } from "../conversation/conversation.ts";
import { AnswerLink } from "./answer-link.tsx";
import { MessageStop, Sources } from "./chat-recipe.ts";
import { useChatWindow } from "./chat-window.ts";
import { CopyButton } from "./copy-button.tsx";
import { Markdown } from "./markdown.tsx";
import { UnansweredText } from "./unanswered-note.tsx";
import { useEntrance } from "./use-entrance.ts";

interface MessageProps {
	message: ChatMessage;
	/** Whether it arrived while the window was open; older ones appear without an animation. */
	isNew: boolean;
	/** Whether it is a complete answer. */
	isWholeAnswer: boolean;
}

/** A message, as a stop on the conversation's line. Memoized: its props don't change while others arrive and grow. */
export const Message = memo(function Message({ message, isNew, isWholeAnswer }: MessageProps) {
	const { words, language: windowLanguage } = useChatWindow();
	const { role, content, language, unanswered } = message;
	const isOwn = role === "user";
	const entrance = useEntrance(8, isNew);
	// Keeps typing and scrolling responsive while a long answer streams; a complete answer renders at once.
	const growing = useDeferredValue(content);

	return (
		<MessageStop asChild>
			<m.div {...entrance} data-message={role}>
				<chakra.span srOnly>{isOwn ? words.labels.user : `${words.title}:`}</chakra.span>
				<div lang={language}>
					{isOwn ? (
						<p data-part="plain">{content}</p>
					) : (
						<Markdown language={language ?? windowLanguage} isPartial={!isWholeAnswer}>
							{isWholeAnswer ? content : growing}
						</Markdown>
					)}
				</div>
				{isWholeAnswer && <Footer message={message} />}
				{unanswered && (
					// Not live: it was announced when it happened.
					<Box aria-live="off" mt="2" color="fg.muted" fontWeight="normal">
						<UnansweredText unanswered={unanswered} hasPartialAnswer={!isOwn} />
					</Box>
				)}
			</m.div>
		</MessageStop>
	);
});

/** Sources that the answer doesn't link itself, and a copy button; not announced with the answer. */
function Footer({ message }: Pick<MessageProps, "message">) {
	const { content, language, sources = [], incomplete } = message;
	const { labels, incomplete: breaksOff } = useChatWindow().words;
	const unlinked = sources.filter(({ href }) => !content.includes(`](${href})`));
	return (
		<Flex aria-live="off" wrap="wrap" align="center" gap="1.5" mt="2.5" color="fg.muted">
			{unlinked.length > 0 && (
				<Sources aria-label={labels.sources} lang={language}>
					{unlinked.map(({ title, href }) => (
						<li key={href}>
							<AnswerLink href={href} quiet>
								{title}
							</AnswerLink>
						</li>
					))}
				</Sources>
			)}
			{incomplete && (
				<chakra.p width="full" fontSize="xs">
					{breaksOff}
				</chakra.p>
			)}
			<CopyButton label={labels.copy} text={() => content} minHeight="7" width="7" />
		</Flex>
	);
}
