import { createContext, type MouseEvent, useContext } from "react";
import type { ChatWords } from "../content/chat.ts";
import type { Language } from "../content/types.ts";
import type { Chat } from "./use-chat.ts";

/** Closes the window; the focus returns to the button unless told otherwise. */
export type CloseChat = (options?: { returnFocus: boolean }) => void;

/** The window, for the parts inside of it. */
export interface ChatWindow {
	chat: Chat;
	/** Language of the conversation; of the page until the first answer. */
	language: Language;
	/** The window's words in that language. */
	words: ChatWords;
	/** Whether the window covers the page, as it does on a phone. */
	isSheet: boolean;
	close: CloseChat;
	/** For links to pages of this site: lets go of the page where the window covers it. */
	leaveForPage(event: MouseEvent): void;
}

export const ChatWindowContext = createContext<ChatWindow | null>(null);

export function useChatWindow(): ChatWindow {
	const chatWindow = useContext(ChatWindowContext);
	if (!chatWindow) throw new Error("This belongs inside of the chat window.");
	return chatWindow;
}
