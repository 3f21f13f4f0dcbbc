import type { CaseStudy, Localized } from "../types.ts";

export const bundesdruckerei: CaseStudy<Localized> = {
	kind: "case-study",
	slug: "bundesdruckerei",
	title: {
		de: "Bundesdruckerei: von Rancher zu OpenShift",
		en: "Bundesdruckerei: from Rancher to OpenShift",
	},
	meta: {
		title: {
			de: "Bundesdruckerei: von Rancher zu OpenShift",
			en: "Bundesdruckerei: from Rancher to OpenShift",
		},
		description: {
			de: "Projekt 2024 in Berlin: Als DevOps Team Lead bei der Bundesdruckerei habe ich die Migration von Rancher zu OpenShift begleitet.",
			en: "2024 project in Berlin: as DevOps Team Lead at Bundesdruckerei, I guided the migration from Rancher to OpenShift.",
		},
	},
	client: "Bundesdruckerei",
	category: { de: "Container-Plattform", en: "Container platform" },
	period: "2024",
	year: 2024,
	isOnHome: true,
	location: "Berlin",
	role: "DevOps Team Lead",
	description: {
		de: "Umzug von Rancher auf OpenShift: Images, Rechte und Netzregeln angepasst, Anwendungen schrittweise verlegt, Betrieb an das Team übergeben.",
		en: "Moving from Rancher to OpenShift: images, permissions and network rules adapted, applications migrated step by step, operations handed over to the team.",
	},
	lead: {
		de: "Als DevOps Team Lead war ich beim Umzug von Rancher zu OpenShift für die Reihenfolge der Arbeiten, die technischen Entscheidungen und die Reviews zuständig. Beide Plattformen beruhen auf Kubernetes, unterscheiden sich aber bei Rechten, Netzzugang und Betrieb so weit, dass sich Manifeste selten unverändert übernehmen lassen.",
		en: "As DevOps Team Lead for the move from Rancher to OpenShift, I was responsible for sequencing the work, for the technical decisions and for reviews. Both platforms are built on Kubernetes, but they differ so much in permissions, network access and day-to-day operation that manifests seldom carry over unchanged.",
	},
	outcome: {
		de: "Anwendungen laufen auf OpenShift, Container ohne root-Rechte",
		en: "Applications run on OpenShift, in containers without root",
	},
	technologies: [
		"OpenShift",
		"Rancher",
		"Kubernetes",
		{ de: "Container-Images (OCI)", en: "Container images (OCI)" },
		"Security Context Constraints",
		{ de: "Routes und Ingress", en: "Routes and Ingress" },
		"RBAC",
		"NetworkPolicies",
		"Persistent Volumes",
		"Linux",
		"Git",
		{ de: "CI/CD-Pipelines", en: "CI/CD pipelines" },
	],
	goals: [
		{
			de: "Anwendungen von Rancher auf OpenShift verlegen und dabei mit kurzen, angekündigten Unterbrechungen auskommen",
			en: "Move applications from Rancher to OpenShift with only short, announced interruptions",
		},
		{
			de: "Images und Manifeste auf die Sicherheitsvorgaben von OpenShift bringen, statt dafür Ausnahmen einzurichten",
			en: "Bring images and manifests into line with OpenShift’s security requirements instead of granting exceptions",
		},
		{
			de: "Plattform und Anwendungen in Git beschreiben, sodass sich jede Änderung nachvollziehen lässt",
			en: "Define the platform and its applications in Git, so that every change can be traced",
		},
		{
			de: "Das Team so einarbeiten, dass es den neuen Cluster selbst betreibt",
			en: "Train the team so that it can run the new cluster itself",
		},
	],
	challenges: [
		{
			title: { de: "Container ohne root", en: "Containers without root" },
			text: {
				de: "OpenShift weist Containern standardmäßig eine beliebige Benutzer-ID aus dem Bereich des Projekts zu und lässt root nicht zu (SCC „restricted-v2“). Images, die als root starten oder in Verzeichnisse mit festen Eigentümern schreiben, wären dort nicht gelaufen.",
				en: "By default, OpenShift runs containers under an arbitrary user ID from the project’s range and does not allow root (the “restricted-v2” SCC). Images that start as root, or write to directories with fixed owners, would not have run there.",
			},
		},
		{
			title: { de: "Zwei Begriffe von „Projekt“", en: "Two meanings of “project”" },
			text: {
				de: "In Rancher fasst ein Projekt mehrere Namespaces zusammen, und Rechte werden auf dieser Ebene vergeben. In OpenShift entspricht ein Projekt genau einem Namespace. Rollen und Kontingente mussten daher neu zugeordnet werden.",
				en: "In Rancher, a project groups several namespaces, and permissions are granted at that level. In OpenShift, a project is exactly one namespace. Roles and quotas therefore had to be mapped afresh.",
			},
		},
		{
			title: { de: "Anwendungen mit Daten", en: "Stateful applications" },
			text: {
				de: "Ein Manifest lässt sich auf dem neuen Cluster anwenden, der Inhalt eines Persistent Volumes kommt dadurch nicht mit. Für jede zustandsbehaftete Anwendung war deshalb zu klären, wie ihre Daten übertragen werden und wie lange sie dafür stillsteht.",
				en: "A manifest can be applied to the new cluster, but the contents of a Persistent Volume don’t come with it. For each stateful application, the questions to settle were how to transfer its data and how long it would be down.",
			},
		},
		{
			title: { de: "Weiterentwicklung während des Umzugs", en: "Ongoing development during the move" },
			text: {
				de: "Solange zwei Plattformen nebeneinander bestanden, mussten neue Versionen auf beiden ankommen. Ohne gemeinsame Quelle wären die Stände auseinandergelaufen.",
				en: "While the two platforms existed side by side, new versions had to reach both. Without a single source, they would have drifted apart.",
			},
		},
	],
	approach: [
		{
			title: { de: "Bestand aufnehmen", en: "Take stock" },
			text: {
				de: "Zuerst habe ich Listen angelegt: Workloads, Ingress-Regeln, Volumes, Rollen, Zugangsdaten und Rancher-eigene Annotationen. Daraus ergab sich die Reihenfolge, geordnet nach Abhängigkeit und Risiko.",
				en: "I started with inventories: workloads, Ingress rules, volumes, roles, credentials and Rancher-specific annotations. They determined the order of migration, by dependency and risk.",
			},
		},
		{
			title: { de: "Zielcluster vorbereiten", en: "Prepare the target cluster" },
			text: {
				de: "Projekte, Rollen, Kontingente und NetworkPolicies habe ich als Manifeste angelegt, bevor die erste Anwendung umzog. Pipelines erhielten eigene Service-Accounts, deren Rechte auf ihr Projekt begrenzt sind.",
				en: "I set up projects, roles, quotas and NetworkPolicies as manifests before the first application moved. Pipelines were given service accounts of their own, with permissions limited to their project.",
			},
		},
		{
			title: { de: "Images und Manifeste anpassen", en: "Adapt images and manifests" },
			text: {
				de: "Mit dem Team habe ich die Images auf beliebige Benutzer-IDs umgestellt: Verzeichnisse, in die ein Prozess schreibt, gehören der Gruppe 0 und sind für sie beschreibbar. Ingress-Regeln mit Annotationen eines bestimmten Controllers wurden als Routes neu gefasst, fehlende Probes und PodDisruptionBudgets ergänzt.",
				en: "Together with the team, I changed the images to run under arbitrary user IDs: directories that a process writes to belong to group 0 and are writable by it. Ingress rules with controller-specific annotations were rewritten as Routes, and missing probes and PodDisruptionBudgets were added.",
			},
		},
		{
			title: { de: "In Wellen umziehen", en: "Migrate in waves" },
			text: {
				de: "Die Testumgebungen zogen zuerst um, die produktiven danach. Vor dem Umschalten habe ich die Lebensdauer (TTL) der DNS-Einträge gesenkt, und die alte Umgebung blieb bis zur Abnahme als Rückweg bestehen.",
				en: "Test environments moved first; production followed. Before cutover I lowered the TTL of the DNS records, and the old environment stayed in place as a fallback until sign-off.",
			},
		},
		{
			title: { de: "Betrieb übergeben", en: "Hand over operations" },
			text: {
				de: "In Runbooks habe ich die Arbeiten beschrieben, die im Alltag vorkommen: Updates, das Leeren eines Knotens mit „oc adm drain“ und die Wiederherstellung. Das Team hat sie durchgespielt, bevor es den Betrieb übernahm.",
				en: "I wrote runbooks for the tasks of everyday operation: updates, draining a node with “oc adm drain”, and restores. The team rehearsed them before taking over.",
			},
		},
	],
	results: [
		{
			de: "Die umgezogenen Anwendungen laufen auf OpenShift, und ihre Container kommen ohne root-Rechte aus.",
			en: "The migrated applications run on OpenShift, and their containers need no root privileges.",
		},
		{
			de: "Rollen, Kontingente und Netzregeln liegen als Manifeste in Git; Änderungen gehen durch ein Review.",
			en: "Roles, quotas and network rules are kept as manifests in Git; changes go through review.",
		},
		{
			de: "Auslieferungen laufen über Pipelines, deren Rechte auf das jeweilige Projekt begrenzt sind.",
			en: "Deployments run through pipelines whose permissions are limited to their own project.",
		},
		{
			de: "Für den Betrieb gibt es Runbooks, mit denen das Team Updates und Störungen selbst bewältigt.",
			en: "The team handles updates and incidents itself, with runbooks to work from.",
		},
	],
	diagram: {
		kind: "change",
		title: { de: "Was OpenShift anders verlangt", en: "What OpenShift requires instead" },
		caption: {
			de: "Die alte Umgebung blieb bis zur Abnahme als Rückweg bestehen.",
			en: "The old environment stayed in place as a fallback until sign-off.",
		},
		ends: ["Rancher", "OpenShift"],
		items: [
			{
				title: { de: "Images, die als root starten", en: "Images that start as root" },
				text: { de: "Container unter beliebiger Benutzer-ID", en: "Containers under an arbitrary user ID" },
			},
			{
				title: { de: "Ein Projekt fasst Namespaces zusammen", en: "A project groups several namespaces" },
				text: { de: "Ein Projekt ist genau ein Namespace", en: "A project is exactly one namespace" },
			},
			{ title: { de: "Ingress mit Annotationen", en: "Ingress with annotations" }, text: "Routes" },
			{
				title: { de: "Rechte je Rancher-Projekt", en: "Permissions per Rancher project" },
				text: {
					de: "Rollen und Kontingente als Manifeste in Git",
					en: "Roles and quotas as manifests in Git",
				},
			},
		],
	},
	questions: [
		{
			question: {
				de: "Was war die Aufgabe bei der Bundesdruckerei?",
				en: "What was the task at Bundesdruckerei?",
			},
			answer: {
				de: "Die Aufgabe war der Umzug der Anwendungen von Rancher zu OpenShift, mit kurzen, angekündigten Unterbrechungen. Images und Manifeste sollten dabei die Sicherheitsvorgaben von OpenShift erfüllen, ohne Ausnahmen, und das Team sollte den neuen Cluster danach selbst betreiben. Das Projekt lief 2024 in Berlin.",
				en: "The task was to move the applications from Rancher to OpenShift with only short, announced interruptions. Images and manifests were to meet OpenShift’s security requirements without exceptions, and the team was to run the new cluster itself afterwards. The project took place in Berlin in 2024.",
			},
		},
		{
			question: {
				de: "Um welche Rolle ging es bei der Bundesdruckerei?",
				en: "What was the role at Bundesdruckerei?",
			},
			answer: {
				de: "Es war 2024 die Rolle als DevOps Team Lead, zuständig für die Reihenfolge der Arbeiten, die technischen Entscheidungen und die Reviews. Wie groß das Team war, steht hier nicht.",
				en: "The role in 2024 was that of DevOps Team Lead, responsible for sequencing the work, for the technical decisions and for reviews. How big the team was isn’t stated here.",
			},
		},
		{
			question: {
				de: "Wie lief der Umzug von Rancher zu OpenShift ab?",
				en: "How did the move from Rancher to OpenShift go?",
			},
			answer: {
				de: "Auf die Bestandsaufnahme folgten der Zielcluster, angepasste Images und Manifeste und dann der Umzug in Wellen, Testumgebungen zuerst. Die alte Umgebung blieb bis zur Abnahme als Rückweg bestehen. Zum Schluss übernahm das Team den Betrieb, mit Runbooks, die es vorher durchgespielt hatte.",
				en: "After taking stock came the target cluster, adapted images and manifests, and then the move in waves, test environments first. The old environment stayed in place as a fallback until sign-off. Finally the team took over operations, with runbooks that it had rehearsed.",
			},
		},
		{
			question: {
				de: "Was war am Umzug zu OpenShift schwierig?",
				en: "What was difficult about the move to OpenShift?",
			},
			answer: {
				de: "Vor allem, dass sich Manifeste selten unverändert übernehmen ließen: OpenShift lässt standardmäßig keine Container als root zu, und ein Projekt ist dort genau ein Namespace. Dazu kamen Anwendungen mit Daten und neue Versionen, die während des Umzugs auf beiden Plattformen ankommen mussten.",
				en: "Above all, manifests seldom carried over unchanged: by default, OpenShift allows no containers as root, and a project there is exactly one namespace. On top of that came stateful applications, and new versions that had to reach both platforms during the move.",
			},
		},
		{
			question: {
				de: "Was kam beim Projekt der Bundesdruckerei heraus?",
				en: "What did the Bundesdruckerei project achieve?",
			},
			answer: {
				de: "Die umgezogenen Anwendungen laufen auf OpenShift, und ihre Container kommen ohne root-Rechte aus. Rollen, Kontingente und Netzregeln liegen als Manifeste in Git, und das Team bewältigt Updates und Störungen selbst.",
				en: "The migrated applications run on OpenShift, and their containers need no root privileges. Roles, quotas and network rules are kept as manifests in Git, and the team handles updates and incidents itself.",
			},
		},
	],
	relatedServices: ["kubernetes", "devops", "security"],
};
