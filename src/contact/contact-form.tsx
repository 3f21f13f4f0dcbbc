import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../components/button.tsx";
import type { ContactWords } from "../content/contact.ts";
import type { Owner } from "../content/owner.ts";
import { keptOverReload } from "../document/kept-over-reload.ts";
import { useSignal } from "../document/signals.tsx";
import { createBlock } from "../theme/create-block.ts";
import { ContactField } from "./contact-field.tsx";
import { ContactNotice } from "./contact-notice.tsx";
import {
	addToForm,
	checkInquiry,
	controlOf,
	type Inquiry,
	type InquiryErrors,
	type InquiryField,
	inquiryFields,
	readInquiry,
} from "./inquiry.ts";
import { composeMail, mailAsText, mailtoLink, SAFE_LINK_CHARACTERS } from "./mailto.ts";

const Root = createBlock("form", {
	base: {
		display: "grid",
		gap: "5",
		"& [data-part=pair]": {
			display: "grid",
			gap: "5",
			gridTemplateColumns: { md: "1fr 1fr" },
			alignItems: "start",
		},
		"& [data-part=note]": { textStyle: "small", color: "fg.muted", maxW: "measure" },
		"& [data-part=end]": {
			display: "flex",
			alignItems: "center",
			justifyContent: "space-between",
			flexWrap: "wrap",
			gap: "4",
		},
	},
});

interface ContactFormProps {
	owner: Pick<Owner, "email" | "name">;
	/** Describes the submit button. */
	note: string;
	words: ContactWords;
}

const NOTE_ID = "contact-form-note";

/**
 * Opens a project enquiry in the visitor's mail client. Before hydration and without JavaScript, `action`, `name` and
 * `required` make the browser do the same with plainer text. Uses GET, which turns spaces into plus signs, because
 * Chromium drops every & of a posted mail form and garbles its umlauts.
 */
export function ContactForm({ owner, note, words }: ContactFormProps) {
	const submitButton = useRef<HTMLButtonElement>(null);
	const [errors, setErrors] = useState<InquiryErrors>({});
	const [sent, setSent] = useState<{ inquiry: Inquiry; text: string; isTooLong: boolean } | null>(null);

	/** Updates the errors while there are any. */
	const recheck = (form: HTMLFormElement) =>
		setErrors((shown) => (Object.keys(shown).length > 0 ? checkInquiry(readInquiry(form)) : shown));

	useSignal("contact", ({ message }) => {
		const form = submitButton.current?.form;
		if (!form) return;
		addToForm(form, { message });
		// After the link's own navigation has scrolled to the section and focused it.
		requestAnimationFrame(() => focusMessage(form));
		recheck(form);
	});

	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = event.currentTarget;
		const inquiry = readInquiry(form);
		const found = checkInquiry(inquiry);
		// Synchronously, so that screen readers announce the error with the focused field.
		flushSync(() => setErrors(found));
		const firstInvalid = inquiryFields.find((field) => found[field]);
		if (firstInvalid) return controlOf(form, firstInvalid)?.focus();
		const mail = composeMail(inquiry, owner, words.mail);
		const link = mailtoLink(mail);
		follow(link);
		form.reset();
		const isTooLong = link.length > SAFE_LINK_CHARACTERS;
		setSent({ inquiry, text: mailAsText(mail, words.mail), isTooLong });
	};

	const restore = () => {
		const form = submitButton.current?.form;
		if (!form || !sent) return;
		addToForm(form, sent.inquiry);
		focusMessage(form);
		recheck(form);
		setSent(null);
	};

	const dismiss = () => {
		setSent(null);
		submitButton.current?.focus();
	};

	const about = (field: InquiryField) => {
		const error = errors[field];
		return { field, label: words.labels[field], error: error && words.errors[error] };
	};
	return (
		<div>
			<Root
				ref={persistInquiry}
				action={`mailto:${owner.email}`}
				method="get"
				aria-label={words.formLabel}
				onSubmit={submit}
				onInput={({ currentTarget }) => recheck(currentTarget)}
			>
				<input type="hidden" name="subject" value={words.mail.plainSubject} />
				<div data-part="pair">
					<ContactField {...about("name")} required autoComplete="name" autoCapitalize="words" />
					<ContactField {...about("email")} type="email" required autoComplete="email" />
				</div>
				<ContactField {...about("company")} autoComplete="organization" autoCapitalize="words" />
				<ContactField {...about("message")} name="body" rows={7} hint={words.messageHint} required />
				<p data-part="note" id={NOTE_ID}>
					{note}
				</p>
				<div data-part="end">
					<Button
						ref={submitButton}
						type="submit"
						aria-describedby={NOTE_ID}
						// The second click of a double click would submit the form that the first has reset.
						onClick={(event) => event.detail > 1 && event.preventDefault()}
					>
						{words.submit}
					</Button>
					<span data-part="note">{words.requiredNote}</span>
				</div>
			</Root>
			{sent && (
				<ContactNotice
					key={sent.text}
					{...sent}
					words={words.notice}
					onRestore={restore}
					onDismiss={dismiss}
				/>
			)}
		</div>
	);
}

/** Keeps unsent text while the visitor looks at other pages or reloads this one. */
function persistInquiry(form: HTMLFormElement | null) {
	if (!form) return;
	form.noValidate = true;
	const { kept = {}, stop } = keptOverReload<Partial<Inquiry>>("contact-form", () => {
		const inquiry = readInquiry(form);
		return Object.values(inquiry).some(Boolean) ? inquiry : undefined;
	});
	addToForm(form, kept);
	return stop;
}

/** Scrolls to the message and puts the cursor at its end. */
function focusMessage(form: HTMLFormElement) {
	const message = controlOf(form, "message");
	message?.focus({ preventScroll: true });
	message?.setSelectionRange(message.value.length, message.value.length);
	message?.scrollIntoView({ block: "center" });
}

/** Opens a `mailto:` link by a click on a temporary anchor, without leaving the page. */
function follow(href: string) {
	const link = document.createElement("a");
	link.href = href;
	document.body.append(link);
	link.click();
	link.remove();
}
