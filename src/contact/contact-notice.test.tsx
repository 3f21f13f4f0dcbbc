import { render, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import {
	catchMails,
	control,
	descriptionOf,
	enter,
	fillIn,
	noticeBox,
	page,
	press,
	values,
	words,
} from "./contact-testing.tsx";

const { notice } = words;
const mails = catchMails();

describe("the notice", () => {
	async function submitted(message?: string) {
		render(page);
		const user = fillIn(message);
		await user.click(press(words.submit));
		return user;
	}

	test("copies recipient, subject and body", async () => {
		const user = await submitted();
		await user.click(press(notice.copy));
		await screen.findByText(notice.copied);
		expect(await navigator.clipboard.readText()).toBe(
			"An: kontakt@example.com\nBetreff: Projektanfrage von Erika Beispiel\n\nGuten Tag Max Mustermann,\n\n" +
				"Wir brauchen Hilfe.\n\nName: Erika Beispiel\nE-Mail: erika@firma.example",
		);
	});

	test("shows the text, selected, where the clipboard is refused", async () => {
		const user = await submitted();
		vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
		await user.click(press(notice.copy));
		const source = await waitFor(() => control(notice.copySource));
		expect(source.value).toContain("Betreff: Projektanfrage von Erika Beispiel");
		expect(document.activeElement).toBe(source);
		expect([source.selectionStart, source.selectionEnd]).toEqual([0, source.value.length]);
		expect(screen.getByText(notice.copyRefused).getAttribute("role")).toBe("status");
	});

	test("puts the values back and goes", async () => {
		const user = await submitted("Zeile 1\nZeile 2");
		await user.click(press(notice.restore));
		expect(values()).toEqual(["Erika Beispiel", "erika@firma.example", "", "Zeile 1\nZeile 2"]);
		expect(document.activeElement).toBe(control("Nachricht"));
		expect(noticeBox()).toBeNull();
	});

	test("puts the values back without overwriting what was typed since", async () => {
		const user = await submitted("Die erste Nachricht.");
		enter("Name", "Otto");
		enter("Nachricht", "Die zweite.");
		await user.click(press(notice.restore));
		expect(values()).toEqual(["Otto", "erika@firma.example", "", "Die zweite.\n\nDie erste Nachricht."]);
	});

	test("can be dismissed, and leaves the focus at the form", async () => {
		const user = await submitted();
		await user.click(press(notice.dismiss));
		expect(noticeBox()).toBeNull();
		expect(document.activeElement).toBe(press(words.submit));
	});

	test("goes when an incomplete inquiry follows, and the sent text can still be put back", async () => {
		const user = await submitted();
		await user.click(press(words.submit));
		expect(noticeBox()).toBeNull();
		expect(screen.queryByText(notice.title)).toBeNull();
		expect(document.activeElement).toBe(control("Name"));

		await user.click(press(notice.restore));
		expect(values()).toEqual(["Erika Beispiel", "erika@firma.example", "", "Wir brauchen Hilfe."]);
		expect(descriptionOf(control("Name"))).toBeNull();
		expect(screen.queryByRole("button", { name: notice.restore })).toBeNull();
	});

	test("stays where the button was clicked twice", async () => {
		render(page);
		const user = fillIn();
		await user.dblClick(press(words.submit));
		expect(mails.links).toHaveLength(1);
		expect(noticeBox()).not.toBeNull();
		expect(descriptionOf(control("Name"))).toBeNull();
	});

	test("takes the focus again after a second inquiry", async () => {
		await submitted();
		const user = fillIn("Noch etwas.");
		await user.click(press(words.submit));
		expect(mails.links).toHaveLength(2);
		expect(document.activeElement).toBe(noticeBox());
	});

	test("recommends copying where the link is longer than mail programs take, and keeps it whole", async () => {
		await submitted("ä".repeat(400));
		const box = noticeBox();
		if (!box) throw new Error("no notice");
		expect(within(box).getByText(notice.tooLong)).toBeTruthy();
		expect(mails.links[0]?.length).toBeGreaterThan(2000);
		expect(decodeURIComponent(mails.links[0] ?? "")).toContain("ä".repeat(400));
	});

	test("doesn't warn of an ordinary message", async () => {
		await submitted();
		expect(screen.queryByText(notice.tooLong)).toBeNull();
	});
});
