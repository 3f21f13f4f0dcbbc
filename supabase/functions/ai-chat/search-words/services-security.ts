/** Search words of the sentences of services/security; see `search-words.ts`. */
export const servicesSecurity = {
	"Zugriffe, Secrets, Netzzonen":
		"Schutz Hardening Sicherheitskonzept Grundschutz Compliance Hacker Angriffe abwehren Zugriffsschutz Leistungsumfang Sicherheitsstandards secure harden guidelines accounts offering protect attackers sichern abdichten hacken Angreifer Cybersicherheit IT-Security Serversicherheit Sicherheitsberater Ransomware cybersecurity consultant",
	"Für jede Ausnahme gibt":
		"Abweichung Sonderfall Ausnahmegenehmigung zuständig befristen dokumentieren Freigabe Regelverstoß exception owner expiry justification waiver deviation unerfüllbar umgehen genehmigen zustimmen Verantwortung Sondergenehmigung Ausreißer Regelausnahme approve responsible exemption",
	"Workloads in der Cloud":
		"Dienstkonto Servicekonto Berechtigungen Rechtevergabe Minimalprinzip Maschinenidentität überprivilegiert Anwendung least privilege permissions service account role overprivileged Programm Maschine Microservice Anwendungskonto Minimalrecht beschneiden reduzieren überflüssig ungenutzt minimal excessive unused",
	"Was einmal im Git lag":
		"Passwort versehentlich eingecheckt Leck geleakt kompromittiert rotieren Schlüssel ausgetauscht Commit Historie veröffentlicht leaked password rotate committed compromised accidentally credentials einchecken pushen hochladen Panne Versehen verbrannt öffentlich Quellcode erneuern exposed accident",
	"Vor dem Sperren wird":
		"Netzwerkverkehr beobachten Datenverkehr aufzeichnen blockieren Unterbrechung übersehen Verbindungen kappen Ausfallrisiko kaputtgehen traffic record forgotten outage break cutover lahmlegen abklemmen stören Betriebsstörung Nebenwirkung abschneiden Altdienst unabsichtlich Vorsicht disrupt breakage capture unknown",
	"Releases erhalten SBOM":
		"Stückliste Bestandteile Softwarelieferkette signiert Herkunft Auslieferung Inhaltsverzeichnis Echtheit inventory signed supply chain provenance Komponente enthalten Zutatenliste Abhängigkeitsliste Fremdkomponente unterschreiben authentisch Auslieferungspaket component ingredient authenticity tampering",
	"Kritische Befunde mit":
		"Schwachstelle Schweregrad abbrechen blockiert Pipeline stoppen Fix Behebungsfrist Schwellenwert weniger schlimm severity vulnerability fail break deadline findings gefährlich dringend fehlschlagen bremsen Quality-Gate gate halt urgent remediate",
	"Ansible-Rollen setzen CIS-Benchmarks":
		"automatisiert Konfiguration Härtungsmaßnahmen Konformität messen Scanner Standard Werkzeuge Serverhärtung Soll-Ist-Vergleich hardening compliance roles measure automated baseline Automatisierung Skript Sicherheitsrichtlinie Regelwerk Konfigurationsmanagement nachmessen überprüfen Härtungswerkzeug manuell script implement tooling",
	"Persönliche Konten mit":
		"Sammelkonto gemeinsamer Benutzer Zwei-Faktor Adminrechte befristet root Mehrfaktor personenbezogen zeitlich begrenzt Login shared accounts two-factor temporary admin privileges personal just-in-time Gruppenpasswort gemeinschaftlich Zweitfaktor Authenticator Superuser Kollege individual elevated",
	"Vault oder der Secret-Dienst":
		"Passwörter aufbewahren Tresor Geheimnisse Kennwort kurzlebig ablaufen schlüssellos Anmeldung Token Geheimnisverwaltung short-lived credentials passwordless keyless login store Passwortmanager ablegen hinterlegen aufheben verfallen Verfallszeit Geheimnis Zugangsschlüssel Login-Daten zeitweise manager ephemeral expiring",
	"Firewall-Regeln und NetworkPolicies":
		"abschotten trennen Netzwerktrennung erlaubte Ports Mikrosegmentierung Whitelist Datenverkehr einschränken reden untereinander allow traffic isolate restrict connections microsegmentation lateral ausbreiten Ausbreitung eindämmen dichtmachen Schadsoftware Virus Paketfilter Kommunikation durchlassen spread contain malware filter",
	"Scans prüfen Container-Images":
		"Schwachstellenscan Sicherheitsprüfung Bibliotheken Codeänderung automatisch Drittsoftware Pull-Request Infrastrukturcode Abbilder Sicherheitslücken finden vulnerability scanning dependencies check libraries shift-left CVE Fremdbibliothek Drittanbieter Paket frühzeitig entdecken durchleuchten DevSecOps veraltet early package scanner",
	"Ein Softwarehaus für":
		"Ausgangslage Serveranzahl Branche Versicherungssoftware Betriebssystem Umgebungsgröße Maschinen Hersteller Versicherungsbranche software vendor insurance fleet size industry groß Rechner IT-Landschaft Infrastruktur Softwareunternehmen Versicherer Clusteranzahl Fallbeispiel Ausstattung insurer machine many",
	"Ein Großkunde kündigt":
		"Anlass Prüfung angekündigt Auftraggeber fordern Beweise Auslöser Kundenprüfung Zeitdruck belegen announced customer demands evidence trigger proof vulnerabilities Grund Druck drohen Lieferantenaudit Kontrolle Begutachtung Monat auslösen reason pressure supplier inspection month",
	"Administratoren teilen sich":
		"Missstände Passwörter Klartext gemeinsam genutzt flaches Netz Ausgangszustand unsicher Repo ungetrennt Mängel passwords shared keys flat network insecure plaintext problems Schwachpunkt Sicherheitsmangel Schlamperei Chaos Sünde unverschlüsselt ungeschützt herumliegen offenliegen bemängeln weakness mess issue flaw",
	"Ein Probescan der Server":
		"Ausgangswert Startwert Erfüllungsgrad Ergebnis Prozent Konformität Messung Grundzustand baseline compliance score initial result percentage anfangs ursprünglich Startniveau Punktzahl Bewertung Note schlecht Vorabtest initially beginning rating bad start",
	"93 % CIS-Regeln erfüllt":
		"Verbesserung Prozentsatz Erfüllungsquote Konformität Steigerung Härtungsgrad erreicht Benchmark compliance rate improvement achieved percent score Vorher-Nachher Endwert Fortschritt verbessern steigern Zuwachs Schlussergebnis erreichen increase final progress success improve",
	"0 noch gültige Zugangsdaten":
		"Passwörter Leck geleakt Repository null Anzahl übrig Geheimnisse gefunden restlos valid credentials left repositories leaked passwords remaining zero verbleiben restlich ungültig unbrauchbar entschärft bereinigt übriggeblieben active working none clean secret",
	"6 Tage Median bis zum":
		"Sicherheitsupdates einspielen schnell Dauer Patchzeit Sicherheitslücke geschlossen Schwachstelle Reaktionszeit Updatezeit Mittelwert fast critical vulnerabilities updates days time-to-patch schließen stopfen flicken beheben reagieren Tempo Geschwindigkeit Durchschnitt zügig Patchmanagement average speed remediation quickly",
	"16 Wochen bis zur Auditreife":
		"Dauer Gesamtdauer vier Monate Laufzeit bestehen vorbereitet Vorbereitungszeit prüfungsreif Zeitplan weeks audit-ready duration months total timeline lange dauern Zeitbedarf Zeitraum fertig schaffen einplanen Vorlauf Projektdauer Quartal long time ready preparation",
	"Das Unternehmen geht":
		"Endergebnis Erfolg Nachweise Prüfer bestehen vorlegen Neuinstallation automatisch sicher Auslieferungszustand outcome evidence secure default boot exceptions justified Fazit Bilanz ausgehen Abschluss gewappnet gerüstet vorweisen zukünftig standardmäßig Neuserver conclusion prepared future",
	"Server mit OpenSCAP":
		"Istzustand Analyse Anfang erster Schritt scannen Sicherheitscheck Prüfwerkzeug Erstprüfung assessment inventory scan step current state tool Lagebild Sicherheitsanalyse Schwachstellenanalyse Ausgangsprüfung anfangen beginnen anfänglich first evaluate begin",
	"Die gesamte Git-Historie":
		"Passwörter aufspüren Secret-Scan Commits Versionsverlauf Repository Leck vergessene Schlüssel scan history search old find passwords durchforsten durchkämmen Altlast Vergangenheit ausgraben Quelltext detect past",
	"Verbindungen zwischen den":
		"Kommunikationsbeziehungen Datenflüsse aufzeichnen Netzverkehr spricht Abhängigkeiten Flussmatrix record traffic flows compare connections dependencies map kommunizieren Datenstrom Netzplan Kommunikationsmatrix Netzwerkanalyse kartieren erfassen Landkarte communication talk mapping",
	"Befunde nach Schaden":
		"Prioritäten priorisieren Risiko Dringlichkeit entscheiden Geschäftsführung Management abwägen Maßnahmenplan prioritise findings risk effort decide order sortieren Rangfolge gewichten bewerten wichtigste zuerst Chef Vorstand abstimmen Kosten-Nutzen ranking priority impact boss",
	"Gefundene Zugangsdaten zuerst":
		"Passwortwechsel rotieren geleakte Schlüssel aufräumen löschen Git-Historie Sofortmaßnahme zuallererst rotate leaked credentials remove cleanup wechseln erneuern ersetzen widerrufen entwerten bereinigen säubern Kennwort Token Historienbereinigung revoke change renew",
	"Geteilte SSH-Schlüssel durch":
		"Serverzugang Fernzugriff ablaufen Zwei-Faktor Single-Sign-On Login Zertifikatslaufzeit Schlüsselverteilung einloggen access short-lived certificates shared keys replace two-factor einwählen Schlüsselverwaltung Mitarbeiterwechsel Kündigung ausscheiden Zugangsentzug Verfall Gültigkeit remote offboarding employee leave",
	"Datenbankkennwörter befristet aus":
		"Passwörter Datenbankzugang kurzlebig rotieren dynamische Zugangsdaten ausgestellt Build-Server schlüssellos database passwords dynamic credentials temporary expire passwordless DB-Passwort Applikation statisch hartkodiert Lebensdauer Pipelinezugang Anwendungszugang hardcoded static lifetime lease generated",
	"Notfallzugang (Break Glass)":
		"ausgesperrt Notfallkonto Ernstfall Notschlüssel Anmeldedienst ausgefallen Notzugriff testen emergency access locked account tested monitored aussperren reinkommen Hintertür Ersatzschlüssel Notausgang Zugangsverlust SSO-Ausfall Störfall überbrücken lockout backdoor fallback recover",
	"Ansible-Rollen erst mit":
		"Probelauf schrittweise Trockenlauf gestaffelt Reihenfolge Staging etappenweise Rollout vorsichtig dry run gradual waves staged production roles behutsam Vorschau ausprobieren simulieren Simulation nacheinander Produktionsausfall portionsweise Pilot einführen preview safely careful batch",
	"SELinux auf enforcing":
		"Zugriffskontrolle erzwingen Blockieren protokollieren Mandatory Kernel Durchsetzung Verstöße aktivieren denials access control enable Kernelschutz Modus ausschalten abschalten verweigern Zugriffsverweigerung Fehlalarm Prozessisolation zwingend umstellen mode disable confine",
	"Pod Security Standards":
		"Container Richtlinien privilegiert root Verstöße Durchsetzung Admission stufenweise enforce privileged policy violations restricted Warnung warnen durchsetzen verschärfen Privileg Rootrechte Einschränkung Kubernetes-Sicherheit Mindeststandard warning gradually",
	"Ausnahmen mit Begründung":
		"Abweichungen dokumentieren befristet Ausnahmeliste aufschreiben Sonderfälle document exceptions expiry date justification register notieren begründen Rechtfertigung Verfallsdatum Liste Regelabweichung nachvollziehbar aktenkundig list",
	"Zonen für Verwaltung":
		"Netzwerkzonen Sprungserver Adminzugang Jumphost abtrennen Aufteilung Verwaltungsnetz separate jump admin network data tier segmentation aufspalten unterteilen Segment abgrenzen Schicht DMZ Sprungrechner Zwischenrechner Durchgangsrechner subnet gateway divide layer",
	"Default-Deny-Regeln je Namespace":
		"verbieten Standardverbot sperren erlauben Ausnahmen Namensauflösung Überwachung block everything allow rules traffic exceptions blockieren dicht grundsätzlich Freischaltung Namespace-Isolation Pod Zero-Trust Kubernetes-Netzwerk Erlaubnis isolation permitted",
	"Neue Regeln zehn Tage":
		"Beobachtungsphase Testphase Log-only mitlesen Firewall anderthalb Wochen scharfschalten aktivieren observe enforcing ten days dry-run Probezeit Schonfrist Wartezeit Karenz Einführungsphase loggen vorläufig Testlauf Übergangszeit grace trial wait period",
	"Images und Terraform-Code":
		"Schwachstellenscan Abbilder Container Infrastrukturcode scannen Werkzeug Belege scan vulnerabilities tool infrastructure evidence Fehlkonfiguration Containerabbild Cloudkonfiguration durchsuchen aufdecken Prüfprogramm IaC misconfiguration",
	"Scanner und CI-Bausteine":
		"Version pinnen festnageln Lieferkette unveränderlich Hash Prüfsumme manipuliert supply chain pin tampered immutable fixieren einfrieren unterschieben Schadcode Fremdcode Manipulation manipulieren kompromittieren Lieferkettenangriff Tag attack malicious lock",
	"Images mit Cosign signieren":
		"Unterschrift unsigniert abgelehnt Admission-Controller Echtheit Container fremde Abbilder verhindern signed unsigned rejected policy verify abweisen ablehnen einschleusen Zulassung vertrauenswürdig ungeprüft Herkunftsnachweis Eingangskontrolle Signatur Fälschung reject trusted untrusted",
	"OpenSCAP wöchentlich wiederholen":
		"regelmäßig Wochenrhythmus wiederkehrend Scan Nachverfolgung Aufgabe Updates dauerhaft Drift Rückfall weekly recurring deadline missing dranbleiben kontrollieren Turnus nachhaltig Kontrollscan Folgeprüfung Nachprüfung Patchlücke Rückschritt Dauerbetrieb continuous ongoing tracking repeat",
	"Auditunterlagen aus diesen":
		"Nachweise Dokumentation Prüfer vorbereiten Belege Unterlagen Bericht Prüfmappe evidence documentation auditor report prepare Papierkram Dossier Ordner zusammentragen Aufbereitung Prüfbericht Dokument Beweismaterial aushändigen paperwork document compile",
	"Rhomberg Sersa (Schweiz":
		"Referenzen Einsätze Erfahrung Kundenliste Auftraggeber Praxis Security-Projekte references experience clients projects worked previously Firma Konzern namhaft Referenzkunde Vorerfahrung früher gearbeitet tätig company previous customer track-record reference",
	"Bestandsaufnahme (2 Wochen)":
		"Phase Etappe Abschnitt Ablauf Zeitplan Ablaufplan Einzeldauer gliedern Fahrplan Meilenstein timeline stage schedule milestone",
	"CIS Benchmarks, BSI":
		"Technologie Tool Software Werkzeugliste Toolset Produkt Stack Werkzeugkasten technology toolchain toolbox",
};
