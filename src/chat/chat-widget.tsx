import { chakra } from "@chakra-ui/react";
import { X } from "lucide-react";
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import { chatButton } from "../content/chat-button.ts";
import type { AssistantComponent } from "./assistant.tsx";
import { ChatGlyph } from "./chat-glyph.tsx";
import { PANEL_ID } from "./panel-id.ts";

let loading: Promise<AssistantComponent> | undefined;

/** Fetches everything but the button. A failed attempt is forgotten, so that the next one tries again. */
function loadAssistant(): Promise<AssistantComponent> {
	loading ??= import("./assistant.tsx").then(
		({ Assistant }) => Assistant,
		(error: unknown) => {
			loading = undefined;
			throw error;
		},
	);
	return loading;
}

const prefetch = () => {
	// A failure shows when the window is opened.
	loadAssistant().catch(() => {});
};

/** The round button that opens and closes the assistant. All behind it is fetched when someone reaches for it. */
export function ChatWidget() {
	const [Assistant, setAssistant] = useState<AssistantComponent | null>(null);
	const [isOpen, setOpen] = useState(false);
	const [hasFailed, setFailed] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const returnsFocus = useRef(false);

	useEffect(() => {
		if (isOpen || !returnsFocus.current) return;
		returnsFocus.current = false;
		button.current?.focus({ preventScroll: true });
	}, [isOpen]);

	const open = () => {
		setOpen(true);
		setFailed(false);
		loadAssistant().then(
			(loaded) => setAssistant(() => loaded),
			(error: unknown) => {
				console.error("Failed to load the assistant:", error);
				setOpen(false);
				setFailed(true);
			},
		);
	};
	const close = useCallback((options?: { returnFocus: boolean }) => {
		returnsFocus.current = options?.returnFocus ?? true;
		setOpen(false);
	}, []);
	const closeOnEscape = (event: KeyboardEvent) => {
		if (isOpen && event.key === "Escape" && !event.nativeEvent.isComposing) close();
	};

	return (
		<chakra.aside
			lang="en"
			aria-label={chatButton.label}
			onKeyDown={closeOnEscape}
			_print={{ display: "none" }}
		>
			{Assistant && <Assistant isOpen={isOpen} close={close} />}
			{hasFailed && <LoadFailure />}
			<chakra.button
				ref={button}
				type="button"
				aria-label={chatButton.label}
				aria-haspopup="dialog"
				aria-expanded={isOpen}
				aria-controls={isOpen && Assistant ? PANEL_ID : undefined}
				onClick={() => (isOpen ? close() : open())}
				onPointerEnter={prefetch}
				onPointerDown={prefetch}
				onFocus={prefetch}
				position="fixed"
				right={{ base: "3", md: "5" }}
				bottom={{ base: "3", md: "5" }}
				zIndex="chat"
				boxSize={{ base: "12", md: "14" }}
				display="grid"
				placeItems="center"
				borderRadius="full"
				borderWidth="1px"
				borderColor="transparent"
				bg="accent.solid"
				color="accent.contrast"
				boxShadow="floating"
				cursor="pointer"
				transitionProperty="background-color, scale"
				transitionDuration="fast"
				_hover={{ bg: "accent.emphasized" }}
				_active={{ scale: "0.96" }}
				css={{ "[aria-modal] ~ &": { display: "none" }, "@media (scripting: none)": { display: "none" } }}
			>
				{isOpen ? <X aria-hidden /> : <ChatGlyph />}
			</chakra.button>
		</chakra.aside>
	);
}

function LoadFailure() {
	return (
		<chakra.p
			role="alert"
			position="fixed"
			right="5"
			bottom="24"
			zIndex="chat"
			maxW="80"
			px="4"
			py="3"
			borderRadius="md"
			borderWidth="1px"
			borderColor="danger.fg"
			bg="danger.subtle"
			color="danger.fg"
			textStyle="small"
			boxShadow="floating"
		>
			{chatButton.notLoaded}
		</chakra.p>
	);
}
