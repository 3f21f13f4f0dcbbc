import { enumerate } from "../../../../src/pages/language.ts";
import type { Passage } from "./passages.ts";
import { type Answer, type Site, tell } from "./question.ts";
import { isReply, quote, type Say } from "./replies.ts";

/** Matches a text that ends as a sentence, quoted or not. */
const SENTENCE = /[.!?:][“”]?$/;
/** Matches the name of a point, such as "- **Location**: ", and a point of whole sentences, with its name. */
const NAME = /^- \*\*([^*]*)\*\*: /gm;
const POINT = /^- (\*\*[^*]*\*\*: )?(.*[.!?])$/gmu;

/** Shows what a page says: whole sentences as quotations, lists as lists, and examples as what they are. */
export const show = (passage: Passage, site: Site): Answer => tell(shown(passage, site), [passage]);

function shown(passage: Passage, site: Site): string {
	const { kind, role = "", title, partTitle = "", text, duration = "" } = passage;
	if (["fact", "question", "term"].includes(kind)) return text;
	const page = site.pages.get(passage.page);
	const quoted = (part: string) => quote(part, site.language);
	const say: Say = (key, values) => site.say(key, { page: quoted(page?.title ?? ""), ...values });
	const below = (intro: string) => {
		const points = text.replace(POINT, (_, name = "", said) => `- ${name}${quoted(said)}`);
		return `${intro}\n\n${text.startsWith("- ") ? points : `> ${quoted(text)}`}`;
	};
	if (kind === "example" && isReply(role))
		return below(say(role, { example: quoted(partTitle), title: quoted(title), duration }));
	if (page?.subject.group === "home") return below(say("shownAtHome"));
	const project = page?.subject.group === "projects" ? page.subject.project : undefined;
	if (role === "head" && project) {
		const { client, role, location, period } = project;
		return say("head", { client, role, location, period });
	}
	const heading = title || partTitle;
	const titles = Array.from(text.matchAll(NAME), ([, name = ""]) => quoted(name));
	if (kind === "part" && titles.length > 0 && SENTENCE.test(text))
		return say("listed", { title: quoted(heading), items: enumerate(titles, site.language) });
	if (heading !== "" && !SENTENCE.test(text) && !text.startsWith("- "))
		return say("listed", { title: quoted(heading), items: text });
	return below(heading === "" ? say("shownWhole") : say("shown", { title: quoted(heading) }));
}
