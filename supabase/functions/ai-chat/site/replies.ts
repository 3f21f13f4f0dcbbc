import { chat } from "../../../../src/content/chat.ts";
import type { Content } from "../../../../src/content/content.ts";
import { replies } from "../../../../src/content/replies.ts";
import type { Language } from "../../../../src/content/types.ts";
import { fillIn, inLanguage } from "../../../../src/pages/language.ts";

export type ReplyKey = keyof typeof replies;

/** Returns a reply with its values filled in. */
export type Say = (key: ReplyKey, values?: Readonly<Record<string, string>>) => string;

export function sayIn({ owner, law }: Content, language: Language): Say {
	const texts: Readonly<Record<ReplyKey, string>> = inLanguage(replies, language);
	const { helplines, emergency } = inLanguage(law, language);
	const own = { name: owner.name, helplines, emergency, inquiry: inLanguage(chat.inquiry.button, language) };
	return (key, values) => fillIn(texts[key], { ...own, ...values });
}

/** Returns whether there is a reply to a talk act. */
export const isReply = (key: string): key is ReplyKey => Object.hasOwn(replies, key);

/** Opening and closing quotation marks, outer and inner. */
const QUOTES = { de: ["„", "“", "‚", "‘"], en: ["“", "”", "‘", "’"] } as const;

/** Quotes a text; quotations in it get single quotation marks. */
export function quote(text: string, language: Language): string {
	const [open, close, innerOpen, innerClose] = QUOTES[language];
	return open + text.replace(/„(.+?)“|“(.+?)”/gu, `${innerOpen}$1$2${innerClose}`) + close;
}
