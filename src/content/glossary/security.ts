import type { GlossaryTerm, Localized } from "../types.ts";

export const securityTerms: readonly GlossaryTerm<Localized>[] = [
	{
		id: "cve",
		name: "CVE",
		also: ["Common Vulnerabilities and Exposures"],
		page: "/services/security",
		text: {
			de: "Eine CVE (Common Vulnerabilities and Exposures) ist die eindeutige Kennung einer öffentlich bekannten Schwachstelle, etwa CVE-2021-44228 für Log4Shell. Den Schweregrad gibt getrennt davon der CVSS-Wert an, von 0 bis 10. Wie dringend ein Update ist, hängt auch davon ab, ob die Lücke bereits ausgenutzt wird und ob das betroffene System erreichbar ist.",
			en: "A CVE (Common Vulnerabilities and Exposures) is the unique identifier of a publicly known vulnerability, such as CVE-2021-44228 for Log4Shell. Its severity is stated separately by the CVSS score, from 0 to 10. How urgent an update is also depends on whether the flaw is already being exploited and whether the affected system can be reached.",
		},
	},
	{
		id: "hardening",
		name: { de: "Härtung", en: "Hardening" },
		page: "/services/security",
		text: {
			de: "Härtung (Hardening) verkleinert die Angriffsfläche eines Systems: überflüssige Dienste und Pakete entfernen, Rechte einschränken, sichere Einstellungen setzen und ihre Einhaltung prüfen. Als Maßstab dienen etwa die CIS Benchmarks und die Anforderungen des IT-Grundschutzes vom BSI. Regeln können Anwendungen stören, deshalb gehört zu jeder ein Test und zu jeder Ausnahme eine Begründung.",
			en: "Hardening reduces a system’s attack surface: removing services and packages that aren’t needed, restricting permissions, applying secure settings and checking that they stay in place. Common baselines are the CIS Benchmarks and, in Germany, IT-Grundschutz from the Federal Office for Information Security (BSI). Rules can break applications, so each one needs a test and each exception a reason.",
		},
	},
	{
		id: "iam",
		name: "IAM",
		also: ["Identity and Access Management"],
		page: "/services/security",
		text: {
			de: "IAM (Identity and Access Management, Identitäts- und Rechteverwaltung) regelt, wer sich als was anmeldet und worauf er zugreifen darf, für Menschen wie für Programme. Auf AWS heißt so auch der Dienst für Rollen und Richtlinien; auf Azure teilen sich Microsoft Entra ID (Anmeldung) und Azure RBAC (Rechte) die Aufgabe. Rollen mit kurzlebigen Zugangsdaten sind sicherer als dauerhaft hinterlegte Schlüssel.",
			en: "IAM (identity and access management) governs who signs in as what and what they may access, for people as well as programs. On AWS it is also the name of the service for roles and policies; on Azure, Microsoft Entra ID (sign-in) and Azure RBAC (permissions) share the task. Roles with short-lived credentials are safer than long-lived stored keys.",
		},
	},
	{
		id: "least-privilege",
		name: { de: "Prinzip der geringsten Rechte", en: "Principle of least privilege" },
		also: ["Least Privilege", "PoLP"],
		page: "/services/security",
		text: {
			de: "Nach dem Prinzip der geringsten Rechte (Least Privilege) erhalten Benutzer und Programme nur die Rechte, die ihre Aufgabe verlangt, und nur so lange wie nötig. Wird ein Konto übernommen, bleibt der Schaden begrenzt. Rechte sammeln sich mit der Zeit an, deshalb gehört eine regelmäßige Überprüfung dazu.",
			en: "Under the principle of least privilege, users and programs are given only the permissions their task requires, and only for as long as necessary. If an account is compromised, the damage stays limited. Permissions accumulate over time, so regular reviews are part of it.",
		},
	},
	{
		id: "openid-connect",
		name: "OpenID Connect",
		also: ["OIDC"],
		page: "/services/security",
		text: {
			de: "OpenID Connect (OIDC) ist ein Anmeldeverfahren auf der Grundlage von OAuth 2.0: Ein Identitätsanbieter bestätigt mit einem signierten ID-Token, wer sich angemeldet hat. OAuth 2.0 allein regelt nur, worauf eine Anwendung zugreifen darf, nicht, wer der Benutzer ist. Auch CI/CD-Pipelines können sich mit OIDC-Token ausweisen und brauchen dann keine gespeicherten Schlüssel für AWS oder Azure.",
			en: "OpenID Connect (OIDC) is a sign-in protocol built on OAuth 2.0: an identity provider confirms with a signed ID token who has signed in. OAuth 2.0 on its own only governs what an application may access, not who the user is. CI/CD pipelines can identify themselves with OIDC tokens too, and then need no stored keys for AWS or Azure.",
		},
	},
	{
		id: "rbac",
		name: "RBAC",
		also: ["Role-Based Access Control"],
		page: "/services/security",
		text: {
			de: "Bei RBAC (Role-Based Access Control, rollenbasierte Zugriffskontrolle) hängen Rechte an Rollen, und Rollen werden Benutzern, Gruppen oder Programmen zugewiesen. In Kubernetes verbindet ein RoleBinding eine Rolle mit einem Benutzer, einer Gruppe oder einem Service-Account; Verbotsregeln gibt es dort nicht. In Azure regelt RBAC, wer etwas tun darf, Azure Policy dagegen, welche Eigenschaften Ressourcen haben dürfen.",
			en: "With RBAC (role-based access control), permissions belong to roles, and roles are assigned to users, groups or programs. In Kubernetes, a RoleBinding ties a role to a user, a group or a service account; there are no deny rules. In Azure, RBAC governs who may do something, whereas Azure Policy governs which properties resources may have.",
		},
	},
	{
		id: "sbom",
		name: "SBOM",
		also: ["Software Bill of Materials"],
		page: "/services/security",
		text: {
			de: "Eine SBOM (Software Bill of Materials, Software-Stückliste) listet die Bestandteile einer Software mit ihren Versionen auf, meist im Format SPDX oder CycloneDX. Wird eine Schwachstelle bekannt, lässt sich damit schnell feststellen, welche Anwendungen und Images betroffen sind. Der 2024 beschlossene Cyber Resilience Act der EU verlangt sie ab Dezember 2027 von Herstellern von Produkten mit digitalen Elementen.",
			en: "An SBOM (software bill of materials) lists the components of a piece of software with their versions, usually in the SPDX or CycloneDX format. When a vulnerability becomes known, it quickly shows which applications and images are affected. The EU’s Cyber Resilience Act, adopted in 2024, requires one from manufacturers of products with digital elements from December 2027.",
		},
	},
	{
		id: "secrets-management",
		name: { de: "Secrets-Management", en: "Secrets management" },
		page: "/services/security",
		text: {
			de: "Secrets-Management bewahrt Passwörter, Schlüssel und Token zentral und verschlüsselt auf, gibt sie nur an Berechtigte heraus und macht Zugriffe nachvollziehbar; verbreitet sind HashiCorp Vault, Azure Key Vault und AWS Secrets Manager. In Git-Repositorys und Images gehören sie nicht. Ein Kubernetes-Secret ist zunächst nur Base64-kodiert; ob es in etcd verschlüsselt liegt, hängt von der Einrichtung des Clusters ab.",
			en: "Secrets management stores passwords, keys and tokens centrally and encrypted, hands them out only to those authorised and makes access traceable; HashiCorp Vault, Azure Key Vault and AWS Secrets Manager are widely used. Secrets don’t belong in Git repositories or images. A Kubernetes Secret is merely Base64-encoded to begin with; whether it is encrypted in etcd depends on how the cluster is set up.",
		},
	},
	{
		id: "tls",
		name: "TLS",
		also: ["Transport Layer Security"],
		page: "/services/security",
		text: {
			de: "TLS (Transport Layer Security) verschlüsselt Verbindungen, etwa bei HTTPS, und weist mit einem Zertifikat nach, mit welchem Server man spricht; bei mTLS weist sich auch der Client aus. Üblich sind die Versionen 1.2 und 1.3; ältere und der Vorgänger SSL gelten als unsicher. Neue öffentliche Zertifikate dürfen seit März 2026 höchstens 200 Tage gelten, und weitere Kürzungen bis auf 47 Tage im Jahr 2029 sind beschlossen; ihre Erneuerung gehört deshalb automatisiert.",
			en: "TLS (Transport Layer Security) encrypts connections, such as those of HTTPS, and proves with a certificate which server you are talking to; with mTLS the client identifies itself too. Versions 1.2 and 1.3 are in use today; older ones and the predecessor SSL are considered insecure. Since March 2026, new public certificates may be valid for no more than 200 days, and further cuts, down to 47 days in 2029, have been agreed, so their renewal should be automated.",
		},
	},
	{
		id: "zero-trust",
		name: { de: "Zero Trust", en: "Zero trust" },
		page: "/services/security",
		text: {
			de: "Zero Trust heißt, keinem Zugriff zu vertrauen, nur weil er aus dem eigenen Netz kommt. Jeder Zugriff wird nach Identität, Zustand des Geräts und Berechtigung geprüft, Rechte sind eng begrenzt, und das Netz ist unterteilt. Es ist ein Architekturprinzip, beschrieben etwa in NIST SP 800-207, und kein einzelnes Produkt.",
			en: "Zero trust means trusting no access merely because it comes from inside your own network. Every access is checked for identity, device state and authorisation, permissions are tightly limited, and the network is segmented. It is an architectural principle, described for instance in NIST SP 800-207, not a single product.",
		},
	},
	{
		id: "mfa",
		name: "MFA",
		also: ["Multi-Factor Authentication", "2FA", "Passkey"],
		page: "/services/security",
		text: {
			de: "MFA (Multi-Faktor-Authentifizierung) verlangt bei der Anmeldung mehr als ein Passwort, etwa einen Sicherheitsschlüssel oder einen Code aus einer App. Ein gestohlenes Passwort allein genügt dann nicht. Gegen Phishing helfen vor allem Passkeys und FIDO2-Schlüssel, weil sie an die echte Adresse gebunden sind; Codes per SMS sind der schwächste Weg.",
			en: "MFA (multi-factor authentication) requires more than a password at sign-in, such as a security key or a code from an app. A stolen password alone is then not enough. Passkeys and FIDO2 keys are the best protection against phishing, because they are bound to the real address; codes by text message are the weakest option.",
		},
	},
	{
		id: "backup-3-2-1",
		name: { de: "3-2-1-Regel", en: "3-2-1 rule" },
		also: ["3-2-1 Backup", "Immutable Backup"],
		page: "/services/database-management",
		text: {
			de: "Die 3-2-1-Regel verlangt drei Kopien der Daten auf zwei Arten von Speicher, eine davon an einem anderen Ort. Gegen Ransomware kommt eine Kopie dazu, die sich eine Zeit lang nicht löschen lässt, etwa mit Object Lock. Ein Backup zählt erst, wenn die Wiederherstellung geübt und gemessen ist.",
			en: "The 3-2-1 rule asks for three copies of the data on two kinds of storage, one of them in another place. Against ransomware, add a copy that can’t be deleted for some time, for example with Object Lock. A backup only counts once restoring it has been practised and timed.",
		},
	},
];
