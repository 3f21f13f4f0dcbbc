import { useEffect, useState } from "react";
import type { Unanswered } from "../conversation/conversation.ts";
import { useChatWindow } from "./chat-window.ts";
import { rise } from "./rise.ts";

/** Time to live in milliseconds. The note with Retry remains. */
export const TOAST_MS = 8_000;

/** Reports a failed message: in the window, or above the button if that is closed. Takes no clicks. */
export function FailureToast() {
	const { error } = useChatWindow().words;
	return (
		<div ref={rise} role="alert" lang="en">
			<p>
				<strong>{error.title}</strong>
				{error.description}
			</p>
		</div>
	);
}

/** Returns whether a failure is so new that the toast shows. */
export function useIsFresh(unanswered: Unanswered | null): boolean {
	// What is unanswered from the start has been reported before a reload or a crash.
	const [old, setOld] = useState(unanswered);
	useEffect(() => {
		const timer = setTimeout(setOld, TOAST_MS, unanswered);
		return () => clearTimeout(timer);
	}, [unanswered]);
	return unanswered !== null && unanswered.reason !== "stopped" && unanswered !== old;
}
