import { chakra } from "@chakra-ui/react";
import { Check, Copy } from "lucide-react";
import type { ComponentProps, MouseEvent } from "react";
import { IconButton } from "../../components/button.tsx";
import { useCopy } from "../../components/use-copy.ts";
import { useChatWindow } from "./chat-window.ts";
import { copyOf } from "./copy-text.ts";

interface CopyButtonProps extends ComponentProps<typeof IconButton> {
	/** Hides the outcome's text from all but screen readers; the icon shows it too. */
	isQuiet?: boolean;
}

/** Copies the message that it stands in; in the window's header, the whole conversation. */
export function CopyButton({ isQuiet, ...props }: CopyButtonProps) {
	const { labels } = useChatWindow().words;
	const { outcome, copy } = useCopy();
	const copyRendered = ({ currentTarget }: MouseEvent) => {
		const rendered =
			currentTarget.closest("[data-message]") ?? currentTarget.closest("dialog")?.querySelector("[role=log]");
		if (!rendered) return;
		const { html, text } = copyOf(rendered);
		void copy(text, html);
	};
	return (
		<>
			<IconButton onClick={copyRendered} {...props}>
				{outcome === "copied" ? <Check aria-hidden /> : <Copy aria-hidden />}
			</IconButton>
			<chakra.span role="status" srOnly={isQuiet} textStyle="label">
				{outcome && labels[outcome]}
			</chakra.span>
		</>
	);
}
