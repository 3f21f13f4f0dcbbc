import { ChakraProvider } from "@chakra-ui/react";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { secondSite } from "../../../fixtures/second-site/content.ts";
import { chat as localizedWords } from "../../content/chat.ts";
import { SITE_LANGUAGES } from "../../content/site.ts";
import type { Language } from "../../content/types.ts";
import { ShellProvider } from "../../document/shell.tsx";
import { SignalProvider, useSignal } from "../../document/signals.tsx";
import { inLanguage } from "../../pages/language.ts";
import { shellOf } from "../../pages/page-shell.ts";
import { getSystem } from "../../theme/system.ts";
import type { Chat } from "../conversation/chat-store.ts";
import type { KeptChat } from "../conversation/kept-chat.ts";
import { createTestChat } from "../conversation/testing.ts";
import { Assistant } from "./assistant.tsx";
import { toaster } from "./failure-toast.tsx";

/** The language of pages without a prefix in their paths. */
export const [LANGUAGE] = SITE_LANGUAGES;

/** A language of answers, but not of these pages. */
export const OTHER_LANGUAGE = ({ de: "en", en: "de" } as const)[LANGUAGE];

/** The window's texts on these pages. */
export const words = inLanguage(localizedWords, LANGUAGE);

interface SiteOptions {
	basename?: string;
	/** Path of the page, base path included. */
	path?: string;
	/** Loader data of the page. */
	data?: unknown;
}

export const shells = { de: shellOf(secondSite, "de"), en: shellOf(secondSite, "en") };

/** Renders in the site's theme and a router that matches every path. */
export function renderInSite(
	children: ReactNode,
	{ basename = "/", path = basename, data }: SiteOptions = {},
) {
	const page = {
		id: "page",
		path: "*",
		element: (
			<ShellProvider>
				<SignalProvider>{children}</SignalProvider>
			</ShellProvider>
		),
		loader: () => data ?? null,
	};
	const router = createMemoryRouter([{ id: "root", loader: () => shells, children: [page] }], {
		basename,
		initialEntries: [path],
		hydrationData: { loaderData: { root: shells, page: data ?? null } },
	});
	const view = render(
		<ChakraProvider value={getSystem()}>
			<RouterProvider router={router} />
		</ChakraProvider>,
	);
	return { ...view, router };
}

interface PageProps {
	chat: Chat;
	/** Receives the messages that are offered to the contact form. */
	onInquiry(message: string): void;
}

function PageWithAssistant({ chat, onInquiry }: PageProps) {
	const [isOpen, setOpen] = useState(true);
	useSignal("contact", ({ message }) => onInquiry(message));
	return (
		<>
			<main>
				<button type="button" onClick={() => setOpen(true)}>
					Open
				</button>
			</main>
			<aside>
				<Assistant isOpen={isOpen} close={() => setOpen(false)} chat={chat} />
			</aside>
		</>
	);
}

/** Renders a page and the assistant with its window open and a test conversation. */
export function renderAssistant({
	greeting = shells[LANGUAGE].assistant.greeting,
	kept,
	language = LANGUAGE,
	...options
}: SiteOptions & { greeting?: string; kept?: KeptChat; language?: Language } = {}) {
	const { chat, ...answers } = createTestChat({ greeting, language, kept });
	const inquiries: string[] = [];
	const page = <PageWithAssistant chat={chat} onInquiry={(message) => inquiries.push(message)} />;
	return { chat, inquiries, ...answers, ...renderInSite(page, options) };
}

export const input = () => screen.getByPlaceholderText<HTMLTextAreaElement>(words.placeholder);
export const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
export const log = () => screen.getByRole("group", { name: words.labels.conversation });
/** The note below the list. */
export const noted = () => document.querySelector("[data-part=unanswered] p")?.textContent ?? undefined;
/** What a screen reader is told. */
export const announced = () =>
	screen
		.getAllByRole("status")
		.map(({ textContent }) => textContent)
		.join("");
export const ask = async (question: string) => {
	fireEvent.change(input(), { target: { value: question } });
	await act(async () => fireEvent.keyDown(input(), { key: "Enter" }));
};

/** Milliseconds in which a toast has faded and is removed, by Chakra's default. */
export const LEAVING_MS = 250;

/** Fails each test of a file in which React logs an error, and cleans up after it. */
export function expectNoComplaints(): void {
	beforeEach(() => {
		vi.spyOn(console, "error");
	});
	afterEach(() => {
		expect(console.error).not.toHaveBeenCalled();
		vi.restoreAllMocks();
		cleanup();
		toaster.remove();
	});
}
