import { useMediaQuery } from "@chakra-ui/react";
import { useIsPresent } from "framer-motion";
import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useRise } from "../../components/motion.ts";
import { useSignal } from "../../document/signals.tsx";
import { SHEET_QUERY } from "./chat-recipe.ts";

/**
 * Shows a `<dialog>` as long as it is rendered: modal as a sheet, so that the page behind it is inert and the platform's
 * Back gesture closes it, or beside the page. Closing returns the focus. While an answer is pending and the input
 * disabled, the focus waits on the dialog.
 */
export function useDialog(isSending: boolean) {
	const [isSheet = false] = useMediaQuery([SHEET_QUERY], { ssr: false });
	const dialog = useRef<HTMLDialogElement>(null);
	const input = useRef<HTMLTextAreaElement>(null);
	const { key } = useLocation();
	const isPresent = useIsPresent();

	const takeFocus = () => {
		// The input would open the on-screen keyboard, which covers the conversation.
		const isTouch = matchMedia("(pointer: coarse)").matches;
		const target = input.current?.disabled || isTouch ? dialog.current : input.current;
		target?.focus({ preventScroll: true });
	};

	// Beside the page, when asked to open once more.
	useSignal("assistant", takeFocus);

	// A sheet hides the page that a link or Back leads to. It closes before that page takes the focus.
	const shownOn = isSheet && key;
	// biome-ignore lint/correctness/useExhaustiveDependencies: a sheet is shown in another way, and on one page only
	useLayoutEffect(() => {
		const element = dialog.current;
		return () => element?.close();
	}, [shownOn]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: takes the focus when it is shown
	useLayoutEffect(() => {
		const element = dialog.current;
		// Opened again while it leaves, it may still be open.
		if (!element || !isPresent || element.open) return;
		if (isSheet) element.showModal();
		else element.show();
		takeFocus();
		if (isSheet) fitAboveKeyboard(element.style);
	}, [isSheet, isPresent]);
	// Below the effect that shows it.
	useRise(dialog, { leaves: true });

	// biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus at start and end only
	useLayoutEffect(() => {
		const { activeElement } = document;
		const isLost = activeElement === document.body || activeElement?.matches(":disabled");
		if (isSending ? isLost : activeElement === dialog.current) takeFocus();
	}, [isSending]);

	return { dialog, input, takeFocus };
}

/** Keeps keys from scrolling the page while the focus waits on the dialog. */
export function ignoreScrollKeys(event: KeyboardEvent) {
	if (event.target === event.currentTarget && /^( |Arrow\w+|Page\w+|Home|End)$/.test(event.key))
		event.preventDefault();
}

/** iOS lays its on-screen keyboard over the page without resizing the layout viewport. */
function fitAboveKeyboard(style: CSSStyleDeclaration) {
	const viewport = window.visualViewport;
	if (!viewport) return;
	const follow = () => {
		style.setProperty("--sheet-top", `${viewport.offsetTop}px`);
		style.setProperty("--sheet-height", `${viewport.height}px`);
	};
	viewport.onresize = viewport.onscroll = follow;
	follow();
}
