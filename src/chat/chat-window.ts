import { createContext, type MouseEvent, useContext } from "react";
import type { Chat } from "./use-chat.ts";

/** The open window, for the parts inside of it. */
export interface ChatWindow {
	chat: Chat;
	/** Whether the window covers the page, as it does on a phone. */
	isSheet: boolean;
	/** Whether it has little height, so that the conversation needs what its edges would take. */
	isLow: boolean;
	/** For links to pages of this site: lets go of the page where the window covers it. */
	leaveForPage(event: MouseEvent): void;
}

export const ChatWindowContext = createContext<ChatWindow | null>(null);

export function useChatWindow(): ChatWindow {
	const chatWindow = useContext(ChatWindowContext);
	if (!chatWindow) throw new Error("This belongs inside of the chat window.");
	return chatWindow;
}
