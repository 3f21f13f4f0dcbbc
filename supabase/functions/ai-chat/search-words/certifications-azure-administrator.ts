/** Search words of the sentences of certifications/azure-administrator; see `search-words.ts`. */
export const certificationsAzureAdministrator = {
	"Der Azure Administrator":
		"Aufgabe Rolle Berufsbild Bedeutung verwalten Tätigkeit zuständig betreiben role responsibilities manage operate administer Verwaltung Administration Job Aufgabenbereich Aufgabengebiet pflegen warten betreuen Sysadmin einrichten duty maintain task",
	"Wer darf was, wo liegen":
		"Prüfungsinhalt Fragen Berechtigungen Speicherort Netzwerk Wiederherstellung geprüft Praxis exam content permissions storage network outage tested abfragen abprüfen Prüfungsfrage Fragestellung Praxisfrage Zugriffsrecht behandeln Standort Absturz everyday question location",
	"Dasselbe Wissen braucht":
		"Nutzen Relevanz Praxisbezug lohnt Cloud-Umzug Grundumgebung Vorteil useful relevance practical benefit knowledge foundation bringen nützen anwenden Mehrwert Voraussetzung notwendig umziehen Basis Anwendbarkeit needed required value apply",
	"Azure Administrator Associate":
		"Zertifikat gültig Prüfungscode Inhalte Umfang Microsoft-Zertifizierung Netze Überwachung valid certificate code contents besitzen vorweisen Titel Abschluss Stufe Kenntnis Zertifizierungsstufe bescheinigt hold level qualification holder",
	"Aktiv zertifiziert":
		"gültig abgelaufen laufend valid expired current active certification aktuell verfallen verlängern erneuern rezertifizieren Rezertifizierung Status ungültig bestehend renewed lapsed still up-to-date",
	"Ein Datum nennt die":
		"Jahr Erwerb Ablauf gemacht bestanden Ausstellungsdatum Gültigkeitsdauer date obtained year expires issued Zeitpunkt Zertifizierungsdatum Datumsangabe Monat alt ablaufen auslaufen Gültigkeit Prüfungstag expiration expiry passed",
	"Bereitgestellt wird aus":
		"Infrastruktur Code reproduzierbar Template automatisiert klonen aufsetzen infrastructure repeatable deploy reproducible environments wiederholbar Bereitstellung Automatisierung nachbauen kopieren Vorlage identisch einheitlich Klickarbeit IaC reproduce provisioning identical rebuild",
	"Dazu Azure Backup und":
		"Datensicherung Notfallwiederherstellung Katastrophe Ausfalltest Zweitstandort Restore Umschalten disaster test backups outage sichern wiederherstellen retten Sicherung Notfallplan Wiederanlauf Ernstfall abbrennen Ausfallübung Zweitregion recover continuity rehearse",
	"Benutzer und Gruppen":
		"Berechtigungen Rechteverwaltung Benutzerverwaltung Zugriff Richtlinien Governance Mitarbeiterkonten RBAC permissions users access least privilege Login Konto Zugang Rechte Rollenvergabe Mitarbeiter einschränken Identitätsverwaltung Regel durchsetzen identity enforce",
	"Storage-Konten mit passender":
		"Datenspeicher Ablage Dateiablage Fileshare Netzlaufwerk Replikation Ausfallschutz Aufbewahrung account redundancy shares access Datei ablegen speichern aufbewahren Datenhaltung Speicherplatz Laufwerk spiegeln teilen Archiv file store replicate retention",
	"Virtuelle Maschinen in":
		"Rechenleistung Server VM Webanwendung hosten Skalierung Ausfallschutz Webapp virtual machines web apps Rechner Instanz laufen skalieren mitwachsen Hosting Webseite Applikation Rechenkapazität scaling application",
	"Adressplanung, Peering, Network":
		"Netzwerk Firewall IP-Adressen Verbindung Namensauflösung Troubleshooting Subnetz virtual subnets connectivity verbinden vernetzen Routing Adressraum Netzplanung Netzproblem Störung abschotten Netztrennung Netzsicherheit networking troubleshoot segmentation",
	"Metriken und Logs in":
		"Protokolle Kennzahlen Benachrichtigung überwachen Abfragesprache Auswertung Warnung alerts metrics query language notification observability Monitoring alarmieren beobachten melden merken auffallen protokollieren Logdatei Messwert Störungsmeldung notify logging detect",
	"AZ-104. Prüfungsthemen: Identitäten":
		"Examen Prüfungscode Prüfungsnummer Themengebiete Inhalte Stoff Schwerpunkte code topics domains content syllabus Thema Prüfungsstoff Kürzel Bezeichnung Lehrplan Bereich Fachgebiet Klausur abgedeckt lernen number curriculum subject area",
	"Azure-Portal, Azure CLI":
		"Tools Kommandozeile Skripte Oberfläche Befehlszeile Templates arbeiten command line scripting Hilfsmittel Programm bedienen benutzen verwenden automatisieren Terminal Konsole Weboberfläche Skriptsprache tooling interface console",
	"Aufbau und Betrieb":
		"Einsatz Nutzen Auftrag beauftragen Leistungen Umzug Migration aufräumen Wildwuchs engagement services clean operate build helfen anbieten buchen migrieren verlagern Serverumzug Unordnung Chaos strukturieren help hire migrate tidy",
	"Microsoft Entra ID, Azure Policy":
		"Cloud-Dienste Diensteliste Dienstnamen Serviceliste auskennen vertraut Produktpalette Technologie familiar list technology stack",
};
