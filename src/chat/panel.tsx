import { chakra, Flex } from "@chakra-ui/react";
import * as m from "framer-motion/m";
import { SquarePen, X } from "lucide-react";
import { useRef } from "react";
import { Button } from "../components/button.tsx";
import { Station } from "../components/line.tsx";
import { chat as text } from "../content/chat.ts";
import { station } from "../theme/transit-map.ts";
import { useChatWindow } from "./chat-window.ts";
import { Composer } from "./composer.tsx";
import { MessageList } from "./message-list.tsx";
import { PANEL_ID } from "./panel-id.ts";
import { useConversation } from "./use-chat.ts";
import { useEntrance } from "./use-entrance.ts";
import { usePanelFocus } from "./use-panel-focus.ts";
import { useSheet } from "./use-sheet.ts";
import { useUncoveredFocus } from "./use-uncovered-focus.ts";

const TITLE_ID = "chat-title";

const SHEET = { insetX: "0", top: "var(--sheet-top, 0px)", h: "var(--sheet-height, 100dvh)" };
const FLOATING = {
	right: "5",
	bottom: "calc({spacing.5} + {sizes.14} + {spacing.3})",
	w: "80",
	h: "96",
	maxH: "calc(100dvh - {sizes.header} - {sizes.24})",
	borderWidth: "1px",
	borderRadius: "lg",
	boxShadow: "floating",
};

const LOW_BUTTON = { minHeight: "8", width: "8" };

interface PanelProps {
	close(options?: { returnFocus: boolean }): void;
}

/** The window: 80 by 96 units above the button, or all of a small screen above its keyboard. */
export function Panel({ close }: PanelProps) {
	const { chat, isSheet, isLow } = useChatWindow();
	const conversation = useConversation(chat);
	const isSending = conversation.phase !== "idle";
	const panel = useRef<HTMLDivElement>(null);
	const input = useRef<HTMLTextAreaElement>(null);
	const entrance = useEntrance(16);

	useSheet(isSheet, panel);
	useUncoveredFocus(!isSheet, panel);
	usePanelFocus(isSending, panel, input);

	const stop = () => {
		panel.current?.focus({ preventScroll: true });
		chat.stop();
	};
	const restart = () => {
		// The button goes with the conversation, and an input that waits for an answer can't take the focus yet.
		panel.current?.focus({ preventScroll: true });
		chat.restart();
		input.current?.focus({ preventScroll: true });
	};

	return (
		<Flex
			asChild
			direction="column"
			position="fixed"
			zIndex="chat"
			bg="bg.panel"
			borderColor="border"
			overflow="hidden"
			outline="none"
			{...(isSheet ? SHEET : FLOATING)}
		>
			<m.div
				{...entrance}
				ref={panel}
				id={PANEL_ID}
				role="dialog"
				aria-modal={isSheet || undefined}
				aria-labelledby={TITLE_ID}
				tabIndex={-1}
			>
				<Flex
					align="center"
					gap="2.5"
					ps="3.5"
					pe="1.5"
					minH={isLow ? "0" : "12"}
					borderBottomWidth="1px"
					borderColor="border"
					css={{ "& [data-part=station]": { ...station, boxSize: "station.sm" } }}
				>
					<Station />
					<chakra.h2 id={TITLE_ID} flex="1" fontSize="md" fontWeight="semibold" letterSpacing="snug">
						{text.title}
					</chakra.h2>
					{conversation.messages.length > 1 && (
						<Button
							variant="ghost"
							size="icon"
							{...(isLow && LOW_BUTTON)}
							color="fg.muted"
							aria-label={text.labels.newConversation}
							title={text.labels.newConversation}
							onClick={restart}
						>
							<SquarePen aria-hidden />
						</Button>
					)}
					<Button
						variant="ghost"
						size="icon"
						{...(isLow && LOW_BUTTON)}
						color="fg.muted"
						aria-label={text.labels.close}
						title={text.labels.close}
						onClick={() => close()}
					>
						<X aria-hidden />
					</Button>
				</Flex>
				<MessageList conversation={conversation} close={close} />
				<Composer isSending={isSending} inputRef={input} onStop={stop} />
			</m.div>
		</Flex>
	);
}
