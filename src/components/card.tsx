import { ArrowRight } from "lucide-react";
import { Link, type LinkProps } from "react-router-dom";
import { createBlock } from "../theme/create-block.ts";
import { cardsRecipe } from "../theme/recipes/cards.ts";

/** A list of cards: each `li` is one, and is clickable as a whole if it has a `CardLink`. */
export const Cards = createBlock("ul", cardsRecipe);

/** The link of a card, which covers all of it, and an arrow, which shows that even without hover. */
export const CardLink = (props: Pick<LinkProps, "to" | "children">) => (
	<>
		<Link {...props} data-part="card-link" prefetch="intent" />
		<ArrowRight data-part="arrow" aria-hidden />
	</>
);
