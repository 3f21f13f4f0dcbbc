/** Search words of the sentences of services/devops; see `search-words.ts`. */
export const servicesDevops = {
	"Ich automatisiere den":
		"Leistungsumfang Auslieferung Softwareauslieferung Veröffentlichung Bereitstellungsprozess services offer software delivery deployment production continuous integration",
	"Das Artefakt entsteht":
		"Build bauen neu kompilieren Paket Binärdatei identisch Reproduzierbarkeit befördern artifact promote binary stages rebuild",
	"Jede Umgebung hat ihren":
		"Drift Abweichung manuell händisch rumgeschraubt Handänderung erkennen nachts Zustandsdatei Locking gleichzeitig Konsole geklickt Warnung detection manual changes nightly separate environment",
	"ein Controller gleicht":
		"Abgleich Synchronisation synchronisieren Drift Selbstheilung kontinuierlich Reconciliation Clusterzustand sync desired actual state self-healing continuously",
	"Zurückgerollt wird mit":
		"Rollback rückgängig zurücksetzen vorherige Version Rückweg Kubeconfig Clusterzugang Passwort Schlüssel Pull-Prinzip undo roll back credentials access previous",
	"steigt die Fehlerrate":
		"Rollback automatisch fehlerhafte Version kaputtes Release Abbruch Metriken Fehlerquote rückgängig automatic error abort progressive delivery faulty",
	"Schemaänderungen an der":
		"Migration Tabellen Spalten Datenbankmigration Rückwärtskompatibilität alte Version kompatibel Datenmodell Umbau schema changes backward compatible tables columns separate",
	"Zu jedem Image gehören":
		"Schwachstelle CVE betroffen Stückliste Softwarestückliste Container Herkunft signieren Komponenten Lieferkettensicherheit Abhängigkeiten software bill materials affected supply chain library inventory",
	"Jeder Merge Request":
		"CI-System Werkzeug unterstützen Plattform Schwachstellenscan Bibliotheken Testautomatisierung Pull-Request Qualitätskontrolle Änderung prüfen automatisch tool supported dependency scanning checks",
	"Terraform beschreibt die":
		"IaC Werkzeug Aufgabenteilung Konfigurationsmanagement Provisionierung Rechner einrichten konfigurieren Playbook Unterschied deklarativ configuration management tool difference machines",
	"Im Git steht, was im":
		"Repository Wahrheitsquelle Quelle Soll-Zustand Sollzustand Manifeste deklarativ Versionsverwaltung nachvollziehen Deployment-Konfiguration single source truth desired state declarative",
	"Beim Canary-Deployment sieht":
		"Ausrollstrategie schrittweise Teilmenge Anwender Prozent Testgruppe Rollout stufenweise vorsichtig Update gradual strategy small share users subset percentage nachts abends Wartungsfenster",
	"Kurzlebige Zugänge über":
		"Zugangsdaten Token Schlüssel Geheimnisse Kennwort ablösen passwortlos befristet Anmeldung CI-Variablen statisch credentials short-lived passwordless keyless login replace passwords",
	"Ein Logistikdienstleister betreibt":
		"Ausgangslage Branche Logistik Spedition Anzahl klicken Klickarbeit manuell Microservices Unternehmen Startzustand logistics company manually initial situation",
	"Ausgeliefert wird alle":
		"Turnus monatlich Nachtarbeit Feierabend Laptop PC manuell Deployment Rhythmus Häufigkeit Abendrelease manual evening monthly developer scripts release frequency",
	"zwei der letzten sechs":
		"Rollback rückgängig fehlgeschlagen gescheitert Fehlschlag Fehlerquote schiefgegangen missglückt Drittel kaputt failed rolled back failure rate third",
	"Die Kubernetes-Version fällt":
		"veraltet abgelaufen End-of-Life Frist Aktualisierung Angst aufgeschoben überfällig Versionsrückstand outdated life unsupported postponed deadline afraid",
	"Im Quartal nach der":
		"Ergebnis Auslieferungen Anzahl tagsüber Bürozeit Vierteljahr Deployments Feierabend Erfolg result number daytime office hours handover",
	"zwei werden zurückgenommen":
		"Rollback rückgängig Anzahl fehlgeschlagen zurückgerollt Rückrollweg fehlerhaft Ergebnis misslungen rolled back failed afterwards",
	"4 pro Woche Releases":
		"Releasefrequenz Lieferfrequenz Häufigkeit wöchentlich Auslieferungen Deployments Rhythmus öfter Steigerung Takt frequency weekly increase cadence",
	"24 min vom Merge bis":
		"Durchlaufzeit Minuten Dauer Live-Gang schnell Deploymentdauer Vorlaufzeit ausgeliefert Code lead time fast production duration",
	"4 % zurückgenommene":
		"Fehlerquote Rollbackquote Fehlerrate Fehlschläge Anteil Prozent gescheitert Verbesserung Stabilität change failure rate rollback percentage failed improvement",
	"0 min Ausfall beim":
		"Downtime Ausfallzeit Stillstand Unterbrechung unterbrechungsfrei offline Nichtverfügbarkeit Kubernetes-Upgrade Aktualisierung Auszeit outage zero interruption minutes",
	"Was im Cluster läuft":
		"Bestandsaufnahme Inventur Analyse Ist-Aufnahme Schritt Anfang Unterschiede Drift aufräumen inventory assessment first step compare running differences weeks",
	"Veraltete API-Versionen sowie":
		"deprecated abgekündigt Ressourcenanforderungen Healthcheck Gesundheitsprüfung PDB Lücken Mängel Kubernetes-API missing health checks resource outdated gaps",
	"Lieferhäufigkeit, Durchlaufzeit, Anteil":
		"DORA Kennzahlen Metriken Baseline Ausgangswert Deploymentfrequenz MTTR Vorlaufzeit Fehlerquote Messung metrics lead time deployment frequency",
	"AKS, Netz, Container":
		"Neubau Clusteraufbau Infrastrukturcode Ressourcen Netzwerk Tresor Zustandsdatei Locking Remote-Backend rebuild new network backend described",
	"Azure CNI Overlay":
		"Parallelbetrieb Neubau daneben Netzwerkplugin CNI-Plugin Verfügbarkeitszonen Ausfallsicherheit Knotenpools Nodepool Trennung Topologie second side-by-side networking plugin separate blue-green",
	"Lokale Administratorkonten abschalten":
		"Authentifizierung Login Identität Admin-Zugang Berechtigungen deaktivieren Managed Anmeldeverfahren Zugriffsrechte authentication disable local accounts access sign-in",
	"Jedes Image in Azure":
		"Container-Image Containerabbild Schwachstellenscan scannen Signatur CVE Sicherheitsprüfung Build Sicherheitslücken scan vulnerabilities weeks",
	"14 Deployments auf":
		"Vereinheitlichung Standardisierung einheitlich Vorlage Template Wiederverwendung Ressourcenlimits Healthchecks Standardvorgaben Manifeste standardize shared common unified health checks defaults",
	"Test, Abnahme und Produktion":
		"Umgebungen Stufen Staging Synchronisation Prod Continuous-Delivery ausrollen Teststufe environments sync acceptance production delivery",
	"Secrets holt der External":
		"Geheimnisse Passwörter Zugangsdaten Tresor Schlüsselverwaltung Kennwörter Speicherort hinterlegt abgelegt vertraulich passwords credentials stored management kept",
	"Dienste einzeln umziehen":
		"Migration nacheinander schrittweise Umstellung Reihenfolge Umzugsdauer move services gradually weeks cutover",
	"beide Cluster nutzen":
		"gemeinsam geteilt Datenbestand Datenmigration Datenbankumzug Postgres DBaaS synchron doppelt Umstellungszeit shared managed migration",
	"Verkehr über Azure":
		"Traffic Umschaltung schrittweise Prozentschritte Lastverteilung Routing Umleitung Datenverkehr shift gradually percentage steps switch cutover",
	"Alten Cluster eine":
		"Rollback Rückfallebene Notfallplan Fallback Zurückschalten abbauen entfernen Sicherheitsnetz Altsystem abschalten keep old delete decommission",
	"Minor-Upgrade erst in":
		"Kubernetes-Upgrade Aktualisierung Knoten rollierend nacheinander Ablauf Versionswechsel Testumgebung Upgrade-Ablauf einzeln procedure version first",
	"Node-Images wöchentlich im":
		"Patchen Sicherheitsupdates Betriebssystem-Updates Aktualisierung Knoten Rhythmus Turnus OS updates weekly automatic security maintenance window",
	"Das Team führt Release":
		"Wissenstransfer selbstständig eigenständig allein Abnahmetest Unabhängigkeit Abhängigkeit befähigen knowledge transfer independent unaided enable staff practice",
	"Ein Betreiber von Onlineshops":
		"Ausgangslage Branche E-Commerce Webshop Händler Onlinehandel Anzahl uneinheitlich Umgebungen Wildwuchs online shop retailer three environments inconsistent",
	"Zwei davon deckt nur":
		"Zusatzkosten Zuschlag veraltet Altversion Aufpreis abgelaufen surcharge extra cost kostenpflichtig outdated paid premium",
	"Die Node Groups sind":
		"überdimensioniert Überkapazität Leerlauf Verschwendung Sicherheitsrisiko Access-Key Vollzugriff Saison Spitzenlast Auslastung Weihnachten oversized overprovisioned idle utilization Christmas peak admin waste",
	"Die drei Cluster stehen":
		"Autoscaling Ergebnis skalieren automatisch einheitlich vereinheitlicht Elastizität herunterfahren Nachtabsenkung aktuell result scale down night load",
	"−34 % EC2-Kosten der":
		"Einsparung gespart Ersparnis Prozent Rechenkosten günstiger Kostensenkung Cloudkosten Instanzkosten Senkung savings saved percent cheaper compute cost reduction",
	"3 h je Cluster-Upgrade":
		"Upgradedauer Stunden Zeitaufwand Aufwand Kubernetes-Aktualisierung schneller Zeitersparnis Versionswechsel Update long duration hours days effort",
	"90 s bis ein neuer":
		"Sekunden Startzeit Skalierungszeit Knoten bereit hochfahren Bereitstellungszeit Reaktionszeit Lastanstieg Autoscaling seconds startup time scale-up ready fast",
	"0 dauerhafte AWS-Schlüssel":
		"Zugangsdaten Access-Keys Anzahl statisch langlebig Secrets hinterlegt Geheimnis Zugriffsschlüssel Token long-lived static keys credentials stored zero",
	"Auslastung je Node":
		"Analyse Ressourcenverbrauch Messung Bestandsaufnahme Kapazität Nutzung Rightsizing tatsächlich angefordert Messzeitraum analysis usage utilization measure resource consumption actual days first step",
	"Entfernte APIs und":
		"deprecated veraltet Kompatibilität abgekündigt Upgrade-Vorbereitung Erweiterungen Inkompatibilität Versionskompatibilität vorab removed compatibility check addons",
	"Reihenfolge, Wartungsfenster und":
		"Absprache abstimmen Zeitplan Abbruch Stopp Zeitfenster Terminabsprache agree schedule maintenance window abort criteria order coordinate",
	"VPC, Cluster und Add-ons":
		"Bestand bestehende Ressourcen Infrastrukturcode nachträglich Netzwerk Übernahme vorhandene Neuaufbau existing resources adopt network no-change rebuild code",
	"State je Umgebung in":
		"Zustandsdatei Backend Locking Speicherort Remote-State getrennt Umgebungstrennung speichern Statefile stored separate environment",
	"GitHub Actions über":
		"schlüssellos Authentifizierung Login föderiert Token Access-Key Zugangsdaten passwortlos Deployment-Rechte Repo keyless authentication federated role delete key",
	"Die ConfigMap aws-auth":
		"Zugriffsrechte Clusterzugriff Rechteverwaltung Zugriffsverwaltung ablösen Benutzerrechte permissions rights replace cluster",
	"Control Plane immer":
		"Kubernetes-Upgrade Reihenfolge schrittweise überspringen Versionssprung Versionsschritt aktualisieren Umgebungen Steuerungsebene order step-by-step skip raise environments sequence",
	"VPC CNI, CoreDNS und":
		"Erweiterungen Netzwerkplugin DNS Systemkomponenten aktualisieren Cluster-Komponenten Zusatzkomponenten Plugins Managed addons networking update components",
	"Nodes nacheinander leeren":
		"Knoten Drain Austausch rollierend einzeln Worker Node-Wechsel Umzug replace sequentially",
	"PodDisruptionBudgets halten je":
		"PDB Mindestanzahl Pods Ausfallschutz Instanzen Kopien gleichzeitig Hochverfügbarkeit minimum replicas uptime running copies instances",
	"Feste Node Groups durch":
		"ersetzt abgelöst replaced replacing tool instead statt fixed Autoscaler Knotenskalierung Spot-Instanzen Batchjobs Checkout Instanztyp Kaufmodell Bezahlvorgang instances cart background jobs compute purchase",
	"Requests an den gemessenen":
		"Autoscaling Rightsizing Ressourcen Autoskalierung Zugriffe RPS Traffic Lastabhängigkeit Pod-Skalierung horizontal second resources scale",
	"Lasttest mit dem Anderthalbfachen":
		"Belastungstest Stresstest Spitzenlast Faktor Performancetest Ansturm Weihnachtsgeschäft simulieren Höchstlast aushalten load stress test peak times capacity performance",
	"Alle drei Cluster mit":
		"Repo einheitlich zentral Synchronisation Multi-Cluster Deployment Konfigurationsquelle single multiple central sync deploy weeks",
	"Unterschiede stehen nur":
		"Umgebungsunterschiede Abweichungen umgebungsspezifisch Basis Anpassungen Varianten Konfigurationsunterschiede differences environment-specific configuration base variations",
	"Runbook für das nächste":
		"Anleitung Dokumentation Handbuch Schulung Übung üben Einarbeitung Wissenstransfer Probelauf Checkliste documentation guide practice training rehearse handbook dry-run",
	"Rhomberg Sersa (Schweiz":
		"Referenzen Erfahrung Einsatz Auftraggeber Firmen Unternehmen Praxis Kundenliste references experience clients companies customers",
	"Ihr Team arbeitet von":
		"selbstständig unabhängig Mitarbeiter Leute eigenes danach ohne themselves people staff independent afterwards without",
	"Ein Release, das einen":
		"mühsam manuell selten Abendeinsatz Handarbeit rare manual painful evening checklist",
};
