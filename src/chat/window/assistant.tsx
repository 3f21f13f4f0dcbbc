import { Button, chakra } from "@chakra-ui/react";
import { AnimatePresence } from "framer-motion";
import { useEffect, useMemo, useState } from "react";
import { Boundary } from "../../components/boundary.tsx";
import { chat as localizedWords } from "../../content/chat.ts";
import { useShell } from "../../document/shell.tsx";
import { useSiteLanguage } from "../../document/site-language.ts";
import { inLanguage } from "../../pages/language.ts";
import { type Chat, useConversation, visitorsChat } from "../conversation/chat-store.ts";
import { type Conversation, languageOfConversation } from "../conversation/conversation.ts";
import { ChatWindowContext, useChatWindow } from "./chat-window.ts";
import { FailureToasts, useFailureToast } from "./failure-toast.tsx";
import { Panel } from "./panel.tsx";

/** Everything behind the button. Stays mounted while the window is closed, to announce late answers and failures. */
export function Assistant({ isOpen, close, chat: given }: { isOpen: boolean; close(): void; chat?: Chat }) {
	const { assistant } = useShell();
	const chat = given ?? visitorsChat(assistant);
	const conversation = useConversation(chat);
	const { unanswered } = conversation;
	const hasNews = useHasNews(conversation, isOpen);
	useEffect(() => {
		const retry = () => chat.getConversation().unanswered?.reason === "offline" && chat.retry();
		addEventListener("online", retry);
		return () => removeEventListener("online", retry);
	}, [chat]);
	const pageLanguage = useSiteLanguage();
	const language = languageOfConversation(conversation) ?? pageLanguage;
	const words = useMemo(() => inLanguage(localizedWords, language), [language]);
	const chatWindow = useMemo(() => ({ chat, language, words, close }), [chat, language, words, close]);
	const isToastShown = useFailureToast(unanswered, words.error);

	return (
		<ChatWindowContext value={chatWindow}>
			<AnimatePresence>
				{isOpen && (
					<Boundary key="window" fallback={Crash}>
						<Panel {...conversation} />
					</Boundary>
				)}
			</AnimatePresence>
			{!isOpen && <FailureToasts />}
			{/* The button's styles show a dot while this has text. */}
			<chakra.span srOnly role="status" lang={language}>
				{hasNews && !isToastShown && words.labels[unanswered ? "openQuestion" : "newAnswer"]}
			</chakra.span>
		</ChatWindowContext>
	);
}

/** Returns whether an answer was completed, or failed, while the window was closed. */
function useHasNews({ messages, phase, unanswered }: Conversation, isOpen: boolean): boolean {
	const newest = phase === "idle" ? (unanswered ?? messages.at(-1)?.id) : undefined;
	const [seen, setSeen] = useState(newest);
	if (isOpen && newest && newest !== seen) setSeen(newest);
	return !isOpen && newest !== undefined && newest !== seen;
}

/** Replaces the window after a crash. A second one leads to a new conversation, which can be undone. */
function Crash({ crashes, retry }: { crashes: number; retry(): void }) {
	const isRepeated = crashes > 1;
	const { chat, language, words } = useChatWindow();
	const reopen = () => {
		if (isRepeated) chat.restart();
		retry();
	};
	return (
		<div role="alert" lang={language}>
			<p>{isRepeated ? words.crashedAgain : words.crashed}</p>
			<Button size="sm" variant="outline" onClick={reopen}>
				{isRepeated ? words.labels.newConversation : words.labels.reopen}
			</Button>
		</div>
	);
}
