import { useEffect, useState } from "react";

const SHOWN_MS = 4_000;

/** Copies to the clipboard. The outcome "copied" lasts a moment, "failed" until the next try. */
export function useCopy() {
	const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);

	useEffect(() => {
		if (outcome !== "copied") return;
		const timer = setTimeout(setOutcome, SHOWN_MS, null);
		return () => clearTimeout(timer);
	}, [outcome]);

	/** @param html The same text for editors that take formatting. */
	const copy = async (text: string, html?: string) => {
		const blob = (type: string, content: string) => ({ [type]: new Blob([content], { type }) });
		try {
			// Firefox has ClipboardItem since version 127.
			if (html === undefined || !("ClipboardItem" in window)) await navigator.clipboard.writeText(text);
			else
				await navigator.clipboard.write([
					new ClipboardItem({ ...blob("text/plain", text), ...blob("text/html", html) }),
				]);
			setOutcome("copied");
		} catch {
			// Denied by the browser, or unavailable because the page isn't served over HTTPS.
			setOutcome("failed");
		}
	};
	return { outcome, copy };
}
