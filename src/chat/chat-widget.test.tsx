import { ChakraProvider } from "@chakra-ui/react";
import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { chatButton } from "../content/words.ts";
import { useSendSignal } from "../document/signals.tsx";
import { getSystem } from "../theme/system.ts";
import { ChatWidget } from "./chat-widget.tsx";
import { LANGUAGE, renderInSite, shells, words } from "./window/testing.tsx";

function AskAboutPage() {
	const send = useSendSignal();
	return (
		<button type="button" onClick={() => send({ to: "assistant" })}>
			Ask about this page
		</button>
	);
}

const toggle = () => screen.getByRole("button", { name: words.title });

describe("the chat button", () => {
	test("opens and closes the window", async () => {
		renderInSite(<ChatWidget />);
		expect(toggle().getAttribute("aria-expanded")).toBe("false");
		await userEvent.click(toggle());
		const dialog = await screen.findByRole("dialog", { name: words.title });
		expect(toggle().getAttribute("aria-expanded")).toBe("true");
		expect(dialog.contains(document.activeElement)).toBe(true);
		await userEvent.click(toggle());
		expect(screen.queryByRole("dialog")).toBeNull();
	});

	test("Escape closes the window, but not while it ends a composition", async () => {
		renderInSite(<ChatWidget />);
		await userEvent.click(toggle());
		const input = await screen.findByPlaceholderText(words.placeholder);
		input.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, isComposing: true }));
		expect(screen.queryByRole("dialog")).not.toBeNull();
		await userEvent.keyboard("{Escape}");
		expect(screen.queryByRole("dialog")).toBeNull();
	});

	test("shows that the window is loading, and a second click doesn't cancel loading", async () => {
		renderInSite(<ChatWidget />);
		fireEvent.click(toggle());
		expect(toggle().getAttribute("aria-busy")).toBe("true");
		fireEvent.click(toggle());
		await screen.findByRole("dialog", { name: words.title });
		expect(toggle().getAttribute("aria-busy")).toBe("false");
	});

	test("opens the window from a page's “ask about this page” too, and focuses its input if it is open", async () => {
		renderInSite(
			<>
				<AskAboutPage />
				<ChatWidget />
			</>,
		);
		const askAboutPage = screen.getByRole("button", { name: "Ask about this page" });
		await userEvent.click(askAboutPage);
		const input = await screen.findByPlaceholderText(words.placeholder);
		await userEvent.click(askAboutPage);
		expect(document.activeElement).toBe(input);
	});

	test("a double click opens the window once", async () => {
		renderInSite(<ChatWidget />);
		fireEvent.click(toggle(), { detail: 1 });
		await screen.findByRole("dialog", { name: words.title });
		fireEvent.click(toggle(), { detail: 2 });
		expect(screen.queryByRole("dialog")).not.toBeNull();
	});

	test("a crash leaves the page as it is, and the window opens again with what was typed", async () => {
		vi.spyOn(console, "error").mockImplementation(() => {});
		renderInSite(
			<>
				<h1>Page</h1>
				<ChatWidget />
			</>,
		);
		await userEvent.click(toggle());
		const input = await screen.findByPlaceholderText(words.placeholder);
		fireEvent.change(input, { target: { value: "x".repeat(2_001) } });
		// As a browser extension may.
		screen.getByText(/2.001 \/ 2.000/).remove();
		fireEvent.change(input, { target: { value: "angefangen" } });
		expect(screen.getByRole("alert").textContent).toContain(words.crashed);
		expect(screen.getByRole("heading", { name: "Page" })).toBeTruthy();
		await userEvent.click(screen.getByRole("button", { name: chatButton.restart[LANGUAGE] }));
		expect(screen.getByPlaceholderText<HTMLTextAreaElement>(words.placeholder).value).toBe("angefangen");
		vi.restoreAllMocks();
	});

	test("a second crash leads to a new conversation, which can be undone", async () => {
		vi.spyOn(console, "error").mockImplementation(() => {});
		renderInSite(<ChatWidget />);
		await userEvent.click(toggle());
		const write = (value: string) =>
			fireEvent.change(screen.getByPlaceholderText(words.placeholder), { target: { value } });
		await screen.findByPlaceholderText(words.placeholder);
		for (const way of [chatButton.restart[LANGUAGE], words.labels.newConversation]) {
			write("x".repeat(2_001));
			screen.getByText(/2.001 \/ 2.000/).remove();
			write("angefangen");
			await userEvent.click(screen.getByRole("button", { name: way }));
		}
		expect(screen.getByPlaceholderText<HTMLTextAreaElement>(words.placeholder).value).toBe("angefangen");
		expect(screen.getByRole("button", { name: words.labels.restore })).toBeTruthy();
		vi.restoreAllMocks();
	});

	test("is prerendered without the window", () => {
		const html = renderToString(
			<ChakraProvider value={getSystem()}>
				<ChatWidget />
			</ChakraProvider>,
		);
		expect(html).toContain(`aria-label="${words.title}"`);
		expect(html).not.toContain(shells[LANGUAGE].assistant.greeting);
	});
});
