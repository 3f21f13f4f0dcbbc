import { useInView } from "framer-motion";
import { ArrowDown } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { IconButton } from "../../components/icon-button.tsx";
import type { ChatMessage, Conversation } from "../conversation/conversation.ts";
import { useChatWindow } from "./chat-window.ts";
import { Message } from "./message.tsx";
import { NextSteps } from "./next-steps.tsx";

/**
 * The conversation in turns: a question and its answer. Scrolls with a question only. The newest turn is as high as the
 * list, its answer at least half as high, so that the list's end shows the answer from its first line, however it grows.
 */
export function MessageList(conversation: Conversation) {
	const { words } = useChatWindow();
	const { labels } = words;
	const { messages, phase, unanswered } = conversation;
	const isSending = phase !== "idle";
	const isWaiting = phase === "waiting";
	const [greeting] = messages;
	const growing = phase === "streaming" ? messages.at(-1) : undefined;
	const finished = isSending || unanswered || messages.length === 1 ? undefined : messages.at(-1);
	const turns = turnsOf(messages);
	const list = useRef<HTMLDivElement>(null);
	const end = useRef<HTMLDivElement>(null);
	// The margin is the space below the last button.
	const hasMore = !useInView(end, { root: list, margin: "0px 0px 24px" });
	const showEnd = () => {
		list.current?.scrollTo({ top: list.current.scrollHeight });
		list.current?.focus({ preventScroll: true });
	};

	useEffect(() => {
		list.current?.querySelector("[data-part=turn]:last-child")?.scrollIntoView({ behavior: "instant" });
	}, []);
	useEffect(() => {
		if (isWaiting) list.current?.scrollTo({ top: list.current.scrollHeight });
	}, [isWaiting]);

	return (
		<>
			{/* biome-ignore lint/a11y: a scroll container, which the keyboard has to reach */}
			<div ref={list} data-part="messages" role="group" aria-label={labels.conversation} tabIndex={0}>
				<div>
					{turns.map((turn) => (
						<div key={turn[0]?.id} data-part="turn">
							{turn.map((message) => (
								<Message
									key={message.id}
									message={message}
									isGrowing={message === growing}
									isCopyable={message.role === "assistant" && message !== greeting && message !== growing}
								/>
							))}
							{turn === turns.at(-1) && (isSending ? <TypingIndicator /> : <NextSteps {...conversation} />)}
						</div>
					))}
				</div>
				<div ref={end} />
				{hasMore && (
					// The keyboard scrolls the list itself: this goes at its end, and would take the focus with it.
					<IconButton tabIndex={-1} data-part="more" variant="outline" label={labels.more} onClick={showEnd}>
						<ArrowDown />
					</IconButton>
				)}
			</div>
			<span role="status">
				{isSending ? labels.typing : unanswered && words.unanswered[unanswered.reason]}
			</span>
			<span role="status" lang={finished?.language}>
				{useFinishedAnswer(list, finished?.id)}
			</span>
		</>
	);
}

/**
 * Returns an answer's text for some seconds when it is complete, for a live region of its own. The list is none: its text
 * grows piece by piece, and screen readers announce what has come while a region was busy never or piece by piece.
 */
function useFinishedAnswer(list: RefObject<HTMLElement | null>, newest: string | undefined) {
	const [heard] = useState(newest);
	const [text, setText] = useState("");
	useEffect(() => {
		const answer = [...(list.current?.querySelectorAll<HTMLElement>("[data-text]") ?? [])].at(-1);
		// biome-ignore lint/performance/useDomNodeTextContent: keeps blocks apart
		setText(newest && newest !== heard && answer ? answer.innerText : "");
		const timer = setTimeout(setText, 7_000, "");
		return () => clearTimeout(timer);
	}, [list, newest, heard]);
	return text;
}

function turnsOf(messages: readonly ChatMessage[]) {
	const turns: ChatMessage[][] = [];
	for (const message of messages)
		if (message.role === "user" || turns.length === 0) turns.push([message]);
		else turns.at(-1)?.push(message);
	return turns;
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
