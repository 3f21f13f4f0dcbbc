import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { chat as text } from "../content/chat.ts";
import { AssistantError } from "./answer.ts";
import { renderAssistant } from "./testing.tsx";

const input = () => screen.getByPlaceholderText<HTMLTextAreaElement>(text.placeholder);
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const log = () => screen.getByRole("log");
const typingText = () => screen.queryByText(text.labels.typing);
const ask = async (question: string) => {
	fireEvent.change(input(), { target: { value: question } });
	await act(async () => fireEvent.keyDown(input(), { key: "Enter" }));
};

beforeEach(() => {
	vi.spyOn(console, "error");
});
afterEach(() => {
	expect(console.error).not.toHaveBeenCalled();
	vi.restoreAllMocks();
	cleanup();
});

describe("the window", () => {
	test("is a dialog titled AI Assistant that begins with the greeting", () => {
		renderAssistant();
		expect(screen.getByRole("dialog", { name: "AI Assistant" })).toBeTruthy();
		expect(log().textContent).toContain(text.greeting);
		const notice = screen.getByText(text.notice);
		expect(notice.lang).toBe("de");
		expect(within(notice).getByRole("link").getAttribute("href")).toBe("/datenschutz");
	});

	test("puts the focus into the input, and closes with the icon in its header", async () => {
		const { closings } = renderAssistant();
		expect(document.activeElement).toBe(input());
		await userEvent.click(button(text.labels.close));
		expect(screen.queryByRole("dialog")).toBeNull();
		expect(closings).toEqual([{ returnFocus: true }]);
	});

	test("keeps the conversation and what was typed while it is closed", async () => {
		const { newest } = renderAssistant();
		await ask("Erste Frage");
		await act(async () => newest().answer({ message: "Erste Antwort" }));
		await userEvent.type(input(), "angefangen");
		await userEvent.click(button(text.labels.close));
		await userEvent.click(button("Open"));
		expect(log().textContent).toContain("Erste Antwort");
		expect(input().value).toBe("angefangen");
	});
});

