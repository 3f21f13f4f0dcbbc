import type { Evidence } from "../../../../src/pages/evidence.ts";
import { enumerate } from "../../../../src/pages/language.ts";
import type { Page } from "../../../../src/pages/pages.ts";
import { certificatesIn, part, serviceFor, term } from "./parts.ts";
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
import { plain, quote } from "./quote.ts";
import type { Say } from "./replies.ts";
import { show } from "./show.ts";
import { stemsOf, subjectStems } from "./stems.ts";
import type { Subject } from "./subjects.ts";
import { isNameOrStopWord } from "./understand.ts";

/** Minimum probability of a question for a certificate among those whether the owner can do something. */
const MIN_CERTIFIED = 0.1;
/** Minimum share of a question's words in a text that proves something. */
const MIN_PROOF = 0.55;
/** Minimum probability that a listed question asks for experience. */
const MIN_EXPERIENCE = 0.3;
/** Maximum number of words of a list's item. */
export const MAX_ITEM = 3;
/** Most technologies that get a paragraph each; more get a line each. */
const MAX_PARAGRAPHS = 2;

/** Says whether the owner works with something, and where. */
export function skill(question: Question, site: Site): Answer | undefined {
	const { about, isStrange, kinds, named } = question;
	if (shareOf(kinds, "certified", "facts/certificates") >= MIN_CERTIFIED) return certified(question, site);
	// A service that has a technology's name comes first.
	const [one, ...others] = named;
	const service = others.length === 0 && one?.find(({ type }) => type === "service");
	if (service) return offered(service, question, site);
	const technologies = technologiesIn(question, site);
	if (technologies.length > 0) return used(technologies, kindOf(question)[0], question, site);
	if (named.length === 0 && about !== "") return isStrange ? stranger(question, site) : undefined;
	const subject = subjectOf(question, "service", "client", "certificate", "term");
	if (subject?.type === "service") return offered(subject, question, site);
	if (subject?.type === "certificate") return certified(question, site);
	const page = subject?.type === "client" && site.passages.get(subject.id);
	return page ? tell(show(page, site.pages.get(page.id), site), [page]) : term(question);
}

/** Says for which clients something was done, or that no client's page says so. */
export function evidence(question: Question, site: Site): Answer | undefined {
	const { about, isStrange, named, ranked } = question;
	const technologies = technologiesIn(question, site);
	if (technologies.length > 0) return used(technologies, "evidence", question, site);
	if (named.length === 0 && isStrange) return stranger(question, site);
	const isClients = (page: Page | undefined) => page?.subject.group === "projects" && page.subject.project;
	const proof = ranked.find(({ passage, hit }) => {
		return isClients(site.pages.get(passage.page)) && passage.kind === "item" && hit.all >= MIN_PROOF;
	})?.passage;
	if (proof && about !== "") return tell(show(proof, site.pages.get(proof.page), site), [proof]);
	const service = subjectOf(question, "service")?.id ?? serviceFor(question, site);
	return (
		experienceWith(service, site) ??
		clientsOf(service, question, site) ??
		tellFact(site.passages.get("facts/clients"))
	);
}

/** Tells the question of a page that asks for experience. */
const experienceWith = (path: string, site: Site): Answer | undefined =>
	listedOn([path], site, (kinds) => shareOf(kinds, ...EXPERIENCE) / MIN_EXPERIENCE);

/** Says since when the owner has worked with something, if the career's milestones name it. */
export function tenure(question: Question, site: Site): Answer | undefined {
	const { about, isStrange, tokens, named } = question;
	const own = experienceWith(namedIn(question, "service")[0]?.id ?? "", site);
	if (own) return own;
	const technologies = technologiesIn(question, site);
	if (technologies.length > 0) return used(technologies, "tenure", question, site);
	const said = tokens.flatMap(({ said, names }) => (names && names[0]?.type !== "owner" ? said : []));
	const thing = plain(said.join(", ")) || about;
	// "Since when?" about a client asks for the project's time.
	if (thing === "" && subjectOf(question, "client")) return part("head", question, site);
	const years = site.passages.get("facts/experience");
	const isTold = subjectStems(thing).every((word) => stemsOf(years?.text ?? "").includes(word));
	const milestone = milestoneFor(thing, site, isTold ? "title" : "text");
	if (milestone)
		return tell(site.say("since", { thing, title: quote(milestone.title, site.language) }), [milestone]);
	if (named.length === 0 && isStrange) return stranger(question, site);
	const service = subjectOf(question, "service");
	const passage = site.passages.get(service?.id ?? "");
	if (isTold || !passage) return tellFact(years);
	return tell(site.say("noYears", { thing }), [passage], "open");
}

