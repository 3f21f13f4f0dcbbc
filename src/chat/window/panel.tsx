import { Button, CloseButton } from "@chakra-ui/react";
import { Files, Maximize2, Minimize2, RotateCcw, SquarePen } from "lucide-react";
import { useId, useState } from "react";
import { IconButton } from "../../components/icon-button.tsx";
import { Station } from "../../components/line.tsx";
import { keptOverReload } from "../../document/kept-over-reload.ts";
import type { Conversation } from "../conversation/conversation.ts";
import { ChatRoot } from "./chat-recipe.ts";
import { useChatWindow } from "./chat-window.ts";
import { Composer } from "./composer.tsx";
import { CopyButton } from "./copy-button.tsx";
import { FailureToasts } from "./failure-toast.tsx";
import { MessageList } from "./message-list.tsx";
import { UnansweredNote } from "./unanswered-note.tsx";
import { ignoreScrollKeys, useDialog } from "./use-dialog.ts";

const isTrue = (value: unknown): value is true => value === true;
const size = { isLarge: false };
/** For the visit, like the conversation. */
size.isLarge = keptOverReload("chat-large-1", () => size.isLarge || undefined, isTrue).kept ?? false;

/** The assistant's window: a panel above the button, or a sheet on small screens. */
export function Panel(conversation: Conversation) {
	const { chat, words, language, close } = useChatWindow();
	const { labels } = words;
	const { messages, unanswered, previous } = conversation;
	const isSending = conversation.phase !== "idle";
	const hasAsked = messages.length > 1;
	const { dialog, input, takeFocus } = useDialog(isSending);
	const titleId = useId();
	const [isLarge, setLarge] = useState(size.isLarge);
	const resize = () => {
		size.isLarge = !isLarge;
		setLarge(size.isLarge);
	};

	/** Moves the focus to the input before a change that removes the clicked button. */
	const act = (change: () => void) => {
		takeFocus();
		change();
	};

	return (
		<ChatRoot
			ref={dialog}
			lang={language}
			data-large={isLarge || undefined}
			aria-labelledby={titleId}
			tabIndex={-1}
			onKeyDown={ignoreScrollKeys}
			onClose={({ currentTarget }) => currentTarget.open || close()}
		>
			<div data-part="header">
				<Station />
				<hgroup>
					<h2 id={titleId} lang="en">
						{words.title}
					</h2>
					{!hasAsked && messages[0]?.language !== language && <p>{words.invitation}</p>}
				</hgroup>
				{hasAsked && <CopyButton label={labels.copyConversation} icon={Files} />}
				{hasAsked && (
					<IconButton label={labels.newConversation} onClick={() => act(chat.restart)}>
						<SquarePen />
					</IconButton>
				)}
				<IconButton data-part="size" label={isLarge ? labels.shrink : labels.enlarge} onClick={resize}>
					{isLarge ? <Minimize2 /> : <Maximize2 />}
				</IconButton>
				<CloseButton size="sm" aria-label={labels.close} title={labels.close} onClick={close} />
			</div>
			<MessageList {...conversation} />
			<FailureToasts />
			{previous && (
				<div data-part="unanswered" data-stopped>
					<p>{words.restarted}</p>
					<Button variant="outline" size="sm" onClick={() => act(chat.restore)}>
						<RotateCcw />
						{labels.restore}
					</Button>
				</div>
			)}
			{unanswered && <UnansweredNote {...unanswered} />}
			<Composer isSending={isSending} hasAsked={hasAsked} inputRef={input} onStop={() => act(chat.stop)} />
		</ChatRoot>
	);
}
