import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { useShell } from "../document/shell.tsx";
import { useSiteLanguage } from "../document/site-language.ts";
import { createBlock } from "../theme/create-block.ts";
import { linkRecipe } from "../theme/recipes/controls.ts";
import { VisuallyHidden } from "../theme/visually-hidden.ts";
import { SectionLink } from "./section-link.tsx";

/** A link to a page of this site. */
export const TextLink = createBlock(Link, linkRecipe);
/** A link to a section of the home page. */
export const SectionTextLink = createBlock(SectionLink, linkRecipe);
/** A link to any URL, such as `mailto:`. */
export const PlainTextLink = createBlock("a", linkRecipe);

/** A link that opens another site in a new tab, and says so to screen readers. */
export const ExternalTextLink = ({ children, ...props }: ComponentProps<typeof PlainTextLink>) => (
	<PlainTextLink {...NEW_TAB} {...props}>
		{children}
		<NewTabNote />
	</PlainTextLink>
);

export const NEW_TAB = { target: "_blank", rel: "noopener" };

export const NewTabNote = () => (
	<VisuallyHidden lang={useSiteLanguage()}>{` ${useShell().words.newTab}`}</VisuallyHidden>
);
