import type { RelatedPage } from "../sections/page-footer.tsx";

/** The pages before and after the one at `href`, in the order given. */
export function neighbours(
	pages: readonly RelatedPage[],
	href: string,
): { previous: RelatedPage | undefined; next: RelatedPage | undefined } {
	const index = pages.findIndex((page) => page.href === href);
	return { previous: pages[index - 1], next: pages[index + 1] };
}
