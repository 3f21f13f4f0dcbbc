import type { Service } from "../types.ts";

export const cloudMigration: Service = {
	slug: "cloud-migration",
	icon: "migration",
	title: "Cloud-Migration",
	meta: {
		title: "Cloud-Migration nach Azure und AWS",
		description:
			"Umzug von Servern, Datenbanken und Anwendungen nach Azure oder AWS: Bestandsaufnahme, Landing Zone, Migration in Wellen und ein geprobter Rückweg.",
	},
	summaryEn:
		"Migration of servers, databases and applications to Azure or AWS: inventory, a landing zone in Terraform, and a move in waves with agreed RPO and RTO. Every cutover is rehearsed and has a way back.",
	description:
		"Ich bringe Server, Datenbanken und Anwendungen nach Azure oder AWS: in Wellen, mit geprobtem Umschalten und einem Weg zurück.",
	lead: "Anlass für eine Migration ist meist ein Termin: Die Wartung der Hardware läuft aus, oder der Vertrag mit dem Rechenzentrum endet. Unter Zeitdruck entsteht leicht eine Umgebung, die nach einem Jahr niemand mehr überblickt. Deshalb kommt zuerst die Landing Zone: Konten, Netze, Rechte und Protokollierung, beschrieben in Terraform. Danach ziehen die Anwendungen um, Welle für Welle, jede mit Abnahmekriterien und einem Rückweg.",
	features: [
		{
			title: "Bestandsaufnahme",
			text: "Messdaten aus mehreren Wochen zeigen, welche Server miteinander reden und wie stark sie ausgelastet sind. Daraus ergibt sich für jede Anwendung, ob sie umzieht, umgebaut, ersetzt oder abgeschaltet wird.",
		},
		{
			title: "Landing Zone als Code",
			text: "Management Groups oder AWS-Organisation, Hub-Netz, Rollen und Richtlinien entstehen aus Terraform. Wer etwas ändert, stellt einen Pull Request mit Plan; der State liegt verschlüsselt und mit Sperre im Remote-Backend.",
		},
		{
			title: "Migration in Wellen",
			text: "Server werden im laufenden Betrieb repliziert und erst zum vereinbarten Zeitpunkt umgeschaltet. Unkritische Anwendungen gehen voran, damit das Verfahren sitzt, bevor das ERP an die Reihe kommt.",
		},
		{
			title: "Datenbanken mit kurzem Ausfall",
			text: "Eine laufende Replikation hält Quelle und Ziel bis zum Umschalten auf gleichem Stand. RPO und RTO lege ich vorher mit Ihren Fachbereichen fest; die Generalprobe misst, ob sie zu halten sind.",
		},
		{
			title: "Kosten von Anfang an",
			text: "Tags, Budgets und Warnschwellen gehören zur Landing Zone. Nach einigen Wochen Betrieb passe ich die Größen an die gemessene Last an, und erst dann werden Reservierungen oder Savings Plans gebucht.",
		},
	],
	technologies: [
		"Azure",
		"AWS",
		"Terraform",
		"Azure Migrate",
		"AWS MGN",
		"AWS DMS",
		"Entra ID",
		"Azure Policy",
		"AWS Control Tower",
		"VMware vSphere",
		"Ansible",
	],
	scenarios: [
		{
			id: "azure-landing-zone",
			title: "Azure Landing Zone und Auszug aus dem Rechenzentrum",
			company: "Maschinenbauer",
			startingPoint:
				"Ein mittelständischer Maschinenbauer betreibt 85 virtuelle Server auf VMware in einem gemieteten Rechenzentrum, dessen Vertrag in acht Monaten endet. In Azure gibt es schon drei Subscriptions, von Hand angelegt, mit öffentlichen IP-Adressen an Produktionsservern und einem Dutzend Konten in der Rolle „Besitzer“. Die sechs Personen der IT müssen während des Umzugs auch den laufenden Betrieb sichern.",
			phases: [
				{
					title: "Bestandsaufnahme und Zielbild",
					duration: "4 Wochen",
					tasks: [
						"Auslastung und Verbindungen aller Server drei Wochen lang mit Azure Migrate erfassen",
						"Für jede Anwendung Zuständige, Wartungsfenster, RPO und RTO festhalten",
						"19 Server streichen: ersetzte Software, doppelte Testsysteme, vergessene Altbestände",
					],
				},
				{
					title: "Landing Zone",
					duration: "5 Wochen",
					tasks: [
						"Management Groups nach der Azure-Referenzarchitektur anlegen: Platform, Landing Zones (Corp, Online), Sandbox, Decommissioned",
						"Hub-and-Spoke-Netz mit Azure Firewall, privaten DNS-Zonen und zwei VPN-Tunneln ins Rechenzentrum aufbauen",
						"Azure Policy scharf schalten: keine öffentlichen IP-Adressen unter Corp, Pflicht-Tags, nur EU-Regionen; in den drei alten Subscriptions zunächst als Audit",
						"Dauerhafte Besitzer-Rechte durch befristete Rollen in Privileged Identity Management ersetzen, dazu zwei Notfallkonten",
					],
				},
				{
					title: "Pilot",
					duration: "3 Wochen",
					tasks: [
						"Fünf unkritische Server umziehen, darunter Intranet und Ticketsystem",
						"Jeden Server zuerst testweise in ein isoliertes VNet migrieren, dann abends umschalten",
						"Mit Azure Backup sichern, zurückspielen und das Runbook nach jedem Schritt berichtigen",
					],
				},
				{
					title: "Migration in Wellen",
					duration: "12 Wochen",
					tasks: [
						"Sechs Wellen im Abstand von zwei Wochen; die TTL der DNS-Einträge vorab auf 60 Sekunden senken",
						"SQL Server des ERP als Always-On-Replikat in Azure aufbauen, zweimal proben, an einem Samstag umschalten",
						"Abbruchkriterien und Rückweg je Welle festlegen; die Quell-VM bleibt bis zur Abnahme ausgeschaltet stehen",
					],
				},
				{
					title: "Abschluss und Übergabe",
					duration: "3 Wochen",
					tasks: [
						"VM-Größen an die Messwerte anpassen, erst danach Reservierungen buchen",
						"Die Wiederherstellung des ERP aus dem Backup mit dem Team üben und die Zeit nehmen",
						"Öffentliche IP-Adressen der alten Subscriptions abbauen und die Richtlinien auch dort durchsetzen",
						"Datenträger nach Protokoll löschen, Leitungen kündigen, Rechenzentrum übergeben",
					],
				},
			],
			results: [
				{ value: "27 Wochen", label: "bis das Rechenzentrum leer war" },
				{ value: "66 statt 85", label: "Server nach dem Aufräumen" },
				{ value: "110\u00a0min", label: "Ausfall des ERP beim Umschalten" },
				{ value: "−23\u00a0%", label: "Azure-Kosten nach Größenanpassung" },
			],
			conclusion:
				"Das Rechenzentrum ist sieben Wochen vor Vertragsende geräumt, und die IT ändert ihre Umgebung per Pull Request statt im Portal.",
		},
		{
			id: "aws-well-architected",
			title: "AWS-Umgebung nach dem Well-Architected Framework",
			company: "Anbieter von Buchungssoftware",
			startingPoint:
				"Ein Anbieter von Buchungssoftware betreibt alles in einem einzigen AWS-Konto: Produktion, Test und Experimente teilen sich eine VPC, die Anwendung läuft auf EC2 in nur einer Availability Zone, die MySQL-Datenbank auf RDS ohne Multi-AZ. Nach einem Ausfall von sechs Stunden verlangt der größte Kunde einen Nachweis über Datensicherung und Wiederanlauf. Die AWS-Rechnung steigt derweil schneller als der Umsatz.",
			phases: [
				{
					title: "Well-Architected Review",
					duration: "2 Wochen",
					tasks: [
						"Die Anwendung mit Entwicklung und Betrieb entlang der sechs Säulen durchgehen und die Antworten im AWS Well-Architected Tool festhalten",
						"21 Befunde mit hohem Risiko (High Risk Issues) nach möglichem Schaden und Aufwand ordnen",
						"Mit der Geschäftsführung ein RPO von 5 Minuten und ein RTO von 1 Stunde vereinbaren",
					],
				},
				{
					title: "Konten und Rechte",
					duration: "4 Wochen",
					tasks: [
						"Mit Control Tower eine Organisation mit getrennten Konten für Produktion, Test, Protokolle und Audit aufbauen",
						"Anmeldung auf IAM Identity Center umstellen, Zugriffsschlüssel durch Rollen ersetzen und löschen",
						"Mit Service Control Policies die Regionen begrenzen und CloudTrail und GuardDuty vor dem Abschalten schützen",
					],
				},
				{
					title: "Umzug und Verfügbarkeit",
					duration: "5 Wochen",
					tasks: [
						"Anwendung als Auto Scaling Group über drei Availability Zones verteilen, Sitzungen nach ElastiCache auslagern",
						"Datenbank über Binlog-Replikation in das Produktionskonto bringen, dort als Multi-AZ betreiben, nachts umschalten",
						"Sicherungen mit AWS Backup in ein getrenntes Konto kopieren und dort mit Vault Lock gegen Löschen sperren",
					],
				},
				{
					title: "Ausfallübungen",
					duration: "3 Wochen",
					tasks: [
						"Mit AWS Fault Injection Service den Ausfall einer Availability Zone herbeiführen und die Folgen messen",
						"Datenbank per Point-in-Time-Recovery wiederherstellen und die Dauer protokollieren",
						"CloudWatch-Alarme und Runbooks nach jeder Übung nachziehen",
					],
				},
				{
					title: "Kosten und zweites Review",
					duration: "2 Wochen",
					tasks: [
						"Verwaiste Snapshots und Volumes löschen, EBS von gp2 auf gp3 und passende Instanzen auf Graviton umstellen",
						"Grundlast mit Savings Plans über ein Jahr abdecken",
						"Review wiederholen und die offenen Punkte mit Termin und Zuständigkeit versehen",
					],
				},
			],
			results: [
				{ value: "2 statt 21", label: "Befunde mit hohem Risiko" },
				{ value: "38\u00a0min", label: "bis die Datenbank wiederhergestellt war" },
				{ value: "0", label: "Personen mit dauerhaften Schlüsseln" },
				{ value: "−14\u00a0%", label: "AWS-Rechnung trotz Multi-AZ" },
			],
			conclusion:
				"Der Nachweis liegt in Form von zwei protokollierten Übungen vor, und für die beiden offenen Befunde stehen Termin und Zuständigkeit fest.",
		},
	],
	relatedServices: ["security", "database-management", "devops"],
};
