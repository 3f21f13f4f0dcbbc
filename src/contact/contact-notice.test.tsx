import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { mailAsText } from "./mailto.ts";
import {
	catchMails,
	contactWords,
	control,
	controlNamed,
	descriptionOf,
	enter,
	fillInForm,
	mailWith,
	noticeBox,
	page,
	press,
	values,
} from "./testing.tsx";

const { notice } = contactWords;
const mails = catchMails();
const copied = mailAsText(mailWith(), contactWords.mail);

describe("the notice", () => {
	async function submitted(message?: string) {
		render(page);
		const user = fillInForm(message);
		await user.click(press(contactWords.submit));
		return user;
	}

	test("copies recipient, subject and body", async () => {
		const user = await submitted();
		await user.click(press(notice.copy));
		await screen.findByText(notice.copied);
		expect(await navigator.clipboard.readText()).toBe(copied);
	});

	test("shows the text, selected, if the clipboard is denied", async () => {
		const user = await submitted();
		vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
		await user.click(press(notice.copy));
		const source = await waitFor(() => controlNamed(notice.copySource));
		expect(source.value).toBe(copied);
		expect(document.activeElement).toBe(source);
		expect([source.selectionStart, source.selectionEnd]).toEqual([0, source.value.length]);
		expect(screen.getByText(notice.copyRefused).getAttribute("role")).toBe("status");
	});

	test("restores the values and disappears", async () => {
		const user = await submitted("Zeile 1\nZeile 2");
		await user.click(press(notice.restore));
		expect(values()).toEqual(["Erika Beispiel", "erika@firma.example", "", "Zeile 1\nZeile 2"]);
		expect(document.activeElement).toBe(control("message"));
		expect(noticeBox()).toBeNull();
	});

	test("restores the values without overwriting newer text", async () => {
		const user = await submitted("Die erste Nachricht.");
		enter("name", "Otto");
		enter("message", "Die zweite.");
		await user.click(press(notice.restore));
		expect(values()).toEqual(["Otto", "erika@firma.example", "", "Die zweite.\n\nDie erste Nachricht."]);
	});

	test("comes back with its text after another page or a reload, without the focus, until it is dismissed", async () => {
		const user = await submitted();
		cleanup();
		render(page);
		expect(values()).toEqual(["", "", "", ""]);
		expect(noticeBox()).not.toBeNull();
		expect(noticeBox()).not.toBe(document.activeElement);
		await user.click(press(notice.copy));
		expect(await navigator.clipboard.readText()).toBe(copied);
		await user.click(press(notice.dismiss));
		cleanup();
		render(page);
		expect(noticeBox()).toBeNull();
	});

	test("is kept apart from what is typed after it", async () => {
		const user = await submitted();
		enter("name", "Otto");
		cleanup();
		render(page);
		expect(values()).toEqual(["Otto", "", "", ""]);
		await user.click(press(notice.restore));
		expect(values()).toEqual(["Otto", "erika@firma.example", "", "Wir brauchen Hilfe."]);
	});

	test("can be dismissed, and returns the focus to the form", async () => {
		const user = await submitted();
		await user.click(press(notice.dismiss));
		expect(noticeBox()).toBeNull();
		expect(document.activeElement).toBe(press(contactWords.submit));
	});

	test("stays when an incomplete inquiry follows, so that the sent text can still be restored", async () => {
		const user = await submitted();
		await user.click(press(contactWords.submit));
		expect(document.activeElement).toBe(control("name"));

		await user.click(press(notice.restore));
		expect(values()).toEqual(["Erika Beispiel", "erika@firma.example", "", "Wir brauchen Hilfe."]);
		expect(descriptionOf(control("name"))).toBeNull();
		expect(noticeBox()).toBeNull();
	});

	test("stays after a double click on the button", async () => {
		render(page);
		const user = fillInForm();
		await user.dblClick(press(contactWords.submit));
		expect(mails.links).toHaveLength(1);
		expect(noticeBox()).not.toBeNull();
		expect(descriptionOf(control("name"))).toBeNull();
	});

	test("is focused again after a second inquiry", async () => {
		await submitted();
		const user = fillInForm("Noch etwas.");
		await user.click(press(contactWords.submit));
		expect(mails.links).toHaveLength(2);
		expect(document.activeElement).toBe(noticeBox());
	});

	test("recommends copying if the link is too long for mail clients, and doesn't truncate it", async () => {
		await submitted("ä".repeat(400));
		const box = noticeBox();
		if (!box) throw new Error("no notice");
		expect(within(box).getByText(notice.tooLong)).toBeTruthy();
		expect(mails.links[0]?.length).toBeGreaterThan(2000);
		expect(decodeURIComponent(mails.links[0] ?? "")).toContain("ä".repeat(400));
	});

	test("doesn't warn about an ordinary message", async () => {
		await submitted();
		expect(screen.queryByText(notice.tooLong)).toBeNull();
	});
});
