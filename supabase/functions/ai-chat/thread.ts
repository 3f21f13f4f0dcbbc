import type { Topic } from "./conversation.ts";

/** How many pages a visitor may have in mind: "Compare them." */
const MOST_PAGES = 3;
const PAGE = /^(services|projects|certifications)\/(?!overview)[^/]+$/;

/**
 * A topic with what stays of the ones before it: the list that its page was picked from, so that "and the
 * first one?" still means that list, and the pages told so far.
 *
 * @param hrefOf The address of the page that is a subject.
 */
export function carriedOn(
	before: Topic | undefined,
	topic: Topic | undefined,
	hrefOf: (subject: string) => string | undefined,
): Topic | undefined {
	if (!topic || topic === before) return topic;
	const { subject, items } = topic;
	const href = hrefOf(subject);
	const list = before && before.items.length > 1 ? before.items : before?.list;
	const isPicked = items.length < 2 && href !== undefined && list?.includes(href);
	const pages = [...(before?.pages ?? []).filter((page) => page !== subject)];
	if (PAGE.test(subject)) pages.push(subject);
	return { ...topic, list: isPicked ? list : undefined, pages: pages.slice(-MOST_PAGES) };
}
