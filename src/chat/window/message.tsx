import { memo, useDeferredValue, useRef } from "react";
import { Boundary } from "../../components/boundary.tsx";
import { useRise } from "../../components/motion.ts";
import { type ChatMessage, siteLanguageOf } from "../conversation/conversation.ts";
import { AnswerLink } from "./answer-link.tsx";
import { useChatWindow } from "./chat-window.ts";
import { CopyButton } from "./copy-button.tsx";
import { Markdown } from "./markdown.tsx";

interface MessageProps {
	message: ChatMessage;
	isGrowing: boolean;
	/** Whether copying it is offered. */
	isCopyable: boolean;
}

/** A message, as a stop on the conversation's line. Memoized: its props don't change while others arrive and grow. */
export const Message = memo(function Message({ message, isGrowing, isCopyable }: MessageProps) {
	const { labels, title, incomplete } = useChatWindow().words;
	const { role, content, language, sources = [] } = message;
	const isOwn = role === "user";
	const ref = useRef<HTMLDivElement>(null);
	useRise(ref);
	// Keeps typing and scrolling responsive while a long answer streams; a complete answer renders at once.
	const growing = useDeferredValue(content);
	const unlinked = sources.filter(({ href }) => !content.includes(`](${href})`));
	const plain = <p data-part="plain">{content}</p>;

	return (
		<div ref={ref} data-part="message" data-message={role}>
			<span data-speaker>{`${isOwn ? labels.user : `${title}:`} `}</span>
			<div data-text lang={language} dir="auto">
				{isOwn ? (
					plain
				) : (
					<Boundary fallback={() => plain}>
						<Markdown isPartial={isGrowing}>{isGrowing ? growing : content}</Markdown>
					</Boundary>
				)}
			</div>
			{message.incomplete && <p data-part="note">{incomplete}</p>}
			{unlinked.length > 0 && (
				<ul data-part="choices" aria-label={labels.sources} lang={siteLanguageOf(message)}>
					{unlinked.map(({ title, href }) => (
						<li key={href}>
							<AnswerLink href={href}>{title}</AnswerLink>
						</li>
					))}
				</ul>
			)}
			{isCopyable && (
				<div data-part="copy">
					<CopyButton label={labels.copy} />
				</div>
			)}
		</div>
	);
});
