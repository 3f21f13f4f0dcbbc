/** Search words of the sentences of services/devops; see `search-words.ts`. */
export const servicesDevops = {
	"Ich automatisiere den":
		"Leistungsumfang Auslieferung Softwareauslieferung Veröffentlichung Bereitstellungsprozess services offer software delivery deployment production continuous integration Angebot anbieten Dienstleistung Automatisierung Fließband Toolchain durchgängig Lieferprozess automate automation end-to-end",
	"Das Artefakt entsteht":
		"Build bauen neu kompilieren Paket Binärdatei identisch Reproduzierbarkeit befördern artifact promote binary stages rebuild Kompilat erneut nochmal wiederholt zusammenbauen durchreichen weiterreichen Prüfsumme unveränderlich immutable compile once",
	"Jede Umgebung hat ihren":
		"Drift Abweichung manuell Handänderung erkennen nachts Zustandsdatei Locking gleichzeitig Konsole geklickt Warnung detection manual changes nightly separate environment heimlich herumfummeln verstellen auffallen bemerken überschreiben Konflikt Lock overwrite conflict tampering notice overnight",
	"ein Controller gleicht":
		"Abgleich Synchronisation synchronisieren Drift Selbstheilung kontinuierlich Reconciliation Clusterzustand sync desired actual state self-healing continuously Regelkreis angleichen nachziehen korrigieren ständig dauernd auseinanderlaufen watch constantly correct control-loop",
	"Zurückgerollt wird mit":
		"Rollback rückgängig zurücksetzen vorherige Version Rückweg Kubeconfig Clusterzugang Passwort Schlüssel Pull-Prinzip undo roll back credentials access previous widerrufen ungeschehen Zugriff hineinkommen hacken Angreifer einbrechen Push compromise attacker hacked backout",
	"steigt die Fehlerrate":
		"Rollback automatisch fehlerhafte Version kaputtes Release Abbruch Metriken Fehlerquote rückgängig automatic error abort progressive delivery faulty Notbremse stoppen anhalten Bug abstürzen eingreifen Schwelle Schwellwert buggy stop halt crash threshold",
	"Schemaänderungen an der":
		"Migration Tabellen Spalten Datenbankmigration Rückwärtskompatibilität alte Version kompatibel Datenmodell Umbau schema changes backward compatible tables columns separate umbenennen hinzufügen Feld DDL Datenstruktur Tabellenstruktur entkoppeln Datenbankänderung rename decouple evolve model column",
	"Zu jedem Image gehören":
		"Schwachstelle CVE betroffen Stückliste Softwarestückliste Container Herkunft signieren Komponenten Lieferkettensicherheit Abhängigkeiten software bill materials affected supply chain library inventory Zero-Day Zutatenliste Inhaltsliste drinstecken verwundbar Verwundbarkeit Echtheit Paketliste provenance ingredients vulnerable vulnerability authenticity",
	"Jeder Merge Request":
		"CI-System Werkzeug unterstützen Plattform Schwachstellenscan Bibliotheken Testautomatisierung Pull-Request Qualitätskontrolle Änderung prüfen automatisch tool supported dependency scanning checks mergen Branch Codeänderung Unittest Quality-Gate Fremdcode Drittanbieter Runner CI-Server third-party gate package",
	"Terraform beschreibt die":
		"IaC Werkzeug Aufgabenteilung Konfigurationsmanagement Provisionierung Rechner einrichten konfigurieren Playbook Unterschied deklarativ configuration management tool difference machines Automatisierungswerkzeug Beschreibungssprache Serverkonfiguration aufsetzen anlegen VM kombinieren Zusammenspiel abgrenzen provision combination setup tooling",
	"Im Git steht, was im":
		"Repository Wahrheitsquelle Quelle Soll-Zustand Sollzustand Manifeste deklarativ Versionsverwaltung nachvollziehen Deployment-Konfiguration single source truth desired state declarative GitOps-Prinzip Definition Begriff bedeuten Erklärung Wahrheit festschreiben YAML-Datei Historie meaning explain",
	"Beim Canary-Deployment sieht":
		"Ausrollstrategie schrittweise Teilmenge Anwender Prozent Testgruppe Rollout stufenweise vorsichtig Update gradual strategy small share users subset percentage Kanarienvogel Versuchskaninchen antesten probeweise ausprobieren Risiko Bruchteil Handvoll Besucher fraction pilot trial audience",
	"Kurzlebige Zugänge über":
		"Zugangsdaten Token Schlüssel Geheimnisse Kennwort ablösen passwortlos befristet Anmeldung CI-Variablen statisch credentials short-lived passwordless keyless login replace passwords ablaufen verfallen Klartext herumliegen auslesen durchsickern Leak Föderation rotieren expire plaintext rotate ephemeral",
	"Ein Logistikdienstleister betreibt":
		"Ausgangslage Branche Logistik Spedition Anzahl klicken Klickarbeit manuell Microservices Unternehmen Startzustand logistics company manually initial situation zusammenklicken Handarbeit Weboberfläche Transport Lagerhaus Fracht Versand ursprünglich freight shipping carrier handmade origin",
	"Ausgeliefert wird alle":
		"Turnus monatlich Nachtarbeit Feierabend Laptop PC manuell Deployment Rhythmus Häufigkeit Abendrelease manual evening monthly developer scripts release frequency Überstunden spät Notebook Arbeitsplatz Bastelskript Einzelperson selten langsam overtime late workstation rarely",
	"zwei der letzten sechs":
		"Rollback rückgängig fehlgeschlagen gescheitert Fehlschlag Fehlerquote schiefgegangen missglückt Drittel kaputt failed rolled back failure rate third instabil unzuverlässig Panne Misserfolg danebengehen Reinfall vorher früher unreliable unstable before botched",
	"Die Kubernetes-Version fällt":
		"veraltet abgelaufen End-of-Life Frist Aktualisierung Angst aufgeschoben überfällig Versionsrückstand outdated life unsupported postponed deadline afraid auslaufen Supportende trauen Mut scheuen hinausschieben vernachlässigen Zeitdruck dringend urgent neglected dare lapse",
	"Im Quartal nach der":
		"Ergebnis Auslieferungen Anzahl tagsüber Bürozeit Vierteljahr Deployments Feierabend Erfolg result number daytime office hours handover Bilanz Wirkung Nutzen gebracht hinterher Tageslicht Werktag tags outcome quarter shipped benefit impact",
	"zwei werden zurückgenommen":
		"Rollback rückgängig Anzahl fehlgeschlagen zurückgerollt Rückrollweg fehlerhaft Ergebnis misslungen rolled back failed afterwards Rücknahme trotzdem weiterhin Fehlgriff Rückzug Restfehler perfekt undone still mishap withdrawn",
	"4 pro Woche Releases":
		"Releasefrequenz Lieferfrequenz Häufigkeit wöchentlich Auslieferungen Deployments Rhythmus öfter Steigerung Takt frequency weekly increase cadence Tempo beschleunigen Beschleunigung veröffentlichen Liefertempo Schlagzahl Taktung often accelerate velocity throughput pace",
	"24 min vom Merge bis":
		"Durchlaufzeit Minuten Dauer Live-Gang schnell Deploymentdauer Vorlaufzeit ausgeliefert Code lead time fast production duration Wartezeit warten live Geschwindigkeit Pipelinelaufzeit Hotfix Bugfix wait speed turnaround elapsed",
	"4 % zurückgenommene":
		"Fehlerquote Rollbackquote Fehlerrate Fehlschläge Anteil Prozent gescheitert Verbesserung Stabilität change failure rate rollback percentage failed improvement Ausschuss Zuverlässigkeit verringern Rückgang Quote seltener Qualität reliability decrease ratio drop fewer",
	"0 min Ausfall beim":
		"Downtime Ausfallzeit Stillstand Unterbrechung unterbrechungsfrei offline Nichtverfügbarkeit Kubernetes-Upgrade Aktualisierung Auszeit outage zero interruption minutes Störung erreichbar Erreichbarkeit merken spürbar lahmlegen ungestört nahtlos availability noticeable seamless unreachable",
	"Was im Cluster läuft":
		"Bestandsaufnahme Inventur Analyse Ist-Aufnahme Schritt Anfang Unterschiede Drift aufräumen inventory assessment first step compare running differences weeks herausfinden undokumentiert Altlast Soll-Ist-Vergleich Gegenüberstellung durchforsten beginnen loslegen discover undocumented mismatch clarify",
	"Veraltete API-Versionen sowie":
		"deprecated abgekündigt Ressourcenanforderungen Healthcheck Gesundheitsprüfung PDB Lücken Mängel Kubernetes-API missing health checks resource outdated gaps Mängelliste Schwachpunkt Versäumnis vergessen Lebenszeichen Befund defect obsolete liveness forgotten",
	"Lieferhäufigkeit, Durchlaufzeit, Anteil":
		"DORA Kennzahlen Metriken Baseline Ausgangswert Deploymentfrequenz MTTR Vorlaufzeit Fehlerquote Messung metrics lead time deployment frequency KPI messbar Leistungskennzahl Vorher-Nachher-Vergleich belegen nachweisen Erfolgsmessung Produktivität benchmark restore prove",
	"AKS, Netz, Container":
		"Neubau Clusteraufbau Infrastrukturcode Ressourcen Netzwerk Tresor Zustandsdatei Locking Remote-Backend rebuild new network backend described Modul Speicherkonto Subnetz VNet Grundgerüst Fundament codieren programmieren foundation subnet module",
	"Azure CNI Overlay":
		"Parallelbetrieb Neubau daneben Netzwerkplugin CNI-Plugin Verfügbarkeitszonen Ausfallsicherheit Knotenpools Nodepool Trennung Topologie second side-by-side networking plugin separate blue-green nebeneinander zusätzlich Zwilling IP-Adresse Adressbereich Rechenzentrumsausfall Redundanz redundant resilience fresh zone address",
	"Lokale Administratorkonten abschalten":
		"Authentifizierung Login Identität Admin-Zugang Berechtigungen deaktivieren Managed Anmeldeverfahren Zugriffsrechte authentication disable local accounts access sign-in SSO Single-Sign-On Firmenkonto Benutzerkonto einloggen anmelden Generalschlüssel sperren Adminrechte admin corporate",
	"Jedes Image in Azure":
		"Container-Image Containerabbild Schwachstellenscan scannen Signatur CVE Sicherheitsprüfung Build Sicherheitslücken scan vulnerabilities weeks Dockerfile Imagebau Malware Schadcode Unterschrift fälschen manipulieren signing tampered insecure",
	"14 Deployments auf":
		"Vereinheitlichung Standardisierung einheitlich Vorlage Template Wiederverwendung Ressourcenlimits Healthchecks Standardvorgaben Manifeste standardize shared common unified health checks defaults Schablone Baukasten Copy-Paste Duplikat zusammenfassen vereinheitlichen blueprint boilerplate duplicate reuse consolidate",
	"Test, Abnahme und Produktion":
		"Umgebungen Stufen Staging Synchronisation Prod Continuous-Delivery ausrollen Teststufe environments sync acceptance production delivery Testsystem Livesystem Produktivsystem Abnahmeumgebung UAT QA Preprod verteilen aufspielen übereinstimmen deploying",
	"Secrets holt der External":
		"Geheimnisse Passwörter Zugangsdaten Tresor Schlüsselverwaltung Kennwörter Speicherort hinterlegt abgelegt vertraulich passwords credentials stored management kept API-Schlüssel Datenbankpasswort Safe aufbewahren ablegen sensibel herbekommen auslagern inject fetch sensitive",
	"Dienste einzeln umziehen":
		"Migration nacheinander schrittweise Umstellung Reihenfolge Umzugsdauer move services gradually weeks cutover Häppchen stückweise Big-Bang Umzugsreihenfolge verlegen verschieben umsiedeln rüberziehen relocate individually piecemeal",
	"beide Cluster nutzen":
		"gemeinsam geteilt Datenbestand Datenmigration Datenbankumzug Postgres DBaaS synchron doppelt Umstellungszeit shared managed migration Datenverlust verlieren mitnehmen übertragen kopieren Kundendaten Datenhaltung zugreifen loss copy",
	"Verkehr über Azure":
		"Traffic Umschaltung schrittweise Prozentschritte Lastverteilung Routing Umleitung Datenverkehr shift gradually percentage steps switch cutover umleiten umschwenken Nutzerstrom Anfrage Loadbalancer aufdrehen portionsweise redirect reroute ramp split weighted",
	"Alten Cluster eine":
		"Rollback Rückfallebene Notfallplan Fallback Zurückschalten abbauen entfernen Sicherheitsnetz Altsystem abschalten keep old delete decommission Plan-B Notnagel aufheben stehenlassen wegwerfen entsorgen Karenzzeit sicherheitshalber zurückkehren retain standby teardown",
	"Minor-Upgrade erst in":
		"Kubernetes-Upgrade Aktualisierung Knoten rollierend nacheinander Ablauf Versionswechsel Testumgebung Upgrade-Ablauf einzeln procedure version first hochziehen Vorgehensweise räumen reihum durchrollen erproben rolling bump drained newer stagewise",
	"Node-Images wöchentlich im":
		"Patchen Sicherheitsupdates Betriebssystem-Updates Aktualisierung Knoten Rhythmus Turnus OS updates weekly automatic security maintenance window Patchday Patch einspielen Linux-Update auffrischen Host regelmäßig patching refresh kernel regularly unattended",
	"Das Team führt Release":
		"Wissenstransfer selbstständig eigenständig allein Abnahmetest Unabhängigkeit Abhängigkeit befähigen knowledge transfer independent unaided enable staff practice loslassen alleine abhängig weitermachen beherrschen Feuertaufe Reifeprüfung Mitarbeiter self-sufficient alone handoff",
	"Ein Betreiber von Onlineshops":
		"Ausgangslage Branche E-Commerce Webshop Händler Onlinehandel Anzahl uneinheitlich Umgebungen Wildwuchs online shop retailer three environments inconsistent Webhandel Versandhandel Internethandel verkaufen chaotisch Durcheinander Flickenteppich Skriptsammlung merchant patchwork mess divergent webstore",
	"Zwei davon deckt nur":
		"Zusatzkosten Zuschlag veraltet Altversion Aufpreis abgelaufen surcharge extra cost kostenpflichtig outdated paid premium draufzahlen Mehrkosten Gebühr Verlängerung verlängern teurer Strafzuschlag fee expensive pay prolonged legacy",
	"Die Node Groups sind":
		"überdimensioniert Überkapazität Leerlauf Verschwendung Sicherheitsrisiko Access-Key Vollzugriff Saison Spitzenlast Auslastung Weihnachten oversized overprovisioned idle utilization Christmas peak admin waste brachliegen ungenutzt herumstehen Geldverschwendung Hochsaison Feiertag verbrennen unused spare season overkill",
	"Die drei Cluster stehen":
		"Autoscaling Ergebnis skalieren automatisch einheitlich vereinheitlicht Elastizität herunterfahren Nachtabsenkung aktuell result scale down night load schrumpfen mitwachsen elastisch Endzustand Fazit gleichauf Standardsupport shrink grow elastic conclusion",
	"−34 % EC2-Kosten der":
		"Einsparung gespart Ersparnis Prozent Rechenkosten günstiger Kostensenkung Cloudkosten Instanzkosten Senkung savings saved percent cheaper compute cost reduction sparen Rechnung Cloudrechnung Geld Budget billiger Euro money spend invoice Cloudausgaben",
	"3 h je Cluster-Upgrade":
		"Upgradedauer Stunden Zeitaufwand Aufwand Kubernetes-Aktualisierung schneller Zeitersparnis Versionswechsel Update long duration hours days effort dauern Zeitbedarf Arbeitszeit Personalaufwand beschleunigt kürzer flott quicker faster shorter time-saving",
	"90 s bis ein neuer":
		"Sekunden Startzeit Skalierungszeit Knoten bereit hochfahren Bereitstellungszeit Reaktionszeit Lastanstieg Autoscaling seconds startup time scale-up ready fast reagieren Lastspitze spontan nachlegen einsatzbereit Zusatzserver Anlaufzeit hochskalieren booten react spike delay boot",
	"0 dauerhafte AWS-Schlüssel":
		"Zugangsdaten Access-Keys Anzahl statisch langlebig Secrets hinterlegt Geheimnis Zugriffsschlüssel Token long-lived static keys credentials stored zero verblieben übrig Diebstahl klauen stehlen abschaffen beseitigen stolen remaining left eliminate theft permanent",
	"Auslastung je Node":
		"Analyse Ressourcenverbrauch Messung Bestandsaufnahme Kapazität Nutzung Rightsizing tatsächlich angefordert Messzeitraum analysis usage utilization measure resource consumption actual days first step CPU RAM Beobachtungszeitraum beobachten Bedarf ermitteln Sizing Überdimensionierung evaluate demand fortnight profiling",
	"Entfernte APIs und":
		"deprecated veraltet Kompatibilität abgekündigt Upgrade-Vorbereitung Erweiterungen Inkompatibilität Versionskompatibilität vorab removed compatibility check addons brechen kaputtgehen Schnittstelle wegfallen Vorprüfung Zusatzmodul Versionstabelle Stolperstein vertragen breaking preflight pitfall incompatible",
	"Reihenfolge, Wartungsfenster und":
		"Absprache abstimmen Zeitplan Abbruch Stopp Zeitfenster Terminabsprache agree schedule maintenance window abort criteria order coordinate abbrechen Notausstieg ausmachen festlegen einig Terminplan Stoppkriterium Fachabteilung stakeholder timetable planning agreement",
	"VPC, Cluster und Add-ons":
		"Bestand bestehende Ressourcen Infrastrukturcode nachträglich Netzwerk Übernahme vorhandene Neuaufbau existing resources adopt network no-change rebuild code importieren einlesen Altbestand gewachsen eingliedern zerstören neubauen Brownfield importing takeover recreate destroy unmanaged",
	"State je Umgebung in":
		"Zustandsdatei Backend Locking Speicherort Remote-State getrennt Umgebungstrennung speichern Statefile stored separate environment Lockdatei Objektspeicher lagern beschädigt zurückholen lockfile object-storage corrupted concurrent isolation",
	"GitHub Actions über":
		"schlüssellos Authentifizierung Login föderiert Token Access-Key Zugangsdaten passwortlos Deployment-Rechte Repo keyless authentication federated role delete key Vertrauensstellung Rollenübernahme Minimalrechte entziehen vernichten einschränken temporär trust assume least-privilege temporary restrict",
	"Die ConfigMap aws-auth":
		"Zugriffsrechte Clusterzugriff Rechteverwaltung Zugriffsverwaltung ablösen Benutzerrechte permissions rights replace cluster Benutzer Zutritt zuordnen Zuordnung ausgesperrt aussperren Zugangsliste Berechtigungskonzept mapping lockout grant RBAC",
	"Control Plane immer":
		"Kubernetes-Upgrade Reihenfolge schrittweise überspringen Versionssprung Versionsschritt aktualisieren Umgebungen Steuerungsebene order step-by-step skip raise environments sequence springen Etappe Zwischenversion auslassen aufeinander Versionsstufe jump intermediate incremental hop",
	"VPC CNI, CoreDNS und":
		"Erweiterungen Netzwerkplugin DNS Systemkomponenten aktualisieren Cluster-Komponenten Zusatzkomponenten Plugins Managed addons networking update components Namensauflösung Netzwerkkomponente mitaktualisieren Begleitkomponente Standardkomponente Systemdienst name-resolution bundled companion extensions",
	"Nodes nacheinander leeren":
		"Knoten Drain Austausch rollierend einzeln Worker Node-Wechsel Umzug replace sequentially Maschine austauschen tauschen freiräumen evakuieren ausrangieren recyceln evict cycle swap machine empty",
	"PodDisruptionBudgets halten je":
		"PDB Mindestanzahl Pods Ausfallschutz Instanzen Kopien gleichzeitig Hochverfügbarkeit minimum replicas uptime running copies instances mindestens weiterlaufen überleben verfügbar absichern Puffer available guarantee sicherstellen",
	"Feste Node Groups durch":
		"Autoscaler Knotenskalierung Spot-Instanzen Batchjobs Checkout Instanztyp Kaufmodell Bezahlvorgang instances cart background jobs compute purchase Restkapazität Spotmarkt günstig billig unterbrechbar bestellen Rabatt Knotenbeschaffung cheap interruptible discount provisioner",
	"Requests an den gemessenen":
		"Autoscaling Rightsizing Ressourcen Autoskalierung Zugriffe RPS Traffic Lastabhängigkeit Pod-Skalierung horizontal second resources scale mitskalieren Besucherzahl Zulauf eventgesteuert Ereignis Auslöser HPA event-driven trigger hits adjust",
	"Lasttest mit dem Anderthalbfachen":
		"Belastungstest Stresstest Spitzenlast Faktor Performancetest Ansturm Weihnachtsgeschäft simulieren Höchstlast aushalten load stress test peak times capacity performance Black-Friday zusammenbrechen standhalten verkraften Rekordtag Härtetest überstehen Überlast withstand survive rush busiest",
	"Alle drei Cluster mit":
		"Repo einheitlich zentral Synchronisation Multi-Cluster Deployment Konfigurationsquelle single multiple central sync deploy weeks Monorepo Flotte bündeln bespielen beliefern ausspielen Steuerung fleet feed manage centrally",
	"Unterschiede stehen nur":
		"Umgebungsunterschiede Abweichungen umgebungsspezifisch Basis Anpassungen Varianten Konfigurationsunterschiede differences environment-specific configuration base variations unterscheiden abweichen individuell Einstellung Sonderlocke Parametrierung überlagern override individual specific vary customise",
	"Runbook für das nächste":
		"Anleitung Dokumentation Handbuch Schulung Übung üben Einarbeitung Wissenstransfer Probelauf Checkliste documentation guide practice training rehearse handbook dry-run Schritt-für-Schritt Drehbuch Kochrezept Generalprobe Trockenübung nachschlagen künftig aufschreiben tutorial walkthrough",
	"Rhomberg Sersa (Schweiz":
		"Referenzen Erfahrung Einsatz Auftraggeber Firmen Unternehmen Praxis Kundenliste references experience clients companies customers Referenzkunde Projektliste Werdegang Lebenslauf vorweisen bisher tätig Nachweis track-record portfolio previously proof",
};
