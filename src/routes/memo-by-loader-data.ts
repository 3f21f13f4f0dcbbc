import { type ComponentType, memo } from "react";

/** Re-renders a page only for new loader data: skips the re-renders that the router triggers during a navigation. */
export const memoByLoaderData = <Props extends { loaderData: unknown }>(Page: ComponentType<Props>) =>
	memo(Page, (before, now) => before.loaderData === now.loaderData);
