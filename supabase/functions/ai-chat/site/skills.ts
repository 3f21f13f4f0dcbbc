import type { Evidence } from "../../../../src/pages/evidence.ts";
import { enumerate } from "../../../../src/pages/language.ts";
import type { Page } from "../../../../src/pages/pages.ts";
import { isWord } from "./likeness.ts";
import { term, whole } from "./parts.ts";
import {
	type Answer,
	kindOf,
	namedIn,
	type Question,
	type Site,
	shareOf,
	subjectOf,
	tell,
	tellFact,
} from "./question.ts";
import { quote } from "./quote.ts";
import type { Say } from "./replies.ts";
import { stemsOf, subjectStems } from "./stems.ts";
import type { Subject } from "./subjects.ts";

/** Minimum probability of a question for a certificate among those whether the owner can do something. */
const MIN_CERTIFIED = 0.1;
/** Most technologies that get a paragraph each; more get a line each. */
const MAX_PARAGRAPHS = 2;

/** Says whether the owner works with something, for whom, and since when. */
export function skill(question: Question, site: Site): Answer | undefined {
	const { named, about, isStrange, kinds } = question;
	if (shareOf(kinds, "certified", "facts/certificates") >= MIN_CERTIFIED) return certified(question, site);
	const technologies = namedIn(question, "technology");
	if (technologies.length > 0) return used(technologies, question, site);
	if (named.length === 0 && about !== "") {
		if (isStrange) return stranger(about, site);
		const parts = partlyNamed(question, site);
		return parts.length > 0 ? used(parts, question, site) : undefined;
	}
	const subject = subjectOf(question, "technology", "service", "client", "certificate", "term");
	if (subject?.type === "technology") return used([subject], question, site);
	if (subject?.type === "service") return offered(subject, question, site);
	if (subject?.type === "certificate") return certified(question, site);
	return subject?.type === "client" ? whole(subject, site) : term(question, site);
}

/** Returns whether a question names a thing, or something that the site lacks or knows by a longer name. */
export const isAboutThing = (question: Question, site: Site): boolean =>
	question.isStrange ||
	question.named.flat().some(({ type }) => type !== "owner" && type !== "place") ||
	partlyNamed(question, site).length > 0;

/** Returns the technologies, one or two, whose name contains a word of a question, such as "VMware" for "VMware vSphere". */
function partlyNamed({ tokens, typical }: Question, { passages }: Site): Subject[] {
	const usual = typical.get("facts/experience");
	const words = tokens.filter(({ stem, names }) => !names && isWord(stem) && !usual?.has(stem));
	const subjects = words.flatMap(({ said }) => subjectStems(said));
	const parts = [...passages.values()].filter(
		({ kind, title }) => kind === "technology" && stemsOf(title).some((stem) => subjects.includes(stem)),
	);
	return parts.length > 2 ? [] : parts.map(({ id, title }) => ({ type: "technology", id, name: title }));
}

function used(technologies: readonly Subject[], question: Question, site: Site): Answer {
	const [kind] = kindOf(question);
	const all = technologies.flatMap(({ id }) => site.evidence.get(id) ?? []);
	const isList = all.length > MAX_PARAGRAPHS;
	const texts = all.map((each) => (isList ? lineFor(each, site) : paragraphFor(each, kind, site)));
	const isOpen =
		kind === "tenure" || (kind === "evidence" && all.every(({ clients }) => clients.length === 0));
	return tell(
		(kind === "whether" || question.named.length === 0 ? `${site.say("yes")} ` : "") +
			texts.join(isList ? "\n" : "\n\n"),
		technologies.flatMap(({ id }) => site.passages.get(id) ?? []),
		technologies,
		isOpen ? "open" : "answered",
	);
}

/** Names a technology and where it is used. */
function lineFor({ technology, clients, services, certifications, overviews }: Evidence, site: Site): string {
	const pages = [...services, ...certifications, ...overviews].slice(0, 1);
	return `- **${technology}**: ${enumerate([...projectsIn(clients), ...titles(pages, site)], site.language)}`;
}

