/** Search words of the sentences of certifications/lpic-1-express; see `search-words.ts`. */
export const certificationsLpic1Express = {
	"LPIC-1 Express umfasst":
		"Bedeutung Zertifikat Inhalt Umfang Linux-Zertifizierung Examen enthalten covers certificate scope",
	"Er gilt für Debian":
		"Distributionen herstellerunabhängig übertragbar Unterschied Betriebssystem Linux-Varianten anwendbar vendor-neutral applies portable operating systems",
	"Für Container und Cloud":
		"Nutzen zeitgemäß relevant heute Grundwissen Basis veraltet Server relevance foundation today outdated node",
	"LPIC-1 Express, vendor-neutral":
		"herstellerneutral Inhalte Umfang Themen Prüfungsstoff Systemarchitektur Pakete Dienste Netz Sicherheit contents covers",
	"Vendor-neutral":
		"herstellerunabhängig unabhängig Anbieterbindung Ausrichtung Zertifikatsart Distributionsbindung independent manufacturer certification kind bound",
	"Ein Datum nennt die":
		"Jahr Erwerb Ablauf gemacht bestanden Ausstellungsdatum Gültigkeitsdauer date obtained year expires issued",
	"Wer die Kette kennt":
		"Bootfehler startet Startproblem Rettung hängt Start tot booten Bootproblem failure unbootable broken repair startup troubleshooting",
	"Texte und Logs auswerten":
		"Textverarbeitung Logdateien durchsuchen filtern Shell Kommandozeilenwerkzeuge Suchmuster Regex analysis expressions search command line",
	"Prozesse und ihre Prioritäten":
		"Prozessverwaltung CPU beenden Hintergrund Auslastung Programme processes priority kill manage running background",
	"Dazu Eigentümer, umask":
		"Dateirechte Berechtigungen Besitzer chmod Zugriffsrechte Rechtevergabe Ordnerrechte file permissions ownership owner special bits access rights",
	"Zugänge über SSH-Schlüssel":
		"Absicherung Härtung Zugriff Fernzugang root Administratorrechte Login hardening secure access encryption keys remote",
	"Vom Firmware-Start über":
		"Bootvorgang Startvorgang Systemstart hochfahren Bootloader Ablauf Kernel boot process loader startup sequence init",
	"Software installieren und":
		"Paketverwaltung Programme Updates Paketmanager einspielen deinstallieren package manager",
	"Partitionen anlegen, ext4":
		"Festplatte Datenträger formatieren einhängen Dateisystem Platte Laufwerk disk file system drive",
	"Bash-Skripte mit sauberer":
		"Shell-Skripting Cronjob automatisieren Logs Benutzerverwaltung Uhrzeit Zeitplan Terminsteuerung scripting scheduled jobs user management logging sync automation",
	"IPv4 und IPv6, Routing":
		"Netzwerk DNS Netzwerkprobleme Verbindung IP-Adressen Diagnose Verbindungsfehler network troubleshooting name resolution connection addresses",
	"Systemarchitektur, Installation und":
		"erster Examen Inhalte Prüfungsstoff Themengebiete topics package management devices commands syllabus",
	"Shell und Skripte":
		"zweite Examen Inhalte Prüfungsstoff Themengebiete topics scripting services networking security syllabus",
	"Betrieb und Fehlersuche":
		"Einsatz Nutzen Auftrag beauftragen Leistungen Administration Problemlösung Troubleshooting Störung Serverbetreuung engagement services operate Linux-Betreuung",
};
