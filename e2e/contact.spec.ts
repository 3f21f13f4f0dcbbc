import { shipped } from "../src/content/shipped.ts";
import { fillIn, inLanguage } from "../src/pages/language.ts";
import { contactOn, keepMails, contactWords as text } from "./support/contact.ts";
import { expect, test } from "./support/fixtures.ts";
import { LANGUAGE, SERVICE, WORDS } from "./support/pages.ts";

const { owner } = inLanguage(shipped, LANGUAGE);

const INQUIRY = {
	name: `Jörg Müller & "Söhne"?`,
	email: "joerg+tag@example.org",
	company: "A & B = 100 %",
	message: "Guten Tag,\nwir möchten umziehen. 😀",
};
const FIELDS = ["name", "email", "company", "message"] as const;

test("an inquiry opens a mail, and isn't lost without a mail client", {
	tag: ["@browsers", "@stack"],
}, async ({ page }) => {
	const mails = await keepMails(page);
	await page.goto("/#contact");
	const { submit, notice, ...fields } = contactOn(page);
	await submit.click();
	await expect(fields.name).toBeFocused();
	await expect(fields.email).toHaveAttribute("aria-invalid", "true");
	for (const field of FIELDS) await fields[field].fill(INQUIRY[field]);
	await submit.click();
	await expect(notice).toBeFocused();
	const [link = ""] = await mails();
	expect(link.startsWith(`mailto:${owner.email}?`)).toBe(true);
	const mail = new URLSearchParams(link.slice(link.indexOf("?")));
	expect([...mail.keys()]).toEqual(["subject", "body"]);
	expect(mail.get("subject")).toBe(fillIn(text.mail.subject, { name: INQUIRY.name }));
	for (const value of [owner.name, INQUIRY.email, INQUIRY.company, "Guten Tag,\r\nwir möchten umziehen. 😀"])
		expect(mail.get("body")).toContain(value);

	for (const field of FIELDS) await expect(fields[field]).toHaveValue("");
	await notice.getByRole("button", { name: text.notice.restore }).click();
	for (const field of FIELDS) await expect(fields[field]).toHaveValue(INQUIRY[field]);
	await expect(notice).toBeHidden();
});

test("a phone's first screen leads to a form that begins with the page's topic, at its first empty field", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(SERVICE.path);
	const [discuss] = await page.getByRole("link", { name: WORDS.discussProject }).all();
	await expect(page.getByRole("button", { name: WORDS.askAboutPage }).first()).toBeInViewport({ ratio: 1 });
	await discuss?.click();
	const { name, message } = contactOn(page);
	await expect(message).toHaveValue(`${fillIn(WORDS.inquiryAbout, { title: SERVICE.title })}\n\n`);
	await expect(name).toBeFocused();
	for (const field of [name, message]) await expect(field).toBeInViewport();
});
