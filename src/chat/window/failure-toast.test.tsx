import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TOAST_MS } from "./failure-toast.tsx";
import { renderAssistant, words } from "./testing.tsx";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

async function fail() {
	const { chat, newest } = renderAssistant();
	await act(async () => chat.send("Frage"));
	await act(async () => newest().fail(new Error("offline")));
	return { chat, newest };
}

const toast = () => screen.queryByRole("alert");
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));

describe("the failure toast", () => {
	test("disappears after its time", async () => {
		await fail();
		await pass(TOAST_MS - 1);
		expect(toast()).not.toBeNull();
		await pass(1);
		expect(toast()).toBeNull();
	});

	test("stays while focused", async () => {
		await fail();
		act(() => screen.getByRole("button", { name: words.labels.dismiss }).focus());
		await pass(TOAST_MS * 2);
		expect(toast()).not.toBeNull();
		act(() => screen.getByPlaceholderText(words.placeholder).focus());
		await pass(TOAST_MS);
		expect(toast()).toBeNull();
	});

	test("can be dismissed, moves the focus to the input, and reappears with the next failure", async () => {
		const { chat, newest } = await fail();
		fireEvent.click(screen.getByRole("button", { name: words.labels.dismiss }));
		expect(toast()).toBeNull();
		expect(document.activeElement).toBe(screen.getByPlaceholderText(words.placeholder));
		await act(async () => chat.retry());
		await act(async () => newest().fail(new Error("offline")));
		expect(toast()).not.toBeNull();
	});
});
