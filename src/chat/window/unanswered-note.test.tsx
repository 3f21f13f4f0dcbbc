import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { AssistantError } from "../conversation/answer.ts";
import { TOAST_MS } from "./failure-toast.tsx";
import {
	announced,
	ask,
	button,
	expectNoComplaints,
	input,
	LANGUAGE,
	LEAVING_MS,
	log,
	noted,
	renderAssistant,
	shells,
	words,
} from "./testing.tsx";
import { waitingTime } from "./unanswered-note.tsx";

expectNoComplaints();

const { email } = shells[LANGUAGE].owner;

test.each([
	[99, "in 99 Sekunden"],
	[100, "in 2 Minuten"],
	[5_940, "in 99 Minuten"],
	[82_800, "in 23 Stunden"],
])("waiting %i s reads as %s", (seconds, text) => {
	expect(waitingTime(seconds, "de")).toBe(text);
});

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
		await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
		expect(pending).toHaveLength(2);
		await act(async () => newest().answer({ message: "Jetzt ja." }));
		expect(log().textContent).toContain("Jetzt ja.");
	});

	test("by the rate limit enables the retry after its time", async () => {
		const { newest, pending } = renderAssistant();
		await ask("Frage");
		vi.useFakeTimers();
		await act(async () => newest().fail(new AssistantError("429", {}, "limited", 2)));
		expect(noted()).toBe(words.unanswered.limited);
		const waiting = button(`${words.labels.retry} ${waitingTime(2, LANGUAGE)}`);
		expect(waiting.disabled).toBe(true);
		act(() => vi.advanceTimersByTime(2_000));
		vi.useRealTimers();
		await userEvent.click(button(words.labels.retry));
		expect(pending).toHaveLength(2);
	});

	test("keeps the partial answer, says that it is incomplete, and replaces it on retry", async () => {
		const { newest } = renderAssistant();
		await ask("Frage");
		await act(async () => newest().onDelta("Ein Anfang"));
		expect(screen.queryByText(words.incomplete)).toBeNull();
		await act(async () => newest().fail(new AssistantError("cut")));
		expect(log().textContent).toContain("Ein Anfang");
		expect(log().textContent).toContain(words.incomplete);

		await userEvent.click(button(words.labels.retry));
		expect(log().textContent).not.toContain("Ein Anfang");
		await act(async () => newest().onDelta("Ein "));
		await act(async () => newest().fail(new AssistantError("503", {}, "switchedOff")));
		expect(noted()).toBe(words.unanswered.switchedOff);
		expect(screen.getByRole("link", { name: email }).getAttribute("href")).toBe(`mailto:${email}`);
		expect(screen.queryByRole("button", { name: words.labels.retry })).toBeNull();
	});

	test("offline ends by itself when the connection is back", async () => {
		const { newest, pending } = renderAssistant();
		await ask("Frage");
		vi.stubGlobal("navigator", { ...navigator, onLine: false });
		await act(async () => newest().fail(new AssistantError("network")));
		vi.unstubAllGlobals();
		expect(noted()).toBe(words.unanswered.offline);
		act(() => dispatchEvent(new Event("online")));
		expect(noted()).toBeUndefined();
		expect(pending[1]?.request.message).toBe("Frage");
	});

	test("of code that is gone offers to reload the page", async () => {
		const { newest } = renderAssistant();
		await ask("Frage");
		await act(async () => newest().fail(new AssistantError("404", {}, "outdated")));
		expect(noted()).toBe(words.unanswered.outdated);
		expect(button(words.labels.reload)).toBeTruthy();
	});

	test("is announced even if the window is closed", async () => {
		const { newest } = renderAssistant();
		await ask("Frage");
		await userEvent.click(button(words.labels.close));
		await act(async () => newest().fail(new AssistantError("500")));
		expect(screen.getByRole("alert").textContent).toContain(words.error.description);
	});

	test("shows on the button of a closed window when the toast has gone, until the window opens", async () => {
		const { newest } = renderAssistant();
		await ask("Frage");
		await userEvent.click(button(words.labels.close));
		vi.useFakeTimers();
		await act(async () => newest().fail(new AssistantError("500")));
		expect(announced()).toBe("");
		await act(async () => vi.advanceTimersByTime(TOAST_MS + LEAVING_MS));
		await act(async () => vi.advanceTimersByTime(LEAVING_MS));
		vi.useRealTimers();
		expect(screen.queryByRole("alert")).toBeNull();
		expect(announced()).toBe(words.labels.openQuestion);
		await userEvent.click(button("Open"));
		await userEvent.click(button(words.labels.close));
		expect(announced()).toBe("");
	});

	test("is told to screen readers as its note has it", async () => {
		const { newest } = renderAssistant();
		await ask("Frage");
		await act(async () => newest().fail(new AssistantError("503", {}, "switchedOff")));
		expect(announced()).toBe(noted());
	});
});
