import type { CaseStudy } from "../types.ts";

export const bundesdruckerei: CaseStudy = {
	kind: "case-study",
	slug: "bundesdruckerei",
	title: "Bundesdruckerei: von Rancher zu OpenShift",
	meta: {
		title: "Bundesdruckerei: von Rancher zu OpenShift",
		description:
			"Projekt 2024 in Berlin: Als DevOps Team Lead bei der Bundesdruckerei habe ich die Migration von Rancher zu OpenShift begleitet.",
	},
	summaryEn:
		"In 2024, DevOps Team Lead at Bundesdruckerei in Berlin. The project moved container workloads from Rancher to OpenShift.",
	client: "Bundesdruckerei",
	clientArticle: "der",
	category: "Container-Plattform",
	period: "2024",
	year: 2024,
	location: "Berlin",
	role: "DevOps Team Lead",
	description:
		"Umzug von Rancher auf OpenShift: Images, Rechte und Netzregeln angepasst, Anwendungen schrittweise verlegt, Betrieb an das Team übergeben.",
	lead: "Die Aufgabe hieß: weg von Rancher, hin zu OpenShift. Beide Plattformen beruhen auf Kubernetes, unterscheiden sich aber bei Rechten, Netzzugang und Betrieb so weit, dass sich Manifeste selten unverändert übernehmen lassen. Als DevOps Team Lead war ich für die Reihenfolge der Arbeiten, die technischen Entscheidungen und die Reviews zuständig.",
	outcome: "Anwendungen laufen auf OpenShift, Container ohne root-Rechte",
	technologies: [
		"OpenShift",
		"Rancher",
		"Kubernetes",
		"Container-Images (OCI)",
		"Security Context Constraints",
		"Routes und Ingress",
		"RBAC",
		"NetworkPolicies",
		"Persistent Volumes",
		"Linux",
		"Git",
		"CI/CD-Pipelines",
	],
	goals: [
		"Anwendungen von Rancher auf OpenShift verlegen und dabei mit kurzen, angekündigten Unterbrechungen auskommen",
		"Images und Manifeste auf die Sicherheitsvorgaben von OpenShift bringen, statt dafür Ausnahmen einzurichten",
		"Plattform und Anwendungen in Git beschreiben, sodass sich jede Änderung nachvollziehen lässt",
		"Das Team so einarbeiten, dass es den neuen Cluster selbst betreibt",
	],
	challenges: [
		{
			title: "Container ohne root",
			text: "OpenShift weist Containern im Standard eine beliebige Benutzer-ID aus dem Bereich des Projekts zu und lässt root nicht zu (SCC „restricted-v2“). Images, die als root starten oder in Verzeichnisse mit festen Eigentümern schreiben, wären dort nicht gelaufen.",
		},
		{
			title: "Zwei Begriffe von „Projekt“",
			text: "In Rancher fasst ein Projekt mehrere Namespaces zusammen, und Rechte werden auf dieser Ebene vergeben. In OpenShift entspricht ein Projekt genau einem Namespace. Rollen und Kontingente mussten daher neu zugeordnet werden.",
		},
		{
			title: "Anwendungen mit Daten",
			text: "Ein Manifest lässt sich auf dem neuen Cluster anwenden, der Inhalt eines Persistent Volumes kommt dadurch nicht mit. Für jede zustandsbehaftete Anwendung war deshalb zu klären, wie ihre Daten übertragen werden und wie lange sie dafür stillsteht.",
		},
		{
			title: "Weiterentwicklung während des Umzugs",
			text: "Solange zwei Plattformen nebeneinander bestanden, mussten neue Versionen auf beiden ankommen. Ohne gemeinsame Quelle wären die Stände auseinandergelaufen.",
		},
	],
	approach: [
		{
			title: "Bestand aufnehmen",
			text: "Zuerst habe ich Listen angelegt: Workloads, Ingress-Regeln, Volumes, Rollen, Zugangsdaten und Rancher-eigene Annotationen. Daraus ergab sich die Reihenfolge, geordnet nach Abhängigkeit und Risiko.",
		},
		{
			title: "Zielcluster vorbereiten",
			text: "Projekte, Rollen, Kontingente und NetworkPolicies habe ich als Manifeste angelegt, bevor die erste Anwendung umzog. Pipelines erhielten eigene Service-Accounts, deren Rechte auf ihr Projekt begrenzt sind.",
		},
		{
			title: "Images und Manifeste anpassen",
			text: "Mit dem Team habe ich die Images auf beliebige Benutzer-IDs umgestellt: Verzeichnisse, in die ein Prozess schreibt, gehören der Gruppe 0 und sind für sie beschreibbar. Ingress-Regeln mit Annotationen eines bestimmten Controllers wurden als Routes neu gefasst, fehlende Probes und PodDisruptionBudgets ergänzt.",
		},
		{
			title: "In Wellen umziehen",
			text: "Die Testumgebungen zogen zuerst um, die produktiven danach. Vor dem Umschalten habe ich die Lebensdauer (TTL) der DNS-Einträge gesenkt, und die alte Umgebung blieb bis zur Abnahme als Rückweg bestehen.",
		},
		{
			title: "Betrieb übergeben",
			text: "In Runbooks habe ich die Arbeiten beschrieben, die im Alltag vorkommen: Updates, das Leeren eines Knotens mit „oc adm drain“ und die Wiederherstellung. Das Team hat sie durchgespielt, bevor es den Betrieb übernahm.",
		},
	],
	results: [
		"Die umgezogenen Anwendungen laufen auf OpenShift, und ihre Container kommen ohne root-Rechte aus.",
		"Rollen, Kontingente und Netzregeln liegen als Manifeste in Git; Änderungen gehen durch ein Review.",
		"Auslieferungen laufen über Pipelines, deren Rechte auf das jeweilige Projekt begrenzt sind.",
		"Für den Betrieb gibt es Runbooks, mit denen das Team Updates und Störungen selbst bewältigt.",
	],
	relatedServices: ["kubernetes", "devops", "security"],
};
