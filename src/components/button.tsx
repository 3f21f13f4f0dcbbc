import { createRecipeContext, type HTMLChakraProps, type RecipeVariantProps } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import type { buttonRecipe } from "../theme/recipes/controls.ts";
import { NEW_TAB, NewTabNote } from "./links.tsx";
import { SectionLink } from "./section-link.tsx";

type Look = RecipeVariantProps<typeof buttonRecipe>;

const { withContext } = createRecipeContext({ key: "button" });

export const Button = withContext<HTMLButtonElement, HTMLChakraProps<"button", Look>>("button", {
	defaultProps: { type: "button" },
});
/** Links that look like buttons: to a page of this site, to a section of the home page, to any URL, to another site. */
export const ButtonLink = withContext<HTMLAnchorElement, HTMLChakraProps<typeof Link, Look>>(Link);
export const SectionButtonLink = withContext<HTMLAnchorElement, HTMLChakraProps<typeof SectionLink, Look>>(
	SectionLink,
);
export const PlainButtonLink = withContext<HTMLAnchorElement, HTMLChakraProps<"a", Look>>("a");
export const ExternalButtonLink = ({ children, ...props }: ComponentProps<typeof PlainButtonLink>) => (
	<PlainButtonLink {...NEW_TAB} {...props}>
		{children}
		<NewTabNote />
	</PlainButtonLink>
);

interface IconButtonProps extends ComponentProps<typeof Button> {
	/** Accessible name and tooltip. */
	label: string;
}

/** A button with an icon and no text. */
export const IconButton = ({ label, ...props }: IconButtonProps) => (
	<Button variant="ghost" size="icon" aria-label={label} title={label} {...props} />
);
