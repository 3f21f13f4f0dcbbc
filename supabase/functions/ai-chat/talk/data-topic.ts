import type { Query } from "../search/query.ts";
import { leansBack, namesNothing, type Topic } from "./conversation.ts";

/** Subjects of answers about the visitor's data. */
const DATA = /^(facts\/(privacy|tracking)|legal\/datenschutz)$/;
/** The page that tells the rest. */
export const PRIVACY_NOTICE = "legal/datenschutz";

/** Whether a question goes on from one about the visitor's data: "And my IP address?" */
export function goesOnAboutData(query: Query, topic: Topic | undefined): boolean {
	if (!topic || !DATA.test(topic.subject) || !leansBack(query.text) || namesNothing(query)) return false;
	return query.products.length + query.names.length === 0 && query.unknown < 1;
}
