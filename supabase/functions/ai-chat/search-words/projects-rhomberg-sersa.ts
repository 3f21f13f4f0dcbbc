/** Search words of the sentences of projects/rhomberg-sersa; see `search-words.ts`. */
export const projectsRhombergSersa = {
	"Systeme in die Cloud":
		"aktuell derzeit momentan gerade Auftrag Eisenbahn Zug Schiene Umzug Deployment current ongoing railway migrate secure",
	"Für Rhomberg Sersa":
		"Dauer Beginn Anfang Jahr Position Rolle Funktion beschäftigt Auftraggeber derzeit aktuell since role currently start employer working",
	"Ich begleite die Systeme":
		"Umfang Zuständigkeit Verantwortung Anfang Ende durchgehend betreuen Alltag Lebenszyklus planning daily operations support involved lifecycle scope",
	"Aufbau und Änderungen":
		"Infrastruktur Konfiguration reproduzierbar nachvollziehbar manuell klicken Handarbeit infrastructure changes described repeatable reproducible reviewable",
	"Since 2024, Cloud and":
		"Bahntechnik Eisenbahn Bahn Schweiz Land Ausland Rolle Jahr rail railroad train Swiss country role",
	"The work covers cloud":
		"Aufgaben Tätigkeiten Umfang Inhalt Schwerpunkte Sicherheit Netze Netzwerk Überwachung Zusammenarbeit responsibilities tasks duties scope teamwork",
	"{name} ist":
		"Land Ausland Arbeitsort Standort Ort Rolle Position Zeitraum Jahr Switzerland Swiss abroad location country role since",
	"Rhomberg Sersa ist":
		"Branche Firma Unternehmen Eisenbahn Zug Industrie Sektor Geschäft Konzern railway company industry sector business",
	"Sie baut, wartet und":
		"Gleise Schienen Gleisbau Eisenbahn Instandhaltung reparieren erneuern Geschäftsfeld Bahnbau builds maintains tracks railway infrastructure",
	"Wer an Bahnstrecken":
		"Baustelle Gleisbau Schienen unterwegs mobil Außendienst Bautrupp Einsatzort Standortwechsel construction sites railway workers changing locations travelling",
	"Die IT muss deshalb":
		"mobil Homeoffice Fernzugriff Außendienst Baustelle Zugang Berechtigung Zugriffsrechte Besonderheit Herausforderung access permissions office travelling reachable",
	"Netze, Rollen, Richtlinien":
		"Fundament Grundgerüst Berechtigungen Vorgaben Logging Cloudumgebung Infrastruktur Vorbereitung target environment networks roles policies foundation",
	"Umzüge proben, Daten":
		"Generalprobe Testlauf Datenabgleich Rollback Rückweg Migration schiefgehen Datenverlust Absicherung rehearse cutover fallback reconcile",
	"Auslastung und Kosten":
		"Rechnung sparen Einsparung teuer günstiger Ausgaben überdimensioniert Größe verkleinern Verschwendung costs utilization rightsizing savings bill expensive",
	"Pipelines für Build":
		"Deployment Bauen kompilieren Releases ausrollen veröffentlichen Softwareauslieferung Fließband Wartung delivery deploy maintain setup",
	"Wiederkehrende Arbeiten wie":
		"Routineaufgaben Aktualisierung Patches Zertifikatswechsel Handarbeit lästig Erneuerung selbsttätig recurring routine tasks certificate rotation",
	"Alarme an Auswirkungen":
		"Benachrichtigung Fehlalarm Warnung Anleitung Runbook Meldung Anwender spüren Alarmflut alerts user impact noise",
	"Störungen nachbereiten, Ursachen":
		"Ausfall Vorfall Wurzel Fehlerursache Grenzwerte Lehren wiederholen Postmortem Panne incident root cause thresholds outage review",
	"Netze segmentieren, Firewall-Regeln":
		"Netzwerk Subnetze Niederlassungen Tunnel Netzwerksicherheit trennen abschotten network rules branch sites connect",
	"Passwörter, Schlüssel und":
		"Geheimnisse Secrets Zugangsdaten Tresor Kennwort Laufzeit abgelaufen Rotation Verlängerung passwords keys certificates expiry renewal",
	"Sicherungen einrichten und":
		"Backup Datensicherung Restore Rücksicherung Datenverlust Notfall gelöscht Wiederherstellungstest backups tested recovery data loss",
	"Architektur, Entscheidungen und":
		"aufschreiben Handbuch Doku Abläufe Begründung festhalten Unterlagen nachlesen documentation decisions procedures written",
	"Code-Reviews geben und":
		"Schulung Wissenstransfer Coaching anlernen beibringen Quellcode Durchsicht Mentoring Feedback training colleagues onboarding teach",
	"Server, Anwendungen und":
		"Inventar Bestandsaufnahme Übersicht Migrationsplan Strategie Reihenfolge Analyse Zusammenhänge Assessment inventory applications dependencies strategy migration path",
	"Infrastruktur in Git":
		"Versionsverwaltung Review Freigabe Prüfung Historie Rollout nachverfolgen Quelltext Kontrolle control approval change peer",
	"Metriken, Logs und":
		"Monitoring Überwachung Messwerte Protokolle Verfügbarkeit Überblick zentral metrics uptime availability checks observability",
	"Zugriffe nach dem Prinzip":
		"Berechtigungen Zugriffsrechte Rechtevergabe Zugang dürfen Minimalprinzip Rezertifizierung Kontrolle Benutzerrechte least privilege access permissions review rights",
	"Änderungen und Wartungsfenster":
		"Absprache Terminplanung Downtime Kommunikation Koordination Fachabteilung Ankündigung Wartung Zusammenarbeit maintenance window coordinate departments schedule stakeholders",
	"Cloud-Migration, Automatisierung, Überwachung":
		"Schwerpunkte Themen Aufgabenbereiche Zusammenarbeit Zuverlässigkeit Umzug Kernthemen focus areas stable operations network security teamwork",
};
