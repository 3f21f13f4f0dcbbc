// @vitest-environment happy-dom
import { ChakraProvider } from "@chakra-ui/react";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { offerInquiryDraft } from "../chat/inquiry-draft.ts";
import { contact } from "../content/contact.ts";
import { system } from "../theme/system.ts";
import { ContactForm } from "./contact-form.tsx";

const { notice, errors } = contact;
const page = (
	<ChakraProvider value={system}>
		<ContactForm recipient="kontakt@example.com" ownerName="Max Mustermann" />
	</ChakraProvider>
);

let opened: string[] = [];
function catchMailLink(event: Event) {
	const link = event.target instanceof Element && event.target.closest("a[href^='mailto:']");
	if (!link) return;
	event.preventDefault();
	opened.push(link.getAttribute("href") ?? "");
}

const control = (name: string) => {
	const element = screen.getByRole("textbox", { name });
	if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element;
	throw new Error(`${name} is no text field`);
};
const values = () =>
	["Name", "E-Mail", "Unternehmen (optional)", "Nachricht"].map((name) => control(name).value);
const press = (name: string) => screen.getByRole("button", { name });
const descriptionOf = (element: Element) =>
	document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent ?? null;
const noticeBox = () => screen.queryByRole("group", { name: notice.title });

const enter = (name: string, value: string) => fireEvent.input(control(name), { target: { value } });

function fillIn(message = "Wir brauchen Hilfe.") {
	enter("Name", "Erika Beispiel");
	enter("E-Mail", "erika@firma.example");
	enter("Nachricht", message);
	return userEvent.setup();
}

beforeEach(() => {
	opened = [];
	document.addEventListener("click", catchMailLink);
});

afterEach(() => {
	// What stays in a form outlives it, and would reach the next test.
	document.querySelector("form")?.reset();
	cleanup();
	document.removeEventListener("click", catchMailLink);
	vi.restoreAllMocks();
});

describe("the contact form", () => {
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
		await user.click(press(contact.submit));

		expect(opened).toEqual([
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
		await user.click(press(contact.submit));
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
		await userEvent.click(press(contact.submit));
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
		await userEvent.click(press(contact.submit));

		expect(opened).toEqual([]);
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
		await userEvent.click(press(contact.submit));
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

describe("the notice", () => {
	async function submitted(message?: string) {
		render(page);
		const user = fillIn(message);
		await user.click(press(contact.submit));
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
		expect(document.activeElement).toBe(press(contact.submit));
	});

	test("goes when an incomplete inquiry follows, and the sent text can still be put back", async () => {
		const user = await submitted();
		await user.click(press(contact.submit));
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
		await user.dblClick(press(contact.submit));
		expect(opened).toHaveLength(1);
		expect(noticeBox()).not.toBeNull();
		expect(descriptionOf(control("Name"))).toBeNull();
	});

	test("takes the focus again after a second inquiry", async () => {
		await submitted();
		const user = fillIn("Noch etwas.");
		await user.click(press(contact.submit));
		expect(opened).toHaveLength(2);
		expect(document.activeElement).toBe(noticeBox());
	});

	test("recommends copying where the link is longer than mail programs take, and keeps it whole", async () => {
		await submitted("ä".repeat(400));
		const box = noticeBox();
		if (!box) throw new Error("no notice");
		expect(within(box).getByText(notice.tooLong)).toBeTruthy();
		expect(opened[0]?.length).toBeGreaterThan(2000);
		expect(decodeURIComponent(opened[0] ?? "")).toContain("ä".repeat(400));
	});

	test("doesn't warn of an ordinary message", async () => {
		await submitted();
		expect(screen.queryByText(notice.tooLong)).toBeNull();
	});
});
