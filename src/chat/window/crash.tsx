import { Button } from "@chakra-ui/react";
import { useChatWindow } from "./chat-window.ts";

/** Replaces the window after a crash. A second one leads to a new conversation; the text of the old one can be copied. */
export function Crash({ isRepeated, retry }: { isRepeated: boolean; retry(): void }) {
	const { chat, language, words } = useChatWindow();
	const texts = [...chat.getConversation().messages.map(({ content }) => content), chat.getDraft()];
	const beginAnew = () => {
		chat.restart();
		chat.write("");
		retry();
	};
	return (
		<div role="alert" lang={language}>
			<p>{isRepeated ? words.crashedAgain : words.crashed}</p>
			{isRepeated && (
				<textarea readOnly rows={4} value={texts.join("\n\n")} aria-label={words.labels.conversation} />
			)}
			<Button size="sm" variant="outline" onClick={isRepeated ? beginAnew : retry}>
				{isRepeated ? words.labels.newConversation : words.labels.reopen}
			</Button>
		</div>
	);
}
