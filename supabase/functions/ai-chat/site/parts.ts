import {
	type Answer,
	familyOf,
	namedIn,
	pathsOf,
	type Question,
	type Site,
	subjectOf,
	tell,
} from "./question.ts";
import { quote } from "./quote.ts";
import { show } from "./show.ts";
import { subjectStems } from "./stems.ts";
import type { Subject } from "./subjects.ts";
import { ROLE } from "./understand.ts";

/** Minimum share of a service in what a need is like, and what a technology adds that belongs to one. */
const MIN_SERVICE = 0.3;
const TECHNOLOGY = 0.3;

/** Shows the part of a page that has a role, of the page that is asked about. */
export function part(role: string, question: Question, site: Site): Answer | undefined {
	const { named, before, ranked, about } = question;
	const family = familyOf(ROLE + role);
	const isMore = about !== "" || named.length > 1;
	for (const path of pathsOf(question, site)) {
		const all = [...site.passages.values()].filter(
			(passage) => passage.page === path && family.includes(ROLE + passage.role),
		);
		// Of several examples, the best match is meant; further words ask for a particular of the page.
		const own = ranked.filter(({ passage }) => all.includes(passage) || (isMore && passage.page === path));
		const best = own[0]?.passage ?? all[0];
		const page = site.pages.get(path);
		if (best && page)
			return tell(
				show(best, page, site),
				[best],
				[...named.flat(), ...before].filter(({ id }) => id === path),
			);
	}
	return undefined;
}

/** Shows what a page is about. */
export function whole(subject: Subject, site: Site): Answer | undefined {
	const passage = site.passages.get(subject.id);
	return passage && tell(show(passage, site.pages.get(subject.id), site), [passage], [subject]);
}

/** Explains a term, or two. */
export function term(question: Question, site: Site): Answer | undefined {
	const terms = namedIn(question, "term").slice(0, 2);
	const passages = terms.flatMap(({ id }) => site.passages.get(id) ?? []);
	return passages.length > 0
		? tell(passages.map(({ text }) => text).join("\n\n"), passages, terms)
		: undefined;
}

/** Shows a particular of a client, if its page has most of the words that are asked for, or says that it isn't stated. */
export function clientDetails(question: Question, site: Site): Answer | undefined {
	const client = subjectOf(question, "client");
	const passage = site.passages.get(client?.id ?? "");
	if (!client || !passage) return undefined;
	const words = subjectStems(question.tokens.flatMap(({ said, names }) => (names ? [] : said)).join(" "));
	const told = question.ranked.find(({ passage: { page }, hit }) => {
		return page === client.id && words.filter((word) => hit.words.has(word)).length > words.length / 2;
	});
	return told && words.length > 1
		? tell(show(told.passage, site.pages.get(client.id), site), [told.passage], [client])
		: tell(site.say("notStated", { client: client.name }), [passage], [client], "open");
}

/** Answers a need with the service that helps, its part that fits, and how to write. */
export function need(question: Question, site: Site): Answer | undefined {
	const { say, language, pages, passages } = site;
	const path = serviceFor(question, site);
	const page = pages.get(path);
	const own = passages.get(path);
	if (!own || page?.subject.group !== "services") return undefined;
	const item = question.ranked.find(
		({ passage }) => passage.page === path && passage.role === "leistungen/item",
	)?.passage;
	const quoted = (text: string) => quote(text, language);
	const sentences = [
		say("helps", { page: quoted(page.title) }),
		quoted(page.subject.service.description),
		...(item ? [say("item", { title: quoted(item.title), text: quoted(item.text) })] : []),
		say("describe"),
	];
	const about: Subject = { type: "service", id: path, name: page.title };
	return { ...tell(sentences.join(" "), [own], [about]), hrefs: item?.hrefs };
}

/** Returns the path of the service that a need is most like, by its texts, its samples and its technologies. */
function serviceFor({ ranked, likeness, named }: Question, { pages, passages, evidence }: Site): string {
	const shares = new Map<string, number>();
	const add = (path: string, share: number) => {
		if (pages.get(path)?.subject.group === "services") shares.set(path, (shares.get(path) ?? 0) + share);
	};
	for (const { passage, probability } of ranked) add(passage.page, probability);
	for (const [id, share] of likeness) add(passages.get(id)?.page ?? "", share);
	for (const { id } of named.flat()) {
		const [service] = evidence.get(id)?.services ?? [];
		for (const [path, page] of pages) if (page === service) add(path, TECHNOLOGY);
	}
	const [likeliest] = Array.from(shares).toSorted(([, left], [, right]) => right - left);
	const service = named.flat().find(({ type }) => type === "service");
	return (likeliest && likeliest[1] > MIN_SERVICE ? likeliest[0] : service?.id) ?? "";
}
