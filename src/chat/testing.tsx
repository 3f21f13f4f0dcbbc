import { ChakraProvider } from "@chakra-ui/react";
import { render } from "@testing-library/react";
import { MotionGlobalConfig } from "framer-motion";
import { type ReactNode, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { system } from "../theme/system.ts";
import { Assistant } from "./assistant.tsx";
import type { AskAssistant } from "./chat-client.ts";
import type { ChatAnswer, ChatRequest } from "./contract.ts";
import { type Chat, createChat } from "./use-chat.ts";

// The test browser has no frames to move anything in.
MotionGlobalConfig.skipAnimations = true;

/** One question that a test answers when it wants to. */
export interface PendingAnswer {
	request: ChatRequest;
	signal: AbortSignal;
	onDelta(delta: string): void;
	answer(answer: ChatAnswer): void;
	fail(error: unknown): void;
}

/** A conversation without a network: each question waits in `pending` for the test. */
export function createTestChat() {
	const pending: PendingAnswer[] = [];
	const logged: unknown[] = [];
	const ask: AskAssistant = (request, options) =>
		new Promise((answer, fail) => pending.push({ request, ...options, answer, fail }));
	const chat = createChat({ ask, logFailure: (cause) => logged.push(cause) });
	const newest = () => {
		const last = pending.at(-1);
		if (!last) throw new Error("Nothing was asked.");
		return last;
	};
	return { chat, pending, newest, logged };
}

/** Renders below a router that knows any page, in the site's theme. */
export function renderInSite(children: ReactNode, basename = "/") {
	const router = createMemoryRouter([{ path: "*", element: children }], {
		basename,
		initialEntries: [basename],
	});
	const view = render(
		<ChakraProvider value={system}>
			<RouterProvider router={router} />
		</ChakraProvider>,
	);
	return { ...view, router };
}

interface PageProps {
	chat: Chat;
	onClose(options: { returnFocus: boolean }): void;
}

function PageWithAssistant({ chat, onClose }: PageProps) {
	const [isOpen, setOpen] = useState(true);
	const close = (options = { returnFocus: true }) => {
		onClose(options);
		setOpen(false);
	};
	return (
		<>
			<main>
				<button type="button" onClick={() => setOpen(true)}>
					Open
				</button>
			</main>
			<aside>
				<Assistant isOpen={isOpen} close={close} chat={chat} />
			</aside>
		</>
	);
}

/** The assistant with its window open, over a test's conversation, beside a page. */
export function renderAssistant() {
	const { chat, ...answers } = createTestChat();
	const closings: { returnFocus: boolean }[] = [];
	const page = <PageWithAssistant chat={chat} onClose={(options) => closings.push(options)} />;
	return { chat, closings, ...answers, ...renderInSite(page) };
}
