import type { Localized, Service } from "../types.ts";

export const devops: Service<Localized> = {
	slug: "devops",
	icon: "workflow",
	isLeading: true,
	title: { de: "DevOps und Automatisierung", en: "DevOps and automation" },
	meta: {
		title: {
			de: "DevOps: CI/CD, Infrastruktur als Code und GitOps",
			en: "DevOps: CI/CD, infrastructure as code and GitOps",
		},
		description: {
			de: "CI/CD-Pipelines, Infrastruktur als Code und GitOps mit Terraform, Ansible und Argo CD: geprüfte, kleine Releases, die Ihr Team selbst ausliefert.",
			en: "CI/CD pipelines, infrastructure as code and GitOps with Terraform, Ansible and Argo CD: small, reviewed releases that your team ships itself.",
		},
	},
	description: {
		de: "Ich automatisiere den Weg vom Commit bis zur Produktion, mit CI/CD-Pipelines, Infrastruktur als Code und GitOps.",
		en: "I automate the path from commit to production, with CI/CD pipelines, infrastructure as code and GitOps.",
	},
	lead: {
		de: "Ich automatisiere Ihre Releases: bauen, testen, prüfen, ausrollen und, wenn es sein muss, zurückrollen. Braucht ein Release einen Abend, eine lange Checkliste und die eine Kollegin, die alle Schritte kennt, findet es selten statt und enthält dann zu viel auf einmal. Server und Cloud-Ressourcen stehen als Code in Git, sodass sich jede Änderung nachlesen lässt. Ihr Team arbeitet von Beginn an mit und betreibt die Pipelines danach selbst.",
		en: "I automate your releases: build, test, review, roll out and, if need be, roll back. If a release takes an evening, a long checklist and the one colleague who knows every step, it rarely happens, and when it does, it carries too much at once. Servers and cloud resources are defined as code in Git, so every change can be traced. Your team works alongside me from the start and runs the pipelines itself afterwards.",
	},
	features: [
		{
			title: { de: "CI/CD-Pipelines", en: "CI/CD pipelines" },
			text: {
				de: "Ob GitLab CI, GitHub Actions, Azure Pipelines oder Jenkins: Jeder Merge Request durchläuft Build, Tests und eine Prüfung der Abhängigkeiten. Das Artefakt entsteht einmal und geht unverändert durch alle Stufen.",
				en: "In GitLab CI, GitHub Actions, Azure Pipelines or Jenkins, every merge request goes through build, tests and a dependency check. The artefact is built once and passes through all stages unchanged.",
			},
		},
		{
			title: { de: "Infrastruktur als Code", en: "Infrastructure as code" },
			text: {
				de: "Terraform beschreibt die Cloud, Ansible die Server. Jede Umgebung hat ihren eigenen State mit Sperre, und ein nächtlicher Plan meldet, was jemand von Hand verändert hat.",
				en: "Terraform defines the cloud, Ansible the servers. Each environment has its own state with locking, and a nightly plan reports anything changed by hand.",
			},
		},
		{
			title: { de: "GitOps mit Argo CD oder Flux", en: "GitOps with Argo CD or Flux" },
			text: {
				de: "In Git steht, was im Cluster laufen soll; ein Controller gleicht den Cluster laufend damit ab. Zurückgerollt wird mit einem Revert, und die Pipeline kommt ohne Zugangsdaten zum Cluster aus.",
				en: "Git holds the desired state of the cluster, and a controller continuously brings the cluster into line with it. A rollback is a revert, and the pipeline needs no cluster credentials.",
			},
		},
		{
			title: { de: "Ausrollen ohne Wartungsfenster", en: "Rollouts without maintenance windows" },
			text: {
				de: "Beim Canary-Deployment sieht erst ein kleiner Teil der Nutzer die neue Version; steigt die Fehlerrate, nimmt Argo Rollouts sie automatisch zurück. Schemaänderungen an der Datenbank laufen getrennt davon und abwärtskompatibel.",
				en: "In a canary deployment only a small share of users sees the new version at first; if the error rate rises, Argo Rollouts rolls it back automatically. Database schema changes run separately and stay backwards compatible.",
			},
		},
		{
			title: { de: "Secrets und Lieferkette", en: "Secrets and supply chain" },
			text: {
				de: "Kurzlebige Zugänge über OIDC ersetzen Passwörter in Pipeline-Variablen. Zu jedem Image gehören Signatur und SBOM, damit bei einer neuen Sicherheitslücke feststeht, in welchen Diensten die Bibliothek steckt.",
				en: "Short-lived OIDC credentials replace passwords in pipeline variables. Every image comes with a signature and an SBOM, so that when a new vulnerability appears you know which services contain the library.",
			},
		},
	],
	technologies: [
		"Terraform",
		"GitLab CI",
		"GitHub Actions",
		"Argo CD",
		"Ansible",
		"Azure DevOps",
		"Jenkins",
		"Docker",
		"Helm",
		"Flux",
		"HashiCorp Vault",
		"Python",
	],
	scenarios: [
		{
			id: "aks-automatisierung",
			title: {
				de: "AKS-Automatisierung: Releases bei Tag statt am Abend",
				en: "AKS automation: daytime releases, no more late nights",
			},
			startingPoint: {
				de: "Ein Logistikdienstleister betreibt 14 Dienste auf einem AKS-Cluster, der von Hand im Azure-Portal angelegt wurde. Ausgeliefert wird alle vier Wochen abends, mit Skripten vom Rechner eines Entwicklers; zwei der letzten sechs Releases mussten zurückgenommen werden. Die Kubernetes-Version fällt in drei Monaten aus dem Support, und an ein Upgrade hat sich seit einem Jahr niemand gewagt.",
				en: "A logistics provider runs 14 services on an AKS cluster that was created by hand in the Azure portal. Releases go out every four weeks in the evening, with scripts run from a developer’s machine; two of the last six had to be rolled back. The Kubernetes version goes out of support in three months, and nobody has dared to upgrade for a year.",
			},
			phases: [
				{
					title: { de: "Bestand erfassen", en: "Take stock" },
					days: 10,
					tasks: [
						{
							de: "Was im Cluster läuft, mit den Manifesten in Git vergleichen und Abweichungen klären",
							en: "Compare the workloads in the cluster with the manifests in Git and resolve the differences",
						},
						{
							de: "Veraltete API-Versionen sowie fehlende Requests, Probes und PodDisruptionBudgets auflisten",
							en: "List deprecated API versions and missing requests, probes and PodDisruptionBudgets",
						},
						{
							de: "Lieferhäufigkeit, Durchlaufzeit, Anteil fehlgeschlagener Releases und Dauer der Wiederherstellung messen",
							en: "Measure deployment frequency, lead time, share of failed releases and time to restore",
						},
					],
				},
				{
					title: { de: "Neuer Cluster aus Terraform", en: "New cluster from Terraform" },
					days: 15,
					tasks: [
						{
							de: "AKS, Netz, Container Registry und Key Vault in Terraform beschreiben, State in Azure Storage mit Sperre",
							en: "Define AKS, network, container registry and Key Vault in Terraform, with locked state in Azure Storage",
						},
						{
							de: "Zweiten Cluster parallel aufbauen: Azure CNI Overlay, getrennte System- und User-Node-Pools in drei Zonen",
							en: "Build a second cluster alongside: Azure CNI Overlay, separate system and user node pools across three zones",
						},
						{
							de: "Lokale Administratorkonten abschalten, Anmeldung über Entra ID, Zugriff der Pods über Workload Identity",
							en: "Disable local administrator accounts, sign in through Entra ID, and give pods access through Workload Identity",
						},
					],
				},
				{
					title: { de: "Pipelines und GitOps", en: "Pipelines and GitOps" },
					days: 20,
					tasks: [
						{
							de: "Jedes Image in Azure Pipelines einmal bauen, auf bekannte Schwachstellen prüfen und signieren",
							en: "Build each image once in Azure Pipelines, scan it for known vulnerabilities and sign it",
						},
						{
							de: "14 Deployments auf ein gemeinsames Helm-Chart bringen, das Probes, Limits und PodDisruptionBudget vorgibt",
							en: "Bring 14 deployments onto one shared Helm chart that sets probes, limits and PodDisruptionBudget",
						},
						{
							de: "Test, Abnahme und Produktion mit Argo CD abgleichen; Secrets holt der External Secrets Operator aus dem Key Vault",
							en: "Sync test, staging and production with Argo CD; the External Secrets Operator fetches secrets from Key Vault",
						},
					],
				},
				{
					title: { de: "Umzug der Dienste", en: "Moving the services" },
					days: 10,
					tasks: [
						{
							de: "Dienste einzeln umziehen; beide Cluster nutzen dieselben verwalteten PostgreSQL-Datenbanken",
							en: "Move services one at a time; both clusters use the same managed PostgreSQL databases",
						},
						{
							de: "Verkehr über Azure Front Door in Stufen von 10, 50 und 100\u00a0% umlenken",
							en: "Shift traffic through Azure Front Door in steps of 10, 50 and 100%",
						},
						{
							de: "Alten Cluster eine Woche als Rückweg bereithalten, dann löschen",
							en: "Keep the old cluster for a week as a fallback, then delete it",
						},
					],
				},
				{
					title: { de: "Upgrade-Probe und Übergabe", en: "Upgrade rehearsal and handover" },
					days: 10,
					tasks: [
						{
							de: "Minor-Upgrade erst in Test, dann in Produktion durchführen, Node für Node mit Cordon und Drain",
							en: "Carry out a minor version upgrade in test, then in production, node by node with cordon and drain",
						},
						{
							de: "Node-Images wöchentlich im Wartungsfenster automatisch erneuern lassen",
							en: "Have node images updated automatically every week in the maintenance window",
						},
						{
							de: "Das Team führt Release, Rollback und Upgrade einmal ohne Hilfe durch",
							en: "The team completes a release, a rollback and an upgrade once without help",
						},
					],
				},
			],
			results: [
				{
					value: { de: "4 pro Woche", en: "4 a week" },
					label: { de: "Releases, vorher eines im Monat", en: "releases, previously one a month" },
				},
				{
					value: "24\u00a0min",
					label: { de: "vom Merge bis zur Produktion", en: "from merge to production" },
				},
				{
					value: { de: "4\u00a0%", en: "4%" },
					label: {
						de: "zurückgenommene Releases, vorher 33\u00a0%",
						en: "of releases rolled back, previously 33%",
					},
				},
				{
					value: "0\u00a0min",
					label: {
						de: "Ausfall beim ersten Cluster-Upgrade",
						en: "of downtime in the first cluster upgrade",
					},
				},
			],
			conclusion: {
				de: "Im Quartal nach der Übergabe gehen 50 Releases in Produktion, alle während der Arbeitszeit; zwei werden zurückgenommen, jeweils per Revert in Git.",
				en: "In the quarter after handover, 50 releases go into production, all during working hours; two are rolled back, each with a revert in Git.",
			},
		},
		{
			id: "eks-automatisierung",
			title: {
				de: "EKS-Automatisierung: drei Cluster, eine Beschreibung",
				en: "EKS automation: three clusters, one definition",
			},
			startingPoint: {
				de: "Ein Betreiber von Onlineshops hat je einen EKS-Cluster für Test, Abnahme und Produktion, angelegt mit verschiedenen Skripten und auf drei verschiedenen Kubernetes-Versionen. Zwei davon deckt nur noch der aufpreispflichtige Extended Support ab. Die Node Groups sind auf das Weihnachtsgeschäft bemessen und sonst zu einem Viertel ausgelastet, und GitHub Actions meldet sich mit einem Zugriffsschlüssel an, der Administratorrechte hat.",
				en: "An online retailer has one EKS cluster each for test, staging and production, created with different scripts and running three different Kubernetes versions. Two of those are covered only by extended support, at extra cost. The node groups are sized for the Christmas season and run at a quarter of their capacity the rest of the year, and GitHub Actions signs in with an access key that has administrator rights.",
			},
			phases: [
				{
					title: { de: "Prüfung und Plan", en: "Assessment and plan" },
					days: 10,
					tasks: [
						{
							de: "Auslastung je Node Group über 14 Tage auswerten und Requests mit dem Verbrauch vergleichen",
							en: "Analyse each node group’s utilisation over 14 days and compare requests with actual usage",
						},
						{
							de: "Entfernte APIs und passende Add-on-Versionen für jeden Upgrade-Schritt prüfen",
							en: "Check removed APIs and matching add-on versions for every upgrade step",
						},
						{
							de: "Reihenfolge, Wartungsfenster und Abbruchkriterien mit dem Shop-Team vereinbaren",
							en: "Agree the order, maintenance windows and abort criteria with the shop team",
						},
					],
				},
				{
					title: { de: "Terraform und Zugänge", en: "Terraform and access" },
					days: 20,
					tasks: [
						{
							de: "VPC, Cluster und Add-ons mit import-Blöcken übernehmen, bis der Plan keine Änderung mehr zeigt",
							en: "Bring VPC, clusters and add-ons into Terraform with import blocks until the plan shows no more changes",
						},
						{
							de: "State je Umgebung in einem eigenen S3-Bucket mit Versionierung und Sperrdatei ablegen",
							en: "Keep each environment’s state in its own S3 bucket with versioning and a lock file",
						},
						{
							de: "GitHub Actions über OIDC an eine IAM-Rolle je Repository binden, den alten Schlüssel löschen",
							en: "Tie GitHub Actions to one IAM role per repository through OIDC and delete the old key",
						},
						{
							de: "Die ConfigMap aws-auth durch EKS Access Entries ersetzen, Pods über EKS Pod Identity berechtigen",
							en: "Replace the aws-auth ConfigMap with EKS access entries, and grant pods permissions through EKS Pod Identity",
						},
					],
				},
				{
					title: { de: "Upgrades", en: "Upgrades" },
					days: 15,
					tasks: [
						{
							de: "Control Plane immer um eine Minor-Version anheben, erst Test, dann Abnahme, dann Produktion",
							en: "Upgrade the control plane one minor version at a time: test, then staging, then production",
						},
						{
							de: "VPC CNI, CoreDNS und kube-proxy als verwaltete Add-ons mitziehen",
							en: "Upgrade VPC CNI, CoreDNS and kube-proxy with it as managed add-ons",
						},
						{
							de: "Nodes nacheinander leeren und ersetzen; PodDisruptionBudgets halten je Dienst zwei Replikate in Betrieb",
							en: "Drain and replace nodes one after another; PodDisruptionBudgets keep two replicas of each service running",
						},
					],
				},
				{
					title: { de: "Skalierung", en: "Scaling" },
					days: 15,
					tasks: [
						{
							de: "Feste Node Groups durch Karpenter ablösen: On-Demand für Kasse und Warenkorb, Spot für Hintergrundarbeiten",
							en: "Replace fixed node groups with Karpenter: On-Demand for checkout and basket, Spot for background jobs",
						},
						{
							de: "Requests an den gemessenen Verbrauch anpassen, Shop-Dienste mit KEDA nach Anfragen pro Sekunde skalieren",
							en: "Adjust requests to measured usage, and scale shop services by requests per second with KEDA",
						},
						{
							de: "Lasttest mit dem Anderthalbfachen des letzten Spitzentags fahren",
							en: "Run a load test at one and a half times the load of the last peak day",
						},
					],
				},
				{
					title: { de: "GitOps und Übergabe", en: "GitOps and handover" },
					days: 10,
					tasks: [
						{
							de: "Alle drei Cluster mit Flux aus einem Repository versorgen; Unterschiede stehen nur in den Overlays",
							en: "Deploy to all three clusters from one repository with Flux; only the overlays differ",
						},
						{
							de: "Runbook für das nächste Upgrade schreiben und mit dem Team am Testcluster durchspielen",
							en: "Write the runbook for the next upgrade and walk through it with the team on the test cluster",
						},
					],
				},
			],
			results: [
				{
					value: { de: "−34\u00a0%", en: "−34%" },
					label: { de: "EC2-Kosten der drei Cluster", en: "EC2 costs across the three clusters" },
				},
				{
					value: "3\u00a0h",
					label: {
						de: "je Cluster-Upgrade, vorher drei Tage",
						en: "per cluster upgrade, previously three days",
					},
				},
				{
					value: "90\u00a0s",
					label: { de: "bis ein neuer Node Pods aufnimmt", en: "until a new node accepts pods" },
				},
				{ value: "0", label: { de: "dauerhafte AWS-Schlüssel in der CI", en: "long-lived AWS keys in CI" } },
			],
			conclusion: {
				de: "Die drei Cluster stehen auf derselben Version im regulären Support, wachsen mit der Last und werden nachts wieder kleiner.",
				en: "All three clusters run the same version under standard support, grow with the load and shrink again at night.",
			},
		},
	],
	diagram: {
		kind: "loop",
		title: { de: "Vom Commit bis in die Produktion", en: "From commit to production" },
		caption: {
			de: "Jede Änderung nimmt denselben Weg, und der Rückweg gehört dazu.",
			en: "Every change takes the same route, and the way back is part of it.",
		},
		items: [
			{ title: "Build", text: { de: "Das Artefakt entsteht einmal.", en: "The artefact is built once." } },
			{
				title: "Tests",
				text: { de: "Dazu eine Prüfung der Abhängigkeiten.", en: "Along with a dependency check." },
			},
			{
				title: { de: "Signatur", en: "Signature" },
				text: { de: "Zu jedem Image gehört auch eine SBOM.", en: "Each image comes with an SBOM, too." },
			},
			{
				title: "Canary",
				text: {
					de: "Erst sieht ein kleiner Teil der Nutzer die neue Version.",
					en: "A small share of users sees the new version first.",
				},
			},
			{
				title: { de: "Produktion", en: "Production" },
				text: {
					de: "Ein Controller gleicht den Cluster mit Git ab.",
					en: "A controller keeps the cluster in line with Git.",
				},
			},
			{
				title: { de: "Zurückrollen", en: "Rollback" },
				text: {
					de: "Steigt die Fehlerrate, geht es automatisch zurück.",
					en: "If the error rate rises, it goes back by itself.",
				},
			},
		],
	},
	questions: [
		{
			question: { de: "Wie läuft die Einführung von CI/CD ab?", en: "How is CI/CD introduced?" },
			answer: {
				de: "Zuerst wird aufgenommen, wie eine Änderung heute in die Produktion kommt. Dann entstehen Infrastruktur als Code und Pipelines, die bauen, testen, prüfen und ausrollen, und die Dienste ziehen nacheinander um. Ihr Team arbeitet von Beginn an mit und betreibt die Pipelines danach selbst.",
				en: "The first step is to record how a change reaches production today. Then come infrastructure as code and pipelines that build, test, check and deploy, and the services move over one after the other. Your team works on it from the start and runs the pipelines itself afterwards.",
			},
		},
		{
			question: {
				de: "Wie lange dauert es, Deployments zu automatisieren?",
				en: "How long does it take to automate deployments?",
			},
			answer: {
				de: "Das hängt von der Zahl der Dienste, vom Stand der Tests und von der Umgebung ab, in die ausgeliefert wird. Als Anhaltspunkt: Zwei erfundene Praxisbeispiele, die auch die Kubernetes-Cluster neu aufbauen oder aktualisieren, kommen auf 13 und 14 Wochen.",
				en: "That depends on the number of services, the state of their tests and the environment they are deployed to. As an indication, two invented worked examples that also rebuild or upgrade the Kubernetes clusters take 13 and 14 weeks.",
			},
		},
		{
			question: {
				de: "Welche Erfahrung gibt es mit DevOps und CI/CD?",
				en: "What experience is there with DevOps and CI/CD?",
			},
			answer: {
				de: "DevOps ist seit etwa {focusSince} ein Schwerpunkt, zuletzt als DevOps Team Lead bei der Bundesdruckerei (2024) und als Cloud and DevOps Engineer bei Rhomberg Sersa (seit 2024). Bei SAP (2023) gingen Änderungen an Linux-Servern durch Review und Pipeline und wurden stufenweise ausgerollt. Dazu kommt das Microsoft-Zertifikat DevOps Engineer Expert.",
				en: "DevOps has been a focus since around {focusSince}, most recently as DevOps Team Lead at Bundesdruckerei (2024) and as Cloud and DevOps Engineer at Rhomberg Sersa (since 2024). At SAP (2023), changes to Linux servers went through review and a pipeline and were rolled out in stages. There is also the Microsoft certification DevOps Engineer Expert.",
			},
		},
		{
			question: {
				de: "Mit welchen CI-Systemen wird gearbeitet?",
				en: "Which CI systems does the work involve?",
			},
			answer: {
				de: "Mit GitLab CI, GitHub Actions, Azure Pipelines und Jenkins. In jedem davon durchläuft ein Merge Request Build, Tests und eine Prüfung der Abhängigkeiten, und das Artefakt entsteht einmal und geht unverändert durch alle Stufen.",
				en: "GitLab CI, GitHub Actions, Azure Pipelines and Jenkins. In each of them, a merge request goes through build, tests and a dependency check, and the artefact is built once and passes through all stages unchanged.",
			},
		},
		{
			question: {
				de: "Was passiert, wenn ein Release fehlschlägt?",
				en: "What happens when a release fails?",
			},
			answer: {
				de: "Es wird zurückgenommen, wenn möglich automatisch. Beim Canary-Deployment sieht erst ein kleiner Teil der Nutzer die neue Version; steigt die Fehlerrate, nimmt Argo Rollouts sie zurück. Mit GitOps ist der Rückweg ein Revert in Git.",
				en: "It is rolled back, automatically where possible. In a canary deployment only a small share of users sees the new version at first; if the error rate rises, Argo Rollouts takes it back. With GitOps, the way back is a revert in Git.",
			},
		},
	],
	relatedServices: ["kubernetes", "monitoring", "security"],
};
