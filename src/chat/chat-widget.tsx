import { Button, IconButton } from "@chakra-ui/react";
import { createLucideIcon, X } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useEffect, useState } from "react";
import { chatButton } from "../content/words.ts";
import { useSignal } from "../document/signals.tsx";
import { useSiteLanguage } from "../document/site-language.ts";
import { createBlock } from "../theme/create-block.ts";
import { failure } from "../theme/recipes/controls.ts";
import { isComposing } from "./composing.ts";
import type { Assistant as AssistantComponent } from "./window/assistant.tsx";

const Root = createBlock("aside", {
	base: {
		"& > button": {
			position: "fixed",
			right: { base: "3", md: "5" },
			bottom: { base: "3", md: "5" },
			transition: "140ms",
			zIndex: "chat",
			boxSize: { base: "12", md: "14" },
			borderRadius: "full",
			boxShadow: "floating",
			_active: { scale: "0.96" },
			_icon: { boxSize: "7" },
			// On a phone it would cover the field in focus.
			"body:has(main :is(input, textarea):focus) &": { visibility: { mdDown: "hidden" } },
			// Slides into the margin while a phone's page is scrolled down, so that it covers no text.
			"@container scroll-state(scrolled: bottom)": {
				"&:not(:focus-visible, [data-named])": { translate: { mdDown: "75%" } },
			},
			/** Its name: above it, or on a phone beside it, where the page's end is empty. */
			"&[aria-expanded=false]:is(:hover, :focus-visible, [data-named])::before": {
				display: "block",
				content: "attr(aria-label)",
				top: "auto",
				insetInlineEnd: { base: "calc(100% + {spacing.2})", md: "0" },
				bottom: { base: "2.5", md: "calc(100% + {spacing.2})" },
			},
			_after: { position: "absolute", borderRadius: "full", borderWidth: "3px" },
			"&[aria-busy=true]::after": {
				content: '""',
				inset: "-0.375rem",
				borderColor: "accent.line",
				borderTopColor: "transparent",
				animation: "spin 1s linear infinite",
			},
		},
		/** A dot for an unread answer. */
		"& > [role=status]:not(:empty) ~ button::after": {
			content: '""',
			inset: "-0.125rem -0.125rem auto auto",
			boxSize: "4",
			borderColor: "bg",
			bg: "success.fg",
		},
		/** What reports a failure while the window is closed. */
		"& > :is([role=alert], [data-part=toaster])": {
			position: "fixed",
			right: { base: "3", md: "5" },
			bottom: { base: "4.5rem", md: "24" },
			zIndex: "chat",
			width: "80",
			maxWidth: "calc(100vw - {spacing.6})",
		},
		"& [role=alert]:not([data-scope])": { ...failure, layerStyle: "row", gap: "3" },
	},
});

const loadAssistant = () => import("./window/assistant.tsx");

const prefetch = () => {
	// Opening the window retries, and reports a failure.
	loadAssistant().catch(() => {});
};

/** The round button that opens and closes the assistant, whose code is loaded on hover, focus or click. */
export function ChatWidget() {
	const [Assistant, setAssistant] = useState<typeof AssistantComponent | null>(null);
	const [isOpen, setOpen] = useState(false);
	const [failure, setFailure] = useState<FailureKind | null>(null);
	const isLoading = isOpen && !Assistant && !failure;
	const isAtEnd = useFirstEnd();

	const open = () => {
		setOpen(true);
		setFailure(null);
		loadAssistant().then(
			(loaded) => setAssistant(() => loaded.Assistant),
			(error: unknown) => {
				console.error("Failed to load the assistant:", error);
				setFailure(navigator.onLine ? "outdated" : "offline");
			},
		);
	};
	useSignal("assistant", open);
	const toggle = ({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
		// The second click of a double click would undo the first.
		if (isLoading || detail > 1) return;
		if (isOpen) return setOpen(false);
		// Safari doesn't focus a clicked button. The window returns the focus to it.
		currentTarget.focus({ preventScroll: true });
		open();
	};
	const closeOnEscape = (event: KeyboardEvent) => {
		if (event.key !== "Escape") return;
		if (isComposing(event)) event.preventDefault();
		else setOpen(false);
	};

	return (
		<Root lang="en" aria-label={chatButton.label} onKeyDown={closeOnEscape}>
			{Assistant && <Assistant isOpen={isOpen} close={() => setOpen(false)} />}
			{isOpen && failure && <Failure kind={failure} onRestart={open} />}
			<IconButton
				aria-label={chatButton.label}
				aria-haspopup="dialog"
				aria-expanded={isOpen}
				// A click before hydration marks it as busy.
				suppressHydrationWarning
				aria-busy={isLoading}
				data-tooltip
				data-named={isAtEnd ? "" : undefined}
				onClick={toggle}
				onPointerEnter={prefetch}
				onFocus={prefetch}
			>
				{isOpen && !isLoading ? <X /> : <ChatGlyph strokeWidth={1.75} />}
			</IconButton>
		</Root>
	);
}

/** Returns whether the visitor is at the end of a page, for the first time of the visit. */
function useFirstEnd(): boolean {
	const [isAtEnd, setAtEnd] = useState(false);
	useEffect(() => {
		let wasThere = false;
		const observer = new IntersectionObserver(
			([entry]) => {
				const isThere = entry?.isIntersecting === true;
				setAtEnd(isThere);
				if (wasThere && !isThere) observer.disconnect();
				wasThere = isThere;
			},
			// Earlier, the name would cover the footer's first lines.
			{ threshold: 0.9 },
		);
		for (const footer of document.querySelectorAll("body > footer")) observer.observe(footer);
		return () => observer.disconnect();
	}, []);
	return isAtEnd;
}

type FailureKind = keyof typeof chatButton.failures;

/** Says why there is no assistant. Conversation and typed text survive both a restart and a reload. */
function Failure({ kind, onRestart }: { kind: FailureKind; onRestart(): void }) {
	const language = useSiteLanguage();
	const isOutdated = kind === "outdated";
	return (
		<div role="alert" lang={language}>
			<p>{chatButton.failures[kind][language]}</p>
			<Button size="sm" variant="outline" onClick={isOutdated ? () => location.reload() : onRestart}>
				{chatButton[isOutdated ? "reload" : "restart"][language]}
			</Button>
		</div>
	);
}

const ChatGlyph = createLucideIcon("chat", [
	[
		"path",
		{
			key: "bubble",
			d: "M6.5 4h11A3.5 3.5 0 0 1 21 7.5v6a3.5 3.5 0 0 1-3.5 3.5H11l-5 4v-4.04a3.5 3.5 0 0 1-3-3.46v-6A3.5 3.5 0 0 1 6.5 4Z",
		},
	],
	["path", { key: "line", d: "M7 10.5h2.8M14.2 10.5H17" }],
	["circle", { key: "station", cx: "12", cy: "10.5", r: "2.2" }],
]);
