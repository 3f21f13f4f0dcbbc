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

test("an inquiry opens a mail, and isn't lost without a mail client", { tag: "@browsers" }, async ({
	page,
}) => {
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

test("the call to action of a page adds its topic to the message without overwriting it", async ({
	page,
}) => {
	await page.goto(SERVICE.path);
	const topic = `${fillIn(WORDS.inquiryAbout, { title: SERVICE.title })}\n\n`;
	const invitation = page.getByRole("link", { name: WORDS.discussProject });
	const { message } = contactOn(page);
	await invitation.click();
	await expect(message).toHaveValue(topic);
	await expect(message).toBeFocused();
	await message.fill("Wir haben zwei Cluster.");
	await page.goBack();
	await invitation.click();
	await expect(message).toHaveValue(`Wir haben zwei Cluster.\n\n${topic}`);
});
