/** Search words of the sentences of projects/bundesdruckerei; see `search-words.ts`. */
export const projectsBundesdruckerei = {
	"Images, Rechte und":
		"Migration Plattformwechsel Ablösung Wechsel Container Zusammenfassung Ergebnis Kurzfassung Berechtigungen Übergabe switch replace permissions network handover stepwise",
	"weg von Rancher, hin":
		"Auftrag Ziel Plattformwechsel Ablösung ersetzen Umstieg Wechsel Migration goal task switch replace away",
	"Beide Plattformen beruhen":
		"vergleichen kompatibel umschreiben anpassen Gemeinsamkeit difference compare platforms permissions compatible unchanged",
	"Als DevOps Team Lead":
		"Rolle Führung Leitung Verantwortung leiten Chef Teamleiter Priorisierung Position leadership role responsible decisions manager",
	"In 2024, DevOps Team":
		"Jahr Zeitraum Rolle Position Teamleiter Ort Standort Hauptstadt Führung role year location",
	"The project moved container":
		"Umzug Wechsel Ablösung verlegen Anwendungen umziehen Migration Umstieg verschieben switch applications",
	"{name} war":
		"Teamleiter Leitung Führung Rolle Position Ort Standort Hauptstadt Arbeitsort Zeitraum Jahr role location year",
	"Anwendungen von Rancher":
		"Ausfall Downtime Ausfallzeit Stillstand offline Migration Umzug Wartungsfenster Vorankündigung Nutzer short announced interruptions outage",
	"Images und Manifeste":
		"Security Härtung Compliance Sicherheitsrichtlinien Sonderregelung Sondergenehmigung einhalten Containerabbild Abbilder requirements exceptions comply standards",
	"Plattform und Anwendungen":
		"Versionierung Versionsverwaltung Historie Protokoll geändert Rückverfolgung Repository traceable change history platform applications described",
	"Das Team so einarbeiten":
		"Schulung Wissenstransfer anlernen Befähigung eigenständig Selbstständigkeit unabhängig Mitarbeiter training enable onboard independent operate",
	"Images, die als root":
		"alte alten weiterlaufen liefen weiter unverändert warum old existing keep running unchanged why Administratorrechte Fehler Berechtigung Abbild Dateirechte funktioniert Absturz Startproblem fail user directories owner permission denied",
	"In OpenShift entspricht":
		"Zuordnung Mandant Begriff Unterschied Struktur gleichbedeutend project equals mapping difference corresponds",
	"Rollen und Kontingente":
		"Quotas Rechte Berechtigungen Zuweisung übertragen Ressourcengrenzen Limits übersetzen Umbau roles mapping reassign permissions",
	"Für jede zustandsbehaftete":
		"Stateful Datenbank Datenübernahme Datenmigration Downtime Ausfallzeit Stillstand Dauer Unterbrechung kopieren data transfer duration",
	"Ohne gemeinsame Quelle":
		"Drift Abweichung Inkonsistenz unterschiedlich synchron Versionsstand Parallelbetrieb Gefahr doppelt diverge source truth inconsistent sync",
	"Daraus ergab sich":
		"Priorität Priorisierung Ablaufplan Migrationsplan zuerst sortieren Planung Wellen order sequence dependency risk priority first",
	"Pipelines erhielten eigene":
		"Berechtigung Dienstkonto technischer Benutzer Zugriff beschränkt Minimalrechte Zugangsdaten limited permissions least privilege restricted",
	"Ingress-Regeln mit Annotationen":
		"Umschreiben Umbau Erreichbarkeit Gesundheitsprüfung Healthcheck Verfügbarkeit Eingang Lastverteilung Netzzugang rules rewritten converted health checks missing",
	"Vor dem Umschalten":
		"Rollback Rückfall Parallelbetrieb zurückkehren Notfall Namensauflösung schiefgehen Cutover fallback switch old environment acceptance",
	"Das Team hat sie":
		"Probe üben Übung Generalprobe ausprobieren Übernahme Training Anleitungen rehearse practice runbooks takeover exercise",
	"Die umgezogenen Anwendungen":
		"Ergebnis Erfolg abgeschlossen erreicht Resultat Administratorrechte privilegiert migriert outcome migrated applications rootless unprivileged",
	"Rollen, Kontingente und":
		"Versionierung abgelegt Ablage Repository gespeichert Berechtigungen Quotas roles network rules stored control",
	"Änderungen gehen durch":
		"Vieraugenprinzip Freigabe Prüfung gegenlesen Kontrolle Genehmigung prüfen changes approval peer",
	"Auslieferungen laufen über":
		"Deployment ausrollen Berechtigung beschränkt Release Bereitstellung Zugriff deliveries limited permissions restricted",
	"Für den Betrieb gibt":
		"Handbuch Anleitung Doku Ausfall Selbstständigkeit eigenständig unabhängig Notfall Betriebshandbuch documentation incidents operate independently manual outages",
	"OpenShift weist Containern":
		"Sicherheitskontext Administratorrechte verboten Voreinstellung UID zufällig Einschränkung privilegiert Vorgabe default random user arbitrary security context constraints",
	"In Rancher fasst ein":
		"Unterschied Zuordnung Berechtigung Gruppierung Bündel Mandanten Struktur Rechtevergabe project groups several permissions level difference",
	"Ein Manifest lässt":
		"Daten Speicher Datenübernahme kopieren Festplatte Storage Dateien Datenmigration data copy content transfer moved",
	"Solange zwei Plattformen":
		"Parallelbetrieb doppelt gleichzeitig Übergangszeit Deployment Release Doppelbetrieb Übergangsphase parallel platforms deploy simultaneously transition",
	"Workloads, Ingress-Regeln, Volumes":
		"Inventar Bestandsaufnahme Inventur Erfassung Übersicht zuerst Startpunkt Vorgehen Passwörter inventory beginning first step credentials assessment",
	"Projekte, Rollen, Kontingente":
		"Vorbereitung Vorarbeit Berechtigungen Quotas Netzregeln Zielumgebung Grundlage vorab projects roles prepare prior foundation",
	"Verzeichnisse, in die":
		"Dateirechte Berechtigung UID Schreibrechte anpassen Containerabbild Verzeichnisrechte Besitzer Gruppenrechte arbitrary user group writable permissions directories",
	"Die Testumgebungen zogen":
		"Reihenfolge Staging zuletzt Testsystem Livebetrieb Produktivsysteme order test environments first production later",
	"Updates, das Leeren":
		"Handbuch Anleitung Betriebshandbuch Node Wartung Aktualisierung Backup Restore Doku Routine manual documentation recovery procedures",
};
