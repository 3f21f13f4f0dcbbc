import { type ComponentType, memo } from "react";

/**
 * Makes a page depend on its data alone. The router hands each page the state of the whole router, and has it
 * drawn anew for each step of the way to another page, which only delays that one.
 */
export const drawnFromData = <Props extends { loaderData: unknown }>(Page: ComponentType<Props>) =>
	memo(Page, (before, now) => before.loaderData === now.loaderData);
