import type { Localized, Service } from "../types.ts";

export const kubernetes: Service<Localized> = {
	slug: "kubernetes",
	icon: "ship-wheel",
	title: { de: "Kubernetes und Container-Plattformen", en: "Kubernetes and container platforms" },
	meta: {
		title: {
			de: "Kubernetes und OpenShift: Aufbau, Betrieb, Upgrades",
			en: "Kubernetes and OpenShift: design, operation, upgrades",
		},
		description: {
			de: "Kubernetes-Cluster planen, aufbauen und aktuell halten, ob AKS, EKS, OpenShift oder im eigenen Rechenzentrum. Mit Upgrades im laufenden Betrieb.",
			en: "Planning, building and maintaining Kubernetes clusters on AKS, EKS, OpenShift or in your own data centre, with live upgrades.",
		},
	},
	description: {
		de: "Ich plane und baue Kubernetes-Plattformen in der Cloud und im eigenen Rechenzentrum und halte sie im laufenden Betrieb aktuell.",
		en: "I plan and build Kubernetes platforms in the cloud and in your own data centre, and keep them up to date without taking them offline.",
	},
	lead: {
		de: "Ich baue Kubernetes-Cluster, deren Betrieb zur Routine wird, in der Cloud wie im eigenen Rechenzentrum. Aufgesetzt ist ein Cluster an einem Nachmittag. Die Arbeit kommt danach: drei Minor-Versionen im Jahr, ablaufende Zertifikate, Teams, die einander den Arbeitsspeicher wegnehmen, und ein Backup, das noch nie jemand zurückgespielt hat. Ältere Plattformen bringe ich auf einen unterstützten Stand oder führe sie auf eine andere über, etwa von Rancher nach OpenShift.",
		en: "I build Kubernetes clusters that are routine to run, in the cloud or in your own data centre. Setting one up takes an afternoon. The work comes after that: three minor versions a year, expiring certificates, teams starving each other of memory, and a backup that nobody has ever restored. I bring older platforms back to a supported version or move them to a new one, for example from Rancher to OpenShift.",
	},
	features: [
		{
			title: { de: "Cluster-Architektur", en: "Cluster architecture" },
			text: {
				de: "Drei Control-Plane-Knoten in getrennten Zonen, etcd auf schnellen Platten, ein CNI-Plugin, das NetworkPolicies durchsetzt. Ob ein verwalteter Dienst wie AKS oder EKS besser passt oder ein eigener Cluster, hängt von Personal, Datenschutz und vorhandener Hardware ab.",
				en: "Three control plane nodes in separate zones, etcd on fast disks, a CNI that enforces network policies. Whether you are better off with a managed service such as AKS or EKS or with a cluster of your own depends on your staff, your data protection needs and your existing hardware.",
			},
		},
		{
			title: { de: "Upgrades im laufenden Betrieb", en: "Live upgrades" },
			text: {
				de: "PodDisruptionBudgets, Readiness-Probes und Topology Spread Constraints sorgen dafür, dass beim Drain eines Knotens genug Replikate weiterarbeiten. Entfernte APIs fallen schon im Testcluster auf.",
				en: "PodDisruptionBudgets, readiness probes and topology spread constraints make sure that enough replicas keep working while a node is drained. Removed APIs show up in the test cluster first.",
			},
		},
		{
			title: { de: "Mehrere Teams auf einem Cluster", en: "Several teams on one cluster" },
			text: {
				de: "Jedes Team erhält Namespaces mit RBAC, ResourceQuota und einer NetworkPolicy, die zunächst alles sperrt. Kyverno weist Pods ab, die als root laufen wollen oder deren Image nicht aus Ihrer Registry stammt.",
				en: "Each team gets namespaces with RBAC, a ResourceQuota and a network policy that starts by denying everything. Kyverno rejects pods that try to run as root, or whose image doesn’t come from your registry.",
			},
		},
		{
			title: { de: "Speicher und Wiederanlauf", en: "Storage and recovery" },
			text: {
				de: "Volumes kommen über CSI. Den Zustand des Clusters sichern etcd-Snapshots, Ressourcen und Daten der Anwendungen sichert Velero. Was das wert ist, zeigt die Wiederherstellung in einen leeren Cluster: Ich übe sie mit Ihrem Team, und wir messen, wie lange sie dauert.",
				en: "Volumes are provided through CSI; etcd snapshots back up the cluster’s state, and Velero the applications’ resources and data. A restore to an empty cluster shows what that is worth: I practise it with your team, and we record how long it takes.",
			},
		},
		{
			title: { de: "Ablösung von ingress-nginx", en: "Replacing ingress-nginx" },
			text: {
				de: "Der Community-Controller ingress-nginx wird seit März 2026 nicht mehr gepflegt. Ich stelle auf die Gateway API um, Anwendung für Anwendung; beide Wege laufen nebeneinander, bis der alte keinen Verkehr mehr trägt.",
				en: "The community controller ingress-nginx has been unmaintained since March 2026. I move you to the Gateway API one application at a time; both routes run side by side until the old one carries no more traffic.",
			},
		},
	],
	technologies: [
		"Kubernetes",
		"OpenShift",
		"AKS",
		"EKS",
		"Rancher",
		"Helm",
		"Argo CD",
		"Cilium",
		"Gateway API",
		"Kyverno",
		"Velero",
		"Cluster API",
	],
	scenarios: [
		{
			id: "plattform-konsolidierung",
			title: { de: "Aus sechs Clustern wird eine Plattform", en: "From six clusters to one platform" },
			startingPoint: {
				de: "Bei einer Versicherung haben fünf Teams sechs Kubernetes-Cluster im eigenen Rechenzentrum aufgebaut, jeden mit kubeadm und jeden anders. Vier laufen auf Versionen, für die es keine Sicherheitsupdates mehr gibt, weil ein Upgrade bisher ein Wochenende mit Ausfall bedeutete. Als auf einem der Cluster das Zertifikat des API-Servers ablief, ließ sich dort neun Stunden lang nichts ausrollen, und kein ausgefallener Pod wurde ersetzt.",
				en: "At an insurance company, five teams have set up six Kubernetes clusters in the company’s own data centre, each with kubeadm and each differently. Four run on versions that no longer get security updates, because an upgrade has so far meant a weekend of downtime. When the API server’s certificate expired on one of the clusters, nothing could be deployed there for nine hours, and no failed pod was replaced.",
			},
			phases: [
				{
					title: { de: "Aufnahme und Entwurf", en: "Inventory and design" },
					days: 15,
					tasks: [
						{
							de: "112 Anwendungen mit ihren Volumes, Abhängigkeiten und Zuständigen erfassen",
							en: "Record 112 applications with their volumes, dependencies and owners",
						},
						{
							de: "Zielbild festlegen: ein Cluster für Produktion, einer für Test, Control Plane über drei Brandabschnitte verteilt",
							en: "Define the target: one cluster for production, one for test, control plane spread over three fire compartments",
						},
						{
							de: "Mit Revision und Informationssicherheit klären, was die EU-Verordnung DORA verlangt",
							en: "Clarify with internal audit and information security what the EU’s DORA regulation requires",
						},
					],
				},
				{
					title: { de: "Plattform aufbauen", en: "Build the platform" },
					days: 25,
					tasks: [
						{
							de: "Beide Cluster mit Cluster API auf vSphere aufbauen; Knoten werden ersetzt statt repariert",
							en: "Build both clusters with Cluster API on vSphere; nodes are replaced, not repaired",
						},
						{
							de: "Cilium als CNI und Gateway API für eingehenden Verkehr einrichten, Anmeldung per OIDC am Verzeichnisdienst",
							en: "Set up Cilium as CNI and the Gateway API for incoming traffic, with OIDC sign-in against the directory service",
						},
						{
							de: "Plattformdienste mit Argo CD ausrollen, Audit-Log ins SIEM leiten, Restlaufzeit der Zertifikate überwachen",
							en: "Deploy platform services with Argo CD, send the audit log to the SIEM, and monitor certificate expiry",
						},
					],
				},
				{
					title: { de: "Regeln für die Teams", en: "Rules for the teams" },
					days: 15,
					tasks: [
						{
							de: "Vorlage für Namespaces mit RBAC, ResourceQuota und sperrender NetworkPolicy bereitstellen",
							en: "Provide a namespace template with RBAC, ResourceQuota and a deny-all network policy",
						},
						{
							de: "Pod Security Standard „restricted“ zuerst als Warnung, ab der ersten Umzugswelle verbindlich einschalten",
							en: "Turn on the “restricted” Pod Security Standard in warn mode first, and enforce it from the first migration wave",
						},
						{
							de: "Sicherung mit Velero einrichten und in einen leeren Cluster zurückspielen",
							en: "Set up backups with Velero and restore them to an empty cluster",
						},
					],
				},
				{
					title: { de: "Umzug der Anwendungen", en: "Moving the applications" },
					days: 40,
					tasks: [
						{
							de: "In acht Wellen umziehen, zustandslose Anwendungen zuerst; jedes Team stellt seine Manifeste selbst um",
							en: "Move in eight waves, stateless applications first; each team converts its own manifests",
						},
						{
							de: "PostgreSQL per Streaming-Replikation mitnehmen statt Volumes zu kopieren",
							en: "Bring PostgreSQL across by streaming replication instead of copying volumes",
						},
						{
							de: "Verkehr je Anwendung am Load Balancer umlegen; der alte Cluster bleibt bis zur Abnahme erreichbar",
							en: "Switch traffic over at the load balancer one application at a time; the old cluster stays reachable until sign-off",
						},
					],
				},
				{
					title: { de: "Upgrade-Probe und Übergabe", en: "Upgrade rehearsal and handover" },
					days: 10,
					tasks: [
						{
							de: "Ein Minor-Upgrade der Produktion an einem Vormittag durchführen und die Fehlerraten beobachten",
							en: "Carry out a minor version upgrade of production in one morning and watch the error rates",
						},
						{
							de: "Runbooks für Upgrade, Knotenausfall und Wiederherstellung mit dem Plattformteam durchspielen",
							en: "Walk through the runbooks for upgrades, node failure and restores with the platform team",
						},
						{
							de: "Die sechs alten Cluster abschalten und ihre Hosts der neuen Plattform zuschlagen",
							en: "Shut down the six old clusters and add their hosts to the new platform",
						},
					],
				},
			],
			results: [
				{
					value: { de: "2 statt 6", en: "2" },
					label: { de: "Cluster im Betrieb", en: "clusters in operation, down from six" },
				},
				{
					value: "2\u00a0h 50\u00a0min",
					label: {
						de: "Upgrade der Produktion, ohne Ausfall",
						en: "to upgrade production, without downtime",
					},
				},
				{
					value: "55\u00a0min",
					label: { de: "Wiederherstellung in einen leeren Cluster", en: "to restore into an empty cluster" },
				},
				{
					value: { de: "−31\u00a0%", en: "−31%" },
					label: {
						de: "zugeteilte CPU-Kerne gegenüber vorher",
						en: "CPU cores allocated, compared with before",
					},
				},
			],
			conclusion: {
				de: "Upgrades finden am Vormittag statt, und die Wiederherstellung ist geübt, gemessen und für die Revision protokolliert.",
				en: "Upgrades happen in the morning, and recovery has been rehearsed, timed and documented for internal audit.",
			},
		},
	],
	diagram: {
		kind: "layers",
		title: { de: "Was ein Team vom anderen trennt", en: "What keeps one team apart from another" },
		caption: {
			de: "Von außen nach innen, vom Cluster bis zur Anwendung.",
			en: "From the outside in, from the cluster to the application.",
		},
		items: [
			{
				title: "Cluster",
				text: {
					de: "Drei Control-Plane-Knoten in getrennten Zonen",
					en: "Three control plane nodes in separate zones",
				},
			},
			{
				title: "Namespace",
				text: {
					de: "Mit RBAC und ResourceQuota für jedes Team",
					en: "With RBAC and a ResourceQuota for each team",
				},
			},
			{
				title: { de: "NetworkPolicy", en: "Network policy" },
				text: { de: "Sperrt zunächst alles", en: "Starts by denying everything" },
			},
			{
				title: "Kyverno",
				text: { de: "Weist Pods ab, die als root laufen wollen", en: "Rejects pods that try to run as root" },
			},
			{
				title: { de: "Ihre Anwendung", en: "Your application" },
				text: {
					de: "Arbeitet weiter, wenn ein Knoten gewartet wird",
					en: "Keeps working while a node is drained",
				},
			},
		],
	},
	questions: [
		{
			question: {
				de: "Welche Erfahrung gibt es mit Kubernetes?",
				en: "How much Kubernetes experience is there?",
			},
			answer: {
				de: "Kubernetes gehört seit 2018 zur Arbeit, mit Clustern auf AKS, EKS und OpenShift. Bei der Bundesdruckerei war es 2024 der Umzug von Rancher zu OpenShift, in der Rolle als DevOps Team Lead. Als eigenes Projekt entstehen Vorlagen, mit denen sich Cluster auf Azure und AWS aus Code aufbauen lassen.",
				en: "Kubernetes has been part of the work since 2018, with clusters on AKS, EKS and OpenShift. At Bundesdruckerei in 2024, the job was the move from Rancher to OpenShift, in the role of DevOps Team Lead. One personal project is a set of templates for building clusters on Azure and AWS from code.",
			},
			isSuggested: true,
		},
		{
			question: {
				de: "Wie läuft der Aufbau einer Kubernetes-Plattform ab?",
				en: "How is a Kubernetes platform built?",
			},
			answer: {
				de: "Am Anfang stehen Aufnahme und Entwurf: welche Anwendungen, welche Teams, verwalteter Dienst oder eigener Cluster. Dann entstehen die Plattform und die Regeln für die Teams, und die Anwendungen ziehen in Wellen um, zustandslose zuerst. Zum Schluss wird ein Upgrade geprobt und der Betrieb mit Runbooks übergeben.",
				en: "It starts with an assessment and a design: which applications, which teams, a managed service or your own cluster. Then come the platform and the rules for the teams, and the applications move in waves, stateless ones first. Finally, an upgrade is rehearsed and operations are handed over with runbooks.",
			},
		},
		{
			question: {
				de: "Wie lange dauert ein Umzug auf Kubernetes?",
				en: "How long does a move to Kubernetes take?",
			},
			answer: {
				de: "Das richtet sich nach der Zahl der Anwendungen, nach ihren Daten und danach, wie viel die Teams selbst umstellen. Als Anhaltspunkt: Ein erfundenes Praxisbeispiel, in dem aus sechs Clustern eine Plattform wird, kommt auf 21 Wochen.",
				en: "That depends on the number of applications, on their data and on how much the teams convert themselves. As an indication, an invented worked example that turns six clusters into one platform takes 21 weeks.",
			},
		},
		{
			question: {
				de: "Gehen Kubernetes-Upgrades ohne Ausfall?",
				en: "Can Kubernetes be upgraded without downtime?",
			},
			answer: {
				de: "In der Regel ja, wenn die Anwendungen darauf vorbereitet sind. PodDisruptionBudgets, Readiness-Probes und die Verteilung über mehrere Knoten sorgen dafür, dass beim Leeren eines Knotens genug Replikate weiterarbeiten. Entfernte APIs fallen schon im Testcluster auf.",
				en: "Usually yes, provided that the applications are prepared for it. PodDisruptionBudgets, readiness probes and a spread across several nodes make sure that enough replicas keep working while a node is drained. Removed APIs show up in the test cluster first.",
			},
		},
		{
			question: {
				de: "AKS, EKS oder ein eigener Cluster: Was passt besser?",
				en: "AKS, EKS or our own cluster: which fits better?",
			},
			answer: {
				de: "Das hängt von Personal, Datenschutz und vorhandener Hardware ab. Ein verwalteter Dienst wie AKS oder EKS nimmt Ihnen den Betrieb der Control Plane ab; ein eigener Cluster passt eher, wenn Daten im Haus bleiben müssen oder die Hardware schon da ist. Beides gehört zum Angebot.",
				en: "That depends on your staff, your data protection needs and your existing hardware. A managed service such as AKS or EKS runs the control plane for you; your own cluster is more likely to fit if data has to stay in-house or the hardware is already there. Both are on offer.",
			},
		},
	],
	relatedServices: ["devops", "monitoring", "security"],
};
