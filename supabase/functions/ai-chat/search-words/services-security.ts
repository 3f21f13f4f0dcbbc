/** Search words of the sentences of services/security; see `search-words.ts`. */
export const servicesSecurity = {
	"Zugriffe, Secrets, Netzzonen":
		"Schutz Hardening Sicherheitskonzept Grundschutz Compliance Hacker Angriffe abwehren Zugriffsschutz Leistungsumfang Sicherheitsstandards secure harden guidelines accounts offering protect attackers",
	"Für jede Ausnahme gibt":
		"Abweichung Sonderfall Ausnahmegenehmigung zuständig befristen dokumentieren Freigabe Regelverstoß exception owner expiry justification waiver deviation Prüfer Auditor erfüllt nicht erfüllbar abweichen exceptions expire Regel unmet rule fails abläuft befristet",
	"Workloads in der Cloud":
		"Dienstkonto Servicekonto Berechtigungen Rechtevergabe Minimalprinzip Maschinenidentität überprivilegiert Anwendung least privilege permissions service account role overprivileged",
	"Was einmal im Git lag":
		"Passwort versehentlich eingecheckt Leck geleakt kompromittiert rotieren Schlüssel ausgetauscht Commit Historie veröffentlicht leaked password rotate committed compromised accidentally credentials",
	"Vor dem Sperren wird":
		"Netzwerkverkehr beobachten Datenverkehr aufzeichnen blockieren Unterbrechung übersehen Verbindungen kappen Ausfallrisiko kaputtgehen traffic record forgotten outage break cutover erreichen erreichbar jeder abtrennen kaputt ausfällt breaking",
	"Releases erhalten SBOM":
		"Stückliste Bestandteile Softwarelieferkette signiert Herkunft Auslieferung Inhaltsverzeichnis Echtheit inventory signed supply chain provenance",
	"Kritische Befunde mit":
		"Schwachstelle Schweregrad abbrechen blockiert Pipeline stoppen Fix Behebungsfrist Schwellenwert weniger schlimm severity vulnerability fail break deadline findings",
	"Ansible-Rollen setzen CIS-Benchmarks":
		"automatisiert Konfiguration Härtungsmaßnahmen Konformität messen Scanner Standard Werkzeuge Serverhärtung Soll-Ist-Vergleich hardening compliance roles measure automated baseline gehärtet Härtungsgrad Linux-Server hardened measured",
	"Persönliche Konten mit":
		"Sammelkonto gemeinsamer Benutzer Zwei-Faktor Adminrechte befristet root Mehrfaktor personenbezogen zeitlich begrenzt Login shared accounts two-factor temporary admin privileges personal just-in-time ehemalige ausgeschiedene Mitarbeiter Zugang former employees ehemalig ausgeschieden Zugänge aufräumen Offboarding alt Administratorkonto vergessen leavers access clean old account SSH-Key instead share",
	"Vault oder der Secret-Dienst":
		"Passwörter aufbewahren Tresor Geheimnisse Kennwort kurzlebig ablaufen schlüssellos Anmeldung Token Geheimnisverwaltung short-lived credentials passwordless keyless login store",
	"Firewall-Regeln und NetworkPolicies":
		"abschotten trennen Netzwerktrennung erlaubte Ports Mikrosegmentierung Whitelist Datenverkehr einschränken reden untereinander allow traffic isolate restrict connections microsegmentation lateral erreichen erreichbar jeder jeden flach flat reach deny",
	"Scans prüfen Container-Images":
		"Schwachstellenscan Sicherheitsprüfung Bibliotheken Codeänderung automatisch Drittsoftware Pull-Request Infrastrukturcode Abbilder Sicherheitslücken finden vulnerability scanning dependencies check libraries shift-left nie gescannt scannen unscanned never scanned dependency start anfangen",
	"Ein Softwarehaus für":
		"Ausgangslage Serveranzahl Branche Versicherungssoftware Betriebssystem Umgebungsgröße Maschinen Hersteller Versicherungsbranche software vendor insurance fleet size industry",
	"Ein Großkunde kündigt":
		"Anlass Prüfung angekündigt Auftraggeber fordern Beweise Auslöser Kundenprüfung Zeitdruck belegen announced customer demands evidence trigger proof vulnerabilities",
	"Administratoren teilen sich":
		"Missstände Passwörter Klartext gemeinsam genutzt flaches Netz Ausgangszustand unsicher Repo ungetrennt Mängel passwords shared keys flat network insecure plaintext problems",
	"Ein Probescan der Server":
		"Ausgangswert Startwert Erfüllungsgrad Ergebnis Prozent Konformität Messung Grundzustand baseline compliance score initial result percentage",
	"93 % CIS-Regeln erfüllt":
		"Verbesserung Prozentsatz Erfüllungsquote Konformität Steigerung Härtungsgrad erreicht Benchmark compliance rate improvement achieved percent score",
	"0 noch gültige Zugangsdaten":
		"Passwörter Leck geleakt Repository null Anzahl übrig Geheimnisse gefunden restlos valid credentials left repositories leaked passwords remaining zero",
	"6 Tage Median bis zum":
		"Sicherheitsupdates einspielen schnell Dauer Patchzeit Sicherheitslücke geschlossen Schwachstelle Reaktionszeit Updatezeit Mittelwert fast critical vulnerabilities updates days time-to-patch",
	"16 Wochen bis zur Auditreife":
		"Dauer Gesamtdauer vier Monate Laufzeit bestehen vorbereitet Vorbereitungszeit Audit prüfungsreif Zeitplan weeks audit-ready duration months total timeline",
	"Das Unternehmen geht":
		"Endergebnis Erfolg Nachweise Prüfer bestehen vorlegen Neuinstallation automatisch sicher Auslieferungszustand outcome evidence secure default boot exceptions justified neu Server gehärtet new automatically hardened",
	"Server mit OpenSCAP":
		"Istzustand Analyse Anfang erster Schritt scannen Sicherheitscheck Prüfwerkzeug Erstprüfung assessment inventory scan step current state tool kube-bench Kubernetes-Cluster prüfen check clusters",
	"Die gesamte Git-Historie":
		"Passwörter aufspüren Secret-Scan Commits Versionsverlauf Repository Leck vergessene Schlüssel scan history search old find passwords",
	"Verbindungen zwischen den":
		"Kommunikationsbeziehungen Datenflüsse aufzeichnen Netzverkehr spricht Abhängigkeiten Flussmatrix record traffic flows compare connections dependencies map",
	"Befunde nach Schaden":
		"Prioritäten priorisieren Risiko Dringlichkeit entscheiden Geschäftsführung Management abwägen Maßnahmenplan prioritise findings risk effort decide order",
	"Gefundene Zugangsdaten zuerst":
		"Passwortwechsel rotieren geleakte Schlüssel aufräumen löschen Git-Historie Sofortmaßnahme zuallererst rotate leaked credentials remove cleanup",
	"Geteilte SSH-Schlüssel durch":
		"Serverzugang Fernzugriff ablaufen Zwei-Faktor Single-Sign-On Login Zertifikatslaufzeit Schlüsselverteilung einloggen access short-lived certificates shared keys replace two-factor SSH-Key teilen gemeinsam instead share shared-key",
	"Datenbankkennwörter befristet aus":
		"Passwörter Datenbankzugang kurzlebig rotieren dynamische Zugangsdaten ausgestellt Build-Server schlüssellos database passwords dynamic credentials temporary expire passwordless",
	"Notfallzugang (Break Glass)":
		"ausgesperrt Notfallkonto Ernstfall Notschlüssel Anmeldedienst ausgefallen Notzugriff testen emergency access locked account tested monitored SSO Single-Sign-On Ausfall Anmeldung defekt down locked-out broken lockout reinkommen",
	"Ansible-Rollen erst mit":
		"Probelauf schrittweise Trockenlauf gestaffelt Reihenfolge Staging etappenweise Rollout vorsichtig dry run gradual waves staged production roles",
	"SELinux auf enforcing":
		"Zugriffskontrolle erzwingen Blockieren protokollieren Mandatory Kernel Durchsetzung Verstöße aktivieren denials access control enable",
	"Pod Security Standards":
		"Container Richtlinien privilegiert root Verstöße Durchsetzung Admission stufenweise enforce privileged policy violations restricted",
	"Ausnahmen mit Begründung":
		"Abweichungen dokumentieren befristet Ausnahmeliste aufschreiben Sonderfälle document exceptions expiry date justification register Prüfer Auditor Regel erfüllt unerfüllt",
	"Zonen für Verwaltung":
		"Netzwerkzonen Sprungserver Adminzugang Jumphost abtrennen Aufteilung Verwaltungsnetz separate jump admin network data tier segmentation",
	"Default-Deny-Regeln je Namespace":
		"verbieten Standardverbot sperren erlauben Ausnahmen Namensauflösung Überwachung block everything allow rules traffic exceptions alles start deny network-policies",
	"Neue Regeln zehn Tage":
		"Beobachtungsphase Testphase Log-only mitlesen Firewall anderthalb Wochen scharfschalten aktivieren observe enforcing ten days dry-run Firewallregeln Mitschnitt",
	"Images und Terraform-Code":
		"Schwachstellenscan Abbilder Container Infrastrukturcode scannen Werkzeug Belege scan vulnerabilities tool infrastructure evidence",
	"Scanner und CI-Bausteine":
		"Version pinnen festnageln Lieferkette unveränderlich Hash Prüfsumme manipuliert supply chain pin tampered immutable",
	"Images mit Cosign signieren":
		"Unterschrift unsigniert abgelehnt Admission-Controller Echtheit Container fremde Abbilder verhindern signed unsigned rejected policy verify",
	"OpenSCAP wöchentlich wiederholen":
		"regelmäßig Wochenrhythmus wiederkehrend Scan Nachverfolgung Aufgabe Updates dauerhaft Drift Rückfall weekly recurring deadline missing Härtung überprüfen prüfen nachmessen kontrollieren re-check recheck rechecked repeat repeated checked hardening re-checked how-often",
	"Auditunterlagen aus diesen":
		"Nachweise Dokumentation Prüfer vorbereiten Belege Unterlagen Bericht Prüfmappe evidence documentation auditor report prepare zusammenstellen compile",
	"Rhomberg Sersa (Schweiz":
		"Referenzen Einsätze Erfahrung Kundenliste Auftraggeber Praxis Security-Projekte references experience clients projects worked previously",
	"mit einem Zugangsschlüssel im Git":
		"Angriff Hacker Einbruch Ursache Einfallstor häufigste attack hackers breach cause entry common",
	"Ich schließe solche Lücken":
		"Sicherheitsvorfall Vorfall passiert gehackt incident breach Reihenfolge Risiko",
};
