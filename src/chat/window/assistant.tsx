import { chakra, useMediaQuery } from "@chakra-ui/react";
import { type ComponentType, useMemo, useState } from "react";
import { chat as localizedWords } from "../../content/chat.ts";
import { useShell } from "../../document/shell.tsx";
import { useSiteLanguage } from "../../document/site-language.ts";
import { inLanguage } from "../../pages/language.ts";
import { type Conversation, languageOfConversation, type Unanswered } from "../conversation/conversation.ts";
import { type Chat, useConversation, visitorsChat } from "../conversation/use-chat.ts";
import { SHEET_QUERY } from "./chat-recipe.ts";
import { type ChatWindow, ChatWindowContext } from "./chat-window.ts";
import { FailureToast } from "./failure-toast.tsx";
import { Panel } from "./panel.tsx";

interface AssistantProps {
	isOpen: boolean;
	/** Whether the visitor opened it by AskAboutPage. */
	isAboutPage?: boolean;
	close(): void;
	chat?: Chat;
}

export type AssistantComponent = ComponentType<AssistantProps>;

/** Everything behind the button. Stays mounted while the window is closed, to announce late answers and failures. */
export function Assistant({ isOpen, isAboutPage = false, close, chat: given }: AssistantProps) {
	const { assistant } = useShell();
	const chat = given ?? visitorsChat(assistant.greeting);
	const [isSheet = false] = useMediaQuery([SHEET_QUERY], { ssr: false });
	const [isLarge, setLarge] = useState(false);
	const [dismissed, dismiss] = useState<Unanswered | null>(null);
	const conversation = useConversation(chat);
	const { unanswered } = conversation;
	const hasNews = useHasNews(conversation, isOpen);
	const pageLanguage = useSiteLanguage();
	const language = languageOfConversation(conversation) ?? pageLanguage;
	const chatWindow = useMemo<ChatWindow>(
		() => ({ chat, language, words: inLanguage(localizedWords, language), close }),
		[chat, language, close],
	);
	const hasFailed = unanswered && unanswered.reason !== "stopped" && unanswered !== dismissed;
	const toast = hasFailed && <FailureToast onDismiss={() => dismiss(unanswered)} />;

	return (
		<ChatWindowContext value={chatWindow}>
			{isOpen ? (
				<Panel
					conversation={conversation}
					isAboutPage={isAboutPage}
					layout={isSheet ? "sheet" : isLarge ? "large" : "small"}
					onToggleSize={() => setLarge(!isLarge)}
					toast={toast}
				/>
			) : (
				toast
			)}
			{/* The button's styles show a dot while this has text. */}
			<chakra.span role="status" lang={language} srOnly>
				{hasNews && chatWindow.words.labels.newAnswer}
			</chakra.span>
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
