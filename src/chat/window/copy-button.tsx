import { chakra } from "@chakra-ui/react";
import { Check, Copy } from "lucide-react";
import { type ComponentProps, useEffect, useState } from "react";
import { useHref } from "react-router-dom";
import { useChatWindow } from "./chat-window.ts";
import { IconButton } from "./icon-button.tsx";

const SHOWN_MS = 2_000;
const LINK_TO_PAGE = /(?<=\]\()(?=\/)/g;

interface CopyButtonProps extends ComponentProps<typeof IconButton> {
	/** Returns Markdown; links to the site's own pages are copied as absolute URLs. */
	text(): string;
	/** Hides the outcome's text from all but screen readers; the icon shows it too. */
	isQuiet?: boolean;
}

export function CopyButton({ text, isQuiet, ...props }: CopyButtonProps) {
	const { words } = useChatWindow();
	const site = useHref("/").replace(/\/$/, "");
	const [outcome, setOutcome] = useState<"copied" | "copyFailed" | null>(null);

	useEffect(() => {
		if (!outcome) return;
		const timer = setTimeout(setOutcome, SHOWN_MS, null);
		return () => clearTimeout(timer);
	}, [outcome]);

	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text().replace(LINK_TO_PAGE, location.origin + site));
			setOutcome("copied");
		} catch {
			setOutcome("copyFailed");
		}
	};

	return (
		<>
			<IconButton onClick={copy} {...props}>
				{outcome === "copied" ? <Check aria-hidden /> : <Copy aria-hidden />}
			</IconButton>
			<chakra.span role="status" srOnly={isQuiet} textStyle="label">
				{outcome && words.labels[outcome]}
			</chakra.span>
		</>
	);
}
