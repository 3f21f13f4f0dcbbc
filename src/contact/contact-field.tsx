import { CircleAlert } from "lucide-react";
import type { FormEvent, InputHTMLAttributes } from "react";
import { directionOf } from "../components/direction-of.ts";
import { Field } from "../components/field.tsx";
import { controlId, type InquiryField } from "./inquiry.ts";

interface ContactFieldProps
	extends Pick<
		InputHTMLAttributes<HTMLElement>,
		"autoCapitalize" | "autoComplete" | "name" | "required" | "type"
	> {
	field: InquiryField;
	label: string;
	/** Makes it a text area of this many lines. */
	rows?: number;
	/** A quiet line above the control. */
	hint?: string;
	error: string | undefined;
}

/**
 * A labelled, uncontrolled input: text typed before hydration survives. Chakra's own Field does the same wiring for 5 KB
 * more.
 */
export function ContactField({ field, label, rows, hint, required, error, ...control }: ContactFieldProps) {
	const id = controlId(field);
	const errorId = `${id}-error`;
	const hintId = `${id}-hint`;
	const wired = {
		...control,
		id,
		required,
		onInput: ({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
			currentTarget.dir = directionOf(currentTarget.value);
		},
		"aria-invalid": error ? true : undefined,
		"aria-describedby": error ? errorId : hint && hintId,
	};
	return (
		<Field>
			<label htmlFor={id}>
				{label}
				{required && <span aria-hidden>*</span>}
			</label>
			{hint && (
				<span data-part="hint" id={hintId}>
					{hint}
				</span>
			)}
			{rows ? (
				<textarea {...wired} rows={rows} spellCheck />
			) : (
				<input {...wired} spellCheck={false} enterKeyHint="next" />
			)}
			{error && (
				<p id={errorId}>
					<CircleAlert aria-hidden />
					<span>{error}</span>
				</p>
			)}
		</Field>
	);
}
