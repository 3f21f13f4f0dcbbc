import { createContext, use } from "react";
import type { ChatWords } from "../../content/chat.ts";
import type { Language } from "../../content/types.ts";
import type { Chat } from "../conversation/chat-store.ts";

interface ChatWindow {
	chat: Chat;
	/** Language of the conversation; the page's until the first answer. */
	language: Language;
	/** The window's words in that language. */
	words: ChatWords;
	close(): void;
}

export const ChatWindowContext = createContext<ChatWindow | null>(null);

export const useChatWindow = () => use(ChatWindowContext) as ChatWindow;
