import { TaskList } from "../tasks/task.ts";

const ROLLED_OUT =
	"version | versionen | versions | release | releases | deployment* | deploy | rollout* | auslieferung* | update | updates";
const UNINTERRUPTED =
	"ohne ausfall* | ohne downtime | ohne wartungsfenster | ohne unterbrech* | ohne stillstand | unterbrechungsfrei | zero downtime | without downtime | without any downtime | without an outage | without outages | without any outage | without interrupt* | without a maintenance window | no downtime";

/** What is asked about a point of a page on building, releasing and moving in words that the page itself has none of, in whatever form. */
export const PLATFORM_POINTS = new TaskList()
	.task(
		3,
		"services/devops/features/3 services/devops/features/4",
		`${ROLLED_OUT}`,
		"ruckgangig | zuruckrollen | zuruckgerollt | zurucknehmen | zuruckgenommen | zuruckdrehen | zuruckholen | wieder zuruck | zuruck … kaputt | rollback* | roll back | rolled back | rolling back | undo | take back | go back",
	)
	.task(1, "services/devops/features/3 services/devops/features/4", "rollback | rollbacks | roll back")
	.task(4, "services/devops/features/4", `${ROLLED_OUT} | ausrollen | roll out | rolling out`, UNINTERRUPTED)
	.task(
		5,
		"services/kubernetes/features/2",
		`kubernetes update* | kubernetes upgrade* | cluster update* | cluster upgrade* | update* … cluster* | upgrade* … cluster* | cluster* … update* | cluster* … upgrade* | aktualisier* … cluster* | cluster* … aktualisier*`,
		UNINTERRUPTED,
	)
	.task(
		4,
		"services/kubernetes/features/1",
		"kubernetes | k8s | cluster | clusters | openshift",
		"selbst betreiben | selber betreiben | selbst hosten | selbst gehostet | run … ourselves | ourselves | self managed | self hosted | managed … amazon | verwaltet* … dienst | managed service | managed one | verwaltet oder | eigener cluster oder | aks oder … eigen* | eks oder … eigen* | oder eks | oder aks | or eks | or aks | oder lieber … managed",
	)
	.task(
		5,
		"services/kubernetes/features/4 services/kubernetes/scenarios/plattform-konsolidierung/phases/3",
		"cluster | clusters | kubernetes | k8s | openshift",
		"sicherst du | sichern sie | gesichert | backup | backups | back up | backed up",
	)
	.task(
		4,
		"services/cloud-migration/scenarios/azure-landing-zone/phases/2 services/security/features/4",
		"offen ins internet | offen im internet | offentlich* ip* | ins netz stellt | public ip* | open to the internet | exposed to the internet | exposes",
		"verhinder* | vermeid* | jemand | server | servers | verbiet* | schutz* | prevent | stop | avoid | someone | keep",
	)
	.task(
		4,
		"services/cloud-migration/features/1 services/cloud-migration/scenarios/azure-landing-zone/phases/1",
		"welche … server | which … servers | welche … anwendungen | welche … systeme | which … applications | which … systems",
		"in die cloud | nach azure | nach aws | umziehen | abschalten | abgeschaltet | to the cloud | into the cloud | in the cloud | move | switched off | to azure | to aws",
	)
	.task(
		4,
		"services/devops/scenarios/eks-automatisierung/phases/4",
		"black friday | weihnachtsgeschaft | weihnachten | christmas | lastspitze* | spitzenlast | peak load | load peak* | peak traffic | peak season | ansturm | cyber monday",
		"wie | last | shop | webshop | onlineshop | server | cluster | skalier* | uberleb* | how | load | scale | handle | survive | peak | cope | prepare | crash*",
	)
	.task(
		3,
		"services/devops/features/3",
		"gitops",
		"plain words | simple words | simple terms | einfach* | erklar* | explain* | in short | layman* | laie* | chef | bedeutet | mean | means",
	)
	.point(
		3,
		"devops",
		1,
		"cicd | ci cd | pipeline | pipelines",
		"plain words | simple words | simple terms | einfach* erklart | erklar* | explain* | layman* | laie* | chef | bedeutet | was bringt | mean | means",
	)
	.task(
		3,
		"services/cloud-migration/scenarios/azure-landing-zone/phases/4 services/cloud-migration/features/3",
		"alte umgebung | alten server | alte server | old servers | old environment",
		"zuruck | ruckweg | fallback | back | return",
	)
	.task(
		5,
		"services/devops/scenarios/aks-automatisierung/phases/4",
		"alte cluster | alten cluster | old cluster",
		"noch | umzug | wie lange | danach | weiter | how long | after | still | kept | keep",
	)
	.task(
		4,
		"services/kubernetes/features/5",
		"ingress nginx | nginx ingress",
		"uberall | einsatz | noch | nutzen | was | wie | everywhere | still | use | what | how | end of life | eol | abgekundigt",
	)
	.task(
		4,
		"services/cloud-migration/technologies services/cloud-migration/features/3",
		"vm | vms | virtuelle maschine* | virtual machine* | server | servern | servers",
		"womit … kopier* | womit … ubertrag* | womit … umzieh* | womit … migrier* | mit welchem … migrier* | kopierst | kopieren sie | which tool* … copy | what tool* … copy | which tool* … move | what tool* … move | which tool* … migrate | what do you use to move | what do you use to copy | what do you use to migrate",
	)
	.task(
		6,
		"services/kubernetes/scenarios/plattform-konsolidierung/phases/2",
		"zertifikat* … cluster | cluster … zertifikat* | kubernetes zertifikat* | kubernetes certificate* | certificate* … kubernetes | zertifikat* … kubernetes | k8s certificate* | k8s zertifikat* | certificate … cluster | certificates … cluster | cluster … certificates",
		"abgelaufen | lauft | laufen | ablauf* | expire | expires | expired | expiring",
	)
	.task(
		4,
		"services/devops/features/5 services/security/features/5",
		"sbom | sboms | software bill of materials",
	)
	.task(
		4,
		"services/devops/scenarios/eks-automatisierung/phases/3",
		"extended support",
		"eks | aws | kubernetes | cluster | zahlen | raus | pay | out | off",
	);
