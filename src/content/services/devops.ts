import type { Service } from "../types.ts";

export const devops: Service = {
	slug: "devops",
	icon: "pipeline",
	title: "DevOps und Automatisierung",
	meta: {
		title: "DevOps: CI/CD, Infrastruktur als Code und GitOps",
		description:
			"CI/CD-Pipelines, Infrastruktur als Code und GitOps mit Terraform, Ansible und Argo CD: geprüfte, kleine Releases, die Ihr Team selbst ausliefert.",
	},
	summaryEn:
		"CI/CD pipelines, infrastructure as code and GitOps with Terraform, Ansible, GitLab CI, GitHub Actions and Argo CD. Releases become small, reviewed and reversible, and your team runs the pipelines itself.",
	description:
		"Ich automatisiere den Weg vom Commit bis zur Produktion, mit CI/CD-Pipelines, Infrastruktur als Code und GitOps.",
	lead: "Ein Release, das einen Abend, eine lange Checkliste und die eine Kollegin braucht, die alle Schritte kennt, findet selten statt und enthält dann zu viel auf einmal. Ich automatisiere diesen Weg: bauen, testen, prüfen, ausrollen und, wenn es sein muss, zurückrollen. Server und Cloud-Ressourcen stehen als Code im Git, sodass sich jede Änderung nachlesen lässt. Ihr Team arbeitet von Beginn an mit und betreibt die Pipelines danach selbst.",
	features: [
		{
			title: "CI/CD-Pipelines",
			text: "Ob GitLab CI, GitHub Actions, Azure Pipelines oder Jenkins: Jeder Merge Request durchläuft Build, Tests und eine Prüfung der Abhängigkeiten. Das Artefakt entsteht einmal und geht unverändert durch alle Stufen.",
		},
		{
			title: "Infrastruktur als Code",
			text: "Terraform beschreibt die Cloud, Ansible die Server. Jede Umgebung hat ihren eigenen State mit Sperre, und ein nächtlicher Plan meldet, was jemand von Hand verändert hat.",
		},
		{
			title: "GitOps mit Argo CD oder Flux",
			text: "Im Git steht, was im Cluster laufen soll; ein Controller gleicht beides laufend ab. Zurückgerollt wird mit einem Revert, und die Pipeline kommt ohne Zugangsdaten zum Cluster aus.",
		},
		{
			title: "Ausrollen ohne Wartungsfenster",
			text: "Beim Canary-Deployment sieht erst ein kleiner Teil der Nutzer die neue Version; steigt die Fehlerrate, nimmt Argo Rollouts sie selbsttätig zurück. Schemaänderungen an der Datenbank laufen getrennt davon und abwärtskompatibel.",
		},
		{
			title: "Secrets und Lieferkette",
			text: "Kurzlebige Zugänge über OIDC ersetzen Passwörter in Pipeline-Variablen. Zu jedem Image gehören Signatur und SBOM, damit bei einer neuen Sicherheitslücke feststeht, in welchen Diensten die Bibliothek steckt.",
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
			title: "AKS-Automatisierung: Releases bei Tag statt am Abend",
			company: "Logistikdienstleister",
			startingPoint:
				"Ein Logistikdienstleister betreibt 14 Dienste auf einem AKS-Cluster, der von Hand im Azure-Portal angelegt wurde. Ausgeliefert wird alle vier Wochen abends, mit Skripten vom Rechner eines Entwicklers; zwei der letzten sechs Releases mussten zurückgenommen werden. Die Kubernetes-Version fällt in drei Monaten aus dem Support, und an ein Upgrade hat sich seit einem Jahr niemand gewagt.",
			phases: [
				{
					title: "Bestand erfassen",
					duration: "2 Wochen",
					tasks: [
						"Was im Cluster läuft, mit den Manifesten im Git vergleichen und Abweichungen klären",
						"Veraltete API-Versionen sowie fehlende Requests, Probes und PodDisruptionBudgets auflisten",
						"Lieferhäufigkeit, Durchlaufzeit, Anteil fehlgeschlagener Releases und Dauer der Wiederherstellung messen",
					],
				},
				{
					title: "Neuer Cluster aus Terraform",
					duration: "3 Wochen",
					tasks: [
						"AKS, Netz, Container Registry und Key Vault in Terraform beschreiben, State in Azure Storage mit Sperre",
						"Zweiten Cluster parallel aufbauen: Azure CNI Overlay, getrennte System- und User-Node-Pools in drei Zonen",
						"Lokale Administratorkonten abschalten, Anmeldung über Entra ID, Zugriff der Pods über Workload Identity",
					],
				},
				{
					title: "Pipelines und GitOps",
					duration: "4 Wochen",
					tasks: [
						"Jedes Image in Azure Pipelines einmal bauen, auf bekannte Schwachstellen prüfen und signieren",
						"14 Deployments auf ein gemeinsames Helm-Chart bringen, das Probes, Limits und PodDisruptionBudget vorgibt",
						"Test, Abnahme und Produktion mit Argo CD abgleichen; Secrets holt der External Secrets Operator aus dem Key Vault",
					],
				},
				{
					title: "Umzug der Dienste",
					duration: "2 Wochen",
					tasks: [
						"Dienste einzeln umziehen; beide Cluster nutzen dieselben verwalteten PostgreSQL-Datenbanken",
						"Verkehr über Azure Front Door in Stufen von 10, 50 und 100\u00a0% umlenken",
						"Alten Cluster eine Woche als Rückweg bereithalten, dann löschen",
					],
				},
				{
					title: "Upgrade-Probe und Übergabe",
					duration: "2 Wochen",
					tasks: [
						"Minor-Upgrade erst in Test, dann in Produktion durchführen, Node für Node mit Cordon und Drain",
						"Node-Images wöchentlich im Wartungsfenster automatisch erneuern lassen",
						"Das Team führt Release, Rollback und Upgrade einmal ohne Hilfe durch",
					],
				},
			],
			results: [
				{ value: "4 pro Woche", label: "Releases, vorher eines im Monat" },
				{ value: "24\u00a0min", label: "vom Merge bis zur Produktion" },
				{ value: "4\u00a0%", label: "zurückgenommene Releases, vorher 33\u00a0%" },
				{ value: "0\u00a0min", label: "Ausfall beim ersten Cluster-Upgrade" },
			],
			conclusion:
				"Im Quartal nach der Übergabe gehen 50 Releases in Produktion, alle während der Arbeitszeit; zwei werden zurückgenommen, jeweils per Revert im Git.",
		},
		{
			id: "eks-automatisierung",
			title: "EKS-Automatisierung: drei Cluster, eine Beschreibung",
			company: "Betreiber von Onlineshops",
			startingPoint:
				"Ein Betreiber von Onlineshops hat je einen EKS-Cluster für Test, Abnahme und Produktion, angelegt mit verschiedenen Skripten und auf drei verschiedenen Kubernetes-Versionen. Zwei davon deckt nur noch der aufpreispflichtige Extended Support ab. Die Node Groups sind auf das Weihnachtsgeschäft bemessen und sonst zu einem Viertel ausgelastet, und GitHub Actions meldet sich mit einem Zugriffsschlüssel an, der Administratorrechte hat.",
			phases: [
				{
					title: "Prüfung und Plan",
					duration: "2 Wochen",
					tasks: [
						"Auslastung je Node Group über 14 Tage auswerten und Requests mit dem Verbrauch vergleichen",
						"Entfernte APIs und passende Add-on-Versionen für jeden Upgrade-Schritt prüfen",
						"Reihenfolge, Wartungsfenster und Abbruchkriterien mit dem Shop-Team vereinbaren",
					],
				},
				{
					title: "Terraform und Zugänge",
					duration: "4 Wochen",
					tasks: [
						"VPC, Cluster und Add-ons mit import-Blöcken übernehmen, bis der Plan keine Änderung mehr zeigt",
						"State je Umgebung in einem eigenen S3-Bucket mit Versionierung und Sperrdatei ablegen",
						"GitHub Actions über OIDC an eine IAM-Rolle je Repository binden, den alten Schlüssel löschen",
						"Die ConfigMap aws-auth durch EKS Access Entries ersetzen, Pods über EKS Pod Identity berechtigen",
					],
				},
				{
					title: "Upgrades",
					duration: "3 Wochen",
					tasks: [
						"Control Plane immer um eine Minor-Version anheben, erst Test, dann Abnahme, dann Produktion",
						"VPC CNI, CoreDNS und kube-proxy als verwaltete Add-ons mitziehen",
						"Nodes nacheinander leeren und ersetzen; PodDisruptionBudgets halten je Dienst zwei Replikate in Betrieb",
					],
				},
				{
					title: "Skalierung",
					duration: "3 Wochen",
					tasks: [
						"Feste Node Groups durch Karpenter ablösen: On-Demand für Kasse und Warenkorb, Spot für Hintergrundarbeiten",
						"Requests an den gemessenen Verbrauch anpassen, Shop-Dienste mit KEDA nach Anfragen pro Sekunde skalieren",
						"Lasttest mit dem Anderthalbfachen des letzten Spitzentags fahren",
					],
				},
				{
					title: "GitOps und Übergabe",
					duration: "2 Wochen",
					tasks: [
						"Alle drei Cluster mit Flux aus einem Repository versorgen; Unterschiede stehen nur in den Overlays",
						"Runbook für das nächste Upgrade schreiben und mit dem Team am Testcluster durchspielen",
					],
				},
			],
			results: [
				{ value: "−34\u00a0%", label: "EC2-Kosten der drei Cluster" },
				{ value: "3\u00a0h", label: "je Cluster-Upgrade, vorher drei Tage" },
				{ value: "90\u00a0s", label: "bis ein neuer Node Pods aufnimmt" },
				{ value: "0", label: "dauerhafte AWS-Schlüssel in der CI" },
			],
			conclusion:
				"Die drei Cluster stehen auf derselben Version im regulären Support, wachsen mit der Last und werden nachts wieder kleiner.",
		},
	],
	relatedServices: ["kubernetes", "monitoring", "security"],
};
