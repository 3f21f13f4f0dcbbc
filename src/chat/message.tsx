import { Box, chakra } from "@chakra-ui/react";
import * as m from "framer-motion/m";
import { memo, useDeferredValue } from "react";
import { chat as text } from "../content/chat.ts";
import type { ChatMessage } from "./conversation.ts";
import { detectLanguage } from "./language.ts";
import { Stop } from "./line-stop.tsx";
import { useMarkdown } from "./load-markdown.ts";
import { MessageFooter } from "./message-footer.tsx";
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
	const { role, content, unanswered } = message;
	const isOwn = role === "user";
	const entrance = useEntrance(8, isNew);

	return (
		<Stop kind={isOwn ? "passed" : "station"} asChild>
			<m.div {...entrance} data-message={role}>
				<chakra.span srOnly>{isOwn ? text.labels.user : text.labels.assistant}</chakra.span>
				{isOwn ? <Question>{content}</Question> : <Answer isWhole={isWholeAnswer}>{content}</Answer>}
				{isWholeAnswer && <MessageFooter message={message} />}
				{unanswered && (
					// It was told when it happened.
					<Box aria-live="off" mt="2" color="fg.muted">
						<UnansweredText unanswered={unanswered} isBegun={!isOwn} />
					</Box>
				)}
			</m.div>
		</Stop>
	);
});

function Question({ children }: { children: string }) {
	return (
		<chakra.p lang={detectLanguage(children)} whiteSpace="pre-wrap" fontWeight="semibold">
			{children}
		</chakra.p>
	);
}

/** What is announced may not change afterwards, or it is announced again. */
function Answer({ children, isWhole }: { children: string; isWhole: boolean }) {
	const renderer = useMarkdown();
	// The greeting stands there before Markdown is fetched, and has none.
	const Markdown = children === text.greeting ? null : renderer;
	// Lets typing and scrolling go first while a long answer grows; when it is whole, all of it is there at once.
	const growing = useDeferredValue(children);
	const content = isWhole ? children : growing;
	return (
		<chakra.div lang={detectLanguage(content)}>
			{Markdown ? <Markdown>{content}</Markdown> : <chakra.p whiteSpace="pre-wrap">{content}</chakra.p>}
		</chakra.div>
	);
}
