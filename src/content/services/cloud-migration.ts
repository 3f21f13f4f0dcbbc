import type { Localized, Service } from "../types.ts";

export const cloudMigration: Service<Localized> = {
	slug: "cloud-migration",
	icon: "cloud-upload",
	isLeading: true,
	title: { de: "Cloud-Migration", en: "Cloud migration" },
	meta: {
		title: { de: "Cloud-Migration nach Azure und AWS", en: "Cloud migration to Azure and AWS" },
		description: {
			de: "Umzug von Servern, Datenbanken und Anwendungen nach Azure oder AWS: Bestandsaufnahme, Landing Zone, Migration in Wellen und ein geprobter Rückweg.",
			en: "Moving servers, databases and applications to Azure or AWS: inventory, landing zone, migration in waves and a rehearsed rollback.",
		},
	},
	description: {
		de: "Ich bringe Server, Datenbanken und Anwendungen nach Azure oder AWS: in Wellen, mit geprobtem Umschalten und einem Weg zurück.",
		en: "I move servers, databases and applications to Azure or AWS: in waves, with a rehearsed cutover and a rollback plan.",
	},
	lead: {
		de: "Ihre Anwendungen ziehen Welle für Welle in die Cloud, jede mit Abnahmekriterien und einem Rückweg. Anlass ist meist ein Termin: Die Wartung der Hardware läuft aus, oder der Vertrag mit dem Rechenzentrum endet. Unter Zeitdruck entsteht dann leicht eine Umgebung, die nach einem Jahr niemand mehr überblickt. Deshalb kommt zuerst die Landing Zone: Konten, Netze, Rechte und Protokollierung, beschrieben in Terraform.",
		en: "Your applications move to the cloud in waves, each with acceptance criteria and a way to roll back. The trigger is usually a deadline: hardware support is running out, or the data centre contract is ending. Under time pressure, it is easy to end up with an environment that nobody understands a year later. That is why the landing zone comes first: accounts, networks, permissions and logging, all defined in Terraform.",
	},
	features: [
		{
			title: { de: "Bestandsaufnahme", en: "Inventory" },
			text: {
				de: "Messdaten aus mehreren Wochen zeigen, welche Server miteinander reden und wie stark sie ausgelastet sind. Daraus ergibt sich für jede Anwendung, ob sie umzieht, umgebaut, ersetzt oder abgeschaltet wird.",
				en: "Several weeks of measurements show which servers talk to each other and how heavily they are used. They decide, application by application, what is moved, rebuilt, replaced or retired.",
			},
		},
		{
			title: { de: "Landing Zone als Code", en: "Landing zone as code" },
			text: {
				de: "Management Groups oder AWS-Organisation, Hub-Netz, Rollen und Richtlinien entstehen aus Terraform. Wer etwas ändert, stellt einen Pull Request mit Plan; der State liegt verschlüsselt und mit Sperre im Remote-Backend.",
				en: "Management groups or an AWS Organization, hub network, roles and policies are created from Terraform. Every change is a pull request with its plan attached; state sits in a remote backend, encrypted and locked.",
			},
		},
		{
			title: { de: "Migration in Wellen", en: "Migration in waves" },
			text: {
				de: "Server werden im laufenden Betrieb repliziert und erst zum vereinbarten Zeitpunkt umgeschaltet. Unkritische Anwendungen gehen voran, damit das Verfahren sitzt, bevor das ERP an die Reihe kommt.",
				en: "Servers are replicated while they run and cut over only at the agreed time. Non-critical applications go first, so that the procedure is well practised before the ERP system’s turn comes.",
			},
		},
		{
			title: { de: "Datenbanken mit kurzem Ausfall", en: "Databases with little downtime" },
			text: {
				de: "Eine laufende Replikation hält Quelle und Ziel bis zum Umschalten auf gleichem Stand. RPO und RTO lege ich vorher mit Ihren Fachbereichen fest; die Generalprobe misst, ob sie zu halten sind.",
				en: "Continuous replication keeps source and target in step until cutover. I agree RPO and RTO with your business units beforehand; a dress rehearsal shows whether they can be met.",
			},
		},
		{
			title: { de: "Kosten von Anfang an", en: "Costs from day one" },
			text: {
				de: "Tags, Budgets und Warnschwellen gehören zur Landing Zone. Nach einigen Wochen Betrieb passe ich die Größen an die gemessene Last an, und erst dann werden Reservierungen oder Savings Plans gebucht.",
				en: "Tags, budgets and alert thresholds are part of the landing zone. After a few weeks in operation I resize everything to match the measured load, and only then do you commit to reservations or Savings Plans.",
			},
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
			title: {
				de: "Azure Landing Zone und Auszug aus dem Rechenzentrum",
				en: "Azure landing zone and data centre exit",
			},
			startingPoint: {
				de: "Ein mittelständischer Maschinenbauer betreibt 85 virtuelle Server auf VMware in einem gemieteten Rechenzentrum, dessen Vertrag in acht Monaten endet. In Azure gibt es schon drei Subscriptions, von Hand angelegt, mit öffentlichen IP-Adressen an Produktionsservern und einem Dutzend Konten in der Rolle „Besitzer“. Die sechs Personen der IT müssen während des Umzugs auch den laufenden Betrieb sichern.",
				en: "A mid-sized machinery manufacturer runs 85 virtual servers on VMware in a rented data centre, and the contract ends in eight months. Azure already holds three subscriptions, created by hand, with public IP addresses on production servers and a dozen accounts in the “Owner” role. The six people in IT have to keep everything running during the move.",
			},
			phases: [
				{
					title: { de: "Bestandsaufnahme und Zielbild", en: "Inventory and target architecture" },
					days: 20,
					tasks: [
						{
							de: "Auslastung und Verbindungen aller Server drei Wochen lang mit Azure Migrate erfassen",
							en: "Record the load and connections of all servers for three weeks with Azure Migrate",
						},
						{
							de: "Für jede Anwendung Zuständige, Wartungsfenster, RPO und RTO festhalten",
							en: "Record owners, maintenance windows, RPO and RTO for each application",
						},
						{
							de: "19 Server streichen: ersetzte Software, doppelte Testsysteme, vergessene Altbestände",
							en: "Drop 19 servers: superseded software, duplicate test systems, forgotten leftovers",
						},
					],
				},
				{
					title: { de: "Landing Zone", en: "Landing zone" },
					days: 25,
					tasks: [
						{
							de: "Management Groups nach der Azure-Referenzarchitektur anlegen: Platform, Landing Zones (Corp, Online), Sandbox, Decommissioned",
							en: "Create management groups following the Azure reference architecture: Platform, Landing Zones (Corp, Online), Sandbox, Decommissioned",
						},
						{
							de: "Hub-and-Spoke-Netz mit Azure Firewall, privaten DNS-Zonen und zwei VPN-Tunneln ins Rechenzentrum aufbauen",
							en: "Build a hub-and-spoke network with Azure Firewall, private DNS zones and two VPN tunnels to the data centre",
						},
						{
							de: "Azure Policy scharf schalten: keine öffentlichen IP-Adressen unter Corp, Pflicht-Tags, nur EU-Regionen; in den drei alten Subscriptions zunächst als Audit",
							en: "Enforce Azure Policy: no public IP addresses under Corp, mandatory tags, EU regions only; audit mode at first in the three old subscriptions",
						},
						{
							de: "Dauerhafte Besitzer-Rechte durch befristete Rollen in Privileged Identity Management ersetzen, dazu zwei Notfallkonten",
							en: "Replace permanent Owner rights with time-limited roles in Privileged Identity Management, plus two emergency access accounts",
						},
					],
				},
				{
					title: { de: "Pilot", en: "Pilot" },
					days: 15,
					tasks: [
						{
							de: "Fünf unkritische Server umziehen, darunter Intranet und Ticketsystem",
							en: "Move five non-critical servers, among them the intranet and the ticket system",
						},
						{
							de: "Jeden Server zuerst testweise in ein isoliertes VNet migrieren, dann abends umschalten",
							en: "Migrate each server into an isolated VNet as a test first, then cut over in the evening",
						},
						{
							de: "Mit Azure Backup sichern, zurückspielen und das Runbook nach jedem Schritt berichtigen",
							en: "Back up with Azure Backup, restore, and correct the runbook after every step",
						},
					],
				},
				{
					title: { de: "Migration in Wellen", en: "Migration in waves" },
					days: 60,
					tasks: [
						{
							de: "Sechs Wellen im Abstand von zwei Wochen; die TTL der DNS-Einträge vorab auf 60 Sekunden senken",
							en: "Run six waves, two weeks apart, lowering the TTL of DNS records to 60 seconds beforehand",
						},
						{
							de: "SQL Server des ERP als Always-On-Replikat in Azure aufbauen, zweimal proben, an einem Samstag umschalten",
							en: "Build the ERP system’s SQL Server as an Always On replica in Azure, rehearse twice, and cut over on a Saturday",
						},
						{
							de: "Abbruchkriterien und Rückweg je Welle festlegen; die Quell-VM bleibt bis zur Abnahme ausgeschaltet stehen",
							en: "Set abort criteria and a rollback for each wave; the source VM stays in place, powered off, until sign-off",
						},
					],
				},
				{
					title: { de: "Abschluss und Übergabe", en: "Close-out and handover" },
					days: 15,
					tasks: [
						{
							de: "VM-Größen an die Messwerte anpassen, erst danach Reservierungen buchen",
							en: "Resize VMs to fit the measurements, and only then buy reservations",
						},
						{
							de: "Die Wiederherstellung des ERP aus dem Backup mit dem Team üben und die Zeit nehmen",
							en: "Practise restoring the ERP system from backup with the team, and time it",
						},
						{
							de: "Öffentliche IP-Adressen der alten Subscriptions abbauen und die Richtlinien auch dort durchsetzen",
							en: "Remove public IP addresses from the old subscriptions and enforce the policies there too",
						},
						{
							de: "Datenträger löschen und das protokollieren, Leitungen kündigen, Rechenzentrum übergeben",
							en: "Wipe the disks and log it, cancel the network lines, and hand back the data centre",
						},
					],
				},
			],
			results: [
				{
					value: { de: "27 Wochen", en: "27 weeks" },
					label: { de: "bis das Rechenzentrum leer war", en: "until the data centre was empty" },
				},
				{
					value: { de: "66 statt 85", en: "66" },
					label: { de: "Server nach dem Aufräumen", en: "servers after the clear-out, down from 85" },
				},
				{
					value: "110\u00a0min",
					label: { de: "Ausfall des ERP beim Umschalten", en: "of ERP downtime at cutover" },
				},
				{
					value: { de: "−23\u00a0%", en: "−23%" },
					label: { de: "Azure-Kosten nach Größenanpassung", en: "Azure costs after resizing" },
				},
			],
			conclusion: {
				de: "Das Rechenzentrum ist sieben Wochen vor Vertragsende geräumt, und die IT ändert ihre Umgebung per Pull Request statt im Portal.",
				en: "The data centre is cleared seven weeks before the contract ends, and the IT team now changes its environment by pull request rather than in the portal.",
			},
		},
		{
			id: "aws-well-architected",
			title: {
				de: "AWS-Umgebung nach dem Well-Architected Framework",
				en: "AWS environment based on the Well-Architected Framework",
			},
			startingPoint: {
				de: "Ein Anbieter von Buchungssoftware betreibt alles in einem einzigen AWS-Konto: Produktion, Test und Experimente teilen sich eine VPC, die Anwendung läuft auf EC2 in nur einer Availability Zone, die MySQL-Datenbank auf RDS ohne Multi-AZ. Nach einem Ausfall von sechs Stunden verlangt der größte Kunde einen Nachweis über Datensicherung und Wiederanlauf. Die AWS-Rechnung steigt derweil schneller als der Umsatz.",
				en: "A provider of booking software runs everything in a single AWS account: production, test and experiments share one VPC, the application runs on EC2 in just one Availability Zone, and its MySQL database on RDS without Multi-AZ. After a six-hour outage, its largest customer asks for evidence of backup and recovery. Meanwhile the AWS bill is growing faster than revenue.",
			},
			phases: [
				{
					title: { de: "Well-Architected Review", en: "Well-Architected review" },
					days: 10,
					tasks: [
						{
							de: "Die Anwendung mit Entwicklung und Betrieb entlang der sechs Säulen durchgehen und die Antworten im AWS Well-Architected Tool festhalten",
							en: "Review the application with development and operations against the six pillars, recording the answers in the AWS Well-Architected Tool",
						},
						{
							de: "21 Befunde mit hohem Risiko (High Risk Issues) nach möglichem Schaden und Aufwand ordnen",
							en: "Rank 21 high-risk issues by potential damage and effort",
						},
						{
							de: "Mit der Geschäftsführung ein RPO von 5 Minuten und ein RTO von 1 Stunde vereinbaren",
							en: "Agree an RPO of 5 minutes and an RTO of 1 hour with management",
						},
					],
				},
				{
					title: { de: "Konten und Rechte", en: "Accounts and permissions" },
					days: 20,
					tasks: [
						{
							de: "Mit Control Tower eine Organisation mit getrennten Konten für Produktion, Test, Protokolle und Audit aufbauen",
							en: "Set up an organisation with Control Tower, with separate accounts for production, test, logs and audit",
						},
						{
							de: "Anmeldung auf IAM Identity Center umstellen, Zugriffsschlüssel durch Rollen ersetzen und löschen",
							en: "Move sign-in to IAM Identity Center, replace access keys with roles and delete the keys",
						},
						{
							de: "Mit Service Control Policies die Regionen begrenzen und CloudTrail und GuardDuty vor dem Abschalten schützen",
							en: "Restrict regions with service control policies, which also keep CloudTrail and GuardDuty from being switched off",
						},
					],
				},
				{
					title: { de: "Umzug und Verfügbarkeit", en: "Move and availability" },
					days: 25,
					tasks: [
						{
							de: "Anwendung als Auto Scaling Group über drei Availability Zones verteilen, Sitzungen nach ElastiCache auslagern",
							en: "Spread the application over three Availability Zones as an Auto Scaling group, with sessions moved out to ElastiCache",
						},
						{
							de: "Datenbank über Binlog-Replikation in das Produktionskonto bringen, dort als Multi-AZ betreiben, nachts umschalten",
							en: "Bring the database into the production account by binlog replication, run it there as Multi-AZ, and cut over at night",
						},
						{
							de: "Sicherungen mit AWS Backup in ein getrenntes Konto kopieren und dort mit Vault Lock gegen Löschen sperren",
							en: "Copy backups to a separate account with AWS Backup and protect them from deletion there with Vault Lock",
						},
					],
				},
				{
					title: { de: "Ausfallübungen", en: "Failure drills" },
					days: 15,
					tasks: [
						{
							de: "Mit AWS Fault Injection Service den Ausfall einer Availability Zone herbeiführen und die Folgen messen",
							en: "Take out an Availability Zone with AWS Fault Injection Service and measure the effects",
						},
						{
							de: "Datenbank per Point-in-Time-Recovery wiederherstellen und die Dauer protokollieren",
							en: "Restore the database by point-in-time recovery and record how long it takes",
						},
						{
							de: "CloudWatch-Alarme und Runbooks nach jeder Übung nachziehen",
							en: "Update CloudWatch alarms and runbooks after every drill",
						},
					],
				},
				{
					title: { de: "Kosten und zweites Review", en: "Costs and second review" },
					days: 10,
					tasks: [
						{
							de: "Verwaiste Snapshots und Volumes löschen, EBS von gp2 auf gp3 und passende Instanzen auf Graviton umstellen",
							en: "Delete orphaned snapshots and volumes, change EBS from gp2 to gp3 and move suitable instances to Graviton",
						},
						{
							de: "Grundlast mit Savings Plans über ein Jahr abdecken",
							en: "Cover the base load with one-year Savings Plans",
						},
						{
							de: "Review wiederholen und die offenen Punkte mit Termin und Zuständigkeit versehen",
							en: "Repeat the review and give each open item a date and an owner",
						},
					],
				},
			],
			results: [
				{
					value: { de: "2 statt 21", en: "2" },
					label: { de: "Befunde mit hohem Risiko", en: "high-risk issues, down from 21" },
				},
				{
					value: "38\u00a0min",
					label: { de: "bis die Datenbank wiederhergestellt war", en: "to restore the database" },
				},
				{
					value: "0",
					label: { de: "Personen mit dauerhaften Schlüsseln", en: "people with long-lived keys" },
				},
				{
					value: { de: "−14\u00a0%", en: "−14%" },
					label: { de: "AWS-Rechnung trotz Multi-AZ", en: "AWS bill, despite Multi-AZ" },
				},
			],
			conclusion: {
				de: "Zwei protokollierte Übungen liefern den Nachweis, und für die beiden offenen Befunde stehen Termin und Zuständigkeit fest.",
				en: "Two documented drills provide the evidence, and each of the two remaining issues has a date and an owner.",
			},
		},
	],
	diagram: {
		kind: "waves",
		title: { de: "Welle für Welle in die Cloud", en: "Into the cloud, wave by wave" },
		caption: {
			de: "Der Ring markiert das Umschalten: bis dorthin läuft die Anwendung im Rechenzentrum, danach in der Cloud.",
			en: "The ring marks the cutover: up to it an application runs in the data centre, after it in the cloud.",
		},
		ends: [{ de: "Rechenzentrum", en: "Data centre" }, "Cloud"],
		items: [
			{
				title: { de: "Landing Zone", en: "Landing zone" },
				text: {
					de: "Konten, Netze, Rechte und Protokollierung kommen zuerst.",
					en: "Accounts, networks, permissions and logging come first.",
				},
			},
			{
				title: { de: "Unkritische Anwendungen", en: "Non-critical applications" },
				text: { de: "Mit ihnen sitzt das Verfahren.", en: "They make the procedure routine." },
			},
			{
				title: { de: "Weitere Wellen", en: "Further waves" },
				text: {
					de: "Jede hat Abnahmekriterien und einen Rückweg.",
					en: "Each has acceptance criteria and a way back.",
				},
			},
			{
				title: { de: "ERP und seine Datenbank", en: "ERP and its database" },
				text: {
					de: "Repliziert, geprobt und erst dann umgeschaltet.",
					en: "Replicated, rehearsed and only then cut over.",
				},
			},
		],
	},
	questions: [
		{
			question: { de: "Wie läuft eine Cloud-Migration ab?", en: "How does a cloud migration work?" },
			answer: {
				de: "Eine Cloud-Migration beginnt mit einer Bestandsaufnahme aus Messdaten mehrerer Wochen und endet mit der Übergabe an Ihr Team. Dazwischen entsteht die Landing Zone als Code, ein Pilot mit unkritischen Servern erprobt das Verfahren, und dann ziehen die Anwendungen in Wellen um. Jede Welle hat Abnahmekriterien und einen Weg zurück.",
				en: "A cloud migration starts with an inventory based on several weeks of measurements and ends with the handover to your team. In between, the landing zone is built as code, a pilot with non-critical servers tests the procedure, and then the applications move in waves. Each wave has acceptance criteria and a way back.",
			},
			isSuggested: true,
		},
		{
			question: { de: "Wie lange dauert eine Cloud-Migration?", en: "How long does a cloud migration take?" },
			answer: {
				de: "Das hängt vor allem von der Zahl der Anwendungen, ihren Abhängigkeiten und den möglichen Wartungsfenstern ab; eine feste Dauer gibt es nicht. Als Anhaltspunkt: Ein erfundenes Praxisbeispiel mit 85 Servern, die nach Azure umziehen, kommt auf 27 Wochen.",
				en: "That depends above all on the number of applications, their dependencies and the maintenance windows you can offer; there is no fixed duration. As an indication, an invented worked example in which a company leaves its data centre of 85 servers for Azure takes 27 weeks.",
			},
		},
		{
			question: {
				de: "Wie lange fallen Systeme bei einer Cloud-Migration aus?",
				en: "How much downtime does a cloud migration cause?",
			},
			answer: {
				de: "Ein System steht nur während des Umschaltens still, zu einem vorher vereinbarten Zeitpunkt. Server werden im laufenden Betrieb repliziert, Datenbanken bis zum Umschalten auf gleichem Stand gehalten. Welcher Ausfall hinnehmbar ist, wird mit den Fachbereichen festgelegt, und eine Generalprobe misst, ob er einzuhalten ist.",
				en: "A system is down only while it is being cut over, at a time agreed beforehand. Servers are replicated while they run, and databases are kept in step until cutover. How much downtime is acceptable is agreed with the business units, and a dress rehearsal shows whether that can be met.",
			},
		},
		{
			question: {
				de: "Welche Erfahrung gibt es mit Cloud-Migrationen?",
				en: "What experience is there with cloud migrations?",
			},
			answer: {
				de: "Seit 2024 ziehen Systeme von Rhomberg Sersa in die Cloud, in der Rolle als Cloud and DevOps Engineer und von der Planung bis in den täglichen Betrieb. Cloud und DevOps sind seit etwa {focusSince} der Schwerpunkt, und Zertifikate gibt es für AWS (Solutions Architect) und Azure (Administrator).",
				en: "Rhomberg Sersa’s systems have been moving to the cloud since 2024: the role is Cloud and DevOps Engineer, from planning through to day-to-day operation. Cloud and DevOps have been the focus since around {focusSince}, with certifications for AWS (Solutions Architect) and Azure (Administrator).",
			},
		},
		{
			question: {
				de: "Was passiert, wenn bei einer Cloud-Migration etwas schiefgeht?",
				en: "What if something goes wrong during a cloud migration?",
			},
			answer: {
				de: "Dann geht es auf dem vorbereiteten Weg zurück. Abbruchkriterien und Rückweg stehen für jede Welle vorher fest, und die alten Server bleiben bis zur Abnahme stehen. Unkritische Anwendungen ziehen zuerst um, damit das Verfahren sitzt, bevor die wichtigen an die Reihe kommen.",
				en: "Then the prepared rollback applies. Abort criteria and the way back are set for each wave beforehand, and the old servers stay in place until sign-off. Non-critical applications move first, so that the procedure is well practised before the important ones follow.",
			},
		},
	],
	relatedServices: ["security", "database-management", "devops"],
};
