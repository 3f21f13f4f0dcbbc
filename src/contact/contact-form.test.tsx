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
	test("the button says before the click what it does", () => {
		render(page);
		expect(descriptionOf(press(words.submit))).toBe("Öffnet Ihr Mailprogramm.");
	});

	test("marks what is required, and tells browsers what goes where", () => {
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

	test("opens the prefilled mail, empties itself and says so", async () => {
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

	test("has the status element before it has something to say, so that it is announced", async () => {
		render(page);
		const status = screen.getByRole("status");
		expect(status.textContent).toBe("");
		const user = fillIn();
		await user.click(press(words.submit));
		expect(status.isConnected).toBe(true);
		expect(status.textContent).toContain(notice.title);
	});

	test("without JavaScript is a mail form of the browser, with the browser's own checks", () => {
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

	test("keeps what was typed while the visitor looks at another page", () => {
		const { unmount } = render(page);
		fillIn("Angefangen");
		unmount();
		render(page);
		expect(values()).toEqual(["Erika Beispiel", "erika@firma.example", "", "Angefangen"]);
	});
});

describe("a draft from the chat", () => {
	test("goes below the message that is there, with the cursor behind it", async () => {
		render(page);
		enter("Nachricht", "Guten Tag,\n");
		act(() => offerInquiryDraft("Meine Fragen:\n- Was kostet ein Cluster?"));
		const message = control("Nachricht");
		expect(message.value).toBe("Guten Tag,\n\nMeine Fragen:\n- Was kostet ein Cluster?");
		await waitFor(() => expect(document.activeElement).toBe(message));
		expect(message.selectionStart).toBe(message.value.length);
	});

	test("waits for the form where it is offered on another page, and is taken once", () => {
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

	test("mends a missing message", async () => {
		render(page);
		await userEvent.click(press(words.submit));
		act(() => offerInquiryDraft("Meine Frage"));
		expect(descriptionOf(control("Nachricht"))).toBeNull();
		expect(descriptionOf(control("Name"))).toBe(errors.nameMissing);
	});
});

describe("an incomplete inquiry", () => {
	test("opens nothing, loses nothing, and leads to the first field to mend", async () => {
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

	test("loses each error as its field is mended", async () => {
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
