import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
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
import { offerInquiryDraft } from "./inquiry-draft.ts";

const { errors, notice } = words;
const mails = catchMails();

describe("the contact form", () => {
	test("describes the submit button", () => {
		render(page);
		expect(descriptionOf(press(words.submit))).toBe("Öffnet Ihr Mailprogramm.");
	});

	test("marks required fields, and supports autofill", () => {
		render(page);
		expect(screen.getAllByText("*").map((mark) => mark.parentElement?.textContent)).toEqual([
			"Name*",
			"E-Mail*",
			"Nachricht*",
		]);
		expect([control("Name"), control("E-Mail"), control("Nachricht")].every(({ required }) => required)).toBe(
			true,
		);
		expect(control("Unternehmen (optional)").required).toBe(false);
		expect(control("E-Mail").getAttribute("type")).toBe("email");
		expect(
			["Name", "E-Mail", "Unternehmen (optional)"].map((name) => control(name).getAttribute("autocomplete")),
		).toEqual(["name", "email", "organization"]);
	});

	test("opens the prefilled mail, resets itself and shows the notice", async () => {
		render(page);
		const user = fillIn("Cloud & Kosten?\nBitte melden.");
		await user.click(press(words.submit));

		expect(mails.links).toEqual([
			"mailto:kontakt@example.com?subject=Projektanfrage%20von%20Erika%20Beispiel&body=" +
				"Guten%20Tag%20Max%20Mustermann%2C%0D%0A%0D%0ACloud%20%26%20Kosten%3F%0D%0ABitte%20melden.%0D%0A%0D%0A" +
				"Name%3A%20Erika%20Beispiel%0D%0AE-Mail%3A%20erika%40firma.example",
		]);
		expect(values()).toEqual(["", "", "", ""]);
		expect(noticeBox()).toBe(document.activeElement);
		expect(screen.getAllByRole("status")[0]?.textContent).toContain(notice.title + notice.text);
	});

	test("renders the status element in advance, so that changes are announced", async () => {
		render(page);
		const status = screen.getByRole("status");
		expect(status.textContent).toBe("");
		const user = fillIn();
		await user.click(press(words.submit));
		expect(status.isConnected).toBe(true);
		expect(status.textContent).toContain(notice.title);
	});

	test("without JavaScript works as a mailto form with native validation", () => {
		document.body.innerHTML = renderToString(page);
		const form = document.querySelector("form");
		expect(form?.getAttribute("action")).toBe("mailto:kontakt@example.com");
		expect(form?.method).toBe("get");
		expect(form?.noValidate).toBe(false);
		expect([...new FormData(form ?? undefined).entries()]).toEqual([
			["subject", "Projektanfrage"],
			["body", ""],
		]);
		document.body.innerHTML = "";
	});

	test("keeps unsent text while the visitor looks at another page", () => {
		const { unmount } = render(page);
		fillIn("Angefangen");
		unmount();
		render(page);
		expect(values()).toEqual(["Erika Beispiel", "erika@firma.example", "", "Angefangen"]);
	});
});

describe("a draft from the chat", () => {
	test("is appended to the message, with the cursor after it", async () => {
		render(page);
		enter("Nachricht", "Guten Tag,\n");
		act(() => offerInquiryDraft("Meine Fragen:\n- Was kostet ein Cluster?"));
		const message = control("Nachricht");
		expect(message.value).toBe("Guten Tag,\n\nMeine Fragen:\n- Was kostet ein Cluster?");
		await waitFor(() => expect(document.activeElement).toBe(message));
		expect(message.selectionStart).toBe(message.value.length);
	});

	test("waits for the form if offered on another page, and is used once", () => {
		offerInquiryDraft("Meine Frage");
		const { unmount } = render(page);
		expect(values()).toEqual(["", "", "", "Meine Frage"]);
		enter("Nachricht", "");
		unmount();
		render(page);
		expect(values()).toEqual(["", "", "", ""]);
	});

	test("is not added twice", () => {
		render(page);
		act(() => offerInquiryDraft("Meine Frage"));
		act(() => offerInquiryDraft("Meine Frage"));
		expect(control("Nachricht").value).toBe("Meine Frage");
	});

	test("clears the error of a missing message", async () => {
		render(page);
		await userEvent.click(press(words.submit));
		act(() => offerInquiryDraft("Meine Frage"));
		expect(descriptionOf(control("Nachricht"))).toBeNull();
		expect(descriptionOf(control("Name"))).toBe(errors.nameMissing);
	});
});

describe("an incomplete inquiry", () => {
	test("opens no mail, keeps the values, and focuses the first invalid field", async () => {
		render(page);
		enter("Name", "Erika");
		enter("E-Mail", "erika@firma");
		await userEvent.click(press(words.submit));

		expect(mails.links).toEqual([]);
		expect(noticeBox()).toBeNull();
		expect(values()).toEqual(["Erika", "erika@firma", "", ""]);
		expect(document.activeElement).toBe(control("E-Mail"));
		expect(["Name", "E-Mail", "Nachricht"].map((name) => descriptionOf(control(name)))).toEqual([
			null,
			errors.emailMalformed,
			errors.messageMissing,
		]);
		expect(control("E-Mail").getAttribute("aria-invalid")).toBe("true");
		expect(control("Name").hasAttribute("aria-invalid")).toBe(false);
	});

	test("clears each error as its field is corrected", async () => {
		render(page);
		await userEvent.click(press(words.submit));
		expect(document.activeElement).toBe(control("Name"));

		enter("Name", "E");
		expect(screen.queryByText(errors.nameMissing)).toBeNull();
		expect(control("Name").hasAttribute("aria-invalid")).toBe(false);
		enter("E-Mail", "erika@firma");
		expect(descriptionOf(control("E-Mail"))).toBe(errors.emailMalformed);
		enter("E-Mail", "erika@firma.example");
		expect(descriptionOf(control("E-Mail"))).toBeNull();
		expect(descriptionOf(control("Nachricht"))).toBe(errors.messageMissing);
	});

	test("shows no error before the first attempt", async () => {
		render(page);
		await userEvent.type(control("E-Mail"), "erika");
		await userEvent.tab();
		expect(descriptionOf(control("E-Mail"))).toBeNull();
	});
});
