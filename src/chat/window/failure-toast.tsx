import { TriangleAlert, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useChatWindow } from "./chat-window.ts";
import { entrance } from "./entrance.ts";
import { IconButton } from "./icon-button.tsx";

/** Time to live in milliseconds; as long again while hovered or focused. */
export const TOAST_MS = 8_000;

const rise = entrance(8);

/** Reports a failed message: above the input, where it covers nothing, or above the button if the window is closed. */
export function FailureToast({ onDismiss }: { onDismiss(): void }) {
	const { words, language } = useChatWindow();
	const toast = useRef<HTMLDivElement>(null);

	useEffect(() => rise(toast.current), []);
	useEffect(() => {
		const dismissUnlessHeld = () => toast.current?.matches(":hover, :has(:focus)") || onDismiss();
		const timer = setInterval(dismissUnlessHeld, TOAST_MS);
		return () => clearInterval(timer);
	}, [onDismiss]);

	/** Moves the focus, which would be lost with the toast, to the input or, if the window is closed, to the chat button. */
	const dismiss = () => {
		const part = toast.current?.closest("aside");
		part?.querySelector<HTMLElement>("textarea, [aria-haspopup]")?.focus({ preventScroll: true });
		onDismiss();
	};

	return (
		<div ref={toast} role="alert">
			<TriangleAlert aria-hidden />
			<div lang="en">
				<p data-part="title">{words.error.title}</p>
				<p>{words.error.description}</p>
			</div>
			<IconButton minHeight="8" width="8" lang={language} label={words.labels.dismiss} onClick={dismiss}>
				<X aria-hidden />
			</IconButton>
		</div>
	);
}
