import type { Entry } from "../phrase-table.ts";

/** The same of the pages on moving to the cloud and on automation. */
export const MOVING_POINTS: readonly Entry[] = [
	{
		tells: ["services/cloud-migration/scenarios/azure-landing-zone/phases/2"],
		weight: 5,
		said: "eu | europa | europe | european union",
		beside:
			"daten … nur in | nur in … regionen | nur in der eu liegen | data only in | data … stays in | data … stay in | only eu regions | keep … data in | daten … bleiben | eu regionen | eu regions",
	},
	{
		tells: [
			"services/cloud-migration/scenarios/aws-well-architected/phases/1",
			"services/cloud-migration/scenarios/aws-well-architected/phases",
		],
		weight: 6,
		said: "well architected review* | well architected",
		beside: "what | was | wie lange | how long | dauert | ablauf | lauft | take | takes",
	},
	{
		tells: [
			"services/cloud-migration/scenarios/aws-well-architected/phases/4",
			"services/cloud-migration/scenarios/aws-well-architected/results",
		],
		weight: 5,
		said: "nachweis* | beweis* | nachweisen | beweisen | belegen | proof | prove | evidence",
		beside:
			"nach … ausfall | wiederanlauf* | hochkommen | wieder lauf* | wiederherstell* | outage | recover | recovery | disaster | restore | notfall*",
	},
	{
		tells: ["services/cloud-migration/scenarios/aws-well-architected/phases/4"],
		weight: 5,
		said: "availability zone* | verfugbarkeitszone* | az",
		beside: "ausfallt | ausfall | wegbricht | goes down | fails | fail | outage | lost | dies",
	},
	{
		tells: ["services/cloud-migration/scenarios/aws-well-architected/phases/3"],
		weight: 4,
		said: "availability zone* | verfugbarkeitszone* | multi az | az",
		beside:
			"nur eine* | nur in einer | eine einzige | only one | single | just one | ohne | isn't | not | without",
	},
	{
		tells: ["services/devops/features/2"],
		weight: 5,
		said: "infrastruktur | infrastructure | terraform | umgebung | umgebungen | portal | environment | environments | cloud resources",
		beside:
			"von hand … geandert | von hand … verandert | von hand … andert | manuell … geandert | manuell … verandert | changed … manually | changed … by hand | changing … by hand | changes … by hand | changes … manually | changed … by hand | manual changes | driften | drift | drifts | auseinander | drifting | out of sync",
	},
	{
		tells: ["services/devops/features/1"],
		weight: 5,
		said: "test und produktion | test and production | jede umgebung | jede stufe | every environment | each environment | every stage | each stage",
		beside:
			"neu gebaut | neu bauen | einmal gebaut | einmal bauen | rebuilt | rebuild | built again | build again | built once | build once | same artifact | same image",
	},
	{
		tells: ["services/devops/features/5"],
		weight: 5,
		said: "bibliothek* | library | libraries | log4j | log4shell | abhangigkeit* | dependency | komponente* | component*",
		beside:
			"drin steckt | drinsteckt | steckt | stecken | betroffen | enthalten | verwendet wird | affected | vulnerable … in which | which services | where … used | which apps | contain | sicherheitslucke*",
	},
	{
		tells: [
			"services/devops/scenarios/aks-automatisierung/phases/2",
			"services/devops/scenarios/aks-automatisierung/phases/5",
		],
		weight: 5,
		said: "cluster | clusters | aks",
		beside:
			"wurde … zusammengeklickt | wurde … geklickt | zusammengeklickt | zusammen geklickt | geklickt | per hand angelegt | von hand angelegt | im portal angelegt | clicked together | clicked | clickops | created by hand | built by hand",
	},
	{
		tells: ["services/devops/scenarios/aks-automatisierung/phases/4"],
		weight: 5,
		said: "dienste | services | anwendungen | applications | apps | workloads | traffic | verkehr",
		beside:
			"auf … anderen cluster | auf … neuen cluster | auf … neuen aks | von einem cluster | to … new cluster | to another cluster | to … new aks | to … other cluster | neuen aks cluster | new aks cluster",
	},
	{
		tells: ["services/devops/features/4"],
		said: "traffic | verkehr | nutzer | users | neue* version | new version* | rollout* | ausrollen | releases | release",
		beside:
			"schrittweise | stufenweise | nach und nach | erst … teil der nutzer | nur … teil der nutzer | canary | paar nutzer* | wenige* nutzer* | paar kunden | wenige* kunden | paar leute* | few customers | some customers | kleinen teil | gradually | bit by bit | step by step | few users | some users | percent of users | percent of the users",
	},
	{
		tells: ["services/devops/scenarios/aks-automatisierung/phases/5"],
		said: "worker nodes | node images | nodes | knoten | worker node | nodepool*",
		beside:
			"aktuell gehalten | aktuell halten | gepatcht | patchen | aktualisiert | aktualisieren | patched | patch | up to date | updated | sicherheitsupdates | security updates",
	},
	{
		tells: ["services/devops/scenarios/eks-automatisierung/phases/4"],
		weight: 6,
		said: "node group* | nodegroup* | ec2 instanzen | eks nodes | eks knoten",
		beside:
			"idle | weihnacht* | christmas | uberdimensioniert | ausgelastet | leerlauf | oversized | overprovisioned | bemessen | sized | rest of the year",
	},
	{
		tells: ["services/devops/scenarios/aks-automatisierung/phases/3"],
		weight: 5,
		said: "secrets | geheimnisse | passworter | passwords",
		beside: "aks | pods",
	},
];
