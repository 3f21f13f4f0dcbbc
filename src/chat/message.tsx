import { Box, chakra, Flex } from "@chakra-ui/react";
import * as m from "framer-motion/m";
import { memo, useDeferredValue } from "react";
import { AnswerLink } from "./answer-link.tsx";
import { MessageStop, Sources } from "./chat-recipe.ts";
import { useChatWindow } from "./chat-window.ts";
import type { ChatMessage } from "./conversation.ts";
import { CopyButton } from "./copy-button.tsx";
import { Markdown } from "./markdown.tsx";
import { UnansweredText } from "./unanswered-note.tsx";
import { useEntrance } from "./use-entrance.ts";

interface MessageProps {
	message: ChatMessage;
	/** Whether it came while the window was open; older ones stand without a motion. */
	isNew: boolean;
	/** Whether it is an answer that has come to its end. */
	isWholeAnswer: boolean;
}

/** One message: a stop on the conversation's line. Its props stay the same while others come and grow. */
export const Message = memo(function Message({ message, isNew, isWholeAnswer }: MessageProps) {
	const { words, language: windowLanguage } = useChatWindow();
	const { role, content, language, unanswered } = message;
	const isOwn = role === "user";
	const entrance = useEntrance(8, isNew);
	// Lets typing and scrolling go first while a long answer grows; when it is whole, all of it is there at once.
	const growing = useDeferredValue(content);

	return (
		<MessageStop asChild>
			<m.div {...entrance} data-message={role}>
				<chakra.span srOnly>{isOwn ? words.labels.user : `${words.title}:`}</chakra.span>
				<div lang={language}>
					{isOwn ? (
						<p data-part="plain">{content}</p>
					) : (
						<Markdown language={language ?? windowLanguage}>{isWholeAnswer ? content : growing}</Markdown>
					)}
				</div>
				{isWholeAnswer && <Footer message={message} />}
				{unanswered && (
					// It was told when it happened.
					<Box aria-live="off" mt="2" color="fg.muted" fontWeight="normal">
						<UnansweredText unanswered={unanswered} isBegun={!isOwn} />
					</Box>
				)}
			</m.div>
		</MessageStop>
	);
});

/** The pages that an answer rests on and doesn't link itself, and a button that copies it; not read out with the answer. */
function Footer({ message: { content, language, sources = [] } }: Pick<MessageProps, "message">) {
	const { labels } = useChatWindow().words;
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
			<CopyButton label={labels.copy} text={() => content} minHeight="7" width="7" />
		</Flex>
	);
}
