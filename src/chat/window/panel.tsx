import * as m from "framer-motion/m";
import { Maximize2, Minimize2, SquarePen, X } from "lucide-react";
import { useRef } from "react";
import { Station } from "../../components/line.tsx";
import type { Conversation } from "../conversation/conversation.ts";
import { ChatHeader, ChatRoot } from "./chat-recipe.ts";
import { useChatWindow } from "./chat-window.ts";
import { Composer } from "./composer.tsx";
import { CopyButton } from "./copy-button.tsx";
import { IconButton } from "./icon-button.tsx";
import { MessageList } from "./message-list.tsx";
import { handlePanelKey } from "./panel-keys.ts";
import { useEntrance } from "./use-entrance.ts";
import { usePanelFocus } from "./use-panel-focus.ts";
import { useSheet } from "./use-sheet.ts";

const TITLE_ID = "chat-title";

interface PanelProps {
	conversation: Conversation;
	isAboutPage: boolean;
	isLarge: boolean;
	onToggleSize(): void;
}

/** The assistant's window: a panel above the button, or a sheet on small screens. */
export function Panel({ conversation, isAboutPage, isLarge, onToggleSize }: PanelProps) {
	const { chat, words, language, isSheet, close } = useChatWindow();
	const { labels } = words;
	const isSending = conversation.phase !== "idle";
	const hasAsked = conversation.messages.length > 1;
	const panel = useRef<HTMLDivElement>(null);
	const input = useRef<HTMLTextAreaElement>(null);
	const entrance = useEntrance(16);
	const layout = isSheet ? "sheet" : isLarge ? "large" : "small";

	useSheet(isSheet, panel);
	usePanelFocus(isSending, panel, input);

	const stop = () => {
		panel.current?.focus({ preventScroll: true });
		chat.stop();
	};
	const restart = () => {
		// The button disappears, and a disabled input can't be focused until the restart has enabled it.
		panel.current?.focus({ preventScroll: true });
		chat.restart();
		input.current?.focus({ preventScroll: true });
	};
	const transcript = () =>
		conversation.messages
			.map(({ role, content }) => `${role === "user" ? labels.user : `${words.title}:`} ${content}`)
			.join("\n\n");

	return (
		<ChatRoot asChild layout={layout}>
			<m.div
				{...entrance}
				ref={panel}
				role="dialog"
				lang={language}
				aria-modal={isSheet || undefined}
				aria-labelledby={TITLE_ID}
				tabIndex={-1}
				onKeyDown={(event) => handlePanelKey(event, chat)}
			>
				<ChatHeader>
					<Station />
					<h2 id={TITLE_ID} lang="en">
						{words.title}
					</h2>
					{hasAsked && <CopyButton label={labels.copyConversation} text={transcript} isQuiet />}
					{hasAsked && (
						<IconButton label={labels.newConversation} onClick={restart}>
							<SquarePen aria-hidden />
						</IconButton>
					)}
					{!isSheet && (
						<IconButton label={isLarge ? labels.shrink : labels.enlarge} onClick={onToggleSize}>
							{isLarge ? <Minimize2 aria-hidden /> : <Maximize2 aria-hidden />}
						</IconButton>
					)}
					<IconButton label={labels.close} onClick={() => close()}>
						<X aria-hidden />
					</IconButton>
				</ChatHeader>
				<MessageList conversation={conversation} isAboutPage={isAboutPage} />
				<Composer isSending={isSending} hasAsked={hasAsked} inputRef={input} onStop={stop} />
			</m.div>
		</ChatRoot>
	);
}
