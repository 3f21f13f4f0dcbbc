import { chakra, useSlotRecipe } from "@chakra-ui/react";
import { CircleAlert } from "lucide-react";
import type { InputHTMLAttributes } from "react";
import { fieldRecipe, inputRecipe, textareaRecipe } from "../theme/recipes/controls.ts";
import { controlId } from "./form-values.ts";
import type { InquiryField } from "./inquiry.ts";

const Input = chakra("input", inputRecipe);
const Textarea = chakra("textarea", textareaRecipe);

interface ContactFieldProps
	extends Pick<
		InputHTMLAttributes<HTMLElement>,
		"autoCapitalize" | "autoComplete" | "enterKeyHint" | "name" | "required" | "spellCheck"
	> {
	field: InquiryField;
	label: string;
	type?: "text" | "email";
	/** A text area where given, of so many lines to begin with. */
	rows?: number;
	error: string | undefined;
}

/**
 * A labelled control that keeps its value itself, so that what is typed before the page is hydrated stays.
 * Chakra's own Field does the same wiring for 5 KB more.
 */
export function ContactField({ field, label, type, rows, required, error, ...control }: ContactFieldProps) {
	const styles = useSlotRecipe({ recipe: fieldRecipe })();
	const id = controlId(field);
	const errorId = `${id}-error`;
	const wired = {
		...control,
		id,
		required,
		"aria-invalid": error ? true : undefined,
		"aria-describedby": error ? errorId : undefined,
	};
	return (
		<chakra.div css={styles.root}>
			<chakra.label css={styles.label} htmlFor={id}>
				{label}
				{required && (
					<chakra.span css={styles.requiredIndicator} aria-hidden>
						*
					</chakra.span>
				)}
			</chakra.label>
			{rows ? <Textarea {...wired} rows={rows} /> : <Input {...wired} type={type} />}
			{error && (
				<chakra.p css={styles.errorText} id={errorId}>
					<chakra.svg as={CircleAlert} aria-hidden boxSize="1.2em" mt="0.2em" flexShrink={0} />
					{error}
				</chakra.p>
			)}
		</chakra.div>
	);
}
