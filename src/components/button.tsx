import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { buttonRecipe } from "../theme/recipes.ts";
import { SectionLink } from "./section-link.tsx";

/** Look like buttons, are links: to a page of this site, to a section of its home page, to another site in a new tab. */
export const ButtonLink = chakra(Link, buttonRecipe);
export const SectionButtonLink = chakra(SectionLink, buttonRecipe);
const ExternalButton = chakra("a", buttonRecipe);

type ExternalButtonLinkProps = Omit<React.ComponentProps<typeof ExternalButton>, "target" | "rel">;

export function ExternalButtonLink(props: ExternalButtonLinkProps) {
	return <ExternalButton {...props} target="_blank" rel="noopener" />;
}

export const Button = chakra("button", buttonRecipe, { defaultProps: { type: "button" } });
