import assert from "node:assert/strict";
import { siteAssistant } from "../../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

/** Asserts that each of several wordings is answered by the same passages. */
function tell(passages: readonly string[], ...questions: readonly string[]) {
	for (const question of questions) assert.deepEqual(ask(question).passages, passages, question);
}

Deno.test("what goes into the form, and what is optional, is told", () => {
	tell(["facts/form"], "Muss ich eine Firma angeben, wenn ich schreibe?", "Is a company name required?");
	tell(["facts/contact"], "Was gehört in eine Anfrage rein?", "What should I mention in my enquiry?");
	tell(["portfolio/form-long"], "Wie lang darf meine Anfrage sein?", "Is my message too long for the form?");
	tell(["portfolio/form-files"], "Kann ich Unterlagen mitschicken?", "Can I upload documents?");
});

Deno.test("whoever gets stuck with the form is told how to go on", () => {
	tell(
		["portfolio/form-trouble"],
		"Nothing happens when I press the button of the form",
		"Es öffnet sich kein Mailprogramm",
		"No email program opens",
	);
	tell(
		["portfolio/form-email"],
		"Das Formular akzeptiert meine Mailadresse nicht",
		"Why is my address rejected in the form?",
	);
	tell(["portfolio/form-copy"], "Wie kopiere ich meine Nachricht?", "Is there a way to copy my message?");
});

Deno.test("what the mail is like is told, and what of it the site leaves open", () => {
	assert.match(ask("What subject line does the mail get?").message, /Projektanfrage von/);
	tell(
		["portfolio/mail-encryption"],
		"Kann ich dir eine Mail verschlüsselt schicken?",
		"Is my email encrypted?",
	);
	tell(["portfolio/no-booking"], "Do you have a calendly link?", "Gibt es eine Terminbuchung?");
	assert.notDeepEqual(ask("Wie verschlüsseln wir unsere Mails?").passages, ["portfolio/mail-encryption"]);
});
