import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { chat as text } from "../content/chat.ts";

export const input = () => screen.getByPlaceholderText<HTMLTextAreaElement>(text.placeholder);
export const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
export const log = () => screen.getByRole("log");
export const typingText = () => screen.queryByText(text.labels.typing);
export const ask = async (question: string) => {
	fireEvent.change(input(), { target: { value: question } });
	await act(async () => fireEvent.keyDown(input(), { key: "Enter" }));
};

/** Fails each test of a file that makes React complain, and cleans up behind it. */
export function expectNoComplaints(): void {
	beforeEach(() => {
		vi.spyOn(console, "error");
	});
	afterEach(() => {
		expect(console.error).not.toHaveBeenCalled();
		vi.restoreAllMocks();
		cleanup();
	});
}
