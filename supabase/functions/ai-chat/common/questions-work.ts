import { ask, type CommonQuestion } from "./question.ts";

/** What any order for work is made of, beside which a question stays the same. */
const ORDER = "project client company hire offer make new start have end";

/** Questions how he works with a client, what of it the site leaves open, and what it doesn't offer at all. */
export const WORK_QUESTIONS: readonly CommonQuestion[] = [
	ask(
		"portfolio/handover",
		"handover",
		`ourTeam team staff how when document done store approach ${ORDER}`,
		"leans",
	),
	// With whom.
	ask("portfolio/together", "ourTeam", `join approach experience freelance ${ORDER}`),
	ask("portfolio/together", "join + team|staff|ourTeam", `approach ${ORDER}`),
	ask("facts/alone", "agency|single + single|you|person|freelance", "company which freelance person"),
	ask("facts/alone", "substitute", "have team staff who when leave"),
	// What is said, written and left behind.
	ask(
		"projects/overview/approach/5",
		"document",
		`own project all technology code approach ${ORDER}`,
		"leans",
	),
	ask(
		"portfolio/handover",
		"owns|depend",
		"code figure project who client input end ourTeam team staff",
		"leans",
	),
	ask("portfolio/handover facts/support", "afterwards", "who ourTeam", "leans"),
	ask(
		"projects/overview/approach/4",
		"progress",
		`how howMany when contact language tell approach ${ORDER}`,
		"leans",
	),
	ask("projects/overview/approach/2", "survey", "how end figure when duration project", "leans"),
	ask("facts/contact projects/overview/approach/1", "needed", `data input how contact which ${ORDER}`),
	// How little may be booked, and what together costs how long.
	ask("services/consulting/features/1", "check", `small ${ORDER}`),
	ask("facts/size", "small", `contact help ${ORDER}`),
	ask("facts/price portfolio/duration", "price + duration", "project how -you -do"),
	// Where else he is found, and how long he is where he is.
	ask("portfolio/profiles", "elsewhere", "profile have contact where own public person company"),
	ask("portfolio/until", "current + until|end|duration", "project approach client role when how company"),
	// What the site leaves open or doesn't offer.
	ask("", "leave", "available"),
	ask("", "failed", "project done have client role which data make"),
	ask(
		"",
		"management + client + name|who",
		"project done have which how latest completed current person company role",
	),
	ask("", "hours|equipment", "own have how place which when do profession client contact project needed new"),
	ask("", "access", "how have needed which client store technology privacy"),
	ask(
		"facts/support",
		"ongoing + operate|server",
		"offer hosted operate server technology make client company",
	),
	ask(
		"portfolio/not-offered",
		"otherWork|otherSite",
		"make programming built offer help advice have hosted new consulting operate hire",
	),
	ask("portfolio/not-offered", "hosted + offer|make", "help hire operate"),
];
