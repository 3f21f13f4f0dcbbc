import type { Language } from "../../../../src/content/types.ts";
import { enumerate } from "../../../../src/pages/language.ts";
import type { Page } from "../../../../src/pages/pages.ts";
import type { Passage } from "./passages.ts";
import { quote } from "./quote.ts";
import { isReply, type Say } from "./replies.ts";

/** Matches a text that ends as a sentence, quoted or not. */
const SENTENCE = /[.!?:][“”]?$/;

/** Matches the name of a point, such as "- **Location**: ". */
const NAME = /^- \*\*([^*]*)\*\*: /gm;

/** Shows what a page says: whole sentences as quotations, lists as lists, and examples as what they are. */
export function show(
	passage: Passage,
	page: Page | undefined,
	{ language, say: saying }: { language: Language; say: Say },
): string {
	const { kind, role, title, partTitle, text, example, duration = "" } = passage;
	if (["fact", "question", "term"].includes(kind)) return text;
	const quoted = (part: string) => quote(part, language);
	const say: Say = (key, values) => saying(key, { page: quoted(page?.title ?? ""), ...values });
	const below = (intro: string) => `${intro}\n\n${listOrQuotation(text, language)}`;
	if (example !== undefined && isReply(role))
		return below(say(role, { example: quoted(example), title: quoted(title), duration }));
	if (page?.subject.group === "home") return below(say("shownAtHome"));
	const project = page?.subject.group === "projects" ? page.subject.project : undefined;
	if (role === "head" && project) {
		const { client, role, location, period } = project;
		return say("head", { client, role, location, period });
	}
	const heading = title || partTitle;
	const titles = Array.from(text.matchAll(NAME), ([, name = ""]) => quoted(name));
	if (kind === "part" && titles.length > 0 && SENTENCE.test(text))
		return say("listed", { title: quoted(heading), items: enumerate(titles, language) });
	if (heading !== "" && !SENTENCE.test(text) && !text.startsWith("- "))
		return say("listed", { title: quoted(heading), items: text });
	return below(heading === "" ? say("shownWhole") : say("shown", { title: quoted(heading) }));
}

/** Quotes the sentences of a text, or of each point of a list. */
function listOrQuotation(text: string, language: Language): string {
	if (!text.startsWith("- ")) return `> ${quote(text, language)}`;
	const point = /^- (\*\*[^*]*\*\*: )?(.*[.!?])$/gmu;
	return text.replace(point, (_, name = "", said) => `- ${name}${quote(said, language)}`);
}
