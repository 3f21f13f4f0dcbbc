import { createRecipeContext, type HTMLChakraProps } from "@chakra-ui/react";
import { ArrowRight } from "lucide-react";
import { Link, type LinkProps } from "react-router-dom";

interface CardsProps extends HTMLChakraProps<"ul"> {
	kind: "services" | "projects" | "work" | "certificates" | "related";
}

/** A list of cards: each entry is one, and those that hold a `CardLink` lead there as a whole. */
export const Cards = createRecipeContext({ key: "cards" }).withContext<HTMLUListElement, CardsProps>("ul");

/** The link of a card, which takes in the whole of it. */
export function CardLink(props: Pick<LinkProps, "to" | "children">) {
	return <Link {...props} data-part="card-link" prefetch="intent" viewTransition />;
}

/** Shows before anyone points at it that a card leads somewhere. */
export const CardArrow = () => <ArrowRight data-part="arrow" aria-hidden />;
