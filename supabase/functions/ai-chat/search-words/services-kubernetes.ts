/** Search words of the sentences of services/kubernetes; see `search-words.ts`. */
export const servicesKubernetes = {
	"Ich plane und baue":
		"Container Orchestrierung betreuen pflegen aufsetzen einrichten Aktualisierung hauseigen design build operate maintain",
	"Ob ein verwalteter":
		"managed betreiben Eigenbetrieb Entscheidung Auswahlkriterien Vergleich gehostet Selbstbau Kriterien self-hosted choose decision staffing criteria entscheiden selbst Eigenbau owned on-premises",
	"Entfernte APIs fallen":
		"deprecated weggefallen Kompatibilität Inkompatibilität Schnittstellen vorab auffallen prüfen removed compatibility breaking catch preproduction",
	"Kyverno weist Pods":
		"Sicherheitsregeln Richtlinie verbieten ablehnen Zulassung Administratorrechte Fremdimages Herkunft Durchsetzung policy reject admission privileged containers untrusted erlaubt vorschreiben allowed restrict",
	"Was sie wert sind":
		"Backup Restore testen Rücksicherung Probe Ernstfall beweisen Notfallübung brauchbar drill practice prove exercise timed",
	"Ich stelle auf die":
		"Nachfolger Ersatz Umstieg Umstellung einzeln schrittweise Reihenfolge Ingress successor replacement switch gradually step",
	"beide Wege laufen nebeneinander":
		"Parallelbetrieb gleichzeitig Übergangszeit Umschaltung Abschaltung unterbrechungsfrei Traffic Doppelbetrieb parallel side-by-side transition old new",
	"Drei Control-Plane-Knoten in":
		"Aufbau Anzahl Master Hochverfügbarkeit Quorum ausfallsicher Datenträger Netzwerkplugin Mindestausstattung number availability disks nodes Plattentyp",
	"PodDisruptionBudgets, Readiness-Probes und":
		"unterbrechungsfrei Wartung Neustart verfügbar Stillstand Node Ausfallschutz räumen Verteilung maintenance downtime evict replicas rolling available Ausfall Upgrade aktualisieren",
	"Jedes Team erhält Namespaces":
		"Mandantenfähigkeit Mandanten Trennung Isolation Abgrenzung Rechte Kontingent Berechtigungen gegenseitig Ressourcenbegrenzung tenants separation permissions shared limits Arbeitsspeicher RAM Memory CPU wegfressen wegnehmen verdrängen stören Abteilungen teilen departments sharing noisy neighbour starve hog quota multi-tenant",
	"Zu den CSI-Volumes":
		"Backup Werkzeug Datensicherung persistent Storage Datenträger Umfang tool included state Plattenabbild saved",
	"Der Community-Controller ingress-nginx":
		"veraltet eingestellt Lebensende EOL abgekündigt Supportende unsicher Patches retired end-of-life unmaintained deprecated Wartungsende",
	"Bei einer Versicherung":
		"Branche Finanzbranche Versicherer Ausgangslage Wildwuchs Anzahl uneinheitlich unterschiedlich Selbstbau insurance insurer initial inconsistent sprawl premises",
	"Vier laufen auf Versionen":
		"veraltet Patches Support abgelaufen EOL unsicher Aktualisierung aufwendig Rückstand outdated unsupported weekend downtime skipped",
	"Als auf einem der Cluster":
		"Störung Vorfall abgelaufen Downtime Deployment blockiert Stillstand Auslöser vergessen expired certificate incident outage hours deploy blocked",
	"Upgrades finden am":
		"Ergebnis Uhrzeit Tageszeit Arbeitszeit Prüfer Wirtschaftsprüfung Restore Nachweis tagsüber result morning daytime audit evidence proven",
	"2 statt 6 Cluster im":
		"Anzahl weniger Konsolidierung zusammengelegt übrig reduziert Zusammenlegung vorher nachher number fewer consolidated remaining merged reduced zusammenlegen",
	"2 h 50 min Upgrade":
		"Dauer Stunden Minuten unterbrechungsfrei Downtime Versionswechsel Aktualisierung Stillstand gedauert duration hours took production version",
	"55 min Wiederherstellung":
		"Restore Dauer Minuten Rücksicherung Wiederanlauf Neuaufbau Totalverlust gedauert RTO time took disaster rebuild",
	"−31 % zugeteilte CPU-Kerne":
		"Einsparung gespart weniger Prozessor Prozent Rechenleistung Ressourcen Ersparnis reduziert savings saved percent compute resources fewer",
	"112 Anwendungen mit":
		"Anzahl Apps Inventar Bestandsaufnahme Analyse Umfang Programme Bestand Verantwortliche inventory number applications assessment owners dependencies",
	"ein Cluster für Produktion":
		"Zielarchitektur Anzahl Aufteilung Hochverfügbarkeit Ausfallsicherheit Brandschutz Feuer Trennung Produktivumgebung target architecture fire compartments spread separate zusammenlegen",
	"Anforderungen der EU-Verordnung":
		"Regulierung Compliance Vorschrift Gesetz Finanzaufsicht Aufsicht Auditoren Resilienz security requirements resilience unterliegen unterworfen",
	"Beide Cluster mit Cluster":
		"Werkzeug Virtualisierung Bereitstellung virtuelle Maschinen automatisiert Provisionierung Unterbau Installation tool virtualization automated machines built gebaut bauen build on-premises On-Premise eigenes Rechenzentrum",
	"Knoten werden ersetzt":
		"kaputt defekt austauschen Node unveränderlich Neuaufsetzen Reparatur wegwerfen broken replace immutable repair cattle",
	"Cilium als CNI und":
		"Netzwerk Netzwerkplugin Login Ingress Benutzerkonten Benutzerverwaltung Plugin network users authentication directory Entwickler anmelden einloggen Anmeldung kubeconfig Zugriff kubectl SSO developers sign-in log-in authenticate",
	"Plattformdienste mit Argo":
		"GitOps Protokollierung Werkzeug Deployment Ablaufdatum Ablauf Sicherheitsüberwachung Alarm expiry certificates logging monitoring tool Zertifikatsablauf ablaufend Überblick behalten Restlaufzeit Warnung Überwachung API-Server rechtzeitig expiring certificate track watch renew",
	"Vorlage für Namespaces":
		"Mandantenfähigkeit Standardvorlage Muster Rechte Kontingente Isolation Selbstbedienung Berechtigungen template tenants permissions default-deny limits",
	"Pod Security Standard":
		"Sicherheitsvorgaben Härtung erzwingen scharfschalten Übergangsphase Verstöße schrittweise Pflicht Containersicherheit hardening enforce mandatory gradually",
	"Sicherung mit Velero":
		"Backup Restore Datensicherung Wiederherstellung Probe Rücksicherung Werkzeug Wiederherstellungstest empty test tool proven recovery",
	"In acht Wellen umziehen":
		"Reihenfolge Anzahl Etappen anfangen stateless Tranchen Migration schrittweise waves order first batches",
	"jedes Team stellt seine":
		"Zuständigkeit Entwickler YAML Mitarbeit Eigenleistung Aufgabenteilung anpassen Deploymentdateien responsible developers adapt rewrite Entwicklung freeze einfrieren weiterentwickeln Entwicklungsstopp",
	"PostgreSQL per Streaming-Replikation":
		"Datenbank Datenumzug synchronisieren zustandsbehaftet Migration Datenübernahme move stateful copy replicate sync Datenbanken databases within Persistenz Clusterumzug kopiert",
	"Verkehr je Anwendung":
		"Umschaltung Lastverteiler Traffic umleiten einzeln Lastenausgleich Schwenk switch cutover redirect reroute gradual",
	"der alte Cluster bleibt":
		"Rückweg Fallback Rollback Rückfallebene Altsystem Rückkehr Absicherung reachable acceptance previous kept running behalten",
	"Ein Minor-Upgrade der":
		"Versionswechsel Uhrzeit Tageszeit Arbeitszeit Aktualisierung Generalprobe tagsüber Fehlerquote morning rehearsal daytime error production observe",
	"Runbooks für Upgrade":
		"Anleitungen Notfallhandbuch Schulung einüben trainieren Einweisung Wissenstransfer Server defekt Dokumentation practice handover instructions failure restore",
	"Die sechs alten Cluster":
		"Altsysteme stilllegen Rückbau weiterverwenden Hardware Server wiederverwenden Abbau ausmustern decommission retire reuse shutdown Maschinen",
	"Bundesdruckerei (Berlin, 2024)":
		"Referenz Referenzprojekt Erfahrung Auftraggeber Praxis Einsatz Nachweis references experience engagement practice Containererfahrung",
	"drei Minor-Versionen im Jahr":
		"laufend Aufwand Pflege Folgearbeit dauerhaft ongoing effort upkeep maintenance Kubernetes-Upgrade Upgrade upgraden Versionswechsel Update updaten aktualisieren aktualisiert jährlich Release-Takt yearly upgrades releases",
	"Ich baue Cluster so": "Routine pflegeleicht wartungsarm easy",
	"Ältere Plattformen bringe ich":
		"veraltet Sicherheitsupdates Support abgelaufen outdated unsupported security updates Wechsel umsteigen Migration switch move migrate",
};