describe("sending", () => {
	test("shows the message at once, clears and disables the input, and shows the typing indicator", async () => {
		const { newest } = renderAssistant();
		await ask("Kann er Azure?");
		expect(log().textContent).toContain("Kann er Azure?");
		expect(input()).toMatchObject({ value: "", disabled: true });
		expect(button(text.labels.send).disabled).toBe(true);
		expect(typingText()).not.toBeNull();
		expect(log().getAttribute("aria-busy")).toBe("true");

		await act(async () => newest().answer({ message: "Ja, **seit Jahren**." }));
		expect(log().textContent).toContain("seit Jahren");
		expect(input().disabled).toBe(false);
		expect(document.activeElement).toBe(input());
		expect(typingText()).toBeNull();
		expect(log().getAttribute("aria-busy")).toBe("false");
	});

	test("sends with the button too, but nothing blank", async () => {
		const { pending } = renderAssistant();
		expect(button(text.labels.send).disabled).toBe(true);
		await userEvent.type(input(), "   ");
		expect(button(text.labels.send).disabled).toBe(true);
		fireEvent.keyDown(input(), { key: "Enter" });
		expect(pending).toHaveLength(0);
		await userEvent.type(input(), "x");
		await userEvent.click(button(text.labels.send));
		expect(pending[0]?.request.message).toBe("x");
	});

	test("Enter sends; Shift+Enter makes a new line", async () => {
		const { pending } = renderAssistant();
		await userEvent.type(input(), "eins{Shift>}{Enter}{/Shift}zwei");
		expect(pending).toHaveLength(0);
		expect(input().value).toBe("eins\nzwei");
		await userEvent.type(input(), "{Enter}");
		expect(pending[0]?.request.message).toBe("eins\nzwei");
	});

	test("an Enter that ends a composition does not send", () => {
		const { pending } = renderAssistant();
		fireEvent.change(input(), { target: { value: "にほん" } });
		fireEvent.keyDown(input(), { key: "Enter", isComposing: true });
		fireEvent.keyDown(input(), { key: "Enter", keyCode: 229 });
		expect(pending).toHaveLength(0);
		fireEvent.keyDown(input(), { key: "Enter" });
		expect(pending).toHaveLength(1);
	});

	test("counts near the limit of 2,000 characters and sends nothing beyond it", () => {
		const { pending } = renderAssistant();
		fireEvent.change(input(), { target: { value: "x".repeat(1_700) } });
		expect(document.body.textContent).not.toContain("2,000");
		fireEvent.change(input(), { target: { value: "x".repeat(1_950) } });
		expect(document.body.textContent).toContain("1,950 / 2,000");
		expect(button(text.labels.send).disabled).toBe(false);
		fireEvent.change(input(), { target: { value: "x".repeat(2_001) } });
		expect(document.body.textContent).toContain("2,001 / 2,000");
		expect(button(text.labels.send).disabled).toBe(true);
		fireEvent.keyDown(input(), { key: "Enter" });
		expect(pending).toHaveLength(0);
	});

	test("lets a streamed answer grow in place, and stop keeps what came", async () => {
		const { newest } = renderAssistant();
		await ask("Frage");
		await act(async () => newest().onDelta("Ein "));
		await act(async () => newest().onDelta("Anfang"));
		expect(log().textContent).toContain("Ein Anfang");
		await userEvent.click(button(text.labels.stop));
		expect(newest().signal.aborted).toBe(true);
		expect(log().textContent).toContain("Ein Anfang");
		expect(screen.getByText(text.stopped)).toBeTruthy();
		expect(input().disabled).toBe(false);
		expect(screen.queryByRole("alert")).toBeNull();
	});

	test("marks each message with its language", async () => {
		const { newest } = renderAssistant();
		await ask("Was kann er mit Azure?");
		await act(async () => newest().answer({ message: "He has been working with Azure for years." }));
		const languageOf = (content: RegExp) =>
			within(log()).getByText(content).closest("[lang]")?.getAttribute("lang");
		expect(languageOf(/Was kann er/)).toBe("de");
		expect(languageOf(/He has been/)).toBe("en");
	});
});

describe("a failure", () => {
	test("shows the toast, keeps the message, and can be tried again", async () => {
		const { newest, pending, logged } = renderAssistant();
		const failure = new AssistantError("500");
		await ask("Frage");
		await act(async () => newest().fail(failure));
		const toast = screen.getByRole("alert");
		expect(within(toast).getByText("Error")).toBeTruthy();
		expect(within(toast).getByText("Failed to send message. Please try again.")).toBeTruthy();
		expect(logged).toEqual([failure]);
		expect(typingText()).toBeNull();
		expect(log().textContent).toContain("Frage");
		expect(document.activeElement).toBe(input());

		await userEvent.click(button(text.labels.retry));
		expect(screen.queryByRole("alert")).toBeNull();
		expect(pending).toHaveLength(2);
		await act(async () => newest().answer({ message: "Jetzt ja." }));
		expect(log().textContent).toContain("Jetzt ja.");
	});

	test("tells what the function said about it", async () => {
		const { newest } = renderAssistant();
		await ask("Frage");
		await act(async () =>
			newest().fail(new AssistantError("429", { detail: "Bitte warten Sie eine Minute." })),
		);
		expect(screen.getByText("Bitte warten Sie eine Minute.").lang).toBe("de");
	});

	test("keeps what came of an answer, says that it is incomplete, and asks again in its place", async () => {
		const { newest } = renderAssistant();
		await ask("Frage");
		expect(screen.queryByText(text.error.incomplete)).toBeNull();
		await act(async () => newest().onDelta("Ein Anfang"));
		await act(async () => newest().fail(new AssistantError("cut")));
		expect(log().textContent).toContain("Ein Anfang");
		expect(screen.getByText(text.error.incomplete)).toBeTruthy();
		expect(screen.queryByText(text.error.unanswered)).toBeNull();

		await userEvent.click(button(text.labels.retry));
		expect(log().textContent).not.toContain("Ein Anfang");
		await act(async () => newest().onDelta("Ein "));
		await act(async () => newest().fail(new AssistantError("cut", { detail: "Bitte warten Sie." })));
		expect(screen.getByText(text.error.incomplete)).toBeTruthy();
		expect(screen.getByText("Bitte warten Sie.").lang).toBe("de");
	});

	test("without any answer says so", async () => {
		const { newest } = renderAssistant();
		await ask("Frage");
		await act(async () => newest().fail(new AssistantError("500")));
		expect(screen.getByText(text.error.unanswered)).toBeTruthy();
		expect(screen.queryByText(text.error.incomplete)).toBeNull();
	});

	test("is told even where the window was closed meanwhile", async () => {
		const { newest } = renderAssistant();
		await ask("Frage");
		await userEvent.click(button(text.labels.close));
		await act(async () => newest().fail(new AssistantError("500")));
		expect(screen.getByRole("alert").textContent).toContain(text.error.description);
	});
});

