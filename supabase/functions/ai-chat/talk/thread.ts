import { asksForBetter } from "../asked/preference-asked.ts";
import { readPart } from "../common/read-part.ts";
import { readPlace } from "../common/read-place.ts";
import { OF_EXAMPLE } from "../passages/subjects.ts";
import type { Query } from "../search/query.ts";
import { isTechnology } from "../search/weigh.ts";
import { isAboutPage, type Topic } from "./conversation.ts";

/** How many pages a visitor may have in mind: "Compare them." */
const MOST_PAGES = 3;
const PAGE = /^(services|projects|certifications)\/(?!overview)[^/]+$/;

/** Facts that are asked for on the way, between two questions about a page. */
const ASIDE =
	/^(facts\/(?!privacy|tracking|bot|person|experience|employment|legal|address|imprint|rights)|portfolio\/(?!data-|site-|no-login|inquiry))/;

/** Says that the visitor returns to something told before. */
const GOES_BACK =
	/^\W*(ok |okay |gut |well )?(zuruck|nochmal|noch mal|back|going back|coming back) (zu|zum|zur|to)\b/;
/** What is returned to, before a question of its own. */
const RETURN = new RegExp(`${GOES_BACK.source}[^:,.?!]*[:,.]`);
/** Means the two technologies that were named last. */
const THE_TWO =
	/\b(between|zwischen) (them|those|these|both|the two|den beiden|beiden|denen|diesen|ihnen)\b|\b(vo[nm]|from) (the |der |dem )?(einen|eine[mr]|one) (zu[mr]?|auf|to|nach) (the |die |das |der |dem |den )?(anderen?|andere[ms]|other)\b/;
const TWO = 2;

/** A normalized question without what it says to return to: "Back to the second: what did the example bring?" */
export const withoutReturn = (text: string): string => text.replace(RETURN, "");

/** A question with the technologies that it means by "between them", if two or more were named before. */
export function withThoseMeant(query: Query, topic: Topic | undefined): Query {
	const { technologies = [] } = topic ?? {};
	if (technologies.length < TWO || !THE_TWO.test(query.text) || query.terms.some(isTechnology)) return query;
	return { ...query, terms: [...query.terms, ...technologies] };
}

/** The topic of the page that a visitor was with before an answer or a refusal that is about none. */
export const pageBefore = (topic: Topic | undefined): Topic | undefined =>
	topic && topic.items.length < 2 && topic.told.every((id) => ASIDE.test(id)) ? topic.before : undefined;

/** The topic that a normalized message goes on with: a bare question for a part goes back to the page. */
export function returnedTo(topic: Topic | undefined, text: string): Topic | undefined {
	const isBare =
		readPart(text) !== undefined ||
		readPlace(text) !== undefined ||
		asksForBetter(text) ||
		GOES_BACK.test(text);
	if (topic?.isLeft) return isBare ? { ...topic, isLeft: false } : undefined;
	return (isBare && pageBefore(topic)) || topic;
}

/**
 * A topic with what stays of the ones before it: the list that its page was picked from, so that "and the
 * first one?" still means that list, the pages told so far, and the technologies named last.
 *
 * @param hrefOf The address of the page that is a subject.
 */
export function carriedOn(
	before: Topic | undefined,
	topic: Topic | undefined,
	hrefOf: (subject: string) => string | undefined,
): Topic | undefined {
	if (topic && topic === before) return topic;
	const page = isAboutPage(before) ? before : before?.before;
	if (!topic) {
		const left = before && before.items.length > 1 ? before : page;
		return left && { ...left, isLeft: true };
	}
	const { subject, items } = topic;
	const href = hrefOf(subject);
	const list = before && before.items.length > 1 ? before.items : before?.list;
	const isPicked = items.length < 2 && href !== undefined && list?.includes(href);
	const pages = [...(before?.pages ?? []).filter((page) => page !== subject)];
	if (PAGE.test(subject)) pages.push(subject);
	const technologies = topic.query.terms.filter(isTechnology);
	const told = topic.told.flatMap((id) => OF_EXAMPLE.exec(id)?.[0] ?? []);
	const sameExample = before?.subject === subject ? before.example : undefined;
	return {
		...topic,
		example: told.at(-1) ?? sameExample,
		technologies: technologies.length > 0 ? technologies : before?.technologies,
		before: isAboutPage(topic) ? undefined : page,
		list: isPicked ? list : undefined,
		pages: pages.slice(-MOST_PAGES),
	};
}
