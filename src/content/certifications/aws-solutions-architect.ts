import type { Certification, Localized } from "../types.ts";

export const awsSolutionsArchitect: Certification<Localized> = {
	slug: "aws-solutions-architect",
	title: {
		de: "AWS Certified Solutions Architect – Associate",
		en: "AWS Certified Solutions Architect – Associate",
	},
	meta: {
		title: {
			de: "AWS Certified Solutions Architect – Associate",
			en: "AWS Certified Solutions Architect – Associate",
		},
		description: {
			de: "AWS-Zertifizierung (SAA-C03) für den Entwurf von Architekturen: Sicherheit, Ausfallsicherheit, Leistung und Kosten auf Amazon Web Services.",
			en: "AWS certification (SAA-C03) for architecture design: security, resilience, performance and cost on Amazon Web Services.",
		},
	},
	issuer: "Amazon Web Services",
	level: "Associate",
	status: "active",
	code: "SAA-C03",
	lead: {
		de: "Diese Zertifizierung belegt, dass ich Architekturen auf AWS entwerfen und bewerten kann. Geprüft wird an Fallbeispielen: Welcher Dienst erfüllt die Anforderung, was kostet er, und was geschieht, wenn eine Availability Zone ausfällt? Dieselben Fragen stellen sich in jedem AWS-Projekt.",
		en: "This certification shows that I can design and assess architectures on AWS. The exam is based on scenarios: which service meets the requirement, what does it cost, and what happens when an Availability Zone fails? Every AWS project raises the same questions.",
	},
	competencies: [
		{
			title: { de: "Sichere Architekturen", en: "Secure architectures" },
			text: {
				de: "Zugriff über IAM-Rollen statt langlebiger Schlüssel, getrennte Konten mit Leitplanken aus Service Control Policies, Verschlüsselung mit KMS und Netze mit eng gefassten Security Groups.",
				en: "Access through IAM roles instead of long-lived keys, separate accounts with guardrails set by service control policies, encryption with KMS, and networks with tightly scoped security groups.",
			},
		},
		{
			title: { de: "Ausfallsichere Architekturen", en: "Resilient architectures" },
			text: {
				de: "Verteilung über mehrere Availability Zones, Entkopplung mit SQS und ein Wiederanlauf, der zu RPO und RTO passt: vom Zurückspielen eines Backups bis zum Warm Standby in einer zweiten Region.",
				en: "Workloads spread across several Availability Zones, decoupling with SQS, and recovery that meets the RPO and RTO: from restoring a backup to a warm standby in a second Region.",
			},
		},
		{
			title: { de: "Leistung und Skalierung", en: "Performance and scaling" },
			text: {
				de: "Die Last bestimmt die Wahl von Compute, Speicher und Datenbank. Auto Scaling folgt einer Metrik, die den Engpass abbildet; Caches entlasten Datenbank und Ursprungsserver.",
				en: "The workload determines which compute, storage and database services fit. Auto Scaling follows a metric that reflects the bottleneck; caches take load off the database and the origin.",
			},
		},
		{
			title: { de: "Kosten", en: "Cost" },
			text: {
				de: "Grundlast lässt sich mit Savings Plans abdecken, unterbrechbare Arbeit läuft auf Spot-Instanzen, und Lifecycle-Regeln in S3 verschieben alte Daten in günstigere Speicherklassen. Auch Datentransfer und NAT-Gateways gehören in die Rechnung.",
				en: "Savings Plans can cover the base load, interruptible work runs on Spot Instances, and S3 lifecycle rules move old data to cheaper storage classes. Data transfer and NAT gateways have to be factored in too.",
			},
		},
		{
			title: { de: "Netze und Anbindung", en: "Networks and connectivity" },
			text: {
				de: "Ein VPC-Entwurf mit überschneidungsfreien Adressbereichen, Transit Gateway zwischen den Netzen und die Verbindung ins Rechenzentrum über VPN oder Direct Connect.",
				en: "A VPC design with non-overlapping address ranges, Transit Gateway between networks, and the link to the data centre over VPN or Direct Connect.",
			},
		},
	],
	tags: {
		title: { de: "AWS-Dienste", en: "AWS services" },
		items: [
			"EC2",
			"VPC",
			"IAM",
			"S3",
			{ de: "RDS und Aurora", en: "RDS and Aurora" },
			"DynamoDB",
			"Lambda",
			{ de: "ECS und EKS", en: "ECS and EKS" },
			"Route 53",
			"CloudFront",
			"CloudWatch",
			"KMS",
		],
	},
	details: [
		{ label: { de: "Prüfung", en: "Exam" }, value: "SAA-C03" },
		{
			label: { de: "Prüfungsthemen", en: "Exam topics" },
			value: {
				de: "Sichere, ausfallsichere, leistungsfähige und kostenoptimierte Architekturen",
				en: "Secure, resilient, high-performing and cost-optimised architectures",
			},
		},
		{ label: { de: "Bezugsrahmen", en: "Framework" }, value: "AWS Well-Architected Framework" },
		{
			label: { de: "Für Ihr Projekt", en: "For your project" },
			value: {
				de: "Entwurf neuer AWS-Umgebungen, Prüfung bestehender Architekturen, Planung einer Migration nach AWS",
				en: "Designing new AWS environments, reviewing existing architectures, planning a migration to AWS",
			},
		},
	],
	questions: [
		{
			question: { de: "Was belegt das AWS-Zertifikat?", en: "What does the AWS certification show?" },
			answer: {
				de: "Das Zertifikat AWS Certified Solutions Architect – Associate belegt die Fähigkeit, Architekturen auf AWS zu entwerfen und zu bewerten. Geprüft wird an Fallbeispielen zu Sicherheit, Ausfallsicherheit, Leistung und Kosten (Prüfung SAA-C03).",
				en: "The AWS Certified Solutions Architect – Associate shows the ability to design and assess architectures on AWS. The exam, SAA-C03, is based on scenarios about security, resilience, performance and cost.",
			},
		},
		{
			question: { de: "Ist das AWS-Zertifikat noch gültig?", en: "Is the AWS certification still valid?" },
			answer: {
				de: "Ja, als Status ist „Aktiv zertifiziert“ angegeben. Aussteller ist Amazon Web Services, die Stufe ist Associate.",
				en: "Yes, its status on this site is “Active”. It is issued by Amazon Web Services at Associate level.",
			},
		},
		{
			question: {
				de: "Wobei hilft das AWS-Zertifikat in einem Projekt?",
				en: "How does the AWS certification help in a project?",
			},
			answer: {
				de: "Beim Entwurf neuer AWS-Umgebungen, bei der Prüfung bestehender Architekturen und bei der Planung einer Migration nach AWS. Dabei geht es um dieselben Fragen wie in der Prüfung: Welcher Dienst erfüllt die Anforderung, was kostet er, und was geschieht, wenn eine Availability Zone ausfällt?",
				en: "In designing new AWS environments, reviewing existing architectures and planning a migration to AWS. These raise the same questions as the exam: which service meets the requirement, what does it cost, and what happens when an Availability Zone fails?",
			},
		},
	],
	relatedServices: ["cloud-migration", "consulting", "security"],
};
