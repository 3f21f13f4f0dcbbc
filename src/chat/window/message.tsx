import { VisuallyHidden } from "@chakra-ui/react";
import { memo, useDeferredValue } from "react";
import type { ChatMessage } from "../conversation/conversation.ts";
import { AnswerLink } from "./answer-link.tsx";
import { MessageStop, Sources } from "./chat-recipe.ts";
import { useChatWindow } from "./chat-window.ts";
import { CopyButton } from "./copy-button.tsx";
import { entrance } from "./entrance.ts";
import { Markdown } from "./markdown.tsx";
import { UnansweredText } from "./unanswered-note.tsx";

interface MessageProps {
	message: ChatMessage;
	/** Whether it arrived while the window was open; older ones appear without an animation. */
	isNew: boolean;
	/** Whether it is a complete answer. */
	isWholeAnswer: boolean;
}

const rise = entrance(8);

/** A message, as a stop on the conversation's line. Memoized: its props don't change while others arrive and grow. */
export const Message = memo(function Message({ message, isNew, isWholeAnswer }: MessageProps) {
	const { words } = useChatWindow();
	const { role, content, language, unanswered } = message;
	const isOwn = role === "user";
	// Keeps typing and scrolling responsive while a long answer streams; a complete answer renders at once.
	const growing = useDeferredValue(content);

	return (
		<MessageStop ref={isNew ? rise : undefined} data-message={role}>
			<VisuallyHidden data-part="speaker">{`${isOwn ? words.labels.user : `${words.title}:`} `}</VisuallyHidden>
			<div lang={language} dir="auto">
				{isOwn ? (
					<p data-part="plain">{content}</p>
				) : (
					<Markdown isPartial={!isWholeAnswer}>{isWholeAnswer ? content : growing}</Markdown>
				)}
			</div>
			{isWholeAnswer && <Footer message={message} />}
			{unanswered && (
				// Not live: it was announced when it happened.
				<div aria-live="off" data-part="unanswered">
					<UnansweredText unanswered={unanswered} hasPartialAnswer={!isOwn} />
				</div>
			)}
		</MessageStop>
	);
});

/** Places that the answer doesn't link itself, and a copy button. */
function Footer({ message }: Pick<MessageProps, "message">) {
	const { content, language, sources = [], incomplete } = message;
	const { labels, incomplete: breaksOff } = useChatWindow().words;
	const unlinked = sources.filter(({ href }) => !content.includes(`](${href})`));
	return (
		<>
			{incomplete && <p data-part="unanswered">{breaksOff}</p>}
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
			{/* Not announced with the answer. */}
			<div aria-live="off" data-part="copy">
				<CopyButton label={labels.copy} />
			</div>
		</>
	);
}
