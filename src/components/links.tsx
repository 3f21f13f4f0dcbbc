import { Link, type LinkProps } from "react-router-dom";
import { useShell } from "../document/shell.tsx";
import { useSiteLanguage } from "../document/site-language.ts";
import { createBlock } from "../theme/create-block.ts";
import { buttonRecipe, linkRecipe } from "../theme/recipes/controls.ts";
import { VisuallyHidden } from "../theme/visually-hidden.ts";
import { SectionLink } from "./section-link.tsx";

/** A link to a page or a URL, such as `mailto:`. Another site opens in a new tab, and screen readers are told so. */
function AnyLink({ children, ...props }: LinkProps) {
	const newTab = /^https?:/.test(`${props.to}`) && { target: "_blank", rel: "noopener" };
	return (
		<Link {...newTab} {...props}>
			{children}
			{newTab && <NewTabNote />}
		</Link>
	);
}

const NewTabNote = () => (
	<VisuallyHidden lang={useSiteLanguage()}>{` ${useShell().words.newTab}`}</VisuallyHidden>
);

export const TextLink = createBlock(AnyLink, linkRecipe);
export const ButtonLink = createBlock(AnyLink, buttonRecipe);
/** Links to sections of the home page. */
export const SectionTextLink = createBlock(SectionLink, linkRecipe);
export const SectionButtonLink = createBlock(SectionLink, buttonRecipe);
