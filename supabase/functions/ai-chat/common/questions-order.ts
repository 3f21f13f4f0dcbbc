import { ask, type CommonQuestion } from "./question.ts";

const WORKED =
	"who done where when how experience own person freelance stated profession role project client company years name";

/** Questions for the first, the longest, the running and the completed projects, and for numbers that the site leaves open. */
export const ORDER_QUESTIONS: readonly CommonQuestion[] = [
	ask("portfolio/earliest", "earliest + project|client|company|role|profession", WORKED),
	ask("portfolio/longest", "longest + project|client|company|role|profession|which", `${WORKED} duration`),
	ask("portfolio/latest", "latest + completed", `project client which ${WORKED}`),
	ask("portfolio/completed", "completed + project|client|which", `${WORKED} until`),
	ask("projects/overview/current", "howMany + current + project|do", `${WORKED} approach`),
	ask("portfolio/clients", "all|overview + client + when|where|place|years|role", WORKED),
	ask("projects", "all|overview + project + when|where|place|years|role", WORKED),
	ask("portfolio/team-size", "howBig + team|staff|lead", `${WORKED} lead`),
	ask("portfolio/team-size", "howMany + team|staff + lead", WORKED),
	ask("", "howMany + server|container + done|operate|moved", `${WORKED} largest`),
	ask(
		"facts/project-count",
		"tally + project|why|site|truth|differ",
		"why project howMany stated site which not current how here figure experience truth overview said",
	),
];
