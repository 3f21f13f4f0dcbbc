import { TaskList } from "./task.ts";
import { CHEAPER, CLUSTER, MOVE, RENEW, SET_UP, TO_CLOUD } from "./verbs.ts";

/** Building, moving and releasing: clusters, pipelines and the cloud. */
export const PLATFORM_TASKS = new TaskList()
	.point(3, "kubernetes", 2, CLUSTER, RENEW)
	.point(3, "kubernetes", 2, "clusterupdate* | clusterupgrade* | kubernetesupgrade* | kubernetesupdate*")
	.point(1, "kubernetes", 1, CLUSTER, SET_UP)
	.point(
		4,
		"kubernetes",
		3,
		"mehrere teams | namespaces | mandanten* | mandantenfahig* | several teams | multi tenancy",
		CLUSTER,
	)
	.task(
		3,
		"services/kubernetes",
		"containerisier* | dockerisier* | in container | containerise | containerize",
	)
	.task(3, "services/kubernetes", "cluster", "voll | uberlastet | full | overloaded")
	.point(5, "kubernetes", 4, CLUSTER, "backup | backups | sicherung* | sichern | wiederherstell* | restore")
	.point(2, "kubernetes", 4, "backup | backups | sicherung* | datensicherung*", SET_UP)
	.point(
		4,
		"kubernetes",
		5,
		"ingress nginx | nginx ingress | ingress | ingress controller",
		`${MOVE} | ablos* | ersetz* | wechsel* | umstell* | weg | replace`,
	)
	.task(
		4,
		"services/kubernetes",
		"pods | pod | container",
		"starten … neu | startet … neu | neustart* | crashloop* | sturzen … ab | sturzt … ab | absturz* | restart* | crash*",
	)
	.task(
		6,
		"services/cloud-migration services/cloud-migration/features/4",
		"datenbank* … cloud | datenbank* … azure | datenbank* … aws | database* … cloud | database* … azure | database* … aws",
		MOVE,
	)
	.point(3, "cloud-migration", 3, TO_CLOUD, MOVE)
	.point(
		3,
		"cloud-migration",
		3,
		"in die cloud | nach azure | nach aws | to the cloud | to azure | to aws",
		"server | servern | vms | anwendung* | systeme | rechenzentrum | infrastruktur | maschinen | servers | applications | wollen | mochten | sollen | mussen",
	)
	.point(4, "cloud-migration", 2, "landingzone* | landing zone | landing zones", SET_UP)
	.point(
		5,
		"cloud-migration",
		5,
		"kosten in der cloud | kosten der cloud | costs in the cloud | in the cloud | cloud cost | cloud kosten | cloudkosten | aws kosten | azure kosten | cloud rechnung | cloudrechnung | aws rechnung | azure rechnung | kosten … cloud | kosten … aws | kosten … azure | rechnung … aws | rechnung … azure | cloud costs | aws costs | azure costs | aws bill | azure bill | cloud bill | finops",
		CHEAPER,
	)
	.point(
		3,
		"devops",
		1,
		"pipeline* | ci cd | cicd | ci | gitlab ci | github actions | runner | runners | buildserver",
		`${SET_UP} | automatisier* | umstell* | modernisier* | beschleunig* | schneller | verbesser* | optimier* | automate | faster | improve`,
	)
	.point(
		3,
		"devops",
		1,
		"deployment* | deployen | release | releases | auslieferung* | builds",
		"automatisier* | automatisch | automate",
	)
	.point(
		4,
		"devops",
		4,
		"deployment* | deployen | release | releases | ausrollen | rollout* | auslieferung*",
		"ohne ausfall | ohne downtime | ohne wartungsfenster | unterbrechungsfrei | zero downtime | without downtime",
	)
	.point(
		3,
		"devops",
		2,
		"testumgebung* | entwicklungsumgebung* | umgebungen | test environments",
		"knopfdruck | automatisch | automatisier* | push of a button | automate",
	)
	.point(
		3,
		"devops",
		2,
		"playbook* | serverinstallation* | serverkonfiguration | server | servern | servers",
		"automatisier* | als code | schreib* | automate | as code",
	);
