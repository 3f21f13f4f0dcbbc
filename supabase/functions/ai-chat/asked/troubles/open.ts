import type { Entry } from "../phrase-table.ts";
import { BROKEN, GONE } from "../shared-phrases.ts";

/** Trouble that needs somebody rather than one service, and plans that somebody asks advice on. */
export const OPEN_TROUBLES: readonly Entry[] = [
	{
		tells: ["facts/availability", "facts/contact"],
		weight: 5,
		said: "einspringen | fill in | step in | jump in | ubernehmen | take over",
		beside: GONE,
	},
	{
		tells: ["services", "facts/contact"],
		weight: 1,
		said: "die it | unsere it | unserer it | unser* server | mein* server | unser* infrastruktur | unser* systeme* | our it | our infrastructure | our server | my server",
		beside: `${BROKEN} | hilfe | help`,
	},
	{
		tells: ["services", "facts/contact"],
		weight: 1,
		said: "dienstleister | systemhaus | agentur | admin | administrator | devops engineer | systemadministrator | it leiter | freelancer | provider | sysadmin",
		beside: GONE,
	},
	{
		tells: ["projects/overview/approach/2", "projects/overview/approach/5"],
		weight: 2,
		said: "admin | administrator | systemadministrator | sysadmin | it leiter | it besteht … person | it … einer person | einzige* … sich auskennt | one it person | only it person | it guy | it … one person",
		beside:
			"rente | ruhestand | pension | retires | retiring | retirement | einer person | one person | alles im kopf | in his head",
	},
	{
		tells: ["services", "facts/contact"],
		weight: 1,
		said: "brauchen einen experten $ | brauche einen experten $ | suchen einen experten $ | brauchen einen profi $ | brauche einen profi $ | brauchen jemanden $ | brauche jemanden $ | need an expert $ | need a professional $ | need somebody $ | need someone $",
	},
	{
		tells: ["services/consulting"],
		weight: 3,
		said: "raten sie | empfehlen sie | wurden sie raten | wurden sie empfehlen | do you recommend | would you recommend | do you advise | would you advise",
		beside: "cloud | onprem | on prem | on premises | aws | azure | kubernetes | docker swarm | openshift",
	},
	{
		tells: ["services/consulting", "services/consulting/features/5"],
		weight: 6,
		said: "team lead | teamlead | teamleiter* | teamleitung | leiter … team* | leiter … plattform* | plattform lead | plattformleiter* | head of devops | technische leitung | technical lead | platform lead",
		beside: GONE,
	},
	{
		tells: ["services", "projects/overview/approach/1", "facts/contact"],
		weight: 2,
		said: "keine ahnung | wissen nicht | weiss nicht | unsicher | not sure | don't know | no idea",
		beside:
			"was wir brauchen | was ich brauche | wo wir anfangen | womit wir anfangen | wo anfangen | what we need | what i need | where to start",
	},
	{
		tells: ["services", "facts/contact"],
		weight: 2,
		said: "weg von | wechseln | unzufrieden | away from | unhappy | not happy",
		beside: "systemhaus* | dienstleister* | agentur | it firma | provider | it company | agency",
	},
	// Who he is and what he has, without a question.
	{
		tells: ["services", "facts/size", "facts/contact"],
		weight: 1,
		said: "wir sind … mit | ich bin … mit | wir sind … haben | we are … with | we're … with | we are … have",
		beside:
			"server $ | servern $ | mitarbeitern $ | mitarbeitenden $ | leuten $ | vms $ | servers $ | employees $ | staff $ | people $",
	},
	{
		tells: ["services/consulting", "services/consulting/features/2"],
		weight: 5,
		said: "zwischen … zu entscheiden | zwischen … zu wahlen | entscheidung zwischen | wahl zwischen | nicht entscheiden | noch unentschieden | choose between | decide between | can't decide | cannot decide | undecided between | deciding between",
	},
	{
		tells: ["services", "facts/size", "facts/contact"],
		weight: 2,
		said: "keller | besenkammer | abstellkammer | alles auf einem | alles auf demselben | basement | closet | everything on one | everything on a single | all on one",
		beside: "server | servern | servers",
	},
];
