import { act, renderHook, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { useInquiryDraft } from "../contact/inquiry-draft.ts";
import { chat as text } from "../content/chat.ts";
import { ask, button, expectNoComplaints, input, log } from "./panel-testing.ts";
import { renderAssistant } from "./testing.tsx";

expectNoComplaints();

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

	test("an English answer that quotes the German page is followed by English questions", async () => {
		const { newest } = renderAssistant();
		await ask("How do you run Kubernetes?");
		const quote =
			"Ich richte Cluster ein, und ich sorge dafür, dass sie sich ohne Ausfall aktualisieren lassen.";
		await act(async () => newest().answer({ message: `From the page, in German: “${quote}”`, sources }));
		expect(screen.getByRole("list", { name: text.suggestionsLabel }).lang).toBe("en");
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
