import {
	createRecipeContext,
	type HTMLChakraProps,
	type RecipeVariantProps,
	VisuallyHidden,
} from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { useShell } from "../document/shell.tsx";
import { useSiteLanguage } from "../document/site-language.ts";
import type { linkRecipe } from "../theme/recipes/controls.ts";
import { SectionLink } from "./section-link.tsx";

type Look = RecipeVariantProps<typeof linkRecipe>;

const { withContext } = createRecipeContext({ key: "link" });

/** A link to a page of this site. */
export const TextLink = withContext<HTMLAnchorElement, HTMLChakraProps<typeof Link, Look>>(Link);
/** A link to a section of the home page. */
export const SectionTextLink = withContext<HTMLAnchorElement, HTMLChakraProps<typeof SectionLink, Look>>(
	SectionLink,
);
/** A link to any URL, such as `mailto:`. */
export const PlainTextLink = withContext<HTMLAnchorElement, HTMLChakraProps<"a", Look>>("a");

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