/**
 * Returns the technologies that a question names or, if it names nothing, the one or two whose name contains one of its
 * words, such as "VMware" for "VMware vSphere", or else the one that was talked about.
 */
function technologiesIn(question: Question, { passages, evidence }: Site): Subject[] {
	const { named, about, isStrange } = question;
	const proofsOf = ({ id }: Subject) => {
		const { clients = [], services = [], certifications = [] } = evidence.get(id) ?? {};
		return clients.length + services.length + certifications.length;
	};
	// Of two with the same meaning, such as "Azure" and "Microsoft Azure", the one with more proofs.
	const technologies = namedIn(
		{ named: named.map((one) => one.toSorted((left, right) => proofsOf(right) - proofsOf(left))) },
		"technology",
	);
	if (technologies.length > 0 || named.length > 0 || isStrange) return technologies;
	const words = subjectStems(about);
	const parts = [...passages.values()].filter(({ kind, title }) => {
		const stems = stemsOf(title);
		return kind === "technology" && 2 * stems.filter((stem) => words.includes(stem)).length >= stems.length;
	});
	if (about !== "")
		return parts.length > 2 ? [] : parts.map(({ id, title }) => ({ type: "technology", id, name: title }));
	const subject = subjectOf(question, "technology");
	return subject ? [subject] : [];
}

function used(technologies: readonly Subject[], kind: string, question: Question, site: Site): Answer {
	const all = technologies.flatMap(({ id }) => site.evidence.get(id) ?? []);
	const isList = all.length > MAX_PARAGRAPHS;
	const texts = all.map((each) => (isList ? lineFor(each, site) : paragraphFor(each, kind, site)));
	const missing = missingIn(question);
	const isYes = missing.length === 0 && !isList && !["evidence", "tenure"].includes(kind);
	const isOpen =
		kind === "tenure" || (kind === "evidence" && all.every(({ clients }) => clients.length === 0));
	return tell(
		(isYes && (kind === "whether" || question.named.length === 0) ? `${site.say("yes")} ` : "") +
			texts.join(isList ? "\n" : "\n\n") +
			(missing.length > 0 ? `\n\n${site.say("missing", { things: enumerate(missing, site.language) })}` : ""),
		technologies.flatMap(({ id }) => site.passages.get(id) ?? []),
		isOpen ? "open" : "answered",
	);
}

/** Returns the items of a list in a question that are names which the site lacks. */
function missingIn({ message, tokens, unknown }: Question): string[] {
	const items = message
		.split(/[,;:\n•?!()]|\.\s|\s[-–]\s|\s(?:und|and|oder|or|&)\s/u)
		.map((item) => item.replace(/^[-*\s]+/, "").trim());
	const isName = (item: string) => {
		const own = tokens.filter(({ said }) => ` ${item} `.includes(` ${said} `));
		return (
			/^[\p{Lu}\d]/u.test(item) &&
			own.length <= MAX_ITEM &&
			own.some(({ stem }) => unknown.has(stem)) &&
			// "Hello Mr Smith" and "Nice to have" are no requirements.
			!own.some(isNameOrStopWord)
		);
	};
	return items.length > 1 ? items.filter(isName).map(plain) : [];
}

/** Names a technology and where it is used. */
function lineFor({ technology, clients, services, certifications }: Evidence, site: Site): string {
	const [service = "", certificate = ""] = [services, certifications].map((pages) => titles(pages, site)[0]);
	const places = [
		...projectsIn(clients),
		...(service ? [site.say("lineService", { page: service })] : []),
		...(certificate ? [site.say("lineCertificate", { page: certificate })] : []),
	];
	return `- **${technology}**: ${enumerate(places, site.language) || site.say("lineListed")}`;
}

/** Says where a technology is used: for clients, in services, in own projects, or that only a certificate covers it. */
function paragraphFor(evidence: Evidence, kind: string, site: Site): string {
	const { technology: thing, clients, services, certifications, ownProjects } = evidence;
	const say: Say = (key, values) => site.say(key, { thing, ...values });
	const list = (items: readonly string[]) => enumerate(items, site.language);
	const isCovered = clients.length + services.length + ownProjects.length === 0 && certifications.length > 0;
	const since = kind === "tenure" && milestoneFor(thing, site, "text")?.title;
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
		certifications.length > 0 && say("inCertificates", { pages: list(titles(certifications, site)) }),
	]
		.filter(Boolean)
		.join(" ");
}

