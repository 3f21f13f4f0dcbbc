import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keep } from "../conversation/kept-chat.ts";
import { TOAST_MS, toaster } from "./failure-toast.tsx";
import { LEAVING_MS, noted, renderAssistant, words } from "./testing.tsx";

beforeEach(() => {
	// Other files share the toaster.
	toaster.remove();
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
		await pass(TOAST_MS - LEAVING_MS);
		expect(toast()).not.toBeNull();
		await pass(LEAVING_MS);
		await pass(LEAVING_MS);
		expect(toast()).toBeNull();
	});

	test("doesn't report a failure again after a reload", async () => {
		const { chat } = await fail();
		const kept = keep(chat);
		cleanup();
		renderAssistant({ kept });
		expect(noted()).toBe(words.unanswered.stopped);
		expect(toast()).toBeNull();
	});

	test("reappears with the next failure, and moves with the window", async () => {
		const { chat, newest } = await fail();
		await pass(TOAST_MS + LEAVING_MS);
		await pass(LEAVING_MS);
		await act(async () => chat.retry());
		await act(async () => newest().fail(new Error("offline")));
		expect(screen.getByRole("dialog").contains(toast())).toBe(true);
		await act(async () => fireEvent.click(screen.getByRole("button", { name: words.labels.close })));
		expect(toast()).not.toBeNull();
	});
});
