import { chakra, Link as StyledLink, type LinkProps as StyledLinkProps } from "@chakra-ui/react";
import { Link, type LinkProps } from "react-router-dom";
import { useShell } from "../document/shell.tsx";
import { useSiteLanguage } from "../document/site-language.ts";

/**
 * A link to a page or a URL, such as `mailto:`. Another site opens in a new tab, and screen readers are told so. Looks
 * like a button within `<Button asChild>`.
 */
export function AnyLink({ children, ...props }: LinkProps) {
	const newTab = /^https?:/.test(`${props.to}`) && { target: "_blank", rel: "noopener" };
	return (
		<Link {...newTab} {...props}>
			{children}
			{newTab && <NewTabNote />}
		</Link>
	);
}

/** An `AnyLink` that looks like one: `underline` in running text, `plain` in a menu or list. */
export const TextLink = ({ variant, ...props }: LinkProps & Pick<StyledLinkProps, "variant">) => (
	<StyledLink asChild variant={variant}>
		<AnyLink {...props} />
	</StyledLink>
);

const NewTabNote = () => (
	<chakra.span srOnly lang={useSiteLanguage()}>{` ${useShell().words.newTab}`}</chakra.span>
);
