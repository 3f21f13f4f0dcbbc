import { Button } from "@chakra-ui/react";
import { type FormEvent, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
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
	isKeptForm,
	type KeptForm,
	readInquiry,
} from "./inquiry.ts";
import { composeMail, mailAsText, mailtoLink, SAFE_LINK_CHARACTERS } from "./mailto.ts";

const Root = createBlock("form", {
	base: {
		display: "grid",
		gap: "5",
		scrollMarginTop: "5",
		// A focused field keeps its label below the header.
		"& :is(input, textarea)": { scrollMarginTop: "8" },
		"& [data-part=pair]": {
			display: "grid",
			gap: "5",
			gridTemplateColumns: { md: "1fr 1fr" },
			alignItems: "start",
		},
		"& [data-part=note]": { textStyle: "small", color: "fg.muted", maxW: "measure" },
		"& [data-part=end]": { layerStyle: "row", justifyContent: "space-between", gap: "4" },
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
	const formElement = useRef<HTMLFormElement>(null);
	const submitButton = useRef<HTMLButtonElement>(null);
	const notice = useRef<HTMLDivElement>(null);
	const [errors, setErrors] = useState<InquiryErrors>({});
	/** The inquiry that may not have become a mail: kept until the visitor closes its notice. */
	const [sent, setSent] = useState<Inquiry | null>(null);
	const mail = sent && composeMail(sent, owner, words);

	const readForm = useEffectEvent((form: HTMLFormElement) => {
		const typed = readInquiry(form);
		return sent || Object.values(typed).some(Boolean) ? { typed, sent } : undefined;
	});
	// Keeps text while the visitor looks at other pages or reloads this one.
	useLayoutEffect(() => {
		const form = formElement.current;
		if (!form) return;
		form.noValidate = true;
		const { kept, stop } = keptOverReload<KeptForm>("contact-form-1", () => readForm(form), isKeptForm);
		if (kept) addToForm(form, kept.typed);
		if (kept) setSent(kept.sent);
		return stop;
	}, []);

	/** Updates the errors while there are any. */
	const recheck = (form: HTMLFormElement) =>
		setErrors((shown) => (Object.keys(shown).length > 0 ? checkInquiry(readInquiry(form)) : shown));

	useSignal("contact", ({ message }) => {
		const form = formElement.current;
		if (!form) return;
		addToForm(form, { message });
		// After the link's own navigation has scrolled to the section and focused it.
		requestAnimationFrame(() => showForm(form));
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
		follow(mailtoLink(composeMail(inquiry, owner, words)));
		form.reset();
		flushSync(() => setSent(inquiry));
		// So that screen readers read it.
		notice.current?.focus();
	};

	const restore = () => {
		const form = formElement.current;
		if (!form || !sent) return;
		addToForm(form, sent);
		showForm(form);
		recheck(form);
		setSent(null);
	};

	const dismiss = () => {
		setSent(null);
		submitButton.current?.focus();
	};

	const about = (field: InquiryField) => ({ field, words, error: errors[field] });
	return (
		<div>
			<Root
				ref={formElement}
				action={`mailto:${owner.email}`}
				method="get"
				aria-label={words.formLabel}
				onSubmit={submit}
				onInput={({ currentTarget }) => recheck(currentTarget)}
				// Chromium scrolls to the cursor only, and leaves the edge of a field below the header.
				onKeyUp={({ key, target }) =>
					key === "Tab" && target instanceof Element && target.scrollIntoView({ block: "nearest" })
				}
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
			{mail && (
				<ContactNotice
					ref={notice}
					text={mailAsText(mail, words.mail)}
					isTooLong={mailtoLink(mail).length > SAFE_LINK_CHARACTERS}
					words={words.notice}
					onRestore={restore}
					onDismiss={dismiss}
				/>
			)}
		</div>
	);
}

/** Scrolls to the form, and puts the cursor into the first empty field that is required, or at the message's end. */
function showForm(form: HTMLFormElement) {
	const missing = checkInquiry(readInquiry(form));
	const field = inquiryFields.find((each) => missing[each]) ?? "message";
	const control = controlOf(form, field);
	control?.focus({ preventScroll: true });
	if (field === "message") control?.setSelectionRange(control.value.length, control.value.length);
	form.scrollIntoView({ block: "start" });
}

/** Opens a `mailto:` link by a click on a temporary anchor, without leaving the page. */
function follow(href: string) {
	const link = document.createElement("a");
	link.href = href;
	document.body.append(link);
	link.click();
	link.remove();
}
