import { chakra } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { useShell } from "../document/shell.tsx";
import { PlainButtonLink } from "./button.tsx";
import { PlainTextLink } from "./links.ts";

const NEW_TAB = { target: "_blank", rel: "noopener" };

/** A link that opens another site in a new tab, and tells screen readers so. */
export const ExternalTextLink = ({ children, ...props }: ComponentProps<typeof PlainTextLink>) => (
	<PlainTextLink {...NEW_TAB} {...props}>
		{children}
		<NewTabNote />
	</PlainTextLink>
);

/** The same as a button. */
export const ExternalButtonLink = ({ children, ...props }: ComponentProps<typeof PlainButtonLink>) => (
	<PlainButtonLink {...NEW_TAB} {...props}>
		{children}
		<NewTabNote />
	</PlainButtonLink>
);

const NewTabNote = () => <chakra.span srOnly>{` ${useShell().words.newTab}`}</chakra.span>;
