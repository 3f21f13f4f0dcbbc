import type { GlossaryTerm, Localized } from "../types.ts";

export const cloudTerms: readonly GlossaryTerm<Localized>[] = [
	{
		id: "autoscaling",
		name: "Autoscaling",
		also: ["Auto Scaling"],
		page: "/services/cloud-migration",
		text: {
			de: "Autoscaling passt die Kapazität einer Anwendung automatisch an die Last an: horizontal mit mehr oder weniger Instanzen, vertikal mit größeren oder kleineren. In Kubernetes ändert der Horizontal Pod Autoscaler die Zahl der Pods, während der Cluster Autoscaler oder Karpenter Knoten hinzufügt und entfernt. Neue Instanzen brauchen Zeit, deshalb bleibt für plötzliche Spitzen eine Reserve nötig.",
			en: "Autoscaling adjusts an application’s capacity to the load automatically: horizontally with more or fewer instances, vertically with larger or smaller ones. In Kubernetes, the Horizontal Pod Autoscaler changes the number of Pods, while the Cluster Autoscaler or Karpenter adds and removes nodes. New instances take time to start, so sudden peaks still call for headroom.",
		},
	},
	{
		id: "availability-zone",
		name: { de: "Availability Zone", en: "Availability zone" },
		also: ["AZ"],
		page: "/services/cloud-migration",
		text: {
			de: "Eine Availability Zone (Verfügbarkeitszone) besteht aus einem oder mehreren Rechenzentren innerhalb einer Cloud-Region, mit eigener Stromversorgung, Kühlung und Netzanbindung. Die Zonen einer Region sind durch schnelle Leitungen verbunden, aber so weit getrennt, dass eine Störung möglichst nur eine trifft. Eine Anwendung, die mit genügend Reserve über mehrere Zonen verteilt ist, kann den Ausfall einer Zone überstehen, nicht aber den einer ganzen Region.",
			en: "An availability zone consists of one or more data centres within a cloud region, with their own power, cooling and network connections. The zones of a region are connected by fast links, but far enough apart that a fault should affect only one of them. An application spread across several zones with enough spare capacity can survive the loss of a zone, but not that of a whole region.",
		},
	},
	{
		id: "finops",
		name: "FinOps",
		page: "/services/consulting",
		text: {
			de: "FinOps ist eine Arbeitsweise, bei der Technik, Finanzen und Fachbereiche die Kosten der Cloud gemeinsam steuern. Kosten werden Teams und Anwendungen zugeordnet, ungenutzte und zu große Ressourcen abgebaut und die planbare Grundlast über Savings Plans oder Reservierungen günstiger eingekauft. Ziel ist nicht die kleinste Rechnung, sondern ein vertretbares Verhältnis von Kosten und Nutzen.",
			en: "FinOps is a way of working in which engineering, finance and business teams manage cloud costs together. Costs are attributed to teams and applications, unused and oversized resources are removed, and the predictable base load is bought more cheaply through savings plans or reservations. The aim is not the smallest bill but good value for the money spent.",
		},
	},
	{
		id: "landing-zone",
		name: { de: "Landing Zone", en: "Landing zone" },
		page: "/services/cloud-migration",
		text: {
			de: "Eine Landing Zone ist die vorbereitete Grundlage einer Cloud-Umgebung: Konten oder Subscriptions, Identitäten und Rechte, Netze, Richtlinien und Protokollierung. Sie wird am besten als Code aufgebaut, bevor die erste Anwendung umzieht, damit jede neue Umgebung denselben Regeln folgt. Auf AWS hilft dabei Control Tower, auf Azure die Referenzarchitektur „Azure Landing Zones“.",
			en: "A landing zone is the prepared foundation of a cloud environment: accounts or subscriptions, identities and permissions, networks, policies and logging. It is best built as code before the first application moves, so that every new environment follows the same rules. On AWS, Control Tower helps with this; on Azure, the “Azure landing zones” reference architecture does.",
		},
	},
	{
		id: "lift-and-shift",
		name: { de: "Lift and Shift", en: "Lift and shift" },
		also: ["Rehosting"],
		page: "/services/cloud-migration",
		text: {
			de: "Lift and Shift (Rehosting) verlegt eine Anwendung weitgehend unverändert in die Cloud, meist als virtuelle Maschine. Das geht schnell und mit wenig Eingriff, nutzt aber kaum Vorteile der Plattform und kann im Betrieb teurer werden als vorher. Alternativen sind der Wechsel auf verwaltete Dienste (Replatforming) und der Umbau der Anwendung (Refactoring).",
			en: "Lift and shift (rehosting) moves an application to the cloud largely unchanged, usually as a virtual machine. It is quick and needs few changes, but makes little use of what the platform offers and can cost more to run than before. The alternatives are moving to managed services (replatforming) and reworking the application (refactoring).",
		},
	},
	{
		id: "object-storage",
		name: { de: "Objektspeicher", en: "Object storage" },
		page: "/services/cloud-migration",
		text: {
			de: "Objektspeicher (Object Storage) legt Daten als Objekte mit Schlüssel und Metadaten ab und ist über HTTP erreichbar; Beispiele sind Amazon S3 und Azure Blob Storage. Er wächst ohne vorher festgelegte Größe und ist je Gigabyte meist günstiger als Blockspeicher, eignet sich aber nicht als Platte für eine Datenbank, weil Objekte in der Regel nur als Ganzes ersetzt werden. Versionierung und ein Schreibschutz wie S3 Object Lock schützen vor versehentlichem Löschen und vor Ransomware.",
			en: "Object storage keeps data as objects with a key and metadata, reachable over HTTP; Amazon S3 and Azure Blob Storage are examples. It grows without a size set in advance and usually costs less per gigabyte than block storage, but can’t serve as a disk for a database, because objects can usually only be replaced as a whole. Versioning and write protection such as S3 Object Lock guard against accidental deletion and ransomware.",
		},
	},
	{
		id: "rpo",
		name: "RPO",
		also: ["Recovery Point Objective"],
		page: "/services/database-management",
		text: {
			de: "Das RPO (Recovery Point Objective) legt fest, wie viel Datenverlust nach einem Ausfall höchstens hinnehmbar ist, gemessen als Zeitspanne. Bei einem RPO von 15 Minuten dürfen höchstens die Änderungen der letzten 15 Minuten fehlen; Sicherung oder Replikation muss also mindestens so oft laufen. Wie lange die Wiederherstellung dauern darf, sagt das RTO.",
			en: "The RPO (recovery point objective) sets the maximum acceptable data loss after an outage, measured as a span of time. With an RPO of 15 minutes, no more than the last 15 minutes of changes may be missing, so backups or replication have to run at least that often. The RTO states how long recovery may take.",
		},
	},
	{
		id: "rto",
		name: "RTO",
		also: ["Recovery Time Objective"],
		page: "/services/database-management",
		text: {
			de: "Das RTO (Recovery Time Objective) legt fest, wie lange ein System nach einem Ausfall höchstens stillstehen darf. Dazu zählt die ganze Zeit bis zum nutzbaren Dienst: den Ausfall bemerken, entscheiden, wiederherstellen, prüfen. Ob es eingehalten wird, zeigt nur eine Übung; wie viele Daten dabei verloren gehen dürfen, sagt das RPO.",
			en: "The RTO (recovery time objective) sets the longest time a system may be down after an outage. It covers the whole time until the service is usable again: noticing the outage, deciding, restoring, verifying. Only a rehearsal shows whether it can be met; how much data may be lost is set by the RPO.",
		},
	},
	{
		id: "serverless",
		name: "Serverless",
		also: ["Serverless Computing"],
		page: "/services/cloud-migration",
		text: {
			de: "Serverless heißt, dass der Anbieter die Server stellt, skaliert und wartet und nach Nutzung abrechnet; Beispiele sind AWS Lambda und Azure Functions. Es spart Betriebsaufwand und passt zu unregelmäßiger Last. Zu den Grenzen zählen je nach Dienst eine Höchstdauer je Aufruf, Verzögerungen beim Kaltstart und die Bindung an Schnittstellen des Anbieters.",
			en: "Serverless means that the provider supplies, scales and maintains the servers and charges by use; AWS Lambda and Azure Functions are examples. It saves operational effort and suits irregular load. Depending on the service, its limits include a maximum duration per invocation, delays on a cold start and dependence on the provider’s interfaces.",
		},
	},
	{
		id: "shared-responsibility-model",
		name: { de: "Modell der geteilten Verantwortung", en: "Shared responsibility model" },
		also: ["Shared Responsibility"],
		page: "/services/security",
		text: {
			de: "Nach dem Modell der geteilten Verantwortung (Shared Responsibility) schützt der Cloud-Anbieter Rechenzentren, Hardware und Plattform, der Kunde seine Daten, Identitäten, Zugriffsrechte und Einstellungen. Je mehr der Anbieter übernimmt, desto weniger bleibt beim Kunden: Das Betriebssystem einer virtuellen Maschine muss er selbst aktualisieren, das eines verwalteten Dienstes in der Regel nicht. Für Daten und Zugriffsrechte bleibt er immer zuständig.",
			en: "Under the shared responsibility model, the cloud provider protects data centres, hardware and platform, while the customer protects their data, identities, permissions and settings. The more the provider takes on, the less is left to the customer: they have to patch the operating system of a virtual machine, but as a rule not that of a managed service. Data and permissions always remain the customer’s responsibility.",
		},
	},
	{
		id: "virtual-private-cloud",
		name: "VPC",
		also: ["Virtual Private Cloud", "Virtual Network", "VNet"],
		page: "/services/cloud-migration",
		text: {
			de: "Eine VPC (Virtual Private Cloud) ist ein abgeschottetes virtuelles Netz in der Cloud mit eigenem Adressbereich, Subnetzen und Routen; in Azure heißt es Virtual Network (VNet). Den Verkehr filtern Security Groups auf AWS und Network Security Groups auf Azure. Die Adressbereiche von Netzen, die einmal verbunden werden sollen, sollten sich nicht überschneiden; Peering setzt das in der Regel voraus.",
			en: "A VPC (virtual private cloud) is an isolated virtual network in the cloud with its own address range, subnets and routes; on Azure it is called a virtual network (VNet). Traffic is filtered by security groups on AWS and by network security groups on Azure. The address ranges of networks that may be connected one day shouldn’t overlap; peering usually requires that.",
		},
	},
	{
		id: "well-architected-framework",
		name: "Well-Architected Framework",
		page: "/services/consulting",
		text: {
			de: "Ein Well-Architected Framework ist eine Sammlung von Grundsätzen und Prüffragen, mit denen sich eine Cloud-Architektur bewerten lässt. AWS ordnet sie nach sechs Säulen: operative Exzellenz, Sicherheit, Zuverlässigkeit, Leistungseffizienz, Kostenoptimierung und Nachhaltigkeit. Das Gegenstück für Azure hat fünf; Nachhaltigkeit ist dort keine eigene Säule.",
			en: "A well-architected framework is a collection of principles and review questions for assessing a cloud architecture. AWS arranges them in six pillars: operational excellence, security, reliability, performance efficiency, cost optimisation and sustainability. Its Azure counterpart has five; sustainability isn’t a pillar of its own there.",
		},
	},
];
