/** Search words of the sentences of projects/bundesdruckerei; see `search-words.ts`. */
export const projectsBundesdruckerei = {
	"Images, Rechte und":
		"Migration Plattformwechsel Ablösung Wechsel Container Zusammenfassung Ergebnis Kurzfassung Berechtigungen Übergabe switch replace permissions network handover stepwise Überblick Umstellung Aufgabenumfang Tätigkeit Leistung Container-Umzug übersiedeln summary overview scope work",
	"weg von Rancher, hin":
		"Auftrag Ziel Plattformwechsel Ablösung ersetzen Umstieg Wechsel Migration goal task switch replace away Vorhaben Zweck Aufgabenstellung Anlass loswerden ablösen wechseln umsteigen Zielplattform Plattformtausch mission assignment objective purpose",
	"Beide Plattformen beruhen":
		"vergleichen kompatibel umschreiben anpassen Gemeinsamkeit difference compare platforms permissions compatible unchanged Unterschied ähneln Ähnlichkeit verschieden ungleich eins-zu-eins übertragbar similar differ same rewrite portable",
	"Als DevOps Team Lead":
		"Rolle Führung Leitung Verantwortung leiten Chef Teamleiter Priorisierung Position leadership role responsible decisions manager anführen entscheiden koordinieren Führungskraft Führungserfahrung Projektleiter Vorgesetzter Funktion Aufgabe Code-Review coordinate duty responsibility",
	"In 2024, DevOps Team":
		"Jahr Zeitraum Rolle Position Teamleiter Ort Standort Hauptstadt Führung role year location Einsatzort Einsatzjahr Jahreszahl Stadt Jobtitel Einsatzzeit city date timeframe job title capital",
	"The project moved container":
		"Umzug Wechsel Ablösung verlegen Anwendungen umziehen Migration Umstieg verschieben switch applications migrate relocate porting replaced Containerplattform umstellen Überführung portieren Transport",
	"Max Mustermann war":
		"Teamleiter Leitung Führung Rolle Position Ort Standort Hauptstadt Arbeitsort Zeitraum Jahr role location year Führungsposition Stelle Jobtitel tätig arbeiten beschäftigt Stadt Einsatzort leader job title city worked",
	"Anwendungen von Rancher":
		"Ausfall Downtime Ausfallzeit Stillstand offline Migration Umzug Wartungsfenster Vorankündigung Nutzer short announced interruptions outage ausfallen ankündigen Vorwarnung informieren unterbrechungsfrei Betriebsunterbrechung Ausfalldauer stören erreichbar lahmlegen disruption notice minimise advance",
	"Images und Manifeste":
		"Security Härtung Compliance Sicherheitsrichtlinien Sonderregelung Sondergenehmigung einhalten Containerabbild Abbilder requirements exceptions comply standards aufweichen lockern umgehen Schlupfloch Kompromiss konform Sicherheit Regel Sicherheitsregel vorschriftsmäßig waiver loophole policy secure",
	"Plattform und Anwendungen":
		"Versionierung Versionsverwaltung Historie Protokoll geändert Rückverfolgung Repository traceable change history platform applications described nachverfolgen rückverfolgen Nachvollziehbarkeit Verlauf Versionskontrolle GitOps IaC deklarativ dokumentieren Transparenz audit track declarative transparency",
	"Das Team so einarbeiten":
		"Schulung Wissenstransfer anlernen Befähigung eigenständig Selbstständigkeit unabhängig Mitarbeiter training enable onboard independent operate beibringen lernen befähigen ausbilden coachen Know-how Einarbeitung selbstständig Abhängigkeit Dienstleister teach coaching enablement knowledge",
	"Images, die als root":
		"Administratorrechte Fehler Berechtigung Abbild Dateirechte funktioniert Absturz Startproblem fail user directories owner permission denied abstürzen startfähig kaputt inkompatibel weigern hängenbleiben Fehlermeldung Schreibfehler crash broken incompatible error",
	"In OpenShift entspricht":
		"Zuordnung Mandant Begriff Unterschied Struktur gleichbedeutend project equals mapping difference corresponds Namensraum Bedeutung bedeuten Definition gleichsetzen Entsprechung Begriffsklärung heißen mean equivalent one-to-one term",
	"Rollen und Kontingente":
		"Quotas Rechte Berechtigungen Zuweisung übertragen Ressourcengrenzen Limits übersetzen Umbau roles mapping reassign permissions Neuverteilung verteilen umsetzen Neuordnung Rechtekonzept Zugriffsrecht Mengenbegrenzung umschlüsseln remap restructure redo",
	"Für jede zustandsbehaftete":
		"Stateful Datenbank Datenübernahme Datenmigration Downtime Ausfallzeit Stillstand Dauer Unterbrechung kopieren data transfer duration Datenumzug stillstehen dauern Stillstandszeit Auszeit Datenbestand persistent Einzelfall database long clarify",
	"Ohne gemeinsame Quelle":
		"Drift Abweichung Inkonsistenz unterschiedlich synchron Versionsstand Parallelbetrieb Gefahr doppelt diverge source truth inconsistent sync auseinanderdriften abweichen Wildwuchs Chaos Durcheinander Versionschaos zentral Konsistenz mismatch single central divergence",
	"Daraus ergibt sich":
		"Priorität Priorisierung Ablaufplan Migrationsplan zuerst sortieren Planung Wellen order sequence dependency risk priority first anfangen planen Rangfolge Zeitplan Kriterium festlegen abhängig Wichtigkeit sortiert criteria plan decide",
	"Pipelines erhalten eigene":
		"Berechtigung Dienstkonto technischer Benutzer Zugriff beschränkt Minimalrechte Zugangsdaten limited permissions least privilege restricted Maschinenkonto Robot-Konto Token eingrenzen abgrenzen isoliert Rechteumfang Automationskonto Kennung scoped bot machine isolate",
	"Ingress-Regeln mit Annotationen":
		"Umschreiben Umbau Erreichbarkeit Gesundheitsprüfung Healthcheck Verfügbarkeit Eingang Lastverteilung Netzzugang rules rewritten converted health checks missing umwandeln konvertieren Eingangsregel Lebenszeichen Liveness Readiness nachrüsten URL convert translate reachable",
	"Vor dem Umschalten":
		"Rollback Rückfall Parallelbetrieb zurückkehren Notfall Namensauflösung schiefgehen Cutover fallback switch old environment acceptance fehlschlagen misslingen rückgängig Absicherung Notausstieg Domain umstellen abschalten behalten Sicherheitsnetz revert undo",
	"Das Team spielt sie":
		"Probe üben Übung Generalprobe ausprobieren Übernahme Training Anleitungen rehearse practice runbooks takeover exercise trainieren einüben nachspielen durchgehen Trockenlauf Trockenübung Probelauf testen vorher Feuertaufe drill dry-run before hands-on",
	"Die umgezogenen Anwendungen":
		"Ergebnis Erfolg abgeschlossen erreicht Resultat Administratorrechte privilegiert migriert outcome migrated applications rootless unprivileged Fazit Bilanz geschafft gelingen fertig Endzustand nachher sicherer herauskommen result success finished done",
	"Rollen, Kontingente und":
		"Versionierung abgelegt Ablage Repository gespeichert Berechtigungen Quotas roles network rules stored control speichern aufbewahren hinterlegen Speicherort Code YAML Konfiguration kept configuration",
	"Änderungen gehen durch":
		"Vieraugenprinzip Freigabe Prüfung gegenlesen Kontrolle Genehmigung prüfen changes approval peer gegenprüfen absegnen abnicken freigeben begutachten Kollege Merge-Request Pull-Request Qualitätssicherung Codeprüfung reviewer merge sign-off quality",
	"Auslieferungen laufen über":
		"Deployment ausrollen Berechtigung beschränkt Release Bereitstellung Zugriff deliveries limited permissions restricted deployen ausliefern einspielen Rollout Veröffentlichung automatisch automatisiert Auslieferungsweg Softwarestand CD deploy ship publish automated",
	"Für den Betrieb gibt":
		"Handbuch Anleitung Doku Ausfall Selbstständigkeit eigenständig unabhängig Notfall Betriebshandbuch documentation incidents operate independently manual outages danach weiterlaufen alleine Selbsthilfe Zwischenfall Fehlerfall Bereitschaft nachschlagen klarkommen afterwards alone troubleshoot guide autonomous",
	"OpenShift weist Containern":
		"Sicherheitskontext Administratorrechte verboten Voreinstellung UID zufällig Einschränkung privilegiert Vorgabe default random user arbitrary security context constraints verbieten untersagen verweigern beschränken Zufallsnummer Nutzerkennung Superuser Sicherheitsprofil Standardverhalten strenger forbidden assign behaviour",
	"In Rancher fasst ein":
		"Unterschied Zuordnung Berechtigung Gruppierung Bündel Mandanten Struktur Rechtevergabe project groups several permissions level difference bündeln gruppieren Gruppe Sammlung Hierarchie Oberbegriff umfassen Zugriffsebene Dach bundle grouping hierarchy grant collection",
	"Ein Manifest lässt":
		"Daten Speicher Datenübernahme kopieren Festplatte Storage Dateien Datenmigration data copy content transfer moved mitnehmen mitziehen zurückbleiben fehlen leer Datenverlust verloren Datenträger Laufwerk empty lost disk file",
	"Solange zwei Plattformen":
		"Parallelbetrieb doppelt gleichzeitig Übergangszeit Deployment Release Doppelbetrieb Übergangsphase parallel platforms deploy simultaneously transition weiterentwickeln Feature zweimal zweigleisig Entwicklungsstopp währenddessen Zwischenzeit Neuerung beide twice double meanwhile",
	"Workloads, Ingress-Regeln, Volumes":
		"Inventar Bestandsaufnahme Inventur Erfassung Übersicht zuerst Startpunkt Vorgehen Passwörter inventory beginning first step credentials assessment loslegen auflisten erfassen erheben sammeln Aufstellung Analyse Ist-Aufnahme Verzeichnis Ausgangszustand list analysis discover catalogue",
	"Projekte, Rollen, Kontingente":
		"Vorbereitung Vorarbeit Berechtigungen Quotas Netzregeln Zielumgebung Grundlage vorab projects roles prepare prior foundation vorbereiten aufbauen einrichten anlegen erstellen Gerüst Fundament Neucluster Zielsystem Vorlauf setup target beforehand groundwork",
	"Verzeichnisse, in die":
		"Dateirechte Berechtigung UID Schreibrechte anpassen Containerabbild Verzeichnisrechte Besitzer Gruppenrechte arbitrary user group writable permissions directories Ordner Schreibzugriff Besitzverhältnis ändern umbauen chmod chgrp Benutzerkennung lauffähig Abbildanpassung folder ownership fix adapt",
	"Testumgebungen kommen zuerst":
		"Reihenfolge Staging zuletzt Testsystem Livebetrieb Produktivsysteme order test environments first production later stufenweise etappenweise schrittweise Phase Livesystem später Vorsicht Pilot gradual live staged last",
	"Updates, das Leeren":
		"Handbuch Anleitung Betriebshandbuch Node Wartung Aktualisierung Backup Restore Doku Routine manual documentation recovery procedures Alltagsaufgabe Routinearbeit Wartungsarbeit Arbeitsanweisung Knotenwartung aktualisieren evakuieren leerräumen drainen everyday maintenance upgrade",
	"OpenShift, Rancher, Kubernetes":
		"Technologie Tool Software Werkzeugliste Toolset Technikliste Werkzeugkasten eingesetzt technology toolchain toolbox stack",
};
