import { ask, type CommonQuestion } from "./question.ts";

const TALK = "you person owner human speak chat here contact phone how when staff";

/** Questions of visitors who want to be in touch or have work to give, and of those who wonder who or what answers them. */
export const DEALING_QUESTIONS: readonly CommonQuestion[] = [
	// Wants to talk or to begin.
	ask("facts/bot facts/contact", "wish + talk + human", TALK),
	ask("facts/contact", "wish + talk", TALK.replace(" human", "")),
	ask("facts/bot facts/contact", "human + contact", TALK),
	ask("facts/contact projects/overview/approach", "hire + start", "how project new here"),
	ask("facts/contact projects/overview/approach", "wish + start + project", "how new here have"),
	ask("facts/contact projects/overview/approach", "onward", "how project approach start", "leans"),
	ask(
		"facts/contact",
		"send + brief|project|hire|contact",
		"how where project hire data input brief address",
	),
	ask("facts/contact", "contact|hire + chat|here", "where how person project input can form bot"),
	ask("facts/contact", "wish|contact + meeting", "wish contact here how when project new start person have"),
	ask(
		"facts/contact projects/overview/approach/1",
		"firstCall",
		"how when where have available contact hire start project new phone meeting offer person talk",
	),
	ask(
		"portfolio/middleman",
		"middleman",
		"freelance project hire contact how available vacancy recruiter company",
	),
	ask("facts/phone", "phone", "number contact input how"),
	ask("portfolio/form-files", "attach + send", "can site how contact form hire where"),
	ask("facts/capabilities", "ask", "have give input wish -you -do -which -about"),
	// Has work to give.
	ask(
		"facts/availability facts/contact",
		"give + vacancy",
		"recruiter new done current hire project available",
	),
	ask(
		"facts/availability facts/contact",
		"recruiter + give|have|hire|project|vacancy",
		"new done current vacancy project",
	),
	ask("facts/cv", "profile + pdf", "current where how"),
	ask("facts/cv", "pdf", "cv current profile download where how", "leans"),
	ask(
		"facts/person",
		"overview + profile|person|owner|name|who",
		"summed name person profession experience recruiter client management input help",
	),
	ask(
		"facts/person facts/experience",
		"overview + experience",
		"summed name person profession profile years",
	),
	ask(
		"portfolio/other-languages",
		"otherLanguage",
		"do can speak language english how project client company remote",
	),
	// The chat itself.
	ask(
		"portfolio/assistant",
		"model + which|you|thou|bot|chat|here|site|technology",
		"ai person current how own built done",
	),
	ask(
		"portfolio/assistant",
		"ai + which + person|here|chat|bot|site|thou",
		"technology built how done approach",
	),
	ask("portfolio/assistant", "how + bot|chat + works|do", "technology here site -can", "leans"),
	ask(
		"portfolio/assistant portfolio/site-hosted",
		"how + bot|chat + works|do + technology",
		"works here site -can",
		"leans",
	),
	ask(
		"portfolio/site-hosted",
		"server + bot|chat + works|approach|operate",
		"which where technology here site",
		"leans",
	),
	ask("portfolio/site-hosted", "where + bot|chat + works|approach|operate", "technology here site", "leans"),
	ask(
		"portfolio/assistant",
		"technology|built|hosted + bot|chat",
		"which how here person approach ai done -who -do",
	),
	ask("portfolio/site-built", "built|programming + bot|chat + you", "site ai person own -thou -technology"),
	ask("portfolio/assistant", "truth + said|bot|chat|thou", "here can ai how all you not site"),
	ask("portfolio/assistant", "truth + canThou", "thee you make"),
	ask("portfolio/assistant", "source + knowledge|bot|said", "all data here place where"),
	ask(
		"portfolio/assistant",
		"assistantBrand + here|chat|site|built",
		"ai which how technology person bot you approach -thou",
	),
	// The site.
	ask("facts/legal", "who + responsible + site|here", "person company which"),
	ask("portfolio/inquiry-data", "store + data|input + hire", "how input contact send when"),
	ask("portfolio/inquiry-data", "do + input + hire", "-can -wish"),
	ask(
		"facts/experience",
		"milestone",
		"truth current which done start why stated since differ freelance years experience site",
	),
	ask(
		"portfolio/examples",
		"example|client|project + real",
		"example project client human company here site done",
	),
	ask(
		"portfolio/site-built",
		"site + technology|built|programming",
		// "It" reads like the IT.
		"which how done own programming technology approach server -who",
	),
	ask("facts/person", "meant + person|owner|who", "not bot"),
];
