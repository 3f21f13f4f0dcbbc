/** Search words of the sentences of certifications/azure-administrator; see `search-words.ts`. */
export const certificationsAzureAdministrator = {
	"Diese Zertifizierung belegt":
		"Aufgabe Rolle Berufsbild Bedeutung verwalten Tätigkeit zuständig betreiben role responsibilities manage operate administer",
	"Wer darf was, wo liegen":
		"Prüfungsinhalt Fragen Berechtigungen Speicherort Netzwerk Wiederherstellung geprüft Praxis exam content permissions storage network outage tested",
	"Dasselbe Wissen braucht":
		"Nutzen Relevanz Praxisbezug lohnt Cloud-Umzug Grundumgebung Vorteil useful relevance practical benefit knowledge foundation",
	"Azure Administrator Associate":
		"Zertifikat gültig Prüfungscode Inhalte Umfang Microsoft-Zertifizierung Netze Überwachung valid certificate code contents",
	"Aktiv zertifiziert": "gültig abgelaufen laufend valid expired current active certification",
	"Ein Datum nennt die":
		"Jahr Erwerb Ablauf gemacht bestanden Ausstellungsdatum Gültigkeitsdauer date obtained year expires issued",
	"Bereitgestellt wird aus":
		"Infrastruktur Code reproduzierbar Template automatisiert klonen aufsetzen infrastructure repeatable deploy reproducible environments",
	"Dazu Azure Backup und":
		"Datensicherung Notfallwiederherstellung Katastrophe Ausfalltest Zweitstandort Restore Umschalten disaster test backups outage",
	"Benutzer und Gruppen":
		"Berechtigungen Rechteverwaltung Benutzerverwaltung Zugriff Richtlinien Governance Mitarbeiterkonten RBAC permissions users access least privilege",
	"Storage-Konten mit passender":
		"Datenspeicher Ablage Dateiablage Fileshare Netzlaufwerk Replikation Ausfallschutz Aufbewahrung account redundancy shares access",
	"Virtuelle Maschinen in":
		"Rechenleistung Server VM Webanwendung hosten Skalierung Ausfallschutz Webapp virtual machines web apps",
	"Adressplanung, Peering, Network":
		"Netzwerk Firewall IP-Adressen Verbindung Namensauflösung Troubleshooting Subnetz virtual subnets connectivity",
	"Metriken und Logs in":
		"Protokolle Kennzahlen Benachrichtigung überwachen Abfragesprache Auswertung Warnung alerts metrics query language notification observability",
	"AZ-104. Prüfungsthemen: Identitäten":
		"Examen Prüfungscode Prüfungsnummer Themengebiete Inhalte Stoff Schwerpunkte code topics domains content syllabus",
	"Azure-Portal, Azure CLI":
		"Tools Kommandozeile Skripte Oberfläche Befehlszeile Templates arbeiten command line scripting",
	"Aufbau und Betrieb":
		"Einsatz Nutzen Auftrag beauftragen Leistungen Umzug Migration aufräumen Wildwuchs engagement services clean operate build",
};
