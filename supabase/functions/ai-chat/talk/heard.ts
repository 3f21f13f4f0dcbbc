import { hrefsIn, type Teller } from "../telling/tell.ts";
import type { Topic } from "./conversation.ts";

/** Subjects of answers that are about several projects. */
const COLLECTION = /^(portfolio|projects|projects\/overview)$/;

/** The topic with the pages that the answer given named, which a model may have given in its own words. */
export function heard(topic: Topic | undefined, answer: string, teller: Teller): Topic | undefined {
	if (!topic || topic.isLeft) return recalled(answer, teller) ?? topic;
	const linked = hrefsIn(answer);
	const listed = linked.filter((href) => teller.page(href));
	if (listed.length > 1) return topic.items.length > 0 ? { ...topic, items: listed } : topic;
	if (linked.length > 1) return topic;
	const pages = teller.pagesNamedIn(answer);
	const [only, ...others] = pages;
	if (others.length > 0) {
		// "DevOps Engineer" among certificates names no service.
		const hrefs = pages.map(({ links }) => links[0]?.href ?? "");
		const own = hrefs.filter((href) => topic.items.includes(href));
		return topic.items.length > 0 ? { ...topic, items: own.length > 1 ? own : hrefs } : topic;
	}
	// Several were listed here, and one was told.
	const isOneOfMany = topic.items.length > 1 || COLLECTION.test(topic.subject);
	return only?.subject.startsWith("projects/") && isOneOfMany ? teller.about(only, topic) : topic;
}

/** The topic of an answer to a question that the conversation no longer holds: the one page that it names. */
function recalled(answer: string, teller: Teller): Topic | undefined {
	const pages = new Set(hrefsIn(answer).flatMap((href) => teller.page(href) ?? []));
	const [page, ...others] = pages;
	return page && others.length === 0 ? teller.topicOf(page) : undefined;
}
