import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { contact } from "../content/contact.ts";
import { inLanguage } from "../pages/language.ts";
import { mailtoLink } from "./mailto.ts";
import {
	catchMails,
	contactWords,
	control,
	descriptionOf,
	enter,
	fillInForm,
	mailWith,
	noticeBox,
	page,
	pageWith,
	press,
	values,
} from "./testing.tsx";

const { errors, notice } = contactWords;
const mails = catchMails();

describe("the contact form", () => {
	test("describes the submit button and the message", () => {
		render(page);
		expect(descriptionOf(control("message"))).toBe(contactWords.messageHint);
		expect(descriptionOf(press(contactWords.submit))).toBe("Öffnet Ihr Mailprogramm.");
	});

	test("marks required fields, and supports autofill", () => {
		render(page);
		const { name, email, message } = contactWords.labels;
		const marked = screen.getAllByText("*").map((mark) => mark.parentElement?.textContent);
		expect(marked).toEqual([`${name}*`, `${email}*`, `${message}*`]);
		const controls = (["name", "email", "company", "message"] as const).map(control);
		expect(controls.map(({ required }) => required)).toEqual([true, true, false, true]);
		expect(control("email").getAttribute("type")).toBe("email");
		expect(controls.map((each) => each.getAttribute("autocomplete"))).toEqual([
			"name",
			"email",
			"organization",
			null,
		]);
	});

	test("opens the prefilled mail, resets itself and shows the notice", async () => {
		render(page);
		const user = fillInForm("Cloud & Kosten?\nBitte melden.");
		await user.click(press(contactWords.submit));

		expect(mails.links).toEqual([mailtoLink(mailWith("Cloud & Kosten?\nBitte melden."))]);
		expect(values()).toEqual(["", "", "", ""]);
		expect(noticeBox()).toBe(document.activeElement);
		expect(descriptionOf(document.activeElement ?? document.body)).toContain(notice.text);
	});

	test("without JavaScript works as a mailto form with native validation", () => {
		document.body.innerHTML = renderToString(page);
		const form = document.querySelector("form");
		expect(form?.getAttribute("action")).toBe("mailto:kontakt@example.com");
		expect(form?.method).toBe("get");
		expect(form?.noValidate).toBe(false);
		expect([...new FormData(form ?? undefined).entries()]).toEqual([
			["subject", contactWords.mail.plainSubject],
			["body", ""],
		]);
		document.body.innerHTML = "";
	});

	test("keeps unsent text while the visitor looks at another page", () => {
		const { unmount } = render(page);
		fillInForm("Angefangen");
		unmount();
		render(page);
		expect(values()).toEqual(["Erika Beispiel", "erika@firma.example", "", "Angefangen"]);
	});
});

describe("a message offered by the chat", () => {
	const OFFERED = "Meine Fragen:\n– Was kostet ein Cluster?";
	const offer = () => userEvent.click(press("Offer"));

	test("leads to the first field that is missing", async () => {
		render(page);
		enter("name", "Erika Beispiel");
		await offer();
		await waitFor(() => expect(document.activeElement).toBe(control("email")));
	});

	test("is appended to the message of a complete form, with the cursor after it", async () => {
		render(page);
		fillInForm("Guten Tag,\n");
		await offer();
		const message = control("message");
		expect(message.value).toBe(`Guten Tag,\n\n${OFFERED}`);
		await waitFor(() => expect(document.activeElement).toBe(message));
		expect(message.selectionStart).toBe(message.value.length);
	});

	test("waits for the form if offered on another page, and is used once", async () => {
		const { rerender } = render(pageWith(false));
		await offer();
		rerender(page);
		expect(values()).toEqual(["", "", "", OFFERED]);
		enter("message", "");
		rerender(pageWith(false));
		rerender(page);
		expect(values()).toEqual(["", "", "", ""]);
	});

	test("is not added twice", async () => {
		render(page);
		await offer();
		await offer();
		expect(control("message").value).toBe(OFFERED);
	});

	test("clears the error of a missing message", async () => {
		render(page);
		await userEvent.click(press(contactWords.submit));
		await offer();
		expect(descriptionOf(control("message"))).toBe(contactWords.messageHint);
		expect(descriptionOf(control("name"))).toBe(errors.nameMissing);
	});
});

describe("an incomplete inquiry", () => {
	test("opens no mail, keeps the values, and focuses the first invalid field", async () => {
		render(page);
		enter("name", "Erika");
		enter("email", "erika@firma");
		await userEvent.click(press(contactWords.submit));

		expect(mails.links).toEqual([]);
		expect(noticeBox()).toBeNull();
		expect(values()).toEqual(["Erika", "erika@firma", "", ""]);
		expect(document.activeElement).toBe(control("email"));
		expect(descriptionOf(control("name"))).toBeNull();
		expect(descriptionOf(control("email"))).toBe(errors.emailMalformed);
		expect(descriptionOf(control("company"))).toBeNull();
		expect(descriptionOf(control("message"))).toBe(errors.messageMissing);
		expect(control("email").getAttribute("aria-invalid")).toBe("true");
		expect(control("name").hasAttribute("aria-invalid")).toBe(false);
	});

	test("clears each error as its field is corrected", async () => {
		render(page);
		await userEvent.click(press(contactWords.submit));
		expect(document.activeElement).toBe(control("name"));

		enter("name", "E");
		expect(screen.queryByText(errors.nameMissing)).toBeNull();
		expect(control("name").hasAttribute("aria-invalid")).toBe(false);
		enter("email", "erika@firma");
		expect(descriptionOf(control("email"))).toBe(errors.emailMalformed);
		enter("email", "erika@firma.example");
		expect(descriptionOf(control("email"))).toBeNull();
		expect(descriptionOf(control("message"))).toBe(errors.messageMissing);
	});

	test("shows its errors in the language to which the visitor switches", async () => {
		const { rerender } = render(page);
		await userEvent.click(press(contactWords.submit));
		const english = inLanguage(contact, "en");
		rerender(pageWith(true, english));
		expect(screen.getByText(english.errors.nameMissing)).toBeTruthy();
	});

	test("shows no error before the first attempt", async () => {
		render(page);
		await userEvent.type(control("email"), "erika");
		await userEvent.tab();
		expect(descriptionOf(control("email"))).toBeNull();
	});
});
