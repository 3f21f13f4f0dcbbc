import { wordsIn } from "../text/fold.ts";
import { saysOnly } from "./says-only.ts";

/** What somebody paid or got, in the past tense, and how that is asked for in the present one. */
const PAID =
	/^(bezahlt\w*|gezahlt|zahlte\w*|gekostet|kostete|kosten|finanziert\w*|beglichen|verdient|budget|preis|tagessatz|paid|pay|paying|cost|costs?|funded|financed|earned|earn|price|rate|charged?)$/;
const IN_THE_PAST =
	/\b(hat|haben|hatte\w*|war|waren|wurden? .*(bezahlt|gezahlt|finanziert|verdient)|kostete|zahlte\w*|did|was (it|that|the|paid|spent)|were (paid|the)|paid|funded|financed)\b/;
/** What it was paid for. */
const WORK = /^(projekt\w*|project|einsatz|auftrag|job|work|arbeit|ganze|whole|thing|alles|all)$/;

/** Whether a normalized question asks what was paid for what was told, or by whom, and nothing else. */
export function asksWhatWasPaid(text: string): boolean {
	const isPaid = wordsIn(text).some((word) => PAID.test(word));
	return IN_THE_PAST.test(text) && isPaid && saysOnly(text, (word) => PAID.test(word) || WORK.test(word));
}
