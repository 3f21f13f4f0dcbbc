import { Button, Link } from "@chakra-ui/react";
import { RotateCcw } from "lucide-react";
import { useEffect, useState } from "react";
import type { Language } from "../../content/types.ts";
import { useShell } from "../../document/shell.tsx";
import type { Unanswered } from "../conversation/conversation.ts";
import { useChatWindow } from "./chat-window.ts";

/** Says why the newest question has no complete answer, and offers to retry. Stands below the list, so always in sight. */
export function UnansweredNote({ reason, retryAt = 0 }: Unanswered) {
	const { chat, words, language } = useChatWindow();
	const { retry, reload } = words.labels;
	const isOutdated = reason === "outdated";
	const seconds = useSecondsUntil(retryAt);
	const label = isOutdated ? reload : seconds > 0 ? `${retry} ${waitingTime(seconds, language)}` : retry;
	const { email } = useShell().owner;
	return (
		<div data-part="unanswered" data-stopped={reason === "stopped" || undefined}>
			<p>{words.unanswered[reason]}</p>
			{/limited|switchedOff/.test(reason) && <Link href={`mailto:${email}`}>{email}</Link>}
			{reason !== "switchedOff" && (
				<Button
					variant="outline"
					size="sm"
					disabled={seconds > 0}
					onClick={isOutdated ? () => location.reload() : chat.retry}
				>
					<RotateCcw />
					<span>{label}</span>
				</Button>
			)}
		</div>
	);
}

/** Returns such as "in 40 seconds", "in 5 minutes" or "in 23 hours". */
export function waitingTime(seconds: number, language: Language): string {
	const time = new Intl.RelativeTimeFormat(language);
	if (seconds < 100) return time.format(seconds, "second");
	const minutes = Math.ceil(seconds / 60);
	return minutes < 100 ? time.format(minutes, "minute") : time.format(Math.ceil(minutes / 60), "hour");
}

/** @param time Milliseconds since 1970. */
function useSecondsUntil(time: number): number {
	const [now, setNow] = useState(Date.now);
	useEffect(() => {
		const timer = setInterval(() => setNow(Date.now()), 1000);
		return () => clearInterval(timer);
	}, []);
	return Math.max(0, Math.ceil((time - now) / 1000));
}
