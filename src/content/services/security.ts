import type { Localized, Service } from "../types.ts";

export const security: Service<Localized> = {
	slug: "security",
	icon: "shield-check",
	title: { de: "IT-Sicherheit und Härtung", en: "IT security and hardening" },
	meta: {
		title: {
			de: "IT-Sicherheit: Härtung, IAM, Secrets und Netze",
			en: "IT security: hardening, IAM, secrets and networks",
		},
		description: {
			de: "Linux-Server, Kubernetes und Cloud-Konten nach CIS- und BSI-Vorgaben härten, Zugriffe und Secrets ordnen, Netze trennen, Scans in die Pipeline bringen.",
			en: "Hardening Linux servers, Kubernetes and cloud accounts to CIS and German BSI baselines: access control, secrets, network zones, pipeline scans.",
		},
	},
	description: {
		de: "Ich sichere Server, Cluster und Cloud-Konten nach CIS und BSI ab: Zugriffe, Secrets, Netzzonen und Prüfungen in der Pipeline.",
		en: "I secure servers, clusters and cloud accounts to CIS and German BSI baselines: access, secrets, network zones and checks in the pipeline.",
	},
	lead: {
		de: "Ich schließe Sicherheitslücken in der Reihenfolge ihres Risikos und schreibe die Härtung als Code, damit sie den nächsten Neuaufbau übersteht. Viele Vorfälle beginnen unspektakulär: mit einem Zugangsschlüssel in Git, einem vergessenen Administratorkonto oder einem Server, der jeden anderen erreichen darf. Sie sehen an Messwerten, wo Ihre Systeme stehen, und haben Nachweise, mit denen ein Prüfer arbeiten kann.",
		en: "I close security gaps in order of risk and write the hardening as code, so that it survives the next rebuild. Many incidents have mundane beginnings: an access key in Git, a forgotten administrator account, or a server that can reach every other. Measurements show you where your systems stand, and you have evidence that an auditor can work with.",
	},
	features: [
		{
			title: { de: "Härtung als Code", en: "Hardening as code" },
			text: {
				de: "Ansible-Rollen setzen CIS-Benchmarks und Vorgaben des BSI um, OpenSCAP misst das Ergebnis. Für jede Ausnahme gibt es eine Begründung, einen Verantwortlichen und ein Ablaufdatum.",
				en: "Ansible roles apply CIS Benchmarks and the requirements of the German BSI; OpenSCAP measures the result. Every exception has a justification, an owner and an expiry date.",
			},
		},
		{
			title: { de: "Identitäten und Rechte", en: "Identities and permissions" },
			text: {
				de: "Persönliche Konten mit MFA lösen geteilte Zugänge ab, Administratorrechte gelten auf Zeit. Workloads in der Cloud erhalten eigene Identitäten mit den Rechten, die sie tatsächlich nutzen.",
				en: "Named accounts with MFA replace shared logins, and administrator rights are granted for a limited time. Workloads in the cloud get identities of their own, with the permissions they actually use.",
			},
		},
		{
			title: { de: "Secrets mit kurzer Laufzeit", en: "Short-lived secrets" },
			text: {
				de: "Vault oder der Secret-Dienst der Cloud stellt Zugangsdaten befristet aus, die Pipeline meldet sich per OIDC an und speichert keine Schlüssel. Was einmal in Git lag, gilt als bekannt und wird getauscht.",
				en: "Vault or the cloud’s own secrets manager issues credentials for a limited time; the pipeline signs in through OIDC and stores no keys. A secret that has ever been in Git counts as compromised and is rotated.",
			},
		},
		{
			title: { de: "Netzsegmentierung", en: "Network segmentation" },
			text: {
				de: "Firewall-Regeln und NetworkPolicies lassen nur die Verbindungen zu, die eine Anwendung braucht. Vor dem Sperren wird der Verkehr mitgeschrieben, damit beim Umschalten kein vergessener Dienst ausfällt.",
				en: "Firewall rules and NetworkPolicies allow only the connections that an application needs. Traffic is recorded before anything is blocked, so that no forgotten service fails when the rules take effect.",
			},
		},
		{
			title: { de: "Prüfungen in der Pipeline", en: "Checks in the pipeline" },
			text: {
				de: "Scans prüfen Container-Images, Abhängigkeiten und Terraform-Code in jedem Merge Request; Releases erhalten SBOM und Signatur. Kritische Befunde mit verfügbarer Korrektur halten den Build an, alle übrigen bekommen eine Frist.",
				en: "Scans check container images, dependencies and Terraform code in every merge request; releases get an SBOM and a signature. Critical findings with a fix available stop the build; all others get a deadline.",
			},
		},
	],
	technologies: [
		"CIS Benchmarks",
		"BSI IT-Grundschutz",
		"HashiCorp Vault",
		"OpenSCAP",
		"Ansible",
		"SELinux",
		"Keycloak",
		"Microsoft Entra ID",
		"AWS IAM",
		"Trivy",
		"Kyverno",
		"Cilium",
	],
	scenarios: [
		{
			id: "haertung-vor-audit",
			title: { de: "Härtung vor einem Kundenaudit", en: "Hardening ahead of a customer audit" },
			startingPoint: {
				de: "Ein Softwarehaus für Versicherungen betreibt 70 Server mit Red Hat Enterprise Linux und zwei Kubernetes-Cluster. Ein Großkunde kündigt für das nächste Halbjahr ein Audit an und verlangt Nachweise zu Härtung, Zugriffen und Schwachstellen. Administratoren teilen sich SSH-Schlüssel, Datenbankkennwörter stehen in Git-Repositorys, und jeder Server erreicht jeden anderen. Ein Probescan der Server zeigt: 61\u00a0% der CIS-Regeln (Level\u00a01) sind erfüllt.",
				en: "A software company serving insurers runs 70 servers with Red Hat Enterprise Linux and two Kubernetes clusters. A major customer announces an audit within the next six months and asks for evidence on hardening, access and vulnerabilities. Administrators share SSH keys, database passwords sit in Git repositories, and every server can reach every other. A trial scan of the servers shows 61% of CIS rules met (Level\u00a01).",
			},
			phases: [
				{
					title: { de: "Bestandsaufnahme", en: "Inventory" },
					days: 10,
					tasks: [
						{
							de: "Server mit OpenSCAP gegen CIS Level\u00a01 prüfen, Cluster mit kube-bench",
							en: "Check servers against CIS Level\u00a01 with OpenSCAP, and clusters with kube-bench",
						},
						{
							de: "Die gesamte Git-Historie nach Zugangsdaten durchsuchen",
							en: "Search the entire Git history for credentials",
						},
						{
							de: "Verbindungen zwischen den Systemen mitschreiben und mit dem Soll vergleichen",
							en: "Record the connections between systems and compare them with what is intended",
						},
						{
							de: "Befunde nach Schaden und Aufwand ordnen, Reihenfolge mit der Leitung festlegen",
							en: "Rank findings by potential damage and effort, and agree the order with management",
						},
					],
				},
				{
					title: { de: "Zugriffe und Secrets", en: "Access and secrets" },
					days: 20,
					tasks: [
						{
							de: "Gefundene Zugangsdaten zuerst tauschen, danach aus den Repositorys entfernen",
							en: "Rotate any credentials found, and only then remove them from the repositories",
						},
						{
							de: "Geteilte SSH-Schlüssel durch kurzlebige SSH-Zertifikate ersetzen, ausgestellt nach SSO-Anmeldung mit MFA",
							en: "Replace shared SSH keys with short-lived SSH certificates, issued after SSO sign-in with MFA",
						},
						{
							de: "Datenbankkennwörter befristet aus Vault beziehen, CI-Pipeline per OIDC anmelden",
							en: "Issue time-limited database passwords from Vault, and sign the CI pipeline in through OIDC",
						},
						{
							de: "Notfallzugang (Break Glass) einrichten, überwachen und einmal proben",
							en: "Set up break-glass access, monitor it and rehearse it once",
						},
					],
				},
				{
					title: { de: "Härtung", en: "Hardening" },
					days: 20,
					tasks: [
						{
							de: "Ansible-Rollen erst mit --check --diff, dann in Wellen von der Testumgebung bis zur Produktion ausrollen",
							en: "Run Ansible roles with --check --diff first, then roll them out in waves from test to production",
						},
						{
							de: "SELinux auf enforcing stellen, sobald im permissiven Betrieb keine AVC-Meldungen mehr offen sind",
							en: "Set SELinux to enforcing once no AVC denials remain open in permissive mode",
						},
						{
							de: "Pod Security Standards zunächst mit warn und audit beobachten, dann erzwingen",
							en: "Run Pod Security Standards in warn and audit mode at first, then enforce them",
						},
						{
							de: "Ausnahmen mit Begründung und Ablaufdatum festhalten",
							en: "Record exceptions with their justification and expiry date",
						},
					],
				},
				{
					title: { de: "Netzsegmentierung", en: "Network segmentation" },
					days: 15,
					tasks: [
						{
							de: "Zonen für Verwaltung, Anwendungen und Daten trennen, Administration über einen Bastion-Host führen",
							en: "Separate zones for management, applications and data, and route administration through a bastion host",
						},
						{
							de: "Default-Deny-Regeln je Namespace einführen, DNS und Monitoring ausdrücklich freigeben",
							en: "Introduce default-deny rules per namespace, and allow DNS and monitoring explicitly",
						},
						{
							de: "Neue Regeln zehn Tage lang nur protokollieren lassen, dann scharf schalten",
							en: "Run the new rules in log-only mode for ten days, then enforce them",
						},
					],
				},
				{
					title: { de: "Pipeline und Nachweise", en: "Pipeline and evidence" },
					days: 15,
					tasks: [
						{
							de: "Images und Terraform-Code mit Trivy prüfen; Scanner und CI-Bausteine per Digest festschreiben",
							en: "Check images and Terraform code with Trivy; pin scanners and CI components by digest",
						},
						{
							de: "Images mit Cosign signieren, Kyverno lässt nur signierte in den Cluster",
							en: "Sign images with Cosign; Kyverno admits only signed ones to the cluster",
						},
						{
							de: "OpenSCAP wöchentlich wiederholen, Abweichungen und fehlende Patches als Ticket mit Frist anlegen",
							en: "Repeat the OpenSCAP scan weekly, and file deviations and missing patches as tickets with a deadline",
						},
						{
							de: "Auditunterlagen aus diesen Daten zusammenstellen",
							en: "Compile the audit documents from this data",
						},
					],
				},
			],
			results: [
				{
					value: { de: "93\u00a0%", en: "93%" },
					label: { de: "CIS-Regeln erfüllt, vorher 61\u00a0%", en: "of CIS rules met, previously 61%" },
				},
				{
					value: "0",
					label: { de: "noch gültige Zugangsdaten in Git", en: "credentials in Git that still work" },
				},
				{
					value: { de: "6 Tage", en: "6 days" },
					label: {
						de: "Median bis zum Patch kritischer Lücken",
						en: "median time to patch critical vulnerabilities",
					},
				},
				{
					value: { de: "16 Wochen", en: "16 weeks" },
					label: { de: "bis zur Auditreife", en: "to audit readiness" },
				},
			],
			conclusion: {
				de: "Das Unternehmen geht mit aktuellen Messwerten und begründeten Ausnahmen in das Audit, und neue Server sind vom ersten Start an gehärtet.",
				en: "The company goes into the audit with up-to-date measurements and justified exceptions, and new servers are hardened from their first boot.",
			},
		},
	],
	diagram: {
		kind: "layers",
		title: { de: "Schutz von außen nach innen", en: "Protection from the outside in" },
		caption: {
			de: "Für jede Ausnahme gibt es eine Begründung, einen Verantwortlichen und ein Ablaufdatum.",
			en: "Every exception has a reason, an owner and an expiry date.",
		},
		items: [
			{
				title: { de: "Netz", en: "Network" },
				text: {
					de: "Nur die Verbindungen, die eine Anwendung braucht",
					en: "Only the connections that an application needs",
				},
			},
			{
				title: { de: "Anmeldung", en: "Login" },
				text: {
					de: "Persönliche Konten mit MFA, Administratorrechte auf Zeit",
					en: "Individual accounts with MFA, admin rights for a limited time",
				},
			},
			{
				title: "System",
				text: {
					de: "Gehärtet nach CIS und BSI, gemessen mit OpenSCAP",
					en: "Hardened to CIS and BSI guidance, measured with OpenSCAP",
				},
			},
			{
				title: "Image",
				text: {
					de: "Geprüft in jedem Merge Request, mit SBOM und Signatur",
					en: "Scanned in every merge request, with SBOM and signature",
				},
			},
			{
				title: { de: "Zugangsdaten", en: "Credentials" },
				text: { de: "Befristet ausgestellt, nie in Git", en: "Issued for a limited time, never in Git" },
			},
		],
	},
	questions: [
		{
			question: { de: "Wie läuft eine Härtung ab?", en: "How does hardening work?" },
			answer: {
				de: "Zuerst wird gemessen, wo die Systeme stehen, dann werden die Lücken in der Reihenfolge ihres Risikos geschlossen. Dazu gehören Zugriffe und Secrets, die Härtung der Server und die Trennung der Netze. Geschrieben wird die Härtung als Code, damit sie den nächsten Neuaufbau übersteht; OpenSCAP misst das Ergebnis.",
				en: "First comes a measurement of where the systems stand, then the gaps are closed in order of risk. That covers access and secrets, hardening the servers and separating the networks. The hardening is written as code, so that it survives the next rebuild, and OpenSCAP measures the result.",
			},
		},
		{
			question: {
				de: "Wie lange dauert die Vorbereitung auf ein Sicherheitsaudit?",
				en: "How long does it take to prepare for a security audit?",
			},
			answer: {
				de: "Das hängt von der Zahl der Systeme ab und davon, was der Prüfer verlangt und was schon belegt ist. Als Anhaltspunkt: Ein erfundenes Praxisbeispiel mit 70 Servern und zwei Kubernetes-Clustern kommt auf 16 Wochen.",
				en: "That depends on the number of systems, on what the auditor asks for and on what is already documented. As an indication, an invented worked example with 70 servers and two Kubernetes clusters takes 16 weeks.",
			},
		},
		{
			question: {
				de: "Welche Erfahrung gibt es mit IT-Sicherheit?",
				en: "What experience is there with IT security?",
			},
			answer: {
				de: "Bei der BWI in Bonn wurden 2022 Server betrieben und gehärtet, in der Rolle als Senior Linux Administrator. Bei der Bundesdruckerei (2024) wurden Images, Rechte und Netzregeln an die Vorgaben von OpenShift angepasst. Bei Rhomberg Sersa (seit 2024) gehören Zugriffsrechte, Netzsegmentierung und VPN zu den Aufgaben.",
				en: "At BWI in Bonn in 2022, the job as Senior Linux Administrator was to run and harden Linux servers. At Bundesdruckerei (2024), images, permissions and network rules were adapted to OpenShift’s requirements. At Rhomberg Sersa (since 2024), access rights, network segmentation and VPN are among the tasks.",
			},
		},
		{
			question: {
				de: "Stört eine Härtung laufende Anwendungen?",
				en: "Does hardening break running applications?",
			},
			answer: {
				de: "Sie kann, deshalb wird jede Regel getestet, bevor sie gilt. Vor dem Sperren von Verbindungen wird der Verkehr mitgeschrieben, damit kein vergessener Dienst ausfällt. Muss eine Ausnahme sein, hat sie eine Begründung, einen Verantwortlichen und ein Ablaufdatum.",
				en: "It can, so every rule is tested before it takes effect. Traffic is recorded before connections are blocked, so that no forgotten service fails. Where an exception is needed, it has a justification, an owner and an expiry date.",
			},
		},
		{
			question: {
				de: "Welche Nachweise gibt es nach einer Härtung?",
				en: "What evidence is there after hardening?",
			},
			answer: {
				de: "Messwerte zu den CIS- oder BSI-Vorgaben, begründete Ausnahmen und die Ergebnisse der Scans aus der Pipeline. Releases erhalten außerdem eine SBOM und eine Signatur. Damit kann ein Prüfer arbeiten.",
				en: "Measurements against the CIS or BSI requirements, justified exceptions and the results of the pipeline’s scans. Releases also get an SBOM and a signature. An auditor can work with that.",
			},
		},
	],
	relatedServices: ["kubernetes", "devops", "cloud-migration"],
};
