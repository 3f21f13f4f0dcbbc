import type { Certification } from "../types.ts";

export const azureAdministrator: Certification = {
	slug: "azure-administrator",
	title: "Microsoft Certified: Azure Administrator Associate",
	meta: {
		title: "Azure Administrator Associate (AZ-104)",
		description:
			"Microsoft-Zertifizierung AZ-104: Azure verwalten, von Identitäten und Governance über Speicher, Compute und Netze bis zu Überwachung und Backup.",
	},
	summaryEn:
		"Active Microsoft Certified: Azure Administrator Associate (exam AZ-104). It covers identities and governance, storage, compute, virtual networks, monitoring and backup on Azure.",
	issuer: "Microsoft",
	level: "Associate",
	status: "Aktiv zertifiziert",
	image: "AZ-104",
	lead: "Diese Zertifizierung belegt, dass ich Azure-Umgebungen einrichten und in Betrieb halten kann. Die Prüfung deckt den Alltag dieser Aufgabe ab: Wer darf was, wo liegen die Daten, wie sind die Netze verbunden, und was passiert nach einem Ausfall? Dasselbe Wissen braucht jede Landing Zone und jede Migration nach Azure.",
	competencies: [
		{
			title: "Identitäten und Governance",
			text: "Benutzer und Gruppen in Microsoft Entra ID, Rollen auf der engsten passenden Ebene und Azure Policy an Management Groups, damit Vorgaben für alle Subscriptions darunter gelten.",
		},
		{
			title: "Speicher",
			text: "Storage-Konten mit passender Redundanz von LRS bis GZRS, Zugriff über Entra ID oder befristete SAS-Token, Lifecycle-Regeln und Dateifreigaben mit Azure Files.",
		},
		{
			title: "Compute",
			text: "Virtuelle Maschinen in Availability Zones, Scale Sets, App Service und Container. Bereitgestellt wird aus Bicep-Dateien oder ARM-Vorlagen, damit sich eine Umgebung wiederholen lässt.",
		},
		{
			title: "Virtuelle Netze",
			text: "Adressplanung, Peering, Network Security Groups, benutzerdefinierte Routen, Private Endpoints samt DNS-Auflösung und die Fehlersuche mit dem Network Watcher.",
		},
		{
			title: "Überwachung und Wiederherstellung",
			text: "Metriken und Logs in Azure Monitor, Abfragen in KQL, Alarme mit Aktionsgruppen. Dazu Azure Backup und Site Recovery mit regelmäßig getestetem Failover.",
		},
	],
	tags: {
		title: "Azure-Dienste",
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
		{ label: "Prüfung", value: "AZ-104" },
		{
			label: "Prüfungsthemen",
			value: "Identitäten und Governance, Speicher, Compute, virtuelle Netze, Überwachung und Wartung",
		},
		{
			label: "Werkzeuge",
			value: "Azure-Portal, Azure CLI, PowerShell, ARM-Vorlagen und Bicep",
		},
		{
			label: "Für Ihr Projekt",
			value:
				"Aufbau und Betrieb von Azure-Umgebungen, Ordnung in bestehenden Subscriptions, Übernahme von Servern nach Azure",
		},
	],
	relatedServices: ["cloud-migration", "monitoring", "security"],
};
