import { ask, type CommonQuestion } from "./question.ts";

/** Questions for what becomes of a visitor's data, and for what the imprint says. */
export const DATA_QUESTIONS: readonly CommonQuestion[] = [
	ask("facts/privacy", "aiService + input|data|send", "bot ai chat site store here who where human"),
	ask(
		"portfolio/ip-of-visit portfolio/ip-in-chat",
		"ip",
		"address input data store deleted site chat duration since when who how",
	),
	ask(
		"portfolio/inquiry-kept",
		"hire|contact + store|deleted + duration|when|since",
		"input data how form send typeIn -chat",
	),
	ask("portfolio/inquiry-kept", "hire|contact + deleted", "input data how form send when -chat"),
	ask(
		"portfolio/confidential",
		"confidential + chat|here|bot + typeIn",
		"privacy contact tell speak can input data project form",
	),
	ask("legal/datenschutz/6", "browser + store|data", "input site who here -chat"),
	ask("portfolio/no-login", "login", "have site input chat bot can how contact hire start"),
	ask("portfolio/providers", "provider + place|where|address", "public company data bot"),
	ask(
		"legal/datenschutz/9",
		"authority",
		"who person where responsible privacy input data how company can publicSector",
	),
	ask("facts/legal", "responsible + about", "who person site here"),
	ask("facts/legal", "operator + who|name|site|here", "person how"),
	ask("facts/legal", "operator", "who name person site how here"),
	ask(
		"portfolio/not-in-imprint",
		"register",
		"number have who site person company freelance imprint how name",
	),
];
