import type { Entry } from "../phrase-table.ts";

const ROLLED_OUT =
	"version | versionen | versions | release | releases | deployment* | deploy | deployen | deploying | rollout* | auslieferung* | update | updates";
const UNINTERRUPTED =
	"ohne ausfall* | ohne downtime | ohne wartungsfenster | ohne … wartungsfenster | ohne unterbrech* | ohne stillstand | unterbrechungsfrei | zero downtime | without downtime | without any downtime | without an outage | without outages | without any outage | without interrupt* | without a maintenance window | no downtime";

/** What is asked about a point of a page on building, releasing and moving in words that the page itself has none of, in whatever form. */
export const PLATFORM_POINTS: readonly Entry[] = [
	{
		tells: ["services/devops/features/3", "services/devops/features/4"],
		weight: 3,
		said: `${ROLLED_OUT}`,
		beside:
			"ruckgangig | zuruckrollen | zuruckgerollt | zurucknehmen | zuruckgenommen | zuruckdrehen | zuruckholen | wieder zuruck | zuruck … kaputt | rollback* | roll back | rolled back | rolling back | undo | take back | go back",
	},
	{
		tells: ["services/devops/features/3", "services/devops/features/4"],
		weight: 1,
		said: "rollback | rollbacks | roll back",
	},
	{
		tells: ["services/devops/features/4"],
		said: `${ROLLED_OUT} | ausrollen | roll out | rolling out`,
		beside: UNINTERRUPTED,
	},
	{
		tells: ["services/kubernetes/features/2"],
		weight: 5,
		said: `kubernetes update* | kubernetes upgrade* | update* … cluster* | upgrade* … cluster* | cluster* … update* | cluster* … upgrade* | aktualisier* … cluster* | cluster* … aktualisier*`,
		beside: UNINTERRUPTED,
	},
	{
		tells: ["services/kubernetes/features/1"],
		said: "kubernetes | k8s | cluster | clusters | openshift",
		beside:
			"selbst betreiben | selber betreiben | selbst hosten | selbst gehostet | ourselves | self managed | self hosted | managed … amazon | verwaltet* … dienst | managed service | managed one | verwaltet oder | eigener cluster oder | aks oder … eigen* | eks oder … eigen* | oder eks | oder aks | or eks | or aks | oder lieber … managed",
	},
	{
		tells: [
			"services/kubernetes/features/4",
			"services/kubernetes/scenarios/plattform-konsolidierung/phases/3",
		],
		weight: 5,
		said: "cluster | clusters | kubernetes | k8s | openshift",
		beside: "sicherst du | sichern sie | gesichert | backup | backups | back up | backed up",
	},
	{
		tells: ["services/cloud-migration/scenarios/azure-landing-zone/phases/2", "services/security/features/4"],
		said: "offen ins internet | offen im internet | offentlich* ip* | ins netz stellt | public ip* | open to the internet | exposed to the internet | exposes",
		beside:
			"verhinder* | vermeid* | jemand | server | servers | verbiet* | schutz* | prevent | stop | avoid | someone | keep",
	},
	{
		tells: [
			"services/cloud-migration/features/1",
			"services/cloud-migration/scenarios/azure-landing-zone/phases/1",
		],
		said: "welche … server | which … servers | welche … anwendungen | welche … systeme | which … applications | which … systems",
		beside:
			"in die cloud | nach azure | nach aws | umziehen | abschalten | abgeschaltet | noch gebraucht | noch braucht | noch benotigt | noch genutzt | uberhaupt gebraucht | still needed | still used | still in use | still need | to the cloud | into the cloud | in the cloud | move | switched off | to azure | to aws",
	},
	{
		tells: ["services/devops/scenarios/eks-automatisierung/phases/4"],
		said: "black friday | weihnachtsgeschaft | weihnachten | christmas | lastspitze* | spitzenlast | peak load | load peak* | peak traffic | peak season | ansturm | cyber monday",
		beside:
			"wie | last | shop | webshop | onlineshop | server | cluster | skalier* | uberleb* | how | load | scale | handle | survive | peak | cope | prepare | crash*",
	},
	{
		tells: ["services/devops/features/3"],
		weight: 3,
		said: "gitops",
		beside:
			"plain words | simple words | simple terms | einfach* | erklar* | explain* | in short | layman* | laie* | chef | bedeutet | mean | means",
	},
	{
		tells: ["services/devops", "services/devops/features/1"],
		weight: 3,
		said: "cicd | ci cd | pipeline | pipelines",
		beside:
			"plain words | simple words | simple terms | erklar* | explain* | layman* | laie* | chef | bedeutet | was bringt | mean | means",
	},
	{
		tells: [
			"services/cloud-migration/scenarios/azure-landing-zone/phases/4",
			"services/cloud-migration/features/3",
		],
		weight: 3,
		said: "alte* umgebung | alte* server* | alte* maschine* | alte* system* | alte* vms | old servers | old environment | old machines | old systems | old vms",
		beside: "zuruck | ruckweg | fallback | back | return",
	},
	{
		tells: ["services/devops/scenarios/aks-automatisierung/phases/4"],
		weight: 5,
		said: "alte cluster | alten cluster | old cluster",
		beside: "noch | umzug | wie lange | danach | weiter | how long | after | still | kept | keep",
	},
	{
		tells: ["services/kubernetes/features/5"],
		said: "ingress nginx | nginx ingress",
		beside:
			"uberall | einsatz | noch | nutzen | was | wie | everywhere | still | use | what | how | end of life | eol | abgekundigt",
	},
	{
		tells: ["services/cloud-migration/features/3", "services/devops/features/4"],
		said: "schaltet … um | schalten … um | schaltest … um | umschalten | umgeschaltet | umschaltung | switch over | switchover | switch … over | cut over | cutover",
		beside:
			"ohne dass … merk* | ohne dass … bemerk* | ohne dass … mitbekomm* | unbemerkt | without … noticing | without … notice",
	},
	{
		tells: ["services/cloud-migration/technologies", "services/cloud-migration/features/3"],
		said: "vm | vms | virtuelle maschine* | virtual machine* | server | servern | servers",
		beside:
			"womit … kopier* | womit … replizier* | womit … spiegel* | which tool* … replicate | what tool* … replicate | what do you use to replicate | womit … ubertrag* | womit … umzieh* | womit … migrier* | mit welchem … migrier* | kopierst | kopieren sie | which tool* … copy | what tool* … copy | which tool* … move | what tool* … move | which tool* … migrate | what do you use to move | what do you use to copy | what do you use to migrate",
	},
	{
		tells: ["services/kubernetes/scenarios/plattform-konsolidierung/phases/2"],
		weight: 6,
		said: "zertifikat* … cluster | cluster … zertifikat* | kubernetes zertifikat* | kubernetes certificate* | certificate* … kubernetes | zertifikat* … kubernetes | k8s certificate* | k8s zertifikat* | certificate … cluster | certificates … cluster | cluster … certificates",
		beside: "abgelaufen | lauft | laufen | ablauf* | expire | expires | expired | expiring",
	},
	{
		tells: ["services/devops/features/5", "services/security/features/5"],
		said: "sbom | sboms | software bill of materials",
	},
	{
		tells: ["services/devops/scenarios/eks-automatisierung/phases/3"],
		said: "extended support",
		beside:
			"aufpreis | zuschlag | surcharge | extra cost | extra costs | eks | aws | kubernetes | cluster | zahlen | raus | pay | out | off",
	},
	{
		tells: ["services/kubernetes/scenarios/plattform-konsolidierung/phases"],
		said: "wie lange | wie lange dauert | how long",
		beside:
			"cluster* … zusammenzu* | cluster* … zusammenleg* | zusammenleg* … cluster* | cluster* … vereinheitlich* | cluster* … konsolidier* | merg* … cluster* | consolidat* … cluster* | combine … clusters",
	},
	{
		tells: ["services/kubernetes/scenarios/plattform-konsolidierung/results/3"],
		weight: 5,
		said: "wie lange | wie lange dauert | wie schnell | how long | how fast | how quickly",
		beside:
			"cluster* … wieder aufzubauen | cluster* … wiederaufzubauen | cluster* … wieder aufgebaut | wiederaufbau … cluster* | cluster* … wiederherzustellen | cluster* … wiederhergestellt | wiederherstellung … cluster* | cluster* … wieder da | rebuild* … cluster* | restor* … cluster* | cluster* … rebuilt | cluster* … restored",
	},
	{
		tells: ["toolbox/systems"],
		said: "linux distribution* | linuxdistribution* | distributionen | linux distro* | distros | distributions | linux systeme | linux varianten",
		beside: "welche | welchen | was fur | mit welchen | which | what",
	},
];
