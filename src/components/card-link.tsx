import { Link, type LinkProps } from "react-router-dom";

/** The link of a card, which takes in the whole of it. */
export function CardLink(props: Pick<LinkProps, "to" | "children">) {
	return <Link {...props} className="card-link" prefetch="intent" />;
}