/** Returns the milestone of the owner's career that names a thing in its title, such as "2018: Containers", or its text. */
function milestoneFor(thing: string, { passages }: Site, field: "title" | "text"): Passage | undefined {
	const words = subjectStems(thing);
	const names = (text: string) =>
		words.filter((word) => stemsOf(text).includes(word)).length >= Math.max(1, words.length / 2);
	const milestones = [...passages.values()].filter(({ role }) => role === "timeline/item");
	return milestones.find(({ title }) => names(title)) ?? milestones.find((each) => names(each[field]));
}

const titles = (pages: readonly Page[], { language }: Site) =>
	pages.map(({ title }) => quote(title, language));

const projectsIn = (pages: readonly Page[]): string[] =>
	pages.flatMap(({ subject }) => {
		const project = subject.group === "projects" ? subject.project : undefined;
		return project ? `${project.client} (${project.period})` : [];
	});

/** Says that the site doesn't mention a name, and which similar ones it does. */
function stranger({ about, message }: Question, { language, evidence, pages, say }: Site): Answer {
	const isIn = (text: string) => (name: string) =>
		stemsOf(name).some((stem) => subjectStems(text).includes(stem));
	const lists = [...pages.values()].flatMap(({ parts }) =>
		parts.flatMap((part) => (part.kind === "tagLists" ? part.lists : [])),
	);
	const alike = [
		...lists.filter(({ title }) => isIn(message)(title)).flatMap(({ items }) => items),
		...Array.from(evidence.values(), ({ technology }) => technology).filter(isIn(about)),
	];
	const near = alike.length > 0 ? ` ${say("near", { things: enumerate(alike.slice(0, 3), language) })}` : "";
	return tell(say("stranger", { about }) + near, [], "open");
}

/** Says that a service is offered. */
function offered(subject: Subject, question: Question, site: Site): Answer | undefined {
	const { say, language, pages, passages } = site;
	const page = pages.get(subject.id);
	const own = passages.get(subject.id);
	// Whether a service is offered in some place isn't stated.
	if (!own || page?.subject.group !== "services" || namedIn(question, "place").length > 0) return undefined;
	const offers = say("offers", { page: quote(page.title, language) });
	const text = quote(page.subject.service.description, language);
	return tell(`${say("yes")} ${offers} ${text}`, [own]);
}

/** Says to which clients' projects a service belonged. */
function clientsOf(path: string, { ranked }: Question, site: Site): Answer | undefined {
	const { say, language, pages, passages } = site;
	const { subject, title = "" } = pages.get(path) ?? {};
	const own = passages.get(path);
	if (subject?.group !== "services" || !own) return undefined;
	const rankOf = (page: string) => ranked.findIndex(({ passage }) => passage.page === page);
	const clients = [...pages]
		.filter(([, { subject: of }]) => {
			return of.group === "projects" && of.project?.relatedServices.includes(subject.service.slug);
		})
		.toSorted(([left], [right]) => rankOf(left) - rankOf(right));
	if (clients.length === 0) return tell(say("forNoClient", { thing: title }), [own], "open");
	return tell(
		say("servedClients", {
			page: quote(title, language),
			clients: enumerate(projectsIn(clients.map(([, each]) => each)), language),
		}),
		clients.flatMap(([path]) => passages.get(path) ?? []),
	);
}

/** Says whether the owner holds a certificate, or one for a technology. */
export function certified(question: Question, site: Site): Answer | undefined {
	const { say, language, pages, passages } = site;
	const all = [...pages].filter(([, { subject }]) => subject.group === "certifications");
	const own = question.tokens.filter(({ names }) => names && names[0]?.type !== "owner");
	const paths = certificatesIn(question, site);
	const named = all.filter(([path]) => paths.includes(path));
	const texts = named.flatMap(([, { title, details }]) => [title, ...details.map(({ value }) => value)]);
	const words = new Set(texts.flatMap(stemsOf));
	const isOther =
		/[\p{Lu}\d]/u.test(question.about) && subjectStems(question.about).some((word) => !words.has(word));
	const list = tellFact(passages.get("facts/certificates"));
	if (!isOther && named.length > 0) {
		const certificates = named.map(([, { title, details, sign }]) => {
			const code = sign && "certificate" in sign ? [sign.certificate] : [];
			return `${title} (${[...details.slice(0, 3).map(({ value }) => value), ...code].join(", ")})`;
		});
		return tell(
			say("certified", { certificates: enumerate(certificates, language) }),
			named.flatMap(([path]) => passages.get(path) ?? []),
		);
	}
	const about = isOther ? question.about : plain(own.map(({ said }) => said).join(", "));
	if (about === "" || !list) return list;
	return { ...list, message: `${say("notCertified", { about })} ${list.message}`, outcome: "open" };
}
