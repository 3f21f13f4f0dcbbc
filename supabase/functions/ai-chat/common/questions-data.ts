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
		"input data how form send typeIn privacy -chat",
	),
	ask("portfolio/inquiry-kept", "hire|contact + deleted", "input data how form send when -chat"),
	ask(
		"portfolio/confidential",
		"confidential + chat|here|bot + typeIn",
		"privacy contact tell speak can input data project form",
	),
	ask("portfolio/confidential", "confidential + chat|here|bot", "privacy input data site"),
	ask(
		"portfolio/data-seats",
		"country|abroad|place + chat|bot|aiService + store|data|provider|technology|country|operate",
		"place country data privacy store provider technology company which where who site here operate server ai",
	),
	ask("legal/datenschutz/6", "browser + store|data|which|hosted", "input site who here stated hosted -chat"),
	ask(
		"portfolio/no-consent",
		"agrees",
		"cookies privacy store data input site have needed here hire chat human bot",
	),
	ask("portfolio/no-decisions", "decides", "ai automatic bot chat here site input data privacy who have"),
	ask("portfolio/basis-of-mail", "basis + contact|hire|send|form", "input data store privacy person who"),
	ask("portfolio/basis-of-chat", "basis + chat|bot|ai", "input data store privacy here person bot operate"),
	ask(
		"portfolio/basis-of-visit portfolio/basis-of-mail portfolio/basis-of-chat",
		"basis",
		"input data store privacy site here",
	),
	ask("facts/form", "form + store", "contact data input site typeIn hire how send privacy chat"),
	ask("portfolio/no-login", "login", "not have site input chat bot can how contact hire start make"),
	ask("portfolio/providers", "provider + place|where|address", "public company data bot"),
	ask(
		"legal/datenschutz/9",
		"authority",
		"who person where responsible privacy input data how company can publicSector not address phone contact name place",
	),
	ask("facts/notice-date", "privacy + where", "stated site here have you"),
	ask("portfolio/site-hosted", "who|which + operate|operator + bot|chat", "company here site"),
	ask("portfolio/data-controller", "officer", "who have stated person name contact privacy company own"),
	ask("portfolio/site-hosted", "hosted + which", "technology company site who where"),
	ask("portfolio/content-responsible", "responsible + about|imprint", "who person site here you which"),
	ask("facts/legal", "operator + who|name|site|here", "person how"),
	ask("facts/legal", "operator", "who name person site how here"),
	ask(
		"portfolio/not-in-imprint",
		"register",
		"number have who site person company freelance imprint how name where",
	),
];
