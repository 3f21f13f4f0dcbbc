import { ask, type CommonQuestion } from "./question.ts";
import { CAREER_QUESTIONS } from "./questions-career.ts";
import { DATA_QUESTIONS } from "./questions-data.ts";
import { DEALING_QUESTIONS } from "./questions-dealing.ts";
import { ORDER_QUESTIONS } from "./questions-order.ts";
import { WORK_QUESTIONS } from "./questions-work.ts";

const WORKED = "done project client company experience profession new";
const SKILL = "technology which done experience strength current";
const KNOWN = `${SKILL} project`;
/** Company of a field of work; a question for the projects in it names its tools by the way. */
const FIELD = `${SKILL} -project`;

/** Where several fit, the one that needs the most; of those, the first. */
export const COMMON_QUESTIONS: readonly CommonQuestion[] = [
	...DEALING_QUESTIONS,
	...WORK_QUESTIONS,
	...ORDER_QUESTIONS,
	...DATA_QUESTIONS,
	...CAREER_QUESTIONS,
	// Who he is.
	ask("facts/person", "who|which + person", "name site company freelance human"),
	ask("facts/person", "name", "who person site how company freelance"),
	ask("facts/person", "who + site", "name"),
	ask("facts/person", "who + you", "-thou"),
	ask("facts/person", "who + here", "person human site"),
	ask("facts/person", "put + forth", "person profession"),
	ask("facts/person", "tell + you|person", "profession who experience"),
	ask("facts/person", "profession", "who how person"),
	ask("facts/legal", "imprint", "where site number"),
	// What he offers and is good at.
	ask("facts/person services", "overview", "site"),
	ask("facts/person services", "about + site|here", "person"),
	ask("facts/person services", "do + you|person", "profession freelance name -can"),
	ask("services", "offer", "help company hire current technology freelance"),
	ask("services", "whatFor + hire|help", "project"),
	ask("about/competencies", "can + you", "profession -do -here -tell"),
	ask("about/competencies", "whatFor + you|strength", "experience person", "leans"),
	ask("services", "help + you|person", "how company project technology"),
	ask("facts/capabilities", "help", "bot chat site"),
	ask("about/competencies", "strength|best", "experience technology current where why freelance"),
	ask("facts/experience about/competencies", "why + hire|you|person", "best project company client advice"),
	// What he has done.
	ask("projects", "project", "done company where when who experience site", "leans"),
	ask("projects", "done", "experience where profession site", "leans"),
	ask("projects", "place|where + done|project", "project client company", "leans"),
	ask("projects", "role + done|experience|which|have|all", WORKED, "leans"),
	ask("portfolio/clients", "who + done", "-here"),
	ask("portfolio/clients", "client", `${WORKED} who where site`, "leans"),
	ask("portfolio/clients", "company + done|experience|all|project|which", "who where", "leans"),
	ask("portfolio/industries", "industry|publicSector", `${WORKED} where industry`, "leans"),
	ask("portfolio/latest", "latest + project|client|role|done|company", "who done where when"),
	ask("projects/overview/current", "current + project|do|profession", "done who new approach"),
	ask("projects/overview/current", "current", "which"),
	ask(
		"portfolio/running",
		"current + client|company|role|where|who",
		"project who profession where how name",
	),
	// One for a paying client is none of his own.
	ask("portfolio/running", "current + project + client", "which who price how"),
	ask("portfolio/own", "own + project", "done current site client"),
	ask("", "largest + project|client|which", "done who where duration"),
	// The results that the site tells belong to a project or an example, and none is called the greatest.
	ask("", "largest|best + success", "project client profession which done own person"),
	ask("projects", "success", "done project client company profession have best", "leans"),
	ask("portfolio/reviews", "client + talk|speak|phone", "done can wish project contact"),
	ask("portfolio/reviews", "testimonial", "client project who where site"),
	ask("portfolio/highest-certificate", "highest|largest|best + certificate", "done which where current"),
	ask(
		"certifications",
		"certificate",
		"cloud done current where site technology experience strength client help",
	),
	// How long, in which role, with what.
	ask("facts/experience", "experience|years", "howMany how years profession since freelance person", "leans"),
	ask("facts/experience", "since", "freelance experience profession done", "leans"),
	ask(
		"facts/experience",
		"beforeCloud",
		"done profession strength experience start technology since when available",
	),
	ask("facts/experience", "freelance", "since when duration years profession current"),
	ask("facts/employment", "employed", "freelance company current profession role vacancy hire"),
	ask("facts/employment", "company + you|here", "own freelance -do -all -which"),
	ask("portfolio/lead", "lead", "team experience done role project person own howMany"),
	ask("about/technologies", "technology", KNOWN, "leans"),
	ask("toolbox/programming", "programming", `${KNOWN} language`, "leans"),
	ask("toolbox/cicd", "cicd + technology|which", FIELD, "leans"),
	ask("toolbox/cloud", "cloud + technology|which", FIELD, "leans"),
	ask("toolbox/container", "container + technology|which", FIELD, "leans"),
	ask("toolbox/iac", "iac + technology|which", FIELD, "leans"),
	ask("toolbox/monitoring", "monitoring + technology|which", FIELD, "leans"),
	ask("toolbox/systems", "linux + technology|which", FIELD, "leans"),
	ask("services/database-management", "database + technology|which", FIELD, "leans"),
	ask("facts/languages", "english", "speak language project contact how client"),
	ask("facts/languages", "english + site", "available language how all where"),
	ask("facts/languages", "speak + language|english|you", "project how client"),
	ask("facts/languages", "language", "speak english project contact"),
	// Where and when.
	ask("facts/location", "place|where + place|you|person", "company site"),
	ask("facts/address", "address", "where place company number name"),
	ask("facts/remote", "remote", "place project how offer where available"),
	ask("facts/onsite", "travel", "where client company project place available offer"),
	ask("facts/remote", "remote + travel", "place project"),
	ask("portfolio/projects-abroad", "country", `${WORKED} travel place available where`),
	ask("portfolio/abroad", "abroad", `${WORKED} travel place available where`),
	ask(
		"facts/availability",
		"available|fromWhen",
		"when fromWhen start new project current how have hire help can canThou",
	),
	ask("portfolio/workload", "week", "howMany how you available project hire remote current client"),
	ask("facts/availability", "when + start", "project new how"),
	ask("facts/availability", "can|canThou + you + start", "project new help"),
	// How it goes.
	ask("projects/overview/approach", "start", "approach how project technology client hire store", "leans"),
	ask("projects/overview/approach", "approach", "how project client company start", "leans"),
	ask("projects/overview/approach", "how + do", "project", "leans"),
	ask("portfolio/handover", "end + project|here|done", "how store", "leans"),
	ask("portfolio/duration", "duration + project|here", "how -you -do", "leans"),
	ask("portfolio/chat-price", "price + chat|bot", "site here how"),
	ask("facts/price", "price", "how project hire howMany help"),
	// How to reach him.
	ask("facts/contact", "contact|hire", "where how person project start address data input name hire"),
	ask("facts/contact", "have + project|hire", "new person"),
	ask("facts/contact projects/overview/approach", "have + project|hire + start", "new how"),
	ask("facts/phone", "phone|number", "number contact how where person"),
	ask("facts/cv", "cv", "download where current how profile"),
	ask("facts/cv", "profile + download", "where how"),
	// The site and its chat.
	ask(
		"facts/bot",
		"bot + you|here|who|human|bot",
		"ai chat person input contact how place -do -can -built -profession",
	),
	ask("facts/bot", "human + you|here|who|human|bot", "ai chat person input contact how place"),
	ask("facts/bot", "automatic + here|who|human|bot|chat|input|thou", "you ai person contact how place"),
	ask("facts/bot", "thou + owner|who|ai"),
	ask("facts/bot portfolio/assistant", "ai + chat", "bot here human"),
	ask("facts/bot", "ai + here|human", "bot chat -do -can"),
	ask("facts/form", "form + send|store|privacy|how", "can data input site how contact store"),
	ask(
		"portfolio/data-seats",
		"abroad|country + data|privacy|store",
		"send site chat here input store who bot",
	),
	ask("facts/privacy", "privacy", "chat site input data store how who bot -you"),
	ask(
		"facts/privacy",
		"store + chat|input|data|who|here",
		"site bot ai where how own contact which",
		"leans",
	),
	ask(
		"portfolio/examples",
		"example|figure|project + real",
		"example figure project client human done offer site",
	),
	ask("portfolio/examples", "example|figure + invented", "example figure client human"),
	ask("facts/project-count", "howMany + project", "done site how stated"),
	ask(
		"portfolio/site-built",
		"site + technology|built|programming",
		"which how done own programming built technology person -who",
	),
	ask("portfolio/site-built", "whatFor|technology + site + built", "done programming"),
	ask("portfolio/site-built", "who + site + built|programming", "done make technology person"),
	ask("portfolio/site-built", "who + built|programming + thee|thou|bot|chat", "site ai person"),
	ask("portfolio/site-built", "database + site", "which person technology how do"),
	ask("portfolio/site-hosted", "hosted + site|where|who", "company technology cloud where who site how"),
	ask("portfolio/site-code", "code + site|public|wish", "public own programming where store download can"),
	ask("portfolio/site-code", "site + public", "own project code programming"),
	ask("portfolio/data-controller", "privacy + who|person", "company site data person"),
	ask("portfolio/form-files", "form|contact + attach", "can site send how contact form download"),
	ask("facts/alone", "staff", "own company how howMany person who profession", "leans"),
	ask(
		"portfolio/why",
		"why|best + agency|you + agency",
		"hire person best not company project employed advice",
	),
	ask("facts/tracking", "cookies", "site store"),
];
