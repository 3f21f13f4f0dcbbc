import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { badgeRecipe, linkRecipe } from "../theme/recipes.ts";
import { SectionLink } from "./section-link.tsx";

/** Elements that are nothing but a recipe of the theme. */
export const Badge = chakra("span", badgeRecipe);
/** A link to a page of this site. */
export const TextLink = chakra(Link, linkRecipe);
/** A link to a section of the home page. */
export const SectionTextLink = chakra(SectionLink, linkRecipe);
/** A link that leaves the site. */
export const ExternalTextLink = chakra("a", linkRecipe);
