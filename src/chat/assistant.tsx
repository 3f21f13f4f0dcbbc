import { domMin, LazyMotion } from "framer-motion";
import { type ComponentType, type MouseEvent, useMemo } from "react";
import { type ChatWindow, ChatWindowContext } from "./chat-window.ts";
import { FailureToast } from "./failure-toast.tsx";
import { Panel } from "./panel.tsx";
import { LOW_QUERY, SHEET_QUERY } from "./sheet-query.ts";
import { type Chat, visitorsChat } from "./use-chat.ts";
import { useMediaQuery } from "./use-media-query.ts";
import { useWayBack } from "./use-way-back.ts";

interface AssistantProps {
	isOpen: boolean;
	/** Closes the window; the focus returns to the button unless told otherwise. */
	close(options?: { returnFocus: boolean }): void;
	chat?: Chat;
}

export type AssistantComponent = ComponentType<AssistantProps>;

/** Everything behind the button. Stays mounted while the window is closed, so that a late failure is still told. */
export function Assistant({ isOpen, close: onClose, chat = visitorsChat }: AssistantProps) {
	const isSheet = useMediaQuery(SHEET_QUERY);
	const isLow = useMediaQuery(LOW_QUERY);
	const close = useWayBack(isOpen && isSheet, onClose);
	const chatWindow = useMemo<ChatWindow>(() => {
		const leaveForPage = (event: MouseEvent) => {
			const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
			if (isSheet && !opensElsewhere) close({ returnFocus: false });
		};
		return { chat, isSheet, isLow, leaveForPage };
	}, [chat, isSheet, isLow, close]);

	return (
		<ChatWindowContext value={chatWindow}>
			<LazyMotion features={domMin} strict>
				{isOpen && <Panel close={close} />}
				<FailureToast chat={chat} />
			</LazyMotion>
		</ChatWindowContext>
	);
}
