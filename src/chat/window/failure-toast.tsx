import { chakra } from "@chakra-ui/react";
import * as m from "framer-motion/m";
import { TriangleAlert, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Unanswered } from "../conversation/conversation.ts";
import { useChatWindow } from "./chat-window.ts";
import { IconButton } from "./icon-button.tsx";
import { useEntrance } from "./use-entrance.ts";

/** Time to live in milliseconds; as long again while hovered or focused. */
export const TOAST_MS = 8_000;

/** Reports a failed message, even while the window is closed. A retry removes it. */
export function FailureToast({ unanswered }: { unanswered: Unanswered | null }) {
	const [dismissed, setDismissed] = useState<Unanswered | null>(null);
	if (!unanswered || unanswered.reason === "stopped" || unanswered === dismissed) return null;
	return <Toast onDismiss={() => setDismissed(unanswered)} />;
}

function Toast({ onDismiss }: { onDismiss(): void }) {
	const { words, language } = useChatWindow();
	const entrance = useEntrance(-8);
	const toast = useRef<HTMLDivElement>(null);

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
		<chakra.div
			asChild
			position="fixed"
			zIndex="toast"
			top="calc({sizes.header} + {spacing.3})"
			right={{ base: "3", md: "auto" }}
			left={{ base: "3", md: "5" }}
			w={{ md: "80" }}
			display="grid"
			gridTemplateColumns="auto 1fr auto"
			columnGap="3"
			alignItems="start"
			ps="4"
			pe="2"
			py="3"
			borderRadius="md"
			borderWidth="1px"
			borderInlineStartWidth="4px"
			borderColor="danger.fg"
			bg="danger.subtle"
			color="fg"
			boxShadow="floating"
			textStyle="small"
		>
			<m.div {...entrance} ref={toast} role="alert">
				<chakra.span color="danger.fg" pt="0.5">
					<TriangleAlert aria-hidden size={18} />
				</chakra.span>
				<div lang="en">
					<chakra.p fontWeight="semibold" color="danger.fg">
						{words.error.title}
					</chakra.p>
					<p>{words.error.description}</p>
				</div>
				<IconButton minHeight="8" width="8" lang={language} label={words.labels.dismiss} onClick={dismiss}>
					<X aria-hidden />
				</IconButton>
			</m.div>
		</chakra.div>
	);
}
