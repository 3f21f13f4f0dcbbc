import { pageQuestions } from "../../content/chat.ts";
import type { Language } from "../../content/types.ts";
import { fillIn } from "../../pages/language.ts";
import type { ChatSource } from "../contract.ts";

/** Returns questions about a page, or about the page of a place titled "part – page"; none about most kinds of page. */
export function questionsAbout({ title, href }: ChatSource, language: Language): string[] {
	const [, kind = "", slug, isPart] = /(\w+)\/([\w-]+)(#|$)/.exec(href) ?? [];
	if (slug === "overview" || !Object.hasOwn(pageQuestions, kind)) return [];
	const page = isPart ? title.replace(/^.*? – /, "") : title;
	return pageQuestions[kind as keyof typeof pageQuestions].map((question) =>
		fillIn(question[language], { title: page }),
	);
}
