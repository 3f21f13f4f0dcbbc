import { Field, Input, type InputProps, Textarea } from "@chakra-ui/react";
import { CircleAlert } from "lucide-react";
import type { FormEvent } from "react";
import { directionOf } from "../components/direction-of.ts";
import type { ContactWords } from "../content/contact.ts";
import { controlId, type InquiryErrors, type InquiryField } from "./inquiry.ts";

interface ContactFieldProps
	extends Pick<InputProps, "autoCapitalize" | "autoComplete" | "name" | "required" | "type"> {
	field: InquiryField;
	words: ContactWords;
	/** Makes it a text area of this many lines. */
	rows?: number;
	hint?: string;
	error: InquiryErrors[InquiryField];
}

/** A labelled, uncontrolled input: text typed before hydration survives. */
export function ContactField({ field, words, rows, hint, required, error, ...control }: ContactFieldProps) {
	const id = controlId(field);
	const ids = { errorText: `${id}-error` };
	// Not in `ids`, by which Chakra would look for it, and render the field anew, within the task that hydrates the page.
	const hintId = `${id}-hint`;
	const wired = {
		...control,
		onInput: ({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
			currentTarget.dir = directionOf(currentTarget.value);
		},
		// Chakra names the error in `aria-errormessage` only, which few screen readers read.
		"aria-describedby": error ? ids.errorText : hint && hintId,
	};
	return (
		<Field.Root id={id} ids={ids} invalid={error !== undefined} required={required}>
			<Field.Label>
				{words.labels[field]}
				<Field.RequiredIndicator fallback={words.optional} />
			</Field.Label>
			{hint && <Field.HelperText id={hintId}>{hint}</Field.HelperText>}
			{rows ? (
				<Textarea {...wired} rows={rows} spellCheck />
			) : (
				<Input {...wired} spellCheck={false} enterKeyHint="next" />
			)}
			{/* Announced with the field, which takes the focus. */}
			{error && (
				<Field.ErrorText aria-live="off">
					<CircleAlert />
					<span>{words.errors[error]}</span>
				</Field.ErrorText>
			)}
		</Field.Root>
	);
}
