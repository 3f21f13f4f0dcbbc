import { createRecipeContext, type HTMLChakraProps, type RecipeVariantProps } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import type { badgeRecipe, linkRecipe } from "../theme/recipes/controls.ts";
import { SectionLink } from "./section-link.tsx";

type BadgeProps = HTMLChakraProps<"span", RecipeVariantProps<typeof badgeRecipe>>;
type LinkLook = RecipeVariantProps<typeof linkRecipe>;

const { withContext } = createRecipeContext({ key: "link" });

export const Badge = createRecipeContext({ key: "badge" }).withContext<HTMLSpanElement, BadgeProps>("span");
/** A link to a page of this site. */
export const TextLink = withContext<HTMLAnchorElement, HTMLChakraProps<typeof Link, LinkLook>>(Link);
/** A link to a section of the home page. */
export const SectionTextLink = withContext<HTMLAnchorElement, HTMLChakraProps<typeof SectionLink, LinkLook>>(
	SectionLink,
);
/** A link to any URL, such as `mailto:`. */
export const PlainTextLink = withContext<HTMLAnchorElement, HTMLChakraProps<"a", LinkLook>>("a");
