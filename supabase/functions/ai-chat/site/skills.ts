import { enumerate } from "../../../../src/pages/language.ts";
import { certificatesIn, need, part, serviceFor, term } from "./parts.ts";
import type { Passage } from "./passages.ts";
import {
	type Answer,
	EXPERIENCE,
	kindOf,
	listedOn,
	namedIn,
	type Question,
	type Site,
	shareOf,
	subjectOf,
	tell,
	tellFact,
} from "./question.ts";
import { isReply, quote } from "./replies.ts";
import { show } from "./show.ts";
import { stemsOf, subjectStems } from "./stems.ts";
import type { Subject } from "./subjects.ts";
import { isNameOrStopWord, ROLE } from "./understand.ts";

/** Minimum probability of a question for a certificate among those whether the owner can do something. */
const MIN_CERTIFIED = 0.1;
/** Minimum share of a question's words in what a client's page says to prove it. */
const MIN_PROOF = 0.55;
/** Maximum number of words of a list's item. */
export const MAX_ITEM = 3;

/** Says whether the owner works with something, and where. */
export function skill(question: Question, site: Site): Answer | undefined {
	const { about, kinds, named } = question;
	if (shareOf(kinds, "certified", "facts/certificates") >= MIN_CERTIFIED) return certified(question, site);
	const service = subjectOf(question, "service");
	// A service that has a technology's name comes first.
	const answer = service && named.length === 1 ? undefined : used(question, site);
	if (answer || (named.length === 0 && about !== "")) return answer;
	// Whether a service is offered in some place isn't stated.
	if (namedIn(question, "place").length > 0) return undefined;
	return service ? need(question, site, service.id) : term(question);
}

/** Says for which clients something was done, or that no client's page says so. */
export function evidence(question: Question, site: Site): Answer | undefined {
	const answer = used(question, site);
	if (answer) return answer;
	const proof = question.ranked.find(({ passage: { kind, page }, hit }) => {
		return kind === "item" && site.subjects.get(page)?.type === "client" && hit.all >= MIN_PROOF;
	});
	if (proof && question.about !== "") return show(proof.passage, site);
	const service = subjectOf(question, "service") ?? site.subjects.get(serviceFor(question, site));
	if (!service) return tellFact(site.passages.get("facts/clients"));
	return listedOn([service.id], EXPERIENCE, site) ?? used(question, site, rendered(service, site));
}

/** Says since when the owner has worked with something, if the career's milestones name it. */
export function tenure(question: Question, site: Site): Answer | undefined {
	const { about, named, tokens } = question;
	// "Since when?" is about the open service, but "Since when are you self-employed?" isn't.
	const isAbout = named.length > 0 || tokens.every(isNameOrStopWord);
	const service = isAbout ? subjectOf(question, "service") : undefined;
	const listed = service && listedOn([service.id], EXPERIENCE, site);
	const answer = listed ?? used(question, site) ?? milestoneFor(about, site);
	if (answer || about !== "") return answer;
	// "Since when?" about a client asks for the project's time.
	const time = subjectOf(question, "client") && part(`${ROLE}head`, question, site);
	return time ?? tellFact(site.passages.get("facts/experience"));
}

/**
 * Returns the technologies that a question names or, if it names nothing, the one or two whose name has half of its words,
 * such as "VMware vSphere" for "VMware", or else those that were talked about.
 */
function technologiesIn(question: Question, { passages }: Site): Passage[] {
	const { about, before, isStrange, named, unknown } = question;
	const isNamed = named.length > 0 || isStrange;
	const subjects = isNamed
		? namedIn(question, "technology")
		: before.filter(({ type }) => type === "technology");
	if (isNamed || about === "") return subjects.flatMap(({ id }) => passages.get(id) ?? []);
	// "Service mesh" isn't "App Service".
	const isOther = subjectStems(about).some((word) => unknown.has(word));
	const like = [...passages.values()].filter(({ kind, title }) => {
		return kind === "technology" && !isOther && hasHalf(about, title);
	});
	return like.length > 2 ? [] : like;
}

/** Returns whether a text has half of a name's words. */
function hasHalf(text: string, name: string): boolean {
	const words = subjectStems(name);
	const stems = stemsOf(text);
	return words.length > 0 && 2 * words.filter((word) => stems.includes(word)).length >= words.length;
}

/** Returns a service's passage, with the pages of the clients that it was rendered for as proofs. */
function rendered({ id }: Subject, { pages, passages }: Site): Passage[] {
	const own = passages.get(id);
	const proofs = [...pages.values()].filter(({ subject, related }) => {
		return subject.group === "projects" && related.some(({ href }) => href === pages.get(id)?.path);
	});
	return own ? [{ ...own, proofs, hrefs: [...proofs.map(({ path }) => path), ...own.hrefs] }] : [];
}