/** Says where a technology is used: for clients, in services, in own projects, or that only a certificate covers it. */
function paragraphFor(evidence: Evidence, kind: string, site: Site): string {
	const { technology: thing, clients, services, certifications, ownProjects } = evidence;
	const say: Say = (key, values) => site.say(key, { thing, ...values });
	const list = (items: readonly string[]) => enumerate(items, site.language);
	const isCovered = clients.length + services.length + ownProjects.length === 0 && certifications.length > 0;
	const since = kind === "tenure" && sinceIn(thing, site);
	const opening =
		kind === "tenure" ? "noYears" : kind === "evidence" && clients.length === 0 ? "forNoClient" : "worksWith";
	const quoted = ownProjects.map((title) => quote(title, site.language));
	return [
		since
			? say("since", { title: quote(since, site.language) })
			: !(isCovered && opening === "worksWith") && say(opening),
		clients.length > 0 && say("forClients", { clients: list(projectsIn(clients)) }),
		services.length === 1 && say("inService", { pages: list(titles(services, site)) }),
		services.length > 1 && say("inServices", { pages: list(titles(services.slice(0, 2), site)) }),
		clients.length + services.length < 2 &&
			quoted.length > 0 &&
			say("inOwnProjects", { projects: list(quoted) }),
		isCovered && say("inCertificates", { pages: list(titles(certifications, site)) }),
	]
		.filter(Boolean)
		.join(" ");
}

/** Returns the milestone of the owner's career that names a technology, such as "2018: Containers and Kubernetes". */
const sinceIn = (technology: string, { passages }: Site): string | undefined =>
	[...passages.values()].find(({ role, title }) => {
		const stems = stemsOf(title);
		return role === "timeline/item" && stemsOf(technology).every((stem) => stems.includes(stem));
	})?.title;

const titles = (pages: readonly Page[], { language }: Site) =>
	pages.map(({ title }) => quote(title, language));

const projectsIn = (pages: readonly Page[]): string[] =>
	pages.flatMap(({ subject }) => {
		const project = subject.group === "projects" ? subject.project : undefined;
		return project ? `${project.client} (${project.period})` : [];
	});

/** Says that the site doesn't mention a name, and which similar ones it does. */
function stranger(about: string, { language, evidence, say }: Site): Answer {
	const words = new Set(subjectStems(about));
	const alike = [...evidence.values()]
		.map(({ technology }) => technology)
		.filter((technology) => stemsOf(technology).some((stem) => words.has(stem)));
	const near = alike.length > 0 ? ` ${say("near", { things: enumerate(alike.slice(0, 3), language) })}` : "";
	return tell(say("stranger", { about }) + near, [], undefined, "open");
}

/** Says that a service is offered or, asked for evidence, to which clients' projects it belonged. */
function offered(subject: Subject, question: Question, site: Site): Answer | undefined {
	const { say, language, pages, passages } = site;
	const page = pages.get(subject.id);
	// Whether a service is offered in some place isn't stated.
	if (page?.subject.group !== "services" || namedIn(question, "place").length > 0) return undefined;
	const { slug, title, description } = page.subject.service;
	const clients = [...pages].filter(([, { subject: of }]) => {
		return of.group === "projects" && of.project?.relatedServices.includes(slug);
	});
	if (kindOf(question)[0] === "evidence" && clients.length > 0)
		return tell(
			say("forClients", { clients: enumerate(projectsIn(clients.map(([, each]) => each)), language) }),
			clients.flatMap(([path]) => passages.get(path) ?? []),
			[subject],
		);
	const offers = say("offers", { page: quote(title, language) });
	const own = passages.get(subject.id);
	return own && tell(`${say("yes")} ${offers} ${quote(description, language)}`, [own], [subject]);
}

/** Says whether the owner holds a certificate, or one for a technology. */
export function certified(question: Question, site: Site): Answer | undefined {
	const { say, language, pages, passages } = site;
	const all = [...pages].filter(([, { subject }]) => subject.group === "certifications");
	const own = question.named.flat().filter(({ type }) => type !== "owner");
	const spaced = (text: string) => ` ${stemsOf(text).join(" ")} `;
	const named = all.filter(([path, { title }]) =>
		own.some(({ id, name }) => id === path || spaced(title).includes(spaced(name))),
	);
	const texts = all.flatMap(([, { title, details }]) => [title, ...details.map(({ value }) => value)]);
	const words = new Set(texts.flatMap(stemsOf));
	const isStrange = subjectStems(question.about).some((word) => !words.has(word));
	const list = tellFact(passages.get("facts/certificates"));
	if (!isStrange && named.length > 0) {
		const certificates = named.map(([, { title, details, sign }]) => {
			const code = sign && "certificate" in sign ? [sign.certificate] : [];
			return `${title} (${[...details.slice(0, 2).map(({ value }) => value), ...code].join(", ")})`;
		});
		return tell(
			say("certified", { certificates: enumerate(certificates, language) }),
			named.flatMap(([path]) => passages.get(path) ?? []),
			named.map(([id, { title }]) => ({ type: "certificate", id, name: title })),
		);
	}
	const about = question.about || own.map(({ name }) => name).join(", ");
	if (about === "" || !list) return list;
	return { ...list, message: `${say("no", { about })} ${list.message}`, outcome: "open" };
}
