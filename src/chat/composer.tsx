import { chakra, Flex } from "@chakra-ui/react";
import { ArrowUp, Square } from "lucide-react";
import { type FormEvent, type KeyboardEvent, memo, type RefObject, useLayoutEffect, useState } from "react";
import { Button } from "../components/button.tsx";
import { chat as text } from "../content/chat.ts";
import { useChatWindow } from "./chat-window.ts";
import { Disclosure } from "./disclosure.tsx";
import { LengthHint } from "./length-hint.tsx";
import { loadMarkdown } from "./load-markdown.ts";
import { isSendable } from "./use-chat.ts";

interface ComposerProps {
	isSending: boolean;
	inputRef: RefObject<HTMLTextAreaElement | null>;
	onStop(): void;
}

const LOW_INPUT = {
	flex: "1",
	width: "0",
	maxHeight: "4rem",
	_placeholder: { whiteSpace: "nowrap", overflow: "hidden", textOverflow: "ellipsis" },
};
const HINT_ID = "chat-length";

/** Where messages are written. What is typed stays in here, so that a long list is not drawn again for each key. */
export const Composer = memo(function Composer({ isSending, inputRef, onStop }: ComposerProps) {
	const { chat, isLow } = useChatWindow();
	const [draft, setDraft] = useState(chat.unsent);
	const canSend = isSendable(draft) && !isSending;

	useLayoutEffect(() => {
		chat.unsent = draft;
		growWithText(inputRef.current);
	}, [chat, draft, inputRef]);

	const change = (value: string) => {
		setDraft(value);
		void loadMarkdown();
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (!canSend) return;
		chat.send(draft);
		setDraft("");
	};
	const sendOnEnter = (event: KeyboardEvent) => {
		if (event.key !== "Enter" || event.shiftKey || endsComposition(event)) return;
		submit(event);
	};

	return (
		<chakra.form
			onSubmit={submit}
			borderTopWidth="2px"
			borderColor="border"
			bg="bg"
			css={{
				"&:has(textarea:focus-visible)": { borderColor: "accent.focusRing" },
				"& > [role=status]:not(:empty)": isLow && { order: -1, width: "full", pt: "1", pb: "0" },
			}}
			{...(isLow && { display: "flex", flexWrap: "wrap", alignItems: "end" })}
		>
			<MessageInput
				ref={inputRef}
				rows={1}
				value={draft}
				disabled={isSending}
				placeholder={text.placeholder}
				aria-label={text.labels.message}
				aria-describedby={HINT_ID}
				enterKeyHint="send"
				onChange={(event) => change(event.target.value)}
				onKeyDown={sendOnEnter}
				{...(isLow && LOW_INPUT)}
			/>
			<LengthHint id={HINT_ID} text={draft} />
			<Flex align="end" gap="1.5" ps={isLow ? "0" : "3.5"} pe="2" pb={isLow ? "0.5" : "2"}>
				{!isLow && <Disclosure />}
				{isSending && (
					<Button
						variant="outline"
						size="icon"
						aria-label={text.labels.stop}
						title={text.labels.stop}
						onClick={onStop}
					>
						<Square aria-hidden fill="currentColor" />
					</Button>
				)}
				<Button
					type="submit"
					size="icon"
					disabled={!canSend}
					aria-label={text.labels.send}
					title={text.labels.send}
				>
					<ArrowUp aria-hidden />
				</Button>
			</Flex>
		</chakra.form>
	);
});

const MessageInput = chakra("textarea", {
	base: {
		display: "block",
		width: "full",
		fieldSizing: "content",
		maxHeight: { base: "9rem", md: "7rem" },
		px: "3.5",
		pt: "2.5",
		pb: "1.5",
		bg: "transparent",
		color: "fg",
		fontSize: { base: "md", md: "sm" },
		lineHeight: "1.4",
		resize: "none",
		outline: "none",
		_placeholder: { color: "fg.subtle", opacity: 1, fontSize: { md: "0.8125rem" } },
		_disabled: { cursor: "not-allowed" },
	},
});

/** The Enter that picks a word of an input method is no wish to send; Safari reports it as key code 229 only. */
const endsComposition = ({ nativeEvent }: KeyboardEvent) =>
	nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** For browsers whose inputs don't grow by themselves: measuring lays the window out twice more for each key. */
function growWithText(input: HTMLTextAreaElement | null) {
	if (!input || CSS.supports("field-sizing", "content")) return;
	input.style.height = "auto";
	input.style.height = `${input.scrollHeight}px`;
}
