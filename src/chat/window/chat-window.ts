import { createContext, type MouseEvent, useContext } from "react";
import type { ChatWords } from "../../content/chat.ts";
import type { Language } from "../../content/types.ts";
import type { Chat } from "../conversation/use-chat.ts";

/** Closes the window; the focus returns to the button by default. */
export type CloseChat = (options?: { returnFocus: boolean }) => void;

/** The window's context. */
export interface ChatWindow {
	chat: Chat;
	/** Language of the conversation; the page's until the first answer. */
	language: Language;
	/** The window's words in that language. */
	words: ChatWords;
	/** Whether the window covers the page, as on a phone. */
	isSheet: boolean;
	close: CloseChat;
	/** For links to the site's pages: closes the window if it covers the page. */
	leaveForPage(event: MouseEvent): void;
}

export const ChatWindowContext = createContext<ChatWindow | null>(null);

export function useChatWindow(): ChatWindow {
	const chatWindow = useContext(ChatWindowContext);
	if (!chatWindow) throw new Error("useChatWindow needs a ChatWindowContext.");
	return chatWindow;
}
