import { RotateCcw } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../components/button.tsx";
import type { Language } from "../../content/types.ts";
import type { Unanswered } from "../conversation/conversation.ts";
import { UnansweredBar } from "./chat-recipe.ts";
import { useChatWindow } from "./chat-window.ts";

interface UnansweredNoteProps {
	unanswered: Unanswered;
	hasPartialAnswer: boolean;
}

/** Says why the newest question has no complete answer, and offers to retry. Stands below the list, so always in sight. */
export function UnansweredNote({ unanswered, hasPartialAnswer }: UnansweredNoteProps) {
	const { chat, words, language } = useChatWindow();
	const { retry } = words.labels;
	const seconds = useSecondsUntil(unanswered.retryAt ?? 0);
	return (
		<UnansweredBar data-stopped={unanswered.reason === "stopped" || undefined}>
			<UnansweredText unanswered={unanswered} hasPartialAnswer={hasPartialAnswer} />
			<Button variant="outline" size="sm" disabled={seconds > 0} onClick={chat.retry}>
				<RotateCcw aria-hidden />
				<span>{seconds > 0 ? `${retry} ${waitingTime(seconds, language)}` : retry}</span>
			</Button>
		</UnansweredBar>
	);
}

/** Says why a question has no complete answer. */
export function UnansweredText({ unanswered: { reason }, hasPartialAnswer }: UnansweredNoteProps) {
	const { words } = useChatWindow();
	const why = hasPartialAnswer && reason === "failed" ? [] : [words.unanswered[reason]];
	const what = hasPartialAnswer && reason !== "stopped" ? [words.incomplete] : [];
	return <p>{[...what, ...why].join(" ")}</p>;
}

/** Returns such as "in 40 seconds", "in 5 minutes" or "in 23 hours". */
export function waitingTime(seconds: number, language: Language): string {
	const inUnits = new Intl.RelativeTimeFormat(language);
	if (seconds < 100) return inUnits.format(seconds, "second");
	if (seconds < 100 * 60) return inUnits.format(Math.ceil(seconds / 60), "minute");
	return inUnits.format(Math.ceil(seconds / 3600), "hour");
}

/** @param time Milliseconds since 1970. */
function useSecondsUntil(time: number): number {
	const [now, setNow] = useState(Date.now);
	const seconds = Math.max(0, Math.ceil((time - now) / 1000));
	const isOver = seconds === 0;
	useEffect(() => {
		if (isOver) return;
		const timer = setInterval(() => setNow(Date.now()), 1000);
		return () => clearInterval(timer);
	}, [isOver]);
	return seconds;
}
