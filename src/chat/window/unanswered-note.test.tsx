import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { AssistantError } from "../conversation/answer.ts";
import { Refused } from "../conversation/chat-client.ts";
import { ask, button, expectNoComplaints, input, log, renderAssistant, words } from "./testing.tsx";

expectNoComplaints();

describe("a failure", () => {
	test("shows the toast, keeps the message, and can be retried", async () => {
		const { newest, pending, logged } = renderAssistant();
		const failure = new AssistantError("500");
		await ask("Frage");
		await act(async () => newest().fail(failure));
		const toast = screen.getByRole("alert");
		expect(within(toast).getByText(words.error.title)).toBeTruthy();
		expect(within(toast).getByText(words.error.description)).toBeTruthy();
		expect(logged).toEqual([failure]);
		expect(screen.queryByText(words.labels.typing)).toBeNull();
		expect(log().textContent).toContain("Frage");
		expect(document.activeElement).toBe(input());

		await userEvent.click(button(words.labels.retry));
		expect(screen.queryByRole("alert")).toBeNull();
		expect(pending).toHaveLength(2);
		await act(async () => newest().answer({ message: "Jetzt ja." }));
		expect(log().textContent).toContain("Jetzt ja.");
	});

	test("by the rate limit enables the retry after its time", async () => {
		const { newest, pending } = renderAssistant();
		await ask("Frage");
		vi.useFakeTimers();
		await act(async () => newest().fail(new Refused(429, "2")));
		expect(screen.getByText(words.unanswered.limited)).toBeTruthy();
		const waiting = button(`${words.labels.retry} in 2 Sekunden`);
		expect(waiting.disabled).toBe(true);
		act(() => vi.advanceTimersByTime(2_000));
		vi.useRealTimers();
		await userEvent.click(button(words.labels.retry));
		expect(pending).toHaveLength(2);
	});

	test("keeps the partial answer, says that it is incomplete, and replaces it on retry", async () => {
		const { newest } = renderAssistant();
		await ask("Frage");
		expect(screen.queryByText(words.incomplete)).toBeNull();
		await act(async () => newest().onDelta("Ein Anfang"));
		await act(async () => newest().fail(new AssistantError("cut")));
		expect(log().textContent).toContain("Ein Anfang");
		expect(screen.getByText(words.incomplete)).toBeTruthy();
		expect(screen.queryByText(words.unanswered.failed)).toBeNull();

		await userEvent.click(button(words.labels.retry));
		expect(log().textContent).not.toContain("Ein Anfang");
		await act(async () => newest().onDelta("Ein "));
		await act(async () => newest().fail(new Refused(503, null)));
		expect(screen.getByText(`${words.incomplete} ${words.unanswered.switchedOff}`)).toBeTruthy();
	});

	test("is still explained below its message after the next question", async () => {
		const { newest } = renderAssistant();
		await ask("Erste Frage");
		await act(async () => newest().onDelta("Ein Anfang"));
		await act(async () => newest().fail(new AssistantError("cut")));
		await ask("Zweite Frage");
		await act(async () => newest().answer({ message: "Ganz." }));
		const begun = screen.getByText("Ein Anfang").closest<HTMLElement>("[data-message]");
		expect(begun && within(begun).getByText(words.incomplete)).toBeTruthy();
		expect(begun && within(begun).queryByRole("button", { name: words.labels.copy })).toBeNull();
		expect(screen.queryByRole("button", { name: words.labels.retry })).toBeNull();

		await ask("Dritte Frage");
		await userEvent.click(button(words.labels.stop));
		await ask("Vierte Frage");
		const stopped = screen.getByText("Dritte Frage").closest<HTMLElement>("[data-message]");
		expect(stopped && within(stopped).getByText(words.unanswered.stopped)).toBeTruthy();
		expect(screen.getAllByText(words.unanswered.stopped)).toHaveLength(1);
	});

	test("without any answer says so", async () => {
		const { newest } = renderAssistant();
		await ask("Frage");
		await act(async () => newest().fail(new AssistantError("500")));
		expect(screen.getByText(words.unanswered.failed)).toBeTruthy();
		expect(screen.queryByText(words.incomplete)).toBeNull();
	});

	test("is announced even if the window is closed", async () => {
		const { newest } = renderAssistant();
		await ask("Frage");
		await userEvent.click(button(words.labels.close));
		await act(async () => newest().fail(new AssistantError("500")));
		expect(screen.getByRole("alert").textContent).toContain(words.error.description);
	});
});
