import { Textarea } from "@chakra-ui/react";
import { ArrowUp, Square } from "lucide-react";
import type { FormEvent, KeyboardEvent, RefObject } from "react";
import { directionOf } from "../../components/direction-of.ts";
import { IconButton } from "../../components/icon-button.tsx";
import { TextLink } from "../../components/links.tsx";
import { LOCALES } from "../../content/site.ts";
import { useShell } from "../../document/shell.tsx";
import { useSiteLanguage } from "../../document/site-language.ts";
import { fillIn } from "../../pages/language.ts";
import { isComposing } from "../composing.ts";
import { CHAT_LIMITS } from "../contract.ts";
import { isSendable, messageLength, useDraft } from "../conversation/chat-store.ts";
import { useChatWindow } from "./chat-window.ts";

interface ComposerProps {
	isSending: boolean;
	hasAsked: boolean;
	inputRef: RefObject<HTMLTextAreaElement | null>;
	onStop(): void;
}

const HINT_ID = "chat-length";

/** The message form. Separate from the list, so that typing doesn't re-render a long conversation. */
export function Composer({ isSending, hasAsked, inputRef, onStop }: ComposerProps) {
	const { chat, words } = useChatWindow();
	const { labels } = words;
	const { privacy } = useShell();
	const pageLanguage = useSiteLanguage();
	const draft = useDraft(chat);
	const canSend = isSendable(draft) && !isSending;

	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (!canSend) return;
		chat.send(draft);
		chat.write("");
	};
	const sendOnEnter = (event: KeyboardEvent) => {
		if (event.key === "Enter" && !event.shiftKey && !isComposing(event)) submit(event);
	};

	return (
		<form onSubmit={submit}>
			<Textarea
				ref={inputRef}
				variant="flushed"
				rows={1}
				dir={directionOf(draft)}
				// The placeholder is English in every language.
				lang={draft ? undefined : "en"}
				value={draft}
				disabled={isSending}
				placeholder={words.placeholder}
				aria-label={labels.message}
				aria-describedby={HINT_ID}
				enterKeyHint="send"
				onChange={(event) => chat.write(event.target.value)}
				onKeyDown={sendOnEnter}
			/>
			<LengthHint length={messageLength(draft)} />
			{isSending && (
				<IconButton label={labels.stop} onClick={onStop}>
					<Square fill="currentColor" />
				</IconButton>
			)}
			<IconButton variant="solid" type="submit" disabled={!canSend} label={labels.send}>
				<ArrowUp />
			</IconButton>
			<p data-part="notice">
				<span>{hasAsked ? words.shortNotice : words.notice} </span>
				{privacy && (
					<TextLink to={privacy.href} hrefLang={privacy.language} lang={pageLanguage}>
						{privacy.label}
					</TextLink>
				)}
			</p>
		</form>
	);
}

const LIMIT = CHAT_LIMITS.messageCharacters;

/** Shows the count near and above the limit. Screen readers announce only the sentence, not each new count. */
function LengthHint({ length }: { length: number }) {
	const { words, language } = useChatWindow();
	const grouped = (count: number) => count.toLocaleString(LOCALES[language]);
	const isOver = length > LIMIT;
	const isNear = length > LIMIT * 0.9;
	return (
		<p id={HINT_ID} role="status" data-part="hint" data-over={isOver || undefined}>
			{isNear && <span>{fillIn(words.limit[isOver ? "over" : "near"], { limit: grouped(LIMIT) })}</span>}
			{isNear && <span aria-hidden>{` ${grouped(length)} / ${grouped(LIMIT)}`}</span>}
		</p>
	);
}
