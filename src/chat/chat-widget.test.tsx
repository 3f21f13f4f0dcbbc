import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test } from "vitest";
import { chat as text } from "../content/chat.ts";
import { system } from "../theme/system.ts";
import { ChatWidget } from "./chat-widget.tsx";
import { renderInSite } from "./testing.tsx";

afterEach(cleanup);

const toggle = () => screen.getByRole("button", { name: text.title });

describe("the chat button", () => {
	test("opens and closes the window, and gets the focus back", async () => {
		renderInSite(<ChatWidget />);
		expect(toggle().getAttribute("aria-expanded")).toBe("false");
		await userEvent.click(toggle());
		const dialog = await screen.findByRole("dialog", { name: text.title });
		expect(toggle().getAttribute("aria-expanded")).toBe("true");
		expect(toggle().getAttribute("aria-controls")).toBe(dialog.id);
		await userEvent.click(toggle());
		expect(screen.queryByRole("dialog")).toBeNull();
		await waitFor(() => expect(document.activeElement).toBe(toggle()));
	});

	test("Escape closes the window, but not while it ends a composition", async () => {
		renderInSite(<ChatWidget />);
		await userEvent.click(toggle());
		const input = await screen.findByPlaceholderText(text.placeholder);
		input.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, isComposing: true }));
		expect(screen.queryByRole("dialog")).not.toBeNull();
		await userEvent.keyboard("{Escape}");
		expect(screen.queryByRole("dialog")).toBeNull();
		await waitFor(() => expect(document.activeElement).toBe(toggle()));
	});

	test("is prerendered without anything behind it", () => {
		const html = renderToString(
			<ChakraProvider value={system}>
				<ChatWidget />
			</ChakraProvider>,
		);
		expect(html).toContain(`aria-label="${text.title}"`);
		expect(html).not.toContain(text.greeting);
	});
});
