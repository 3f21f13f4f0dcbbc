import { createToaster, Toast, Toaster } from "@chakra-ui/react";
import { useIsPresent } from "framer-motion";
import { useEffect, useState } from "react";
import type { ChatWords } from "../../content/chat.ts";
import type { Unanswered } from "../conversation/conversation.ts";

/** Time to live in milliseconds. The note with Retry remains. */
export const TOAST_MS = 8_000;

export const toaster = createToaster({ placement: "bottom-end", duration: TOAST_MS });

/** Reports each failed message by a toast, until the next one is sent. Returns whether it shows one. */
export function useFailureToast(unanswered: Unanswered | null, error: ChatWords["error"]): boolean {
	// What is unanswered from the start has been reported before a reload or a crash.
	const [reported, setReported] = useState(unanswered);
	const isShown = unanswered !== null && unanswered.reason !== "stopped" && unanswered !== reported;
	useEffect(() => {
		if (!isShown) return;
		let id: string | undefined;
		// Chakra's toaster renders synchronously, which an effect can't.
		queueMicrotask(() => {
			id = toaster.create({
				type: "error",
				...error,
				onStatusChange: ({ status }) => status === "dismissing" && setReported(unanswered),
			});
		});
		return () => queueMicrotask(() => toaster.dismiss(id));
	}, [isShown, unanswered, error]);
	return isShown;
}

/** Shows the toasts where it stands: in the window, until that leaves, or above the button. */
export const FailureToasts = () =>
	useIsPresent() && (
		<div data-part="toaster" lang="en">
			<Toaster toaster={toaster} style={{ position: "absolute", inset: "auto 0 0" }}>
				{({ title, description }) => (
					<Toast.Root role="alert">
						<Toast.Title>{title}</Toast.Title>
						<Toast.Description>{description}</Toast.Description>
					</Toast.Root>
				)}
			</Toaster>
		</div>
	);
