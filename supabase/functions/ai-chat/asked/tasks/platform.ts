import type { Entry } from "../phrase-table.ts";
import { MOVE, RENEW, SET_UP } from "../shared-phrases.ts";

const CLUSTER = "cluster | clusters | kubernetes | kubernetescluster* | k8s | openshift | aks | eks";
const CHEAPER = `reduction | reduktion | senkung | kostensenkung | verringern | bring down | get … down | senken | gesenkt | reduzier* | optimier* | kostenoptimierung | drucken | runter | herunter | sparen | einsparen | zu hoch | zu teuer | explodier* | reduce | cut | lower | save`;

/** Building, moving and releasing: clusters, pipelines and the cloud. */
export const PLATFORM_TASKS: readonly Entry[] = [
	{
		tells: ["services/kubernetes", "services/kubernetes/features/2"],
		weight: 3,
		said: CLUSTER,
		beside: RENEW,
	},
	{
		tells: ["services/kubernetes", "services/kubernetes/features/2"],
		weight: 3,
		said: "clusterupdate* | clusterupgrade* | kubernetesupgrade* | kubernetesupdate*",
	},
	{
		tells: ["services/kubernetes", "services/kubernetes/features/1"],
		weight: 1,
		said: CLUSTER,
		beside: SET_UP,
	},
	{
		tells: ["services/kubernetes", "services/kubernetes/features/3"],
		said: "mehrere teams | namespaces | mandanten* | several teams | multi tenancy",
		beside: CLUSTER,
	},
	{
		tells: ["services/kubernetes"],
		weight: 3,
		said: "containerisier* | dockerisier* | in container | containerise | containerize",
	},
	{
		tells: ["services/kubernetes"],
		weight: 3,
		said: "cluster",
		beside: "voll | uberlastet | full | overloaded",
	},
	{
		tells: ["services/kubernetes", "services/kubernetes/features/4"],
		weight: 5,
		said: CLUSTER,
		beside: "backup | backups | sicherung* | sichern | wiederherstell* | restore",
	},
	{
		tells: ["services/kubernetes", "services/kubernetes/features/4"],
		weight: 2,
		said: "backup | backups | sicherung* | datensicherung*",
		beside: SET_UP,
	},
	{
		tells: ["services/kubernetes", "services/kubernetes/features/5"],
		said: "ingress | ingress nginx | nginx ingress | ingress controller",
		beside: `${MOVE} | ablos* | ersetz* | wechsel* | umstell* | weg | replace`,
	},
	{
		tells: ["services/kubernetes"],
		said: "pods | pod | container",
		beside:
			"starten … neu | startet … neu | neustart* | sturzen … ab | sturzt … ab | absturz* | restart* | crash*",
	},
	{
		tells: ["services/cloud-migration", "services/cloud-migration/features/4"],
		weight: 6,
		said: "datenbank* … cloud | datenbank* … azure | datenbank* … aws | database* … cloud | database* … azure | database* … aws",
		beside: MOVE,
	},
	{
		tells: ["services/cloud-migration", "services/cloud-migration/features/3"],
		weight: 3,
		said: "cloud | azure | aws",
		beside: MOVE,
	},
	{
		tells: ["services/cloud-migration", "services/cloud-migration/features/3"],
		weight: 3,
		said: "in die cloud | nach azure | nach aws | to the cloud | to azure | to aws",
		beside:
			"server | servern | vms | anwendung* | systeme | rechenzentrum | infrastruktur | maschinen | servers | applications | wollen | mochten | sollen | mussen",
	},
	{
		tells: ["services/cloud-migration", "services/cloud-migration/features/2"],
		said: "landingzone* | landing zone | landing zones",
		beside: SET_UP,
	},
	{
		tells: ["services/cloud-migration", "services/cloud-migration/features/5"],
		weight: 5,
		said: "in the cloud | cloud cost | cloud kosten | cloudkosten | aws kosten | azure kosten | cloud rechnung | cloudrechnung | aws rechnung | azure rechnung | kosten … cloud | kosten … aws | kosten … azure | rechnung … aws | rechnung … azure | cloud costs | aws costs | azure costs | aws bill | azure bill | cloud bill | finops",
		beside: CHEAPER,
	},
	{
		tells: ["services/devops", "services/devops/features/1"],
		weight: 3,
		said: "pipeline* | cicd | ci | gitlab ci | github actions | runner | runners | buildserver",
		beside: `${SET_UP} | automatisier* | umstell* | modernisier* | beschleunig* | schneller | verbesser* | optimier* | automate | faster | improve`,
	},
	{
		tells: ["services/devops", "services/devops/features/1"],
		weight: 3,
		said: "deployment* | deployen | release | releases | auslieferung* | builds",
		beside: "automatisier* | automatisch | automate",
	},
	{
		tells: ["services/devops", "services/devops/features/4"],
		said: "deployment* | deployen | release | releases | ausrollen | rollout* | auslieferung*",
		beside:
			"ohne ausfall | ohne downtime | ohne wartungsfenster | unterbrechungsfrei | zero downtime | without downtime",
	},
	{
		tells: ["services/devops", "services/devops/features/2"],
		weight: 3,
		said: "testumgebung* | entwicklungsumgebung* | umgebungen | test environments",
		beside: "knopfdruck | automatisch | automatisier* | push of a button | automate",
	},
	{
		tells: ["services/devops", "services/devops/features/2"],
		weight: 3,
		said: "playbook* | serverinstallation* | serverkonfiguration | server | servern | servers",
		beside: "automatisier* | als code | schreib* | automate | as code",
	},
];
