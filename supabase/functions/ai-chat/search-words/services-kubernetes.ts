/** Search words of the sentences of services/kubernetes; see `search-words.ts`. */
export const servicesKubernetes = {
	"Ich plane und baue":
		"Container Orchestrierung betreuen pflegen aufsetzen einrichten Aktualisierung hauseigen design build operate maintain Angebot anbieten Dienstleistung Unterstützung Berater Administration offer service consultant hire errichten",
	"Ob ein verwalteter":
		"managed betreiben Eigenbetrieb Entscheidung Auswahlkriterien Vergleich gehostet Selbstbau Kriterien self-hosted choose decision staffing criteria mieten kaufen abwägen Vorteil Nachteil lohnen DSGVO Empfehlung empfehlen pros cons versus recommend Eigenregie",
	"Entfernte APIs fallen":
		"deprecated weggefallen Kompatibilität Inkompatibilität Schnittstellen vorab auffallen prüfen removed compatibility breaking catch preproduction brechen kaputtgehen Stolperfalle Überraschung frühzeitig entdecken Vorabtest Manifest break early discover obsolete surprise",
	"Kyverno weist Pods":
		"Sicherheitsregeln Richtlinie verbieten ablehnen Zulassung Administratorrechte Fremdimages Herkunft Durchsetzung policy reject admission privileged containers untrusted Türsteher Wächter blocken blockieren unterbinden fremd Superuser Rootrechte Admission-Controller block forbid foreign",
	"Was sie wert sind":
		"Backup Restore testen Rücksicherung Probe Ernstfall beweisen Notfallübung brauchbar drill practice prove exercise timed Feuerprobe Vertrauen verlassen funktionieren taugen Stoppuhr Notfalltest trust verify reliable rehearse stopwatch",
	"Ich stelle auf die":
		"Nachfolger Ersatz Umstieg Umstellung einzeln schrittweise Reihenfolge Ingress successor replacement switch gradually step wechseln Alternative ablösen stattdessen migrieren Eingangscontroller Routing HTTPRoute instead migrate",
	"beide Wege laufen nebeneinander":
		"Parallelbetrieb gleichzeitig Übergangszeit Umschaltung Abschaltung unterbrechungsfrei Traffic Doppelbetrieb parallel side-by-side transition old new Unterbrechung gefahrlos zeitgleich Koexistenz Risiko Umstellungsphase coexist simultaneously safely interruption drained",
	"Drei Control-Plane-Knoten in":
		"Aufbau Anzahl Master Hochverfügbarkeit Quorum ausfallsicher Datenträger Netzwerkplugin Mindestausstattung number availability disks nodes Plattentyp SSD NVMe Festplatte Mindestanforderung Redundanz Bauplan Verwaltungsknoten Firewall layout fault-tolerant redundant",
	"PodDisruptionBudgets, Readiness-Probes und":
		"unterbrechungsfrei Wartung Neustart verfügbar Stillstand Node Ausfallschutz räumen Verteilung maintenance downtime evict replicas rolling available offline erreichbar Kopie Instanz ausfallfrei nahtlos weiterlaufen zero-downtime uninterrupted copies seamless",
	"Jedes Team erhält Namespaces":
		"Mandantenfähigkeit Mandanten Trennung Isolation Abgrenzung Rechte Kontingent Berechtigungen gegenseitig Ressourcenbegrenzung tenants separation permissions shared limits Abteilung teilen wegnehmen Arbeitsspeicher abschotten Zugriffsrecht Nachbar begrenzen Multi-Tenancy isolate noisy-neighbour department",
	"Zu den CSI-Volumes":
		"Backup Werkzeug Datensicherung persistent Storage Datenträger Umfang tool included state Plattenabbild saved sichern Datenverlust verlieren löschen Sicherungskopie Momentaufnahme Clusterzustand loss lost losing",
	"Der Community-Controller ingress-nginx":
		"veraltet eingestellt Lebensende EOL abgekündigt Supportende unsicher Patches retired end-of-life unmaintained deprecated Wartungsende auslaufen Abkündigung weiterbenutzen Sicherheitsupdate Sicherheitslücke tot Datum sunset discontinued abandoned dead date",
	"Bei einer Versicherung":
		"Branche Finanzbranche Versicherer Ausgangslage Wildwuchs Anzahl uneinheitlich unterschiedlich Selbstbau insurance insurer initial inconsistent sprawl premises Versicherungskonzern Assekuranz Flickenteppich Durcheinander Insellösung Silo zersplittert gewachsen patchwork fragmented scattered",
	"Vier laufen auf Versionen":
		"veraltet Patches Support abgelaufen EOL unsicher Aktualisierung aufwendig Rückstand outdated unsupported weekend downtime skipped Samstag Sonntag Überstunden drücken aufschieben angreifbar verwundbar Patchstand Wochenendarbeit Saturday vulnerable postponed",
	"Als auf einem der Cluster":
		"Störung Vorfall abgelaufen Downtime Deployment blockiert Stillstand Auslöser vergessen expired certificate incident outage hours deploy blocked TLS verfallen erneuern Panne stillstehen lahmlegen passieren schiefgehen happened lapsed blackout stuck",
	"Upgrades finden am":
		"Ergebnis Uhrzeit Tageszeit Arbeitszeit Prüfer Wirtschaftsprüfung Restore Nachweis tagsüber result morning daytime audit evidence proven Fazit Bilanz Endergebnis Routine Alltag Auditor prüffest Protokoll dokumentieren outcome documented weekday",
	"2 statt 6 Cluster im":
		"Anzahl weniger Konsolidierung zusammengelegt übrig reduziert Zusammenlegung vorher nachher number fewer consolidated remaining merged reduced verkleinern zusammenführen zusammenlegen verbleiben wenige Reduktion shrink count total halve dezimieren",
	"2 h 50 min Upgrade":
		"Dauer Stunden Minuten unterbrechungsfrei Downtime Versionswechsel Aktualisierung Stillstand gedauert duration hours took production version Zeitbedarf Zeitaufwand Geschwindigkeit schnell Upgradedauer Ausfallzeit fast elapsed length beanspruchen timespan",
	"55 min Wiederherstellung":
		"Restore Dauer Minuten Rücksicherung Wiederanlauf Neuaufbau Totalverlust gedauert RTO time took disaster rebuild wiederherstellen Katastrophe Wiederherstellungszeit Stunde recover hour Rückspielzeit auferstehen revive",
	"−31 % zugeteilte CPU-Kerne":
		"Einsparung gespart weniger Prozessor Prozent Rechenleistung Ressourcen Ersparnis reduziert savings saved percent compute resources fewer sparen effizient Hardwarebedarf Serverkapazität Rechenkern Verschwendung Kosten efficiency core allocated waste capacity",
	"112 Anwendungen mit":
		"Anzahl Apps Inventar Bestandsaufnahme Analyse Umfang Programme Bestand Verantwortliche inventory number applications assessment owners dependencies Applikation Software auflisten Bestandsliste Katalog zählen Ansprechpartner Landkarte catalogue survey",
	"ein Cluster für Produktion":
		"Zielarchitektur Anzahl Aufteilung Hochverfügbarkeit Ausfallsicherheit Brandschutz Feuer Trennung Produktivumgebung target architecture fire compartments spread separate abbrennen überstehen Rechenzentrumsteil Konzept Planung Soll-Architektur trennen survive rooms Lageplan",
	"Anforderungen der EU-Verordnung":
		"Regulierung Compliance Vorschrift Gesetz Finanzaufsicht Aufsicht Auditoren Resilienz security requirements resilience BaFin reguliert Finanzunternehmen Bank gesetzlich rechtlich Vorgabe einhalten CISO regulation regulated legal comply",
	"Beide Cluster mit Cluster":
		"Werkzeug Virtualisierung Bereitstellung virtuelle Maschinen automatisiert Provisionierung Unterbau Installation tool virtualization automated machines built VM Hypervisor Virtualisierungsplattform bereitstellen deklarativ provisioning private virtualised create hochziehen private-cloud",
	"Knoten werden ersetzt":
		"kaputt defekt austauschen Node unveränderlich Neuaufsetzen Reparatur wegwerfen broken replace immutable repair cattle abrauchen streiken Neuinstallation flicken Selbstheilung Maschine tauschen faulty fix self-healing reinstall swap discard",
	"Cilium als CNI und":
		"Netzwerk Netzwerkplugin Login Ingress Benutzerkonten Benutzerverwaltung Plugin network users authentication directory einloggen anmelden SSO Single-Sign-On Firmenkonto Zugang Netzwerkschicht Passwort sign-in inbound corporate",
	"Plattformdienste mit Argo":
		"GitOps Protokollierung Werkzeug Deployment Ablaufdatum Ablauf Sicherheitsüberwachung Alarm expiry certificates logging monitoring tool mitschreiben protokollieren nachverfolgen Angriff warnen rechtzeitig Überwachung trace audit-trail warn renewal attack ungültig",
	"Vorlage für Namespaces":
		"Mandantenfähigkeit Standardvorlage Muster Rechte Kontingente Isolation Selbstbedienung Berechtigungen template tenants permissions default-deny limits Schablone Blaupause Neuanlage anlegen Onboarding beantragen vorkonfiguriert blueprint request reusable",
	"Pod Security Standard":
		"Sicherheitsvorgaben Härtung erzwingen scharfschalten Übergangsphase Verstöße schrittweise Pflicht Containersicherheit hardening enforce mandatory gradually Sicherheitsprofil Sicherheitsstufe streng strikt verschärfen Schonfrist Vorwarnung durchsetzen strict profile grace tighten",
	"Sicherung mit Velero":
		"Backup Restore Datensicherung Wiederherstellung Probe Rücksicherung Werkzeug Wiederherstellungstest empty test tool proven recovery Backup-Software Backup-Lösung zurückholen konfigurieren ausprobieren Disaster-Recovery backup-solution setup restoring configure",
	"In acht Wellen umziehen":
		"Reihenfolge Anzahl Etappen anfangen stateless Tranchen Migration schrittweise waves order first batches etappenweise Häppchen Priorität gestaffelt Umzugsplan Schub Big-Bang staged phases sequence priority",
	"jedes Team stellt seine":
		"Zuständigkeit Entwickler YAML Mitarbeit Eigenleistung Aufgabenteilung anpassen Deploymentdateien responsible developers adapt rewrite selbermachen Arbeit mithelfen mitarbeiten Eigenverantwortung Entwicklungsteam Konfigurationsdatei umschreiben themselves rework contribute workload",
	"PostgreSQL per Streaming-Replikation":
		"Datenbank Datenumzug synchronisieren zustandsbehaftet Migration Datenübernahme move stateful copy replicate sync DB Datenbankumzug spiegeln übertragen verlustfrei Standby database mirror transfer lossless",
	"Verkehr je Anwendung":
		"Umschaltung Lastverteiler Traffic umleiten einzeln Lastenausgleich Schwenk switch cutover redirect reroute gradual umschalten umschwenken Anfrage lenken Weiche Umzugsmoment Stichtag requests shift flip steer",
	"der alte Cluster bleibt":
		"Rückweg Fallback Rollback Rückfallebene Altsystem Rückkehr Absicherung reachable acceptance previous kept running behalten zurückgehen zurückschalten Plan-B Sicherheitsnetz rückgängig aufheben zurückkehren revert undo safety-net retain",
	"Ein Minor-Upgrade der":
		"Versionswechsel Uhrzeit Tageszeit Arbeitszeit Aktualisierung Generalprobe tagsüber Fehlerquote morning rehearsal daytime error production observe proben Probelauf Liveprobe Bürozeit überwachen Fehlerzahl trial monitor office-hours live metrics",
	"Runbooks für Upgrade":
		"Anleitungen Notfallhandbuch Schulung einüben trainieren Einweisung Wissenstransfer Server defekt Dokumentation practice handover instructions failure restore Planspiel anlernen befähigen Handbuch Kollege Betriebsteam selbstständig Wissensübergabe playbook training staff emergency",
	"Die sechs alten Cluster":
		"Altsysteme stilllegen Rückbau weiterverwenden Hardware Server wiederverwenden Abbau ausmustern decommission retire reuse shutdown entsorgen verschrotten Altgerät abbauen ausschalten Weiterverwendung Blech recycle dispose repurpose leftover",
	"Bundesdruckerei (Berlin, 2024)":
		"Referenz Referenzprojekt Erfahrung Auftraggeber Praxis Einsatz Nachweis references experience engagement practice Containererfahrung Firma Projektliste Lebenslauf Werdegang vorweisen bisher tätig track-record portfolio proof Projekthistorie worked",
};
