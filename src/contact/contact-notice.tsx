import { Button, Textarea } from "@chakra-ui/react";
import { Check, Copy, MailOpen, Undo2, X } from "lucide-react";
import type { Ref } from "react";
import { IconButton } from "../components/icon-button.tsx";
import { useCopy } from "../components/use-copy.ts";
import type { ContactWords } from "../content/contact.ts";
import { createBlock } from "../theme/create-block.ts";

const Root = createBlock("div", {
	base: {
		position: "relative",
		mt: "6",
		/** Clear of the chat's button when the focus scrolls here. */
		scrollMarginBottom: "24",
		p: "5",
		borderWidth: "1px",
		borderColor: "accent.line",
		borderRadius: "lg",
		bg: "bg.panel",
		"& h3": { textStyle: "cardTitle", display: "flex", alignItems: "center", gap: "2.5", pr: "10", mb: "2" },
		"& h3 > svg": { boxSize: "6", color: "accent.fg", flexShrink: 0 },
		"& p": { maxW: "measure", "& + p": { mt: "2", color: "fg.muted" } },
		"& [data-part=actions]": { display: "flex", flexWrap: "wrap", gap: "3", mt: "4" },
		"& [data-part=copied]": { textStyle: "small", color: "fg.muted", "&:not(:empty)": { mt: "3" } },
		"& > button": { position: "absolute", top: "2", right: "2" },
	},
});

const TITLE_ID = "contact-notice-title";
const TEXT_ID = "contact-notice-text";

interface ContactNoticeProps {
	ref: Ref<HTMLDivElement>;
	text: string;
	/** Whether the link exceeds the length that all mail clients accept. */
	isTooLong: boolean;
	words: ContactWords["notice"];
	onRestore: () => void;
	onDismiss: () => void;
}

/** Confirms a submitted inquiry, and offers to copy or restore its text. */
export function ContactNotice({ ref, words, text, isTooLong, onRestore, onDismiss }: ContactNoticeProps) {
	const { outcome, copy } = useCopy();
	return (
		<Root ref={ref} role="group" tabIndex={-1} aria-labelledby={TITLE_ID} aria-describedby={TEXT_ID}>
			<h3 id={TITLE_ID}>
				<MailOpen />
				{words.title}
			</h3>
			<div id={TEXT_ID}>
				<p>{words.text}</p>
				<p>{isTooLong ? words.tooLong : words.nothingOpened}</p>
			</div>
			<div data-part="actions">
				<Button size="sm" variant={isTooLong ? "solid" : "outline"} onClick={() => copy(text)}>
					{outcome === "copied" ? <Check /> : <Copy />}
					<span>{words.copy}</span>
				</Button>
				<Button size="sm" variant="outline" onClick={onRestore}>
					<Undo2 />
					{words.restore}
				</Button>
			</div>
			<p data-part="copied" role="status">
				{outcome && words[outcome === "copied" ? "copied" : "copyRefused"]}
			</p>
			{outcome === "failed" && (
				<Textarea ref={selectAll} mt="3" readOnly rows={8} value={text} aria-label={words.copySource} />
			)}
			<IconButton label={words.dismiss} onClick={onDismiss}>
				<X />
			</IconButton>
		</Root>
	);
}

function selectAll(field: HTMLTextAreaElement | null) {
	field?.focus();
	field?.select();
}
