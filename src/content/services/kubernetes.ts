import type { Service } from "../types.ts";

export const kubernetes: Service = {
	slug: "kubernetes",
	icon: "kubernetes",
	title: "Kubernetes und Container-Plattformen",
	meta: {
		title: "Kubernetes und OpenShift: Aufbau, Betrieb, Upgrades",
		description:
			"Kubernetes-Cluster planen, aufbauen und aktuell halten, ob AKS, EKS, OpenShift oder im eigenen Rechenzentrum. Mit Upgrades im laufenden Betrieb.",
	},
	summaryEn:
		"Design, construction and upkeep of Kubernetes platforms: AKS, EKS, OpenShift or clusters in your own data centre. Covers upgrades without downtime, tenancy for several teams, tested restores, and moves between platforms such as Rancher to OpenShift.",
	description:
		"Ich plane und baue Kubernetes-Plattformen in der Cloud und im eigenen Rechenzentrum und halte sie im laufenden Betrieb aktuell.",
	lead: "Ein Kubernetes-Cluster ist an einem Nachmittag aufgesetzt. Die Arbeit kommt danach: drei Minor-Versionen im Jahr, ablaufende Zertifikate, Teams, die einander den Arbeitsspeicher wegnehmen, und ein Backup, das noch nie jemand zurückgespielt hat. Ich baue Cluster so, dass diese Arbeit zur Routine wird, in der Cloud wie im eigenen Rechenzentrum. Ältere Plattformen bringe ich auf einen unterstützten Stand oder führe sie auf eine andere über, etwa von Rancher nach OpenShift.",
	features: [
		{
			title: "Cluster-Architektur",
			text: "Drei Control-Plane-Knoten in getrennten Zonen, etcd auf schnellen Platten, ein CNI, das Network Policies durchsetzt. Ob ein verwalteter Dienst wie AKS oder EKS besser passt oder ein eigener Cluster, hängt von Personal, Datenschutz und vorhandener Hardware ab.",
		},
		{
			title: "Upgrades im laufenden Betrieb",
			text: "PodDisruptionBudgets, Readiness-Probes und Topology Spread Constraints sorgen dafür, dass beim Drain eines Knotens genug Replikate weiterarbeiten. Entfernte APIs fallen schon im Testcluster auf.",
		},
		{
			title: "Mehrere Teams auf einem Cluster",
			text: "Jedes Team erhält Namespaces mit RBAC, ResourceQuota und einer Network Policy, die zunächst alles sperrt. Kyverno weist Pods ab, die als root laufen wollen oder deren Image nicht aus Ihrer Registry stammt.",
		},
		{
			title: "Speicher und Wiederanlauf",
			text: "Zu den CSI-Volumes gehören etcd-Snapshots und Sicherungen mit Velero. Was sie wert sind, zeigt die Wiederherstellung in einen leeren Cluster, die ich mit Ihrem Team übe und deren Dauer wir festhalten.",
		},
		{
			title: "Ablösung von ingress-nginx",
			text: "Der Community-Controller ingress-nginx wird seit März 2026 nicht mehr gepflegt. Ich stelle auf die Gateway API um, Anwendung für Anwendung; beide Wege laufen nebeneinander, bis der alte keinen Verkehr mehr trägt.",
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
			title: "Aus sechs Clustern wird eine Plattform",
			company: "Versicherung",
			startingPoint:
				"Bei einer Versicherung haben fünf Teams sechs Kubernetes-Cluster im eigenen Rechenzentrum aufgebaut, jeden mit kubeadm und jeden anders. Vier laufen auf Versionen, für die es keine Sicherheitsupdates mehr gibt, weil ein Upgrade bisher ein Wochenende mit Ausfall bedeutete. Als auf einem der Cluster das Zertifikat des API-Servers ablief, ließ sich dort neun Stunden lang nichts ausrollen, und kein ausgefallener Pod wurde ersetzt.",
			phases: [
				{
					title: "Aufnahme und Entwurf",
					duration: "3 Wochen",
					tasks: [
						"112 Anwendungen mit ihren Volumes, Abhängigkeiten und Zuständigen erfassen",
						"Zielbild festlegen: ein Cluster für Produktion, einer für Test, Control Plane über drei Brandabschnitte verteilt",
						"Anforderungen der EU-Verordnung DORA mit Revision und Informationssicherheit abstimmen",
					],
				},
				{
					title: "Plattform aufbauen",
					duration: "5 Wochen",
					tasks: [
						"Beide Cluster mit Cluster API auf vSphere aufbauen; Knoten werden ersetzt statt repariert",
						"Cilium als CNI und Gateway API für eingehenden Verkehr einrichten, Anmeldung per OIDC am Verzeichnisdienst",
						"Plattformdienste mit Argo CD ausrollen, Audit-Log ins SIEM leiten, Restlaufzeit der Zertifikate überwachen",
					],
				},
				{
					title: "Regeln für die Teams",
					duration: "3 Wochen",
					tasks: [
						"Vorlage für Namespaces mit RBAC, ResourceQuota und sperrender Network Policy bereitstellen",
						"Pod Security Standard „restricted“ zuerst als Warnung, ab der ersten Umzugswelle verbindlich einschalten",
						"Sicherung mit Velero einrichten und in einen leeren Cluster zurückspielen",
					],
				},
				{
					title: "Umzug der Anwendungen",
					duration: "8 Wochen",
					tasks: [
						"In acht Wellen umziehen, zustandslose Anwendungen zuerst; jedes Team stellt seine Manifeste selbst um",
						"PostgreSQL per Streaming-Replikation mitnehmen statt Volumes zu kopieren",
						"Verkehr je Anwendung am Load Balancer umlegen; der alte Cluster bleibt bis zur Abnahme erreichbar",
					],
				},
				{
					title: "Upgrade-Probe und Übergabe",
					duration: "2 Wochen",
					tasks: [
						"Ein Minor-Upgrade der Produktion an einem Vormittag durchführen und die Fehlerraten beobachten",
						"Runbooks für Upgrade, Knotenausfall und Wiederherstellung mit dem Plattformteam durchspielen",
						"Die sechs alten Cluster abschalten und ihre Hosts der neuen Plattform zuschlagen",
					],
				},
			],
			results: [
				{ value: "2 statt 6", label: "Cluster im Betrieb" },
				{ value: "2\u00a0h 50\u00a0min", label: "Upgrade der Produktion, ohne Ausfall" },
				{ value: "55\u00a0min", label: "Wiederherstellung in einen leeren Cluster" },
				{ value: "−31\u00a0%", label: "zugeteilte CPU-Kerne gegenüber vorher" },
			],
			conclusion:
				"Upgrades finden am Vormittag statt, und die Wiederherstellung ist geübt, gemessen und für die Revision protokolliert.",
		},
	],
	relatedServices: ["devops", "monitoring", "security"],
};
