import { TaskList } from "./task.ts";
import { SET_UP } from "./verbs.ts";

/** Advising teams, and building assistants for them. */
export const ADVICE_TASKS = new TaskList()
	.point(
		4,
		"consulting",
		1,
		"architektur | infrastruktur | setup | plattform | umgebung | architecture | infrastructure",
		"review | reviewen | prufen | uberprufen | zweitmeinung | zweite meinung | bewerten | begutachten | anschauen | ansehen | draufschauen | second opinion | assess",
	)
	.point(
		4,
		"consulting",
		2,
		"werkzeug* | tool | tools | toolauswahl | werkzeugauswahl",
		"auswahl* | auszuwahlen | aussuchen | entscheidung* | entscheiden | vergleichen | choose | choosing | compare",
	)
	.point(4, "consulting", 2, "zwischen … entscheiden | zwischen … wahlen | choose between | decide between")
	.point(
		4,
		"consulting",
		4,
		"team | entwickler | admins | mitarbeiter | developers",
		"coachen | coaching | begleiten | anlernen | befahigen | coach | mentor",
	)
	.point(
		4,
		"consulting",
		5,
		"team lead | teamlead | teamleiter | interims teamlead | teamleitung | technische leitung | interim* | leitung auf zeit",
		"brauche | brauchen | suche | suchen | need | needs | looking for | ubernehm* | stellen | vertret* | zeit | gesucht | take over",
	)
	.point(4, "consulting", 5, "team | plattformteam | devops team", "fuhren | leiten | lead | manage")
	.task(
		4,
		"services/consulting projects/overview/approach/3",
		"betriebskonzept* | it konzept* | cloud konzept* | cloudkonzept* | architekturkonzept* | zielarchitektur | target architecture",
		`${SET_UP} | ausarbeit* | entwickeln | entwickelst | design | draw up`,
	)
	.task(
		3,
		"services/ai-development services/ai-development/features/1",
		"chatbot* | chat bot | assistent* | wissenssuche | dokumentensuche | rag | ki | suche | ai",
		"dokumente* | wiki | handbuch* | handbucher* | doku | dokumentation | unterlagen | wissensdatenbank | documents | documentation | manuals",
	)
	.point(
		5,
		"ai-development",
		5,
		"llm | llms | sprachmodell* | ki modell* | ki | language model*",
		"lokal* | eigenen server* | eigene server* | eigener hardware | eigene hardware | eigenem server | selbst hosten | selbst betreiben | im haus | inhouse | locally | on our own | self hosted | self host",
	)
	.point(
		5,
		"ai-development",
		5,
		"ki | chatgpt | chatbot* | assistent* | ai | llm",
		"datenschutz* | dsgvo | verboten | untersagt | data protection | privacy | gdpr | banned | forbidden",
	)
	.point(
		5,
		"ai-development",
		2,
		"ki | chatbot* | assistent* | ai",
		"zugriffsrechte | berechtigung* | rechte | sehen | sieht | permissions | access rights",
	)
	.point(
		4,
		"ai-development",
		3,
		"ki | chatbot* | assistent* | llm | ai",
		"anbinden | anzubinden | anbindung | angebunden | connect",
	);