/** Says of each thing where it is used, after what is true of all of them, or that the site doesn't mention what is named. */
export function used(question: Question, site: Site, things = technologiesIn(question, site)) {
	if (things.length === 0) return stranger(question, site);
	const { say, language } = site;
	const missing = enumerate(missingIn(question), language);
	const texts = things.map(({ title, pageTitle = "", proofs = [], ownProjects = [] }) => {
		const places = proofs.flatMap(({ title, subject }) => {
			const { client = "", period = "" } = (subject.group === "projects" && subject.project) || {};
			const key = `in/${subject.group}`;
			return isReply(key) ? say(key, { title: quote(title, language), client, period }) : [];
		});
		const own = ownProjects.map((title) => say("in/own", { title: quote(title, language) }));
		const all = enumerate([...places, ...own], language);
		return say("mentioned", { thing: title || pageTitle, places: all || say("in/skills") });
	});
	const groups = things.map(({ proofs }) => proofs?.[0]?.subject.group);
	// One milestone tells nothing of several things.
	const since = things.length > 1 ? undefined : milestoneFor(things[0]?.title ?? "", site);
	const years = since ?? tell(say("noYears"), [], "open");
	const evidence = groups.includes("projects") ? tell("", []) : tell(say("forNoClient"), [], "open");
	const openings: Readonly<Record<string, Answer>> = { evidence, tenure: years, "facts/experience": years };
	// A certificate alone proves no work.
	const isAffirmed = missing === "" && !groups.includes("certifications");
	const opening = openings[kindOf(question)[0]] ?? tell(isAffirmed ? say("worksWith") : "", []);
	const list = texts.length > 1 ? texts.map((text) => `- ${text}`).join("\n") : texts[0];
	const lacking = missing !== "" && say("missing", { things: missing });
	const message = [opening.message, list, lacking].filter(Boolean).join("\n\n");
	return { ...opening, message, passages: things };
}

/** Tells the milestone of the owner's career that names a thing, such as "2018: Containers". */
function milestoneFor(thing: string, { passages, say, language }: Site): Answer | undefined {
	const milestone = [...passages.values()].find(({ role, title, text }) => {
		return role === "timeline/item" && hasHalf(`${title} ${text}`, thing);
	});
	return milestone && tell(say("since", { title: quote(milestone.title, language) }), [milestone]);
}

/** Returns the items of a list in a question that are names which the site lacks. */
function missingIn({ message, tokens, unknown }: Question): string[] {
	const items = message.split(/[,;:\n•?!()]|\.\s|\s[-–]\s|\s(?:und|and|oder|or|&)\s/u);
	const lacking = items.flatMap((item) => {
		const own = tokens.filter(({ said }) => ` ${item} `.includes(` ${said} `));
		const isName = /^[-*\s]*[\p{Lu}\d]/u.test(item) && own.length <= MAX_ITEM;
		// "Hello Mr Smith" and "Nice to have" are no requirements.
		if (!isName || own.some(isNameOrStopWord) || !own.some(({ stem }) => unknown.has(stem))) return [];
		// Of "CKA preferred", the CKA is lacking.
		return own.flatMap(({ said }) => (/^[\p{Lu}\d]/u.test(said) ? said : [])).join(" ");
	});
	return items.length > 1 ? lacking : [];
}

/** Says that the site doesn't mention a name, if it doesn't, and which technologies of its kind it does. */
function stranger(question: Question, { language, passages, say }: Site): Answer | undefined {
	const { about, message, named, isStrange } = question;
	if (named.length > 0 || !isStrange) return undefined;
	const near = [...passages.values()].find(({ role, title }) => {
		return role === "technologies/item" && hasHalf(message, title);
	});
	const others = near ? ` ${say("near", { things: enumerate(near.text.split(", ", 2), language) })}` : "";
	return tell(say("stranger", { about }) + others, [], "open");
}

/** Says whether the owner holds a certificate, or one for a technology. */
export function certified(question: Question, site: Site): Answer | undefined {
	const { say, language, passages } = site;
	const certificates = certificatesIn(question, site);
	const texts = certificates.map(({ text }) => text);
	const words = stemsOf(texts.join(" "));
	const isOther =
		/[\p{Lu}\d]/u.test(question.about) && subjectStems(question.about).some((word) => !words.includes(word));
	if (!isOther && texts.length > 0)
		return tell(say("certified", { certificates: enumerate(texts, language) }), certificates);
	const list = tellFact(passages.get("facts/certificates"));
	const named = question.tokens.find(({ names }) => names && names[0]?.type !== "owner");
	const about = isOther ? question.about : named?.said;
	if (!about || !list) return list;
	return { ...list, message: `${say("notCertified", { about })} ${list.message}`, outcome: "open" };
}
