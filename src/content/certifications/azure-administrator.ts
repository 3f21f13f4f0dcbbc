import type { Certification, Localized } from "../types.ts";

export const azureAdministrator: Certification<Localized> = {
	slug: "azure-administrator",
	title: {
		de: "Microsoft Certified: Azure Administrator Associate",
		en: "Microsoft Certified: Azure Administrator Associate",
	},
	meta: {
		title: { de: "Azure Administrator Associate (AZ-104)", en: "Azure Administrator Associate (AZ-104)" },
		description: {
			de: "Microsoft-Zertifizierung AZ-104: Azure verwalten, von Identitäten und Governance über Speicher, Compute und Netze bis zu Überwachung und Backup.",
			en: "Microsoft certification AZ-104: managing Azure, from identities and governance through storage, compute and networks to monitoring and backup.",
		},
	},
	issuer: "Microsoft",
	level: "Associate",
	status: "active",
	code: "AZ-104",
	lead: {
		de: "Diese Zertifizierung belegt, dass ich Azure-Umgebungen einrichten und in Betrieb halten kann. Die Prüfung deckt den Alltag dieser Aufgabe ab: Wer darf was, wo liegen die Daten, wie sind die Netze verbunden, und was passiert nach einem Ausfall? Dasselbe Wissen braucht jede Landing Zone und jede Migration nach Azure.",
		en: "This certification shows that I can set up Azure environments and keep them running. The exam covers the everyday side of that job: who may do what, where the data lives, how the networks are connected, and what happens after an outage. Every landing zone and every migration to Azure relies on the same knowledge.",
	},
	competencies: [
		{
			title: { de: "Identitäten und Governance", en: "Identities and governance" },
			text: {
				de: "Benutzer und Gruppen in Microsoft Entra ID, Rollen auf der engsten passenden Ebene und Azure Policy an Management Groups, damit Vorgaben für alle Subscriptions darunter gelten.",
				en: "Users and groups in Microsoft Entra ID, roles assigned at the narrowest suitable scope, and Azure Policy on management groups, so that rules apply to every subscription below.",
			},
		},
		{
			title: { de: "Speicher", en: "Storage" },
			text: {
				de: "Storage-Konten mit passender Redundanz von LRS bis GZRS, Zugriff über Entra ID oder befristete SAS-Token, Lifecycle-Regeln und Dateifreigaben mit Azure Files.",
				en: "Storage accounts with suitable redundancy from LRS to GZRS, access through Entra ID or time-limited SAS tokens, lifecycle rules, and file shares with Azure Files.",
			},
		},
		{
			title: { de: "Compute", en: "Compute" },
			text: {
				de: "Virtuelle Maschinen in Availability Zones, Scale Sets, App Service und Container. Bereitgestellt wird aus Bicep-Dateien oder ARM-Vorlagen, damit sich eine Umgebung wiederholen lässt.",
				en: "Virtual machines in availability zones, scale sets, App Service and containers, all deployed from Bicep files or ARM templates so that an environment can be reproduced.",
			},
		},
		{
			title: { de: "Virtuelle Netze", en: "Virtual networks" },
			text: {
				de: "Adressplanung, Peering, Network Security Groups, benutzerdefinierte Routen, Private Endpoints samt DNS-Auflösung und die Fehlersuche mit dem Network Watcher.",
				en: "Address planning, peering, network security groups, user-defined routes, private endpoints with their DNS resolution, and troubleshooting with Network Watcher.",
			},
		},
		{
			title: { de: "Überwachung und Wiederherstellung", en: "Monitoring and recovery" },
			text: {
				de: "Metriken und Logs in Azure Monitor, Abfragen in KQL, Alarme mit Aktionsgruppen. Dazu Azure Backup und Site Recovery mit regelmäßig getestetem Failover.",
				en: "Metrics and logs in Azure Monitor, queries in KQL and alerts with action groups, along with Azure Backup and Site Recovery, with failover tested regularly.",
			},
		},
	],
	tags: {
		title: { de: "Azure-Dienste", en: "Azure services" },
		items: [
			"Microsoft Entra ID",
			"Azure Policy",
			"Management Groups",
			"Virtual Machines",
			"Virtual Network",
			"Azure Storage",
			"Azure Files",
			"Load Balancer",
			"App Service",
			"Azure Monitor",
			"Azure Backup",
			"Site Recovery",
		],
	},
	details: [
		{ label: { de: "Prüfung", en: "Exam" }, value: "AZ-104" },
		{
			label: { de: "Prüfungsthemen", en: "Exam topics" },
			value: {
				de: "Identitäten und Governance, Speicher, Compute, virtuelle Netze, Überwachung und Wartung",
				en: "Identities and governance, storage, compute, virtual networks, monitoring and maintenance",
			},
		},
		{
			label: { de: "Werkzeuge", en: "Tools" },
			value: {
				de: "Azure-Portal, Azure CLI, PowerShell, ARM-Vorlagen und Bicep",
				en: "Azure portal, Azure CLI, PowerShell, ARM templates and Bicep",
			},
		},
		{
			label: { de: "Für Ihr Projekt", en: "For your project" },
			value: {
				de: "Aufbau und Betrieb von Azure-Umgebungen, Ordnung in bestehenden Subscriptions, Umzug von Servern nach Azure",
				en: "Building and running Azure environments, bringing order to existing subscriptions, moving servers to Azure",
			},
		},
	],
	questions: [
		{
			question: { de: "Was belegt das Azure-Zertifikat?", en: "What does the Azure certification show?" },
			answer: {
				de: "Das Zertifikat Azure Administrator Associate belegt die Fähigkeit, Azure-Umgebungen einzurichten und in Betrieb zu halten. Geprüft werden Identitäten und Governance, Speicher, Compute, virtuelle Netze sowie Überwachung (Prüfung AZ-104).",
				en: "The Azure Administrator Associate shows the ability to set up Azure environments and keep them running. The exam, AZ-104, covers identities and governance, storage, compute, virtual networks and monitoring.",
			},
		},
		{
			question: {
				de: "Ist das Azure-Zertifikat noch gültig?",
				en: "Is the Azure certification still valid?",
			},
			answer: {
				de: "Ja, als Status ist „Aktiv zertifiziert“ angegeben. Aussteller ist Microsoft, die Stufe ist Associate.",
				en: "Yes, its status on this site is “Active”. It is issued by Microsoft at Associate level.",
			},
		},
		{
			question: {
				de: "Wobei hilft das Azure-Zertifikat in einem Projekt?",
				en: "How does the Azure certification help in a project?",
			},
			answer: {
				de: "Beim Aufbau und Betrieb von Azure-Umgebungen, bei der Ordnung in bestehenden Subscriptions und beim Umzug von Servern nach Azure. Jede Landing Zone braucht dasselbe Wissen: wer was darf, wo die Daten liegen, wie die Netze verbunden sind und was nach einem Ausfall passiert.",
				en: "In building and running Azure environments, bringing order to existing subscriptions and moving servers to Azure. Every landing zone relies on the same knowledge: who may do what, where the data lives, how the networks are connected, and what happens after an outage.",
			},
		},
	],
	relatedServices: ["cloud-migration", "monitoring", "security"],
};
