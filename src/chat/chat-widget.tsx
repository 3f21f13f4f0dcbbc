import { chakra } from "@chakra-ui/react";
import { X } from "lucide-react";
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { chatButton } from "../content/words.ts";
import { useSiteLanguage } from "../document/site-language.ts";
import { onAskAboutPage } from "./ask-about-page.tsx";
import type { AssistantComponent } from "./window/assistant.tsx";

const loadAssistant = () => import("./window/assistant.tsx");

const prefetch = () => {
	// Opening the window retries, and reports a failure.
	loadAssistant().catch(() => {});
};

/** The round button that opens and closes the assistant, whose code is loaded on hover, focus or click. */
export function ChatWidget() {
	const [Assistant, setAssistant] = useState<AssistantComponent | null>(null);
	const [isOpen, setOpen] = useState(false);
	const [isAboutPage, setAboutPage] = useState(false);
	const [hasFailed, setFailed] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const isLoading = isOpen && !Assistant;

	const open = useCallback((about: "page" | "anything") => {
		setOpen(true);
		setAboutPage(about === "page");
		setFailed(false);
		loadAssistant().then(
			(loaded) => setAssistant(() => loaded.Assistant),
			(error: unknown) => {
				console.error("Failed to load the assistant:", error);
				setOpen(false);
				setFailed(true);
			},
		);
	}, []);
	useEffect(() => onAskAboutPage(() => open("page")), [open]);
	const close = useCallback(({ returnFocus } = { returnFocus: true }) => {
		if (!returnFocus) return setOpen(false);
		// Synchronously, because an open sheet hides the button.
		flushSync(() => setOpen(false));
		button.current?.focus({ preventScroll: true });
	}, []);
	const toggle = () => {
		if (!isOpen) open("anything");
		else if (!isLoading) close();
	};
	const closeOnEscape = (event: KeyboardEvent) => {
		if (isOpen && event.key === "Escape" && !event.nativeEvent.isComposing) close();
	};

	return (
		<chakra.aside aria-label={chatButton.label} onKeyDown={closeOnEscape} _print={{ display: "none" }}>
			{Assistant && <Assistant isOpen={isOpen} isAboutPage={isAboutPage} close={close} />}
			{hasFailed && <LoadFailure />}
			<chakra.button
				ref={button}
				type="button"
				lang="en"
				aria-label={chatButton.label}
				aria-haspopup="dialog"
				aria-expanded={isOpen}
				aria-busy={isLoading}
				onClick={toggle}
				onPointerEnter={prefetch}
				onPointerDown={prefetch}
				onFocus={prefetch}
				css={styles}
			>
				{isOpen && Assistant ? <X aria-hidden /> : <ChatGlyph />}
			</chakra.button>
		</chakra.aside>
	);
}

const styles = {
	position: "fixed",
	right: { base: "3", md: "5" },
	bottom: { base: "3", md: "5" },
	zIndex: "chat",
	boxSize: { base: "12", md: "14" },
	display: "grid",
	placeItems: "center",
	borderRadius: "full",
	borderWidth: "1px",
	borderColor: "transparent",
	bg: "accent.solid",
	color: "accent.contrast",
	boxShadow: "floating",
	cursor: "pointer",
	transitionProperty: "background-color, scale",
	transitionDuration: "fast",
	_hover: { bg: "accent.emphasized" },
	_active: { scale: "0.96" },
	"@media (scripting: none)": { display: "none" },
	"[aria-modal] ~ &": { display: "none" },
	// On a phone it would cover the field in focus.
	"body:has(main :is(input, textarea):focus) &": { visibility: { base: "hidden", md: "visible" } },
	_after: { position: "absolute", borderRadius: "full", borderStyle: "solid" },
	"[role=status]:not(:empty) ~ &::after": {
		content: '""',
		top: "-0.125rem",
		right: "-0.125rem",
		boxSize: "4",
		borderWidth: "3px",
		borderColor: "bg",
		bg: "success.fg",
	},
	"&[aria-busy=true]::after": {
		content: '""',
		inset: "-0.375rem",
		borderWidth: "3px",
		borderColor: "accent.line",
		borderTopColor: "transparent",
		animation: "spin 1s linear infinite",
	},
};

/** A speech bubble with a line and a station. */
const ChatGlyph = () => (
	<svg
		aria-hidden
		viewBox="0 0 24 24"
		width="28"
		height="28"
		fill="none"
		stroke="currentColor"
		strokeWidth="1.75"
		strokeLinecap="round"
		strokeLinejoin="round"
	>
		<path d="M6.5 4h11A3.5 3.5 0 0 1 21 7.5v6a3.5 3.5 0 0 1-3.5 3.5H11l-5 4v-4.04a3.5 3.5 0 0 1-3-3.46v-6A3.5 3.5 0 0 1 6.5 4Z" />
		<path d="M7 10.5h2.8M14.2 10.5H17" />
		<circle cx="12" cy="10.5" r="2.2" />
	</svg>
);

function LoadFailure() {
	const language = useSiteLanguage();
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
			{chatButton.notLoaded[language]}
		</chakra.p>
	);
}
