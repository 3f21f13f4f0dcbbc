import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { createBlock } from "../theme/create-block.ts";
import { buttonRecipe } from "../theme/recipes/controls.ts";
import { NEW_TAB, NewTabNote } from "./links.tsx";
import { SectionLink } from "./section-link.tsx";

const Root = createBlock("button", buttonRecipe);

export const Button = (props: ComponentProps<typeof Root>) => <Root type="button" {...props} />;
/** Links that look like buttons: to a page of this site, to a section of the home page, to any URL, to another site. */
export const ButtonLink = createBlock(Link, buttonRecipe);
export const SectionButtonLink = createBlock(SectionLink, buttonRecipe);
export const PlainButtonLink = createBlock("a", buttonRecipe);
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
