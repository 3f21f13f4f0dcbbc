import { chakra, useMediaQuery } from "@chakra-ui/react";
import { domMin, LazyMotion } from "framer-motion";
import { type ComponentType, type MouseEvent, useMemo, useState } from "react";
import { chat as localizedWords } from "../../content/chat.ts";
import { useShell } from "../../document/shell.tsx";
import { useSiteLanguage } from "../../document/site-language.ts";
import { inLanguage } from "../../pages/language.ts";
import { type Conversation, languageOfConversation } from "../conversation/conversation.ts";
import { type Chat, useConversation, visitorsChat } from "../conversation/use-chat.ts";
import { SHEET_QUERY } from "./chat-recipe.ts";
import { type ChatWindow, ChatWindowContext, type CloseChat } from "./chat-window.ts";
import { FailureToast } from "./failure-toast.tsx";
import { Panel } from "./panel.tsx";
import { useCloseOnBack } from "./use-close-on-back.ts";

interface AssistantProps {
	isOpen: boolean;
	/** Whether the visitor opened it by AskAboutPage. */
	isAboutPage?: boolean;
	close: CloseChat;
	chat?: Chat;
}

export type AssistantComponent = ComponentType<AssistantProps>;

/** Everything behind the button. Stays mounted while the window is closed, to announce late answers and failures. */
export function Assistant({ isOpen, isAboutPage = false, close: onClose, chat: given }: AssistantProps) {
	const { assistant } = useShell();
	const chat = given ?? visitorsChat(assistant.greeting);
	const [isSheet = false] = useMediaQuery([SHEET_QUERY], { ssr: false });
	const [isLarge, setLarge] = useState(false);
	const close = useCloseOnBack(isOpen && isSheet, onClose);
	const conversation = useConversation(chat);
	const hasNews = useHasNews(conversation, isOpen);
	const pageLanguage = useSiteLanguage();
	const language = languageOfConversation(conversation) ?? pageLanguage;
	const chatWindow = useMemo<ChatWindow>(() => {
		const leaveForPage = (event: MouseEvent) => {
			const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
			if (isSheet && !opensElsewhere) close({ returnFocus: false });
		};
		return { chat, language, words: inLanguage(localizedWords, language), isSheet, close, leaveForPage };
	}, [chat, language, isSheet, close]);

	return (
		<ChatWindowContext value={chatWindow}>
			<LazyMotion features={domMin} strict>
				{isOpen && (
					<Panel
						conversation={conversation}
						isAboutPage={isAboutPage}
						isLarge={isLarge}
						onToggleSize={() => setLarge(!isLarge)}
					/>
				)}
				{/* The button's styles show a dot while this has text. */}
				<chakra.span role="status" lang={language} srOnly>
					{hasNews && chatWindow.words.labels.newAnswer}
				</chakra.span>
				<FailureToast unanswered={conversation.unanswered} />
			</LazyMotion>
		</ChatWindowContext>
	);
}

/** Returns whether an answer was completed while the window was closed. */
function useHasNews({ messages, phase, unanswered }: Conversation, isOpen: boolean): boolean {
	const newest = phase === "idle" && !unanswered ? messages.at(-1) : undefined;
	const [seen, setSeen] = useState(newest?.id);
	if (isOpen && newest && newest.id !== seen) setSeen(newest.id);
	return !isOpen && newest !== undefined && newest.id !== seen;
}
