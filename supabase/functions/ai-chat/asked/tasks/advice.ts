import type { Entry } from "../phrase-table.ts";
import { SET_UP } from "../shared-phrases.ts";

/** Advising teams, and building assistants for them. */
export const ADVICE_TASKS: readonly Entry[] = [
	{
		tells: ["services/consulting", "services/consulting/features/1"],
		said: "architektur | infrastruktur | setup | plattform | umgebung | architecture | infrastructure",
		beside:
			"review | reviewen | prufen | uberprufen | zweitmeinung | zweite meinung | bewerten | begutachten | anschauen | ansehen | draufschauen | second opinion | assess",
	},
	{
		tells: ["services/consulting", "services/consulting/features/2"],
		said: "werkzeug* | tool | tools | toolauswahl",
		beside:
			"auswahl* | auszuwahlen | aussuchen | entscheidung* | entscheiden | vergleichen | choose | choosing | compare",
	},
	{
		tells: ["services/consulting", "services/consulting/features/2"],
		said: "zwischen … entscheiden | zwischen … wahlen | choose between | decide between",
	},
	{
		tells: ["services/consulting", "services/consulting/features/4"],
		said: "team | entwickler | admins | mitarbeiter | developers",
		beside: "coachen | coaching | begleiten | anlernen | befahigen | coach | mentor",
	},
	{
		tells: ["services/consulting", "services/consulting/features/5"],
		said: "team lead | teamlead | interims teamlead | teamleiter | teamleitung | technische leitung | interim* | leitung auf zeit",
		beside:
			"brauche | brauchen | suche | suchen | need | needs | looking for | ubernehm* | stellen | vertret* | zeit | gesucht | take over",
	},
	{
		tells: ["services/consulting", "services/consulting/features/5"],
		said: "team | devops team | plattformteam",
		beside: "fuhren | leiten | lead | manage",
	},
	{
		tells: ["services/consulting", "projects/overview/approach/3"],
		said: "betriebskonzept* | it konzept* | cloud konzept* | cloudkonzept* | architekturkonzept* | zielarchitektur | target architecture",
		beside: `${SET_UP} | ausarbeit* | entwickeln | entwickelst | design | draw up`,
	},
	{
		tells: ["services/ai-development", "services/ai-development/features/1"],
		weight: 3,
		said: "chatbot* | chat bot | assistent* | wissenssuche | dokumentensuche | rag | ki | suche | ai",
		beside:
			"dokumente* | wiki | handbuch* | doku | dokumentation | unterlagen | wissensdatenbank | documents | documentation | manuals",
	},
	{
		tells: ["services/ai-development", "services/ai-development/features/5"],
		weight: 5,
		said: "llm | llms | sprachmodell* | ki | ki modell* | language model*",
		beside:
			"lokal* | eigenen server* | eigene server* | eigener hardware | eigene hardware | eigenem server | selbst hosten | selbst betreiben | im haus | inhouse | locally | on our own | self hosted | self host",
	},
	{
		tells: ["services/ai-development", "services/ai-development/features/5"],
		weight: 5,
		said: "ki | chatgpt | chatbot* | assistent* | ai | llm",
		beside:
			"datenschutz* | dsgvo | verboten | untersagt | data protection | privacy | gdpr | banned | forbidden",
	},
	{
		tells: ["services/ai-development", "services/ai-development/features/2"],
		weight: 5,
		said: "ki | chatbot* | assistent* | ai",
		beside: "zugriffsrechte | berechtigung* | rechte | sehen | sieht | permissions | access rights",
	},
	{
		tells: ["services/ai-development", "services/ai-development/features/3"],
		said: "ki | chatbot* | assistent* | llm | ai",
		beside: "anbinden | anzubinden | anbindung | angebunden | connect",
	},
];