describe("beside the answers", () => {
	const sources = [
		{ title: "Kubernetes", href: "/services/kubernetes" },
		{ title: "Fremd", href: "https://evil.example" },
	];

	test("suggestions are asked with one click and make way for fitting ones", async () => {
		const { newest } = renderAssistant();
		const [first] = text.suggestions;
		await userEvent.click(button(first));
		expect(newest().request.message).toBe(first);
		expect(screen.queryByRole("list", { name: text.suggestionsLabel })).toBeNull();
		await act(async () => newest().answer({ message: "Ja, er kann das.", sources }));
		const next = screen.getByRole("list", { name: text.suggestionsLabel });
		expect(next.textContent).toContain("Kubernetes");
	});

	test("sources lead to own pages in place; others are only named", async () => {
		const { newest, router, closings } = renderAssistant();
		await ask("Frage");
		await act(async () => newest().answer({ message: "Ja.", sources }));
		const list = screen.getByRole("list", { name: text.sourcesLabel });
		expect(within(list).getAllByRole("link")).toHaveLength(1);
		await userEvent.click(within(list).getByRole("link", { name: "Kubernetes" }));
		expect(router.state.location.pathname).toBe("/services/kubernetes");
		expect(log().textContent).toContain("Frage");
		expect(closings).toEqual([]);
	});

	test("an answer can be copied as it was written", async () => {
		const user = userEvent.setup();
		const { newest } = renderAssistant();
		await ask("Frage");
		await act(async () => newest().answer({ message: "Ja, **immer**." }));
		await user.click(button(text.labels.copy));
		expect(await navigator.clipboard.readText()).toBe("Ja, **immer**.");
		await waitFor(() => expect(screen.getByText(text.labels.copied)).toBeTruthy());
	});

	test("a new conversation begins with the greeting alone", async () => {
		const { newest } = renderAssistant();
		expect(screen.queryByRole("button", { name: text.labels.newConversation })).toBeNull();
		await ask("Frage");
		await act(async () => newest().answer({ message: "Antwort" }));
		await userEvent.click(button(text.labels.newConversation));
		expect(log().textContent).not.toContain("Frage");
		expect(log().textContent).toContain(text.greeting);
		expect(document.activeElement).toBe(input());
	});

	test("the questions become the contact form's message, and the page comes forward", async () => {
		const { newest, router, closings } = renderAssistant();
		const { useInquiryDraft } = await import("./inquiry-draft.ts");
		const { renderHook } = await import("@testing-library/react");
		const { result } = renderHook(() => useInquiryDraft());
		await ask("Was kostet ein Cluster?");
		await act(async () => newest().answer({ message: "Das klärt ein Gespräch." }));
		await userEvent.click(screen.getByRole("link", { name: text.inquiry.button }));
		expect(result.current?.message).toContain("Was kostet ein Cluster?");
		expect(result.current?.message).not.toContain("Gespräch");
		expect(router.state.location).toMatchObject({ pathname: "/", hash: "#contact" });
		expect(closings).toEqual([{ returnFocus: false }]);
	});
});
