import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test } from "vitest";
import { chatButton } from "../content/words.ts";
import { system } from "../theme/system.ts";
import { AskAboutPage } from "./ask-about-page.tsx";
import { ChatWidget } from "./chat-widget.tsx";
import { LANGUAGE, renderInSite, shells, words } from "./window/testing.tsx";

afterEach(cleanup);

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

	test("opens the window from a page's “ask about this page” too", async () => {
		renderInSite(
			<>
				<AskAboutPage />
				<ChatWidget />
			</>,
		);
		fireEvent.click(screen.getByRole("button", { name: chatButton.askAboutPage[LANGUAGE] }));
		expect(await screen.findByRole("dialog", { name: words.title })).toBeTruthy();
	});

	test("is prerendered without the window", () => {
		const html = renderToString(
			<ChakraProvider value={system}>
				<ChatWidget />
			</ChakraProvider>,
		);
		expect(html).toContain(`aria-label="${words.title}"`);
		expect(html).not.toContain(shells[LANGUAGE].assistant.greeting);
	});
});
