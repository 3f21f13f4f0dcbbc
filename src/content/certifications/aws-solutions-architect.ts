import type { Certification } from "../types.ts";

export const awsSolutionsArchitect: Certification = {
	slug: "aws-solutions-architect",
	title: "AWS Certified Solutions Architect – Associate",
	meta: {
		title: "AWS Certified Solutions Architect – Associate",
		description:
			"AWS-Zertifizierung (SAA-C03) für den Entwurf von Architekturen: Sicherheit, Ausfallsicherheit, Leistung und Kosten auf Amazon Web Services.",
	},
	summaryEn:
		"Active AWS Certified Solutions Architect – Associate (exam SAA-C03). It covers the design of secure, resilient, high-performing and cost-optimised architectures on Amazon Web Services.",
	issuer: "Amazon Web Services",
	level: "Associate",
	status: "Aktiv zertifiziert",
	image: "SAA-C03",
	lead: "Diese Zertifizierung belegt, dass ich Architekturen auf AWS entwerfen und bewerten kann. Geprüft wird an Fallbeispielen: Welcher Dienst erfüllt die Anforderung, was kostet er, und was geschieht, wenn eine Availability Zone ausfällt? Dieselben Fragen stellen sich in jedem AWS-Projekt.",
	competencies: [
		{
			title: "Sichere Architekturen",
			text: "Zugriff über IAM-Rollen statt langlebiger Schlüssel, getrennte Konten mit Leitplanken aus Service Control Policies, Verschlüsselung mit KMS und Netze mit eng gefassten Security Groups.",
		},
		{
			title: "Ausfallsichere Architekturen",
			text: "Verteilung über mehrere Availability Zones, Entkopplung mit SQS und ein Wiederanlauf, der zu RPO und RTO passt: vom Zurückspielen eines Backups bis zum Warm Standby in einer zweiten Region.",
		},
		{
			title: "Leistung und Skalierung",
			text: "Die Last bestimmt die Wahl von Compute, Speicher und Datenbank. Auto Scaling folgt einer Metrik, die den Engpass abbildet; Caches entlasten Datenbank und Ursprungsserver.",
		},
		{
			title: "Kosten",
			text: "Grundlast lässt sich mit Savings Plans abdecken, unterbrechbare Arbeit läuft auf Spot-Instanzen, und Lifecycle-Regeln in S3 verschieben alte Daten in günstigere Speicherklassen. Auch Datentransfer und NAT-Gateways gehören in die Rechnung.",
		},
		{
			title: "Netze und Anbindung",
			text: "Ein VPC-Entwurf mit überschneidungsfreien Adressbereichen, Transit Gateway zwischen den Netzen und die Verbindung ins Rechenzentrum über VPN oder Direct Connect.",
		},
	],
	tags: {
		title: "AWS-Dienste",
		items: [
			"EC2",
			"VPC",
			"IAM",
			"S3",
			"RDS und Aurora",
			"DynamoDB",
			"Lambda",
			"ECS und EKS",
			"Route 53",
			"CloudFront",
			"CloudWatch",
			"KMS",
		],
	},
	details: [
		{ label: "Prüfung", value: "SAA-C03" },
		{
			label: "Prüfungsthemen",
			value: "Sichere, ausfallsichere, leistungsfähige und kostenoptimierte Architekturen",
		},
		{ label: "Bezugsrahmen", value: "AWS Well-Architected Framework" },
		{
			label: "Für Ihr Projekt",
			value:
				"Entwurf neuer AWS-Umgebungen, Prüfung bestehender Architekturen, Planung einer Migration nach AWS",
		},
	],
	relatedServices: ["cloud-migration", "consulting", "security"],
};
