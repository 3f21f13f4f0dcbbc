import type { Page } from "@playwright/test";
import { owner } from "../src/content/owner.ts";
import { expect, test } from "./fixtures.ts";

interface Inquiry {
	name: string;
	email: string;
	company?: string;
	message: string;
}

const INQUIRY: Inquiry = {
	name: "Jörg Müller",
	email: "joerg@example.org",
	company: "Müller & Söhne",
	message: "Guten Tag,\nwir möchten umziehen.",
};

const form = (page: Page) => page.getByRole("form", { name: "Projektanfrage" });
const submitButton = (page: Page) => form(page).locator('button[type="submit"]');
const notice = (page: Page) => page.getByRole("group", { name: "E-Mail wird geöffnet" });

const LABELS = { name: /^Name/, email: /^E-Mail/, company: /^Unternehmen/, message: /^Nachricht/ };

async function fill(page: Page, inquiry: Partial<Inquiry>): Promise<void> {
	for (const [field, value] of Object.entries(inquiry))
		await form(page)
			.getByLabel(LABELS[field as keyof Inquiry])
			.fill(value);
}

/** Submits the form and returns the link that the browser hands to the mail program. */
async function submit(page: Page): Promise<string> {
	const handedOver = page.waitForRequest(/^mailto:/);
	await submitButton(page).click();
	return (await handedOver).url();
}

/** Takes a mailto link apart as RFC 6068 says: percent-encoding only, a plus sign is a plus sign. */
function readMail(link: string) {
	const [, recipient = "", query = ""] = /^mailto:([^?]*)\?(.*)$/.exec(link) ?? [];
	const headers = query.split("&").map((header) => header.split("=").map(decodeURIComponent));
	return {
		recipient: decodeURIComponent(recipient),
		headers: Object.fromEntries(headers),
		names: headers.map(([name]) => name),
	};
}

test.beforeEach(async ({ page }) => {
	await page.goto("/#contact");
});

test("required fields are marked and checked, and the company is optional", async ({ page }) => {
	for (const field of ["name", "email", "message"] as const) {
		await expect(form(page).locator("label").filter({ hasText: LABELS[field] })).toContainText("*");
		await expect(form(page).getByLabel(LABELS[field])).toHaveAttribute("required", "");
	}
	await expect(form(page).locator("label").filter({ hasText: LABELS.company })).not.toContainText("*");
	await expect(form(page).getByLabel(LABELS.company)).not.toHaveAttribute("required");
	await expect(form(page).getByLabel(LABELS.email)).toHaveAttribute("type", "email");

	const mails: string[] = [];
	page.on("request", (request) => {
		if (request.url().startsWith("mailto:")) mails.push(request.url());
	});
	await submitButton(page).click();
	await expect(form(page).getByLabel(LABELS.name)).toBeFocused();
	for (const field of ["name", "email", "message"] as const)
		await expect(form(page).getByLabel(LABELS[field])).toHaveAttribute("aria-invalid", "true");
	await fill(page, { name: "A", message: "  ", email: "not an address" });
	await submitButton(page).click();
	await expect(form(page).getByLabel(LABELS.email)).toBeFocused();
	await expect(form(page).getByLabel(LABELS.name)).not.toHaveAttribute("aria-invalid");
	await expect(form(page).getByLabel(LABELS.message)).toHaveAttribute("aria-invalid", "true");
	await expect(notice(page)).toBeHidden();
	expect(mails).toEqual([]);
});

test("submitting opens the prefilled mail, empties the form and says so", async ({ page }) => {
	await fill(page, INQUIRY);
	const { recipient, headers, names } = readMail(await submit(page));
	expect(recipient).toBe(owner.email);
	expect(names).toEqual(["subject", "body"]);
	expect(headers.subject).toBe("Projektanfrage von Jörg Müller");
	expect(headers.body).toMatch(new RegExp(`^[^\\r\\n]*${owner.name}[^\\r\\n]*\\r\\n`));
	expect(headers.body).toContain("Guten Tag,\r\nwir möchten umziehen.");
	expect(headers.body).toMatch(/\r\n[^\r\n]*Jörg Müller/);
	expect(headers.body).toContain("joerg@example.org");
	expect(headers.body).toMatch(/\r\nUnternehmen: Müller & Söhne/);

	await expect(notice(page)).toBeVisible();
	await expect(notice(page)).toContainText(/Standard-Mailprogramm.*vorausgefüllten Nachricht/);
	for (const label of Object.values(LABELS)) await expect(form(page).getByLabel(label)).toHaveValue("");
});

test("without a company there is no line for it", async ({ page }) => {
	const { company: _none, ...inquiry } = INQUIRY;
	await fill(page, inquiry);
	const { headers } = readMail(await submit(page));
	expect(headers.body).not.toContain("Unternehmen");
	expect(headers.body).toContain("Jörg Müller");
});

test("what is special in a link survives, and nothing typed adds a header", async ({ page }) => {
	await fill(page, {
		name: `Eve&bcc=x@evil.example?cc=y "Ö" #1`,
		email: "eve+tag@example.org",
		company: "A & B = 100 %",
		message: "1 + 1 = 2? Ja & nein #42 „Grüße“ 'so' 100%\n\n%0D%0ABcc: x@evil.example\n😀",
	});
	const link = await submit(page);
	expect(link).not.toContain("+");
	expect(link.match(/[?&]/g)).toEqual(["?", "&"]);
	expect(link.replaceAll("%0D%0A", "")).not.toMatch(/%0[AD]/);
	const { recipient, names, headers } = readMail(link);
	expect(recipient).toBe(owner.email);
	expect(names).toEqual(["subject", "body"]);
	expect(headers.subject).toBe(`Projektanfrage von Eve&bcc=x@evil.example?cc=y "Ö" #1`);
	expect(headers.body).toContain(
		"1 + 1 = 2? Ja & nein #42 „Grüße“ 'so' 100%\r\n\r\n%0D%0ABcc: x@evil.example\r\n😀",
	);
	expect(headers.body).toContain("A & B = 100 %");
	expect(headers.body).toContain("eve+tag@example.org");
});

test("Enter in a field submits as well", async ({ page }) => {
	await fill(page, INQUIRY);
	const handedOver = page.waitForRequest(/^mailto:/);
	await form(page).getByLabel(LABELS.name).press("Enter");
	expect((await handedOver).url()).toContain(encodeURIComponent("Jörg Müller"));
});

test("the text is not lost without a mail program: it can be copied and put back", async ({
	page,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await fill(page, INQUIRY);
	await submit(page);
	await notice(page).getByRole("button", { name: "Nachricht kopieren" }).click();
	await expect(notice(page)).toContainText("Zwischenablage");
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	for (const text of [
		owner.email,
		"Projektanfrage von Jörg Müller",
		"wir möchten umziehen.",
		"joerg@example.org",
	])
		expect(copied).toContain(text);

	await notice(page).getByRole("button", { name: "Text wieder einsetzen" }).click();
	for (const [field, value] of Object.entries(INQUIRY))
		await expect(form(page).getByLabel(LABELS[field as keyof Inquiry])).toHaveValue(value);
	await expect(notice(page)).toBeHidden();
});

test("the notice can be closed", async ({ page }) => {
	await fill(page, INQUIRY);
	await submit(page);
	await notice(page).getByRole("button", { name: "Hinweis schließen" }).click();
	await expect(notice(page)).toBeHidden();
});
