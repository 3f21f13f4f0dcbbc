import { TaskList } from "../tasks/task.ts";
import { BROKEN, GONE } from "./words.ts";

/** Trouble that needs somebody rather than one service, and plans that somebody asks advice on. */
export const OPEN_TROUBLES = new TaskList()
	.task(
		5,
		"facts/availability facts/contact",
		"einspringen | fill in | step in | jump in | ubernehmen | take over",
		GONE,
	)
	.task(
		1,
		"services facts/contact",
		"die it | unsere it | unserer it | unser* server | mein* server | unser* infrastruktur | unser* systeme* | our it | our infrastructure | our server | my server",
		`${BROKEN} | hilfe | help`,
	)
	.task(
		1,
		"services facts/contact",
		"dienstleister | it dienstleister | systemhaus | agentur | admin | administrator | devops engineer | systemadministrator | it leiter | freelancer | provider | sysadmin",
		GONE,
	)
	.task(
		2,
		"projects/overview/approach/2 projects/overview/approach/5",
		"admin | administrator | systemadministrator | sysadmin | it leiter | it besteht … person | it … einer person | einzige* … sich auskennt | one it person | only it person | it guy | it … one person",
		"rente | ruhestand | pension | retires | retiring | retirement | einer person | one person | alles im kopf | in his head",
	)
	.task(
		1,
		"services facts/contact",
		"brauchen einen experten $ | brauche einen experten $ | suchen einen experten $ | brauchen einen profi $ | brauche einen profi $ | brauchen jemanden $ | brauche jemanden $ | need an expert $ | need a professional $ | need somebody $ | need someone $",
		"",
	)
	.task(
		3,
		"services/consulting",
		"raten sie | empfehlen sie | wurden sie raten | wurden sie empfehlen | raten sie uns | do you recommend | would you recommend | do you advise | would you advise",
		"cloud | onprem | on prem | on premises | aws | azure | kubernetes | docker swarm | openshift",
	)
	.task(
		6,
		"services/consulting services/consulting/features/5",
		"team lead | teamlead | teamleiter* | teamleitung | leiter … team* | leiter … plattform* | plattform lead | plattformleiter* | head of devops | technische leitung | technical lead | platform lead",
		GONE,
	)
	.task(
		2,
		"services projects/overview/approach/1 facts/contact",
		"keine ahnung | wissen nicht | weiss nicht | unsicher | not sure | don't know | no idea",
		"was wir brauchen | was ich brauche | wo wir anfangen | womit wir anfangen | wo anfangen | what we need | what i need | where to start",
	)
	.task(
		2,
		"services facts/contact",
		"weg von | wechseln | unzufrieden | away from | unhappy | not happy",
		"systemhaus* | dienstleister* | agentur | it firma | provider | it company | agency",
	)
	// Who he is and what he has, without a question.
	.task(
		1,
		"services facts/size facts/contact",
		"wir sind … mit | ich bin … mit | wir sind … haben | we are … with | we're … with | we are … have",
		"server $ | servern $ | mitarbeitern $ | mitarbeitenden $ | leuten $ | vms $ | servers $ | employees $ | staff $ | people $",
	)
	.task(
		5,
		"services/consulting services/consulting/features/2",
		"zwischen … zu entscheiden | zwischen … zu wahlen | entscheidung zwischen | wahl zwischen | nicht entscheiden | noch unentschieden | choose between | decide between | can't decide | cannot decide | undecided between | deciding between",
	)
	.task(
		2,
		"services facts/size facts/contact",
		"keller | besenkammer | abstellkammer | alles auf einem | alles auf demselben | basement | closet | everything on one | everything on a single | all on one",
		"server | servern | servers",
	);
