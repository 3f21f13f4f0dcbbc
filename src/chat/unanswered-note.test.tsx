import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { chat as text } from "../content/chat.ts";
import { AssistantError } from "./answer.ts";
import { ask, button, expectNoComplaints, input, log, typingText } from "./panel-testing.ts";
import { renderAssistant } from "./testing.tsx";

expectNoComplaints();

describe("a failure", () => {
	test("shows the toast, keeps the message, and can be tried again", async () => {
		const { newest, pending, logged } = renderAssistant();
		const failure = new AssistantError("500");
		await ask("Frage");
		await act(async () => newest().fail(failure));
		const toast = screen.getByRole("alert");
		expect(within(toast).getByText(text.error.title)).toBeTruthy();
		expect(within(toast).getByText(text.error.description)).toBeTruthy();
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

	test("stays told below its message when the visitor asks on", async () => {
		const { newest } = renderAssistant();
		await ask("Erste Frage");
		await act(async () => newest().onDelta("Ein Anfang"));
		await act(async () => newest().fail(new AssistantError("cut")));
		await ask("Zweite Frage");
		await act(async () => newest().answer({ message: "Ganz." }));
		const begun = screen.getByText("Ein Anfang").closest<HTMLElement>("[data-message]");
		expect(begun && within(begun).getByText(text.error.incomplete)).toBeTruthy();
		expect(begun && within(begun).queryByRole("button", { name: text.labels.copy })).toBeNull();
		expect(screen.queryByRole("button", { name: text.labels.retry })).toBeNull();

		await ask("Dritte Frage");
		await userEvent.click(button(text.labels.stop));
		await ask("Vierte Frage");
		const stopped = screen.getByText("Dritte Frage").closest<HTMLElement>("[data-message]");
		expect(stopped && within(stopped).getByText(text.stopped)).toBeTruthy();
		expect(screen.getAllByText(text.stopped)).toHaveLength(1);
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
