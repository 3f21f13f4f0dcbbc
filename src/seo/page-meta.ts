import type { MetaDescriptor } from "react-router-dom";
import { owner } from "../content/owner.ts";
import type { PageMeta } from "../content/types.ts";

/** Title and description of a page, as the head elements that the router writes. */
export function pageMeta({ title, description }: PageMeta): MetaDescriptor[] {
	return [{ title: `${title} | ${owner.name}` }, { name: "description", content: description }];
}
