import { clientPages, type Evidence } from "../../../../src/pages/evidence.ts";
import { enumerate } from "../../../../src/pages/language.ts";
import type { Page } from "../../../../src/pages/pages.ts";
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
import { plain, quote } from "./quote.ts";
import { stemsOf, subjectStems } from "./stems.ts";
import type { Subject } from "./subjects.ts";
import { isNameOrStopWord } from "./understand.ts";

/** Minimum probability of a question for a certificate among those whether the owner can do something. */
const MIN_CERTIFIED = 0.1;
/** Minimum probability that a listed question asks for experience. */
const MIN_EXPERIENCE = 0.3;
/** Maximum number of words of a list's item. */
export const MAX_ITEM = 3;

/** Says whether the owner works with something, and where. */
export function skill(question: Question, site: Site): Answer | undefined {
	const { about, isStrange, kinds, named } = question;
	if (shareOf(kinds, "certified", "facts/certificates") >= MIN_CERTIFIED) return certified(question, site);
	const subject = subjectOf(question, "service", "client", "certificate", "term");
	const technologies = technologiesIn(question, site);
	// A service that has a technology's name comes first.
	if (technologies.length > 0 && !(subject?.type === "service" && named.length === 1))
		return used(kindOf(question)[0], technologies, question, site);
	if (named.length === 0 && about !== "") return isStrange ? stranger(question, site) : undefined;
	// Whether a service is offered in some place isn't stated.
	if (namedIn(question, "place").length > 0) return undefined;
	if (subject?.type === "service") return need(question, site, subject.id);
	if (subject?.type === "certificate") return certified(question, site);
	return subject?.type === "client" ? part("page", question, site) : term(question);
}

/** Says for which clients something was done, or that no client's page says so. */
export function evidence(question: Question, site: Site): Answer | undefined {
	const technologies = technologiesIn(question, site);
	if (technologies.length > 0) return used("evidence", technologies, question, site);
	if (question.named.length === 0 && question.isStrange) return stranger(question, site);
	const service = subjectOf(question, "service")?.id ?? serviceFor(question, site);
	if (service === "") return tellFact(site.passages.get("facts/clients"));
	return experienceWith(service, site) ?? used("evidence", [service], question, site);
}

/** Says since when the owner has worked with something, if the career's milestones name it. */
export function tenure(question: Question, site: Site): Answer | undefined {
	const { about, named, isStrange } = question;
	const [service] = namedIn(question, "service");
	const own = service && experienceWith(service.id, site);
	if (own) return own;
	const technologies = technologiesIn(question, site);
	const ids = technologies.length > 0 || !service ? technologies : [service.id];
	if (ids.length > 0) return used("tenure", ids, question, site);
	// "Since when?" about a client asks for the project's time.
	if (about === "" && subjectOf(question, "client")) return part("head", question, site);
	const milestone = milestoneFor(about, site);
	if (milestone) return tell(since(about, milestone, site), [milestone]);
	if (named.length === 0 && isStrange) return stranger(question, site);
	return tellFact(site.passages.get("facts/experience"));
}

/** Tells the question of a page that asks for experience. */
const experienceWith = (path: string, site: Site): Answer | undefined =>
	listedOn([path], site, (kinds) => shareOf(kinds, ...EXPERIENCE) / MIN_EXPERIENCE);

/**
 * Returns the ids of the technologies that a question names or, if it names nothing, the one or two whose name has half of
 * its words, such as "VMware vSphere" for "VMware", or else the one that was talked about.
 */
function technologiesIn(question: Question, { passages }: Site): string[] {
	const { about, isStrange } = question;
	const proofs = ({ id }: Subject) => passages.get(id)?.hrefs.length ?? 0;
	// Of two with the same meaning, such as "Azure" and "Microsoft Azure", the one with more proofs.
	const named = question.named.map((one) => one.toSorted((left, right) => proofs(right) - proofs(left)));
	if (named.length > 0 || isStrange) return namedIn({ named }, "technology").map(({ id }) => id);
	const ids = [...passages.values()].flatMap(({ kind, id, title }) =>
		kind === "technology" && hasHalf(about, title) ? id : [],
	);
	const subject = subjectOf(question, "technology");
	return about !== "" ? ids.slice(0, ids.length > 2 ? 0 : 2) : subject ? [subject.id] : [];
}

