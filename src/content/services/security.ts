import type { Service } from "../types.ts";

export const security: Service = {
	slug: "security",
	icon: "security",
	title: "IT-Sicherheit und Härtung",
	meta: {
		title: "IT-Sicherheit: Härtung, IAM, Secrets und Netze",
		description:
			"Linux-Server, Kubernetes und Cloud-Konten nach CIS- und BSI-Vorgaben härten, Zugriffe und Secrets ordnen, Netze trennen, Scans in die Pipeline bringen.",
	},
	summaryEn:
		"Hardening of Linux servers, Kubernetes clusters and cloud accounts against CIS and BSI baselines, with identity and access management, secrets, network segmentation and scans in the pipeline. Everything is kept as code and measured, so that auditors get evidence they can check.",
	description:
		"Ich sichere Server, Cluster und Cloud-Konten nach CIS und BSI ab: Zugriffe, Secrets, Netzzonen und Prüfungen in der Pipeline.",
	lead: "Viele Sicherheitsvorfälle beginnen unspektakulär: mit einem Zugangsschlüssel im Git, einem vergessenen Administratorkonto oder einem Server, der jeden anderen erreichen darf. Ich schließe solche Lücken in der Reihenfolge ihres Risikos und schreibe die Härtung als Code, damit sie den nächsten Neuaufbau übersteht. Sie sehen an Messwerten, wo Ihre Systeme stehen, und haben Nachweise, mit denen ein Prüfer arbeiten kann.",
	features: [
		{
			title: "Härtung als Code",
			text: "Ansible-Rollen setzen CIS-Benchmarks und Vorgaben des BSI um, OpenSCAP misst das Ergebnis. Für jede Ausnahme gibt es eine Begründung, einen Verantwortlichen und ein Ablaufdatum.",
		},
		{
			title: "Identitäten und Rechte",
			text: "Persönliche Konten mit MFA lösen geteilte Zugänge ab, Administratorrechte gelten auf Zeit. Workloads in der Cloud erhalten eigene Identitäten mit den Rechten, die sie tatsächlich nutzen.",
		},
		{
			title: "Secrets mit kurzer Laufzeit",
			text: "Vault oder der Secret-Dienst der Cloud stellt Zugangsdaten befristet aus, die Pipeline meldet sich per OIDC an und speichert keine Schlüssel. Was einmal im Git lag, gilt als bekannt und wird getauscht.",
		},
		{
			title: "Netzsegmentierung",
			text: "Firewall-Regeln und NetworkPolicies lassen nur die Verbindungen zu, die eine Anwendung braucht. Vor dem Sperren wird der Verkehr mitgeschrieben, damit beim Umschalten kein vergessener Dienst ausfällt.",
		},
		{
			title: "Prüfungen in der Pipeline",
			text: "Scans prüfen Container-Images, Abhängigkeiten und Terraform-Code in jedem Merge Request; Releases erhalten SBOM und Signatur. Kritische Befunde mit verfügbarer Korrektur halten den Build an, alle übrigen bekommen eine Frist.",
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
			title: "Härtung vor einem Kundenaudit",
			company: "Softwarehaus für Versicherungen",
			startingPoint:
				"Ein Softwarehaus für Versicherungen betreibt 70 Server mit Red Hat Enterprise Linux und zwei Kubernetes-Cluster. Ein Großkunde kündigt für das nächste Halbjahr ein Audit an und verlangt Nachweise zu Härtung, Zugriffen und Schwachstellen. Administratoren teilen sich SSH-Schlüssel, Datenbankkennwörter stehen in Git-Repositorys, und jeder Server erreicht jeden anderen. Ein Probescan der Server ergibt 61\u00a0% erfüllte CIS-Regeln (Level\u00a01).",
			phases: [
				{
					title: "Bestandsaufnahme",
					duration: "2 Wochen",
					tasks: [
						"Server mit OpenSCAP gegen CIS Level\u00a01 prüfen, Cluster mit kube-bench",
						"Die gesamte Git-Historie nach Zugangsdaten durchsuchen",
						"Verbindungen zwischen den Systemen mitschreiben und mit dem Soll vergleichen",
						"Befunde nach Schaden und Aufwand ordnen, Reihenfolge mit der Leitung festlegen",
					],
				},
				{
					title: "Zugriffe und Secrets",
					duration: "4 Wochen",
					tasks: [
						"Gefundene Zugangsdaten zuerst tauschen, danach aus den Repositorys entfernen",
						"Geteilte SSH-Schlüssel durch kurzlebige SSH-Zertifikate ersetzen, ausgestellt nach SSO-Anmeldung mit MFA",
						"Datenbankkennwörter befristet aus Vault beziehen, CI-Pipeline per OIDC anmelden",
						"Notfallzugang (Break Glass) einrichten, überwachen und einmal proben",
					],
				},
				{
					title: "Härtung",
					duration: "4 Wochen",
					tasks: [
						"Ansible-Rollen erst mit --check --diff, dann in Wellen von der Testumgebung bis zur Produktion ausrollen",
						"SELinux auf enforcing stellen, sobald im permissiven Betrieb keine AVC-Meldungen mehr offen sind",
						"Pod Security Standards zunächst mit warn und audit beobachten, dann erzwingen",
						"Ausnahmen mit Begründung und Ablaufdatum festhalten",
					],
				},
				{
					title: "Netzsegmentierung",
					duration: "3 Wochen",
					tasks: [
						"Zonen für Verwaltung, Anwendungen und Daten trennen, Administration über einen Bastion-Host führen",
						"Default-Deny-Regeln je Namespace einführen, DNS und Monitoring ausdrücklich freigeben",
						"Neue Regeln zehn Tage lang nur protokollieren lassen, dann scharf schalten",
					],
				},
				{
					title: "Pipeline und Nachweise",
					duration: "3 Wochen",
					tasks: [
						"Images und Terraform-Code mit Trivy prüfen; Scanner und CI-Bausteine per Digest festschreiben",
						"Images mit Cosign signieren, Kyverno lässt nur signierte in den Cluster",
						"OpenSCAP wöchentlich wiederholen, Abweichungen und fehlende Patches als Ticket mit Frist anlegen",
						"Auditunterlagen aus diesen Daten zusammenstellen",
					],
				},
			],
			results: [
				{ value: "93\u00a0%", label: "CIS-Regeln erfüllt, vorher 61\u00a0%" },
				{ value: "0", label: "noch gültige Zugangsdaten in Git" },
				{ value: "6 Tage", label: "Median bis zum Patch kritischer Lücken" },
				{ value: "16 Wochen", label: "bis zur Auditreife" },
			],
			conclusion:
				"Das Unternehmen geht mit aktuellen Messwerten und begründeten Ausnahmen in das Audit, und neue Server sind vom ersten Start an gehärtet.",
		},
	],
	relatedServices: ["kubernetes", "devops", "cloud-migration"],
};
