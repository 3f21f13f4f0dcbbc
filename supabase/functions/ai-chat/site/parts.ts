import type { Passage } from "./passages.ts";
import { type Answer, namedIn, type Question, type Site, shareOf, subjectOf, tell } from "./question.ts";
import type { Ranked } from "./rank.ts";
import { quote } from "./replies.ts";
import { show } from "./show.ts";
import { stemsOf, subjectStems } from "./stems.ts";
import { kindOfRole, PARTICULAR, ROLE } from "./understand.ts";

/** Minimum share of a service in what a need is like. */
const MIN_SERVICE = 0.2;
/** Minimum share of one of a service's parts in what of it a need is like, or of the need's words in it, to tell it. */
const MIN_LIKE = 0.35;
export const MIN_HIT = 0.3;
/** Minimum likeness of a passage to what seems not to be stated. */
const MIN_SAID = 0.3;
/** Kinds that ask for practice examples. */
const EXAMPLES = ["start", "phases", "results"].map(kindOfRole);
/** Minimum share of examples in what is asked, and of a question's words in one, to tell it. */
const MIN_EXAMPLE = 0.1;
const MIN_COVERED = 0.75;

/** Shows the part that a kind of question asks for, of the page that is asked about, or what says more of what is asked. */
export function part(kind: string, question: Question, site: Site): Answer | undefined {
	// Role, place and time stand together.
	const words = kind === `${ROLE}head` ? [] : subjectStems(question.about);
	const isPart = ({ passage }: Ranked) => kindOfRole(passage.role) === kind;
	const isSaid = ({ hit }: Ranked) => words.length > 0 && words.every((word) => hit.words.has(word));
	const named = question.named.flat().find(({ id }) => site.pages.has(id));
	const { id: path } = named ?? question.before[0] ?? {};
	const ofPage = question.ranked.filter(({ passage }) => passage.page === path);
	const best = ofPage.some(isPart) && ofPage.find((each) => isPart(each) || isSaid(each));
	return best ? show(best.passage, site) : undefined;
}

/** Returns the certificates that a question names, if only by an abbreviation or the issuer's; their texts are told. */
export function certificatesIn({ tokens }: Question, { pages, passages }: Site): Passage[] {
	const spaced = (text: string) => ` ${stemsOf(text).join(" ")} `;
	const names = tokens.filter(({ names, said }) => names || /\p{Lu}{2}/u.test(said)).map(({ said }) => said);
	const ids = tokens.flatMap(({ names = [] }) => names.map(({ id }) => id));
	return [...pages].flatMap(([path, { title, details, subject }]) => {
		const own = passages.get(path);
		if (!own || subject.group !== "certifications") return [];
		const values = details.slice(0, 3).map(({ value }) => value);
		const text = `${title} (${[...values, subject.certification.code].join(", ")})`;
		const isNamed = ids.includes(path) || names.some((name) => spaced(text).includes(spaced(name)));
		return isNamed ? { ...own, text } : [];
	});
}

/** Explains a term, or two. */
export function term(question: Question): Answer | undefined {
	const all = question.ranked.flatMap(({ passage }) => (passage.kind === "term" ? passage : []));
	const names = namedIn(question, "term").map(({ id }) => id);
	const named = all.filter(({ id }) => names.includes(id)).slice(0, 2);
	const passages = named.length > 0 ? named : all.slice(0, 1);
	const texts = passages.map(({ text }) => text);
	return passages.length > 0 ? tell(texts.join("\n\n"), passages) : undefined;
}

/** Shows a particular of a client, or says that it isn't stated. */
export function clientDetails(question: Question, site: Site): Answer | undefined {
	const client = subjectOf(question, "client");
	const passage = site.passages.get(client?.id ?? "");
	if (!client || !passage) return undefined;
	const said = question.ranked.find(({ passage, like }) => passage.page === client.id && like >= MIN_SAID);
	if (said) return show(said.passage, site);
	return tell(site.say("notStated", { client: client.name }), [passage], "open");
}

/** Answers a need with the service that helps, its part that fits, and how to write, or says that a service is offered. */
export function need(question: Question, site: Site, offered?: string): Answer | undefined {
	const { say, language, pages, passages } = site;
	const path = offered ?? serviceFor(question, site);
	const page = pages.get(path);
	const own = passages.get(path);
	if (!own || page?.subject.group !== "services") return undefined;
	// Whoever asks for a service as such has no part of it in mind.
	const words = subjectStems(question.about);
	const items = question.ranked.filter(({ passage, hit }) => {
		const isAsked = !offered || words.some((word) => hit.words.has(word));
		return isAsked && passage.page === path && passage.role === "leistungen/item";
	});
	const all = items.reduce((sum, { like }) => sum + like, 0);
	const item = items.find(({ like, hit }) => like >= MIN_LIKE * all || hit.all >= MIN_HIT)?.passage;
	const quoted = (text: string) => quote(text, language);
	const sentences = [
		say("helps", { page: quoted(page.title) }),
		quoted(page.subject.service.description),
		...(item ? [say("item", { title: quoted(item.title), text: quoted(item.text) })] : []),
		say("describe"),
	];
	return { ...tell(sentences.join(" "), [own]), hrefs: item?.hrefs };
}

/** Returns the path of the service that a question is most like, by its texts and its samples. */
export function serviceFor({ ranked }: Question, { pages }: Site): string {
	const shares = new Map<string, number>();
	for (const { passage, probability, like } of ranked)
		if (pages.get(passage.page)?.subject.group === "services")
			shares.set(passage.page, (shares.get(passage.page) ?? 0) + probability + like);
	const [[path, share] = ["", 0]] = Array.from(shares).toSorted(([, left], [, right]) => right - left);
	return share > MIN_SERVICE ? path : "";
}

/**
 * Returns the passage that answers what kind and subject leave open: no fictional example unless asked for, and nothing of
 * another client than the one that is asked about.
 */
export function particular(question: Question, { subjects }: Site): Ranked | undefined {
	const { kinds, ranked } = question;
	const examples = ranked.filter(({ passage }) => passage.kind === "example");
	const ofExamples = examples.reduce((sum, { like }) => sum + like, 0);
	const isExampleAsked = shareOf(kinds, ...EXAMPLES) + ofExamples * shareOf(kinds, PARTICULAR) >= MIN_EXAMPLE;
	const client = subjectOf(question, "client");
	return ranked.find(({ passage: { kind, page }, hit }) => {
		const isOther = client && page !== client.id && subjects.get(page)?.type === "client";
		// A technology has no text of its own.
		if (kind === "technology" || isOther) return false;
		return kind !== "example" || isExampleAsked || (hit.words.size > 1 && hit.all >= MIN_COVERED);
	});
}