/** Returns whether a text has half of a name's words. */
function hasHalf(text: string, name: string): boolean {
	const words = subjectStems(name);
	const stems = stemsOf(text);
	return words.length > 0 && 2 * words.filter((word) => stems.includes(word)).length >= words.length;
}

/** Returns where a technology or service is used. */
function evidenceFor(id: string, { passages, pages }: Site): Evidence | undefined {
	const page = pages.get(id);
	if (page?.subject.group !== "services") return passages.get(id)?.evidence;
	const clients = clientPages([...pages.values()]).filter(({ related }) =>
		related.some(({ href }) => href === page.path),
	);
	return {
		technology: page.title,
		clients,
		services: [page],
		certifications: [],
		overviews: [],
		ownProjects: [],
	};
}

/** Says where technologies or services are used: for clients, in services and own projects, or under certificates. */
function used(kind: string, ids: readonly string[], question: Question, site: Site): Answer {
	const { say, language, passages } = site;
	const all = ids.flatMap((id) => evidenceFor(id, site) ?? []);
	const thing = enumerate(
		all.map(({ technology }) => technology),
		language,
	);
	const missing = enumerate(missingIn(question), language);
	const milestone = kind === "tenure" ? milestoneFor(thing, site) : undefined;
	const isProven = all.some(({ clients }) => clients.length > 0);
	const openings = {
		tenure: milestone ? since(thing, milestone, site) : say("noYears", { thing }),
		evidence: say(isProven ? "forClients" : "forNoClient", { thing }),
	};
	const texts = all.map(({ technology, clients, services, certifications, ownProjects }) => {
		const quoted = (page: Page) => quote(page.title, language);
		const where = [
			...clients.flatMap(({ subject }) => {
				const project = subject.group === "projects" && subject.project;
				return project ? say("forClient", { client: `${project.client} (${project.period})` }) : [];
			}),
			...services.slice(0, 2).map((page) => say("inService", { page: quoted(page) })),
			...certifications.map((page) => say("inCertificate", { page: quoted(page) })),
			...ownProjects.map((title) => say("inOwnProject", { project: quote(title, language) })),
		];
		const places = enumerate(where, language) || say("amongSkills");
		return all.length > 1 ? `- **${technology}**: ${places}` : say("usedIn", { places });
	});
	const opening =
		kind === "tenure" || kind === "evidence" ? openings[kind] : missing === "" && say("yes", { thing });
	const paragraphs = [opening, texts.join("\n"), missing && say("missing", { things: missing })];
	return tell(
		paragraphs.filter(Boolean).join("\n\n"),
		ids.flatMap((id) => passages.get(id) ?? []),
		(kind === "tenure" && !milestone) || (kind === "evidence" && !isProven) ? "open" : "answered",
	);
}

/** Returns the milestone of the owner's career that names a thing in its title, such as "2018: Containers", or its text. */
function milestoneFor(thing: string, { passages }: Site): Passage | undefined {
	const milestones = [...passages.values()].filter(({ role }) => role === "timeline/item");
	return (
		milestones.find(({ title }) => hasHalf(title, thing)) ??
		milestones.find(({ text }) => hasHalf(text, thing))
	);
}

const since = (thing: string, { title }: Passage, { say, language }: Site): string =>
	say("since", { thing, title: quote(title, language) });

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

/** Says that the site doesn't mention a name, and which similar ones it does. */
function stranger({ about, message }: Question, { language, passages, pages, say }: Site): Answer {
	const isIn = (text: string) => (name: string) =>
		stemsOf(name).some((stem) => subjectStems(text).includes(stem));
	const lists = [...pages.values()].flatMap(({ parts }) =>
		parts.flatMap((part) => (part.kind === "tagLists" ? part.lists : [])),
	);
	const alike = [
		...lists.filter(({ title }) => isIn(message)(title)).flatMap(({ items }) => items),
		...[...passages.values()].flatMap(({ evidence }) => evidence?.technology ?? []).filter(isIn(about)),
	];
	const near = alike.length > 0 ? ` ${say("near", { things: enumerate(alike.slice(0, 3), language) })}` : "";
	return tell(say("stranger", { about }) + near, [], "open");
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
