/** Search words of the sentences of services/cloud-migration; see `search-words.ts`. */
export const servicesCloudMigration = {
	"in Wellen, mit geprobtem":
		"umziehen verlagern auslagern verschieben Hyperscaler Rechner Zielplattform Rückkehr Rückfalloption move migrate workloads waves rehearsed rollback Notausgang",
	"Daraus ergibt sich":
		"Entscheidung Programm Software Strategie Einteilung Kategorie stilllegen modernisieren behalten decide retire replace refactor rebuild strategy applications",
	"Wer etwas ändert, stellt":
		"Änderung Freigabe Genehmigung Vieraugenprinzip prüfen beantragen nachvollziehbar Infrastrukturänderung change approval review merge propose infrastructure",
	"der State liegt verschlüsselt":
		"Zustandsdatei Statefile Ablageort Speicherort Locking gleichzeitig aufbewahren abgelegt gespeichert encrypted locked stored file location concurrent",
	"Unkritische Anwendungen gehen":
		"Reihenfolge zuerst anfangen beginnen unwichtig Kernsystem Warenwirtschaft geschäftskritisch zuletzt order first start critical last sequence applications",
	"RPO und RTO lege ich":
		"Datenverlust Ausfallzeit Wiederanlaufzeit Zielwerte vereinbaren Abteilungen verkraftbar tolerierbar bestimmen data loss downtime departments agree targets acceptable",
	"die Generalprobe misst":
		"Probelauf einhalten erreichbar realistisch überprüfen Zielwerte Testlauf stoppen rehearsal dry run measure verify targets achievable",
	"Nach einigen Wochen":
		"Rightsizing verkleinern überdimensioniert Rabatt Bindung Zeitpunkt langfristig verfrüht commitment discount reserved instances adjust load Einkauf",
	"Messdaten aus mehreren":
		"Abhängigkeiten Kommunikation Verbindungen Messung Messdauer Analyse Auslastung Netzverkehr CPU dependencies utilization discovery traffic measure assessment",
	"Management Groups oder":
		"Grundgerüst Fundament Infrastrukturcode automatisiert Werkzeug Kontenstruktur Berechtigungen Netzwerk Topologie foundation network roles policies code tool",
	"Server werden im laufenden":
		"Stillstand weiterarbeiten kopieren spiegeln Umschaltung Synchronisation unterbrechungsfrei live replication copy cutover running agreed",
	"Eine laufende Replikation":
		"synchron Abgleich aktuell Datenbestand spiegeln Datenbankumzug fortlaufend continuous sync source target identical database",
	"Tags, Budgets und Warnschwellen":
		"Kostenkontrolle Rechnung Überraschung Alarm Überschreitung Limit Ausgaben Kostenstelle Zuordnung alert spending surprise threshold tagging Kostenwarnung overspend",
	"Ein mittelständischer Maschinenbauer":
		"Branche Industrie Ausgangslage Anzahl VMs Virtualisierung Mietvertrag Kündigung Frist auslaufen manufacturer machines lease expires deadline",
	"In Azure gibt es schon":
		"Ausgangslage Missstand Wildwuchs unsicher manuell Sicherheitslücke Internet Administratoren Owner zwölf existing manual exposed accounts insecure",
	"Die sechs Personen":
		"Teamgröße Administratoren Mannschaft nebenbei Tagesgeschäft Doppelbelastung Kopfzahl team size staff people daily headcount Leute",
	"Das Rechenzentrum ist":
		"Ergebnis fertig pünktlich rechtzeitig früher Puffer Termin Auszug geschafft Fristende result finished early deadline ahead schedule vacated",
	"27 Wochen bis das Rechenzentrum":
		"Dauer Gesamtdauer Zeitraum Monate Projektlaufzeit gedauert Auszug Räumung duration weeks long total timeline empty",
	"66 statt 85 Server":
		"Anzahl weniger übrig reduziert Verringerung gestrichen vorher nachher Maschinen number fewer remaining reduced cleanup machines left",
	"110 min Ausfall des":
		"Downtime Stillstand Minuten Stunden Unterbrechung offline Warenwirtschaft Umschaltdauer Nichtverfügbarkeit outage cutover long unavailable interruption auskommen",
	"−23 % Azure-Kosten":
		"Einsparung gespart sparen Ersparnis Prozent günstiger gesenkt verkleinert billiger Rightsizing savings saved percent cheaper reduced spend",
	"Auslastung und Verbindungen":
		"Analyse Werkzeug Messdauer Discovery Abhängigkeiten Kommunikation Inventar Netzverkehr Messung assessment tool dependencies utilization inventory connections",
	"Für jede Anwendung":
		"Verantwortliche Ansprechpartner Eigentümer Datenverlust Ausfalltoleranz Wiederanlauf dokumentieren Steckbrief owner responsible maintenance window documented recovery",
	"ersetzte Software, doppelte":
		"abschalten stilllegen entfernen überflüssig ungenutzt Aufräumen Karteileichen ausmisten wegfallen decommission retire removed unused duplicate forgotten legacy",
	"Management Groups nach":
		"Hierarchie Struktur Gliederung Verwaltungsgruppen Ebenen Vorlage Aufteilung Stilllegung Spielwiese hierarchy structure reference architecture levels design",
	"Hub-and-Spoke-Netz mit Azure":
		"Netzwerk Topologie Anbindung Standortverbindung Leitung Namensauflösung Kopplung hybrid Verbindung network topology connection site link",
	"keine öffentlichen IP-Adressen":
		"Richtlinien Regeln erzwingen verbieten Governance Europa Datenstandort Kennzeichnung Standortbeschränkung enforce deny mandatory tagging Europe residency",
	"in den drei alten Subscriptions":
		"melden protokollieren Prüfmodus Beobachtung Altbestand blockieren Übergang Bestandsumgebung existing legacy observe nonblocking logging",
	"Dauerhafte Besitzer-Rechte durch":
		"Administratorrechte Owner Berechtigungen zeitlich begrenzt Notfallzugang PIM Adminzugriff vorübergehend access temporary emergency break glass standing",
	"Fünf unkritische Server":
		"Versuch erste zuerst anfangen Testphase Probemigration begonnen harmlos Helpdesk first trial start uncritical began noncritical",
	"Jeden Server zuerst":
		"Probemigration Testmigration abgeschottet Uhrzeit Tageszeit Feierabend Testlauf Testnetz isolated network evening cutover trial rehearse",
	"Mit Azure Backup sichern":
		"Datensicherung Wiederherstellung Restore Rücksicherung Anleitung Dokumentation verbessern aktualisieren korrigieren instructions documentation corrected recovery",
	"Sechs Wellen im Abstand":
		"Anzahl Etappen Takt Rhythmus Intervall Zeitplan Abschnitte häufig Tranchen waves number interval fortnight schedule batches",
	"die TTL der DNS-Einträge":
		"Namensauflösung Umstellung Wartezeit Cache Minute verkürzen herabsetzen Gültigkeitsdauer Vorbereitung lower records seconds propagation lifetime resolution",
	"SQL Server des ERP":
		"Datenbank Warenwirtschaft Wochenende Wochentag Hochverfügbarkeit Generalprobe Probelauf replica weekend Saturday rehearsed twice Spiegelung",
	"Abbruchkriterien und Rückweg":
		"Notbremse Fallback Rückfallplan Rollback schiefgehen scheitern Ausstieg Misserfolg stoppen abort criteria fail wrong",
	"die Quell-VM bleibt":
		"Originalserver Altsystem Quellsystem aufbewahren stehenlassen behalten Rückversicherung löschen original kept powered acceptance old source",
	"VM-Größen an die Messwerte":
		"Rightsizing Zeitpunkt Verkleinerung Rabatt Instanzgröße Schlussphase Reihenfolge Maschinengröße handover final sizes reserved measured",
	"Die Wiederherstellung des":
		"Restore Rücksicherung Warenwirtschaft Übung stoppen Notfallübung Stoppuhr Ernstfall drill practice timed exercise recovery",
	"Öffentliche IP-Adressen der":
		"Altlasten bereinigen entfernen aufräumen Internetzugang schließen nachziehen Bestandsumgebung remove exposed legacy cleanup enforce policies",
	"Datenträger nach Protokoll":
		"Festplatten vernichten Datenlöschung Löschnachweis Rückgabe Vermieter Räumung Entsorgung wipe disks erase proof cancel lines return",
	"Produktion, Test und":
		"Ausgangslage Branche Schwachstelle Vermischung Trennung Ausfallsicherheit Umgebungen Buchungssystem Architektur booking provider single account mixed separation environments",
	"Nach einem Ausfall":
		"Anlass Auslöser Grund Forderung Beleg Störung Downtime Großkunde Backup Notfallvorsorge outage trigger reason demanded proof largest",
	"Die AWS-Rechnung steigt":
		"Kostensteigerung Ausgaben wachsen Einnahmen Kostenanstieg rising bill faster revenue growing Kostenexplosion Preisanstieg spending Teuerung",
	"Der Nachweis liegt":
		"Ergebnis Beleg Beweis Restarbeiten übrig Verantwortliche Frist Dokumentation Auditnachweis proof evidence documented drills remaining result",
	"2 statt 21 Befunde":
		"Risiken Schwachstellen Mängel Probleme verbleibend übrig reduziert vorher nachher Anzahl high risk issues findings remaining reduced",
	"38 min bis die Datenbank":
		"Dauer Minuten Rücksicherung Restore Wiederherstellungszeit Wiederanlauf Recovery lange gedauert time long took recovered",
	"0 Personen mit dauerhaften":
		"Zugriffsschlüssel Zugangsdaten Anzahl Benutzer niemand permanent statisch Credentials langlebig access keys people static",
	"−14 % AWS-Rechnung":
		"Einsparung gespart Prozent sparen Ersparnis günstiger gesenkt Redundanz Hochverfügbarkeit Ausfallsicherheit savings saved percent cheaper reduced bill despite",
	"Die Anwendung mit Entwicklung":
		"Überprüfung Bewertung Begutachtung Fragenkatalog Workshop Teilnehmer Prüfverfahren assessment pillars participants questionnaire developers operations",
	"21 Befunde mit hohem":
		"Priorisierung Reihenfolge gewichten Dringlichkeit Rangfolge Mängel Schwachstellen Anzahl gefunden prioritize findings ranking impact effort number",
	"Mit der Geschäftsführung":
		"Datenverlust Wiederanlaufzeit Zielwerte Vorgabe maximal verkraftbar Chef Vorstand Ausfalldauer data loss recovery target hour management",
	"Mit Control Tower eine":
		"Kontentrennung Aufteilung Kontostruktur Umgebungen Trennung Produktivumgebung Accounts Logging separate structure production environments split segregation",
	"Anmeldung auf IAM Identity":
		"Login SSO Zugangsdaten Benutzerverwaltung statisch kurzlebig abschaffen einloggen single sign-on access keys replaced temporary",
	"Mit Service Control":
		"SCP Leitplanken verbieten Standort einschränken Manipulation Protokollierung Angriffserkennung deaktivieren restrict guardrails prevent disabling logging tampering",
	"Anwendung als Auto":
		"Ausfallsicherheit Hochverfügbarkeit Redundanz Skalierung Sessions Zwischenspeicher zustandslos Rechenzentren cache stateless redundancy",
	"Datenbank über Binlog-Replikation":
		"Datenbankumzug Uhrzeit Synchronisation ausfallsicher Hochverfügbarkeit Zielkonto account replication night cutover highly available",
	"Sicherungen mit AWS":
		"Ransomware Erpressungstrojaner unveränderlich manipulationssicher Löschschutz Angreifer Datensicherung aufbewahren immutable separate deletion protected copy attacker",
	"Mit AWS Fault Injection":
		"Chaos simulieren absichtlich Störung Rechenzentrumsausfall Fehlersimulation Werkzeug Ausfalltest Katastrophenübung engineering outage failure drill",
	"Datenbank per Point-in-Time-Recovery":
		"PITR zurücksetzen Rücksicherung Restore Zeitmessung Zeitstempel Übung timed moment drill duration recorded",
	"CloudWatch-Alarme und Runbooks":
		"Überwachung Anleitungen aktualisieren verbessern Lehren anpassen Dokumentation alerts updated lessons learned monitoring improve",
	"Verwaiste Snapshots und":
		"Aufräumen Sparmaßnahmen Prozessor Datenträger Speicher ungenutzt Prozessorarchitektur Plattentyp orphaned unused disks cleanup processor storage cheaper",
	"Grundlast mit Savings":
		"Rabatt Bindung Vertragsdauer zwölf Monate Reservierung Grundbedarf Verpflichtung commitment discount baseline year term reserved",
	"Review wiederholen und":
		"Nachprüfung Bewertung Restpunkte Verantwortliche Frist erneut Kontrolle Abschlussprüfung repeat assessment remaining findings owner",
	"Rhomberg Sersa (Schweiz":
		"Referenz Referenzprojekt Erfahrung Auftraggeber Migrationserfahrung Praxis Einsatz Nachweis references experience engagement Switzerland",
	"Die Wartung der Hardware läuft":
		"Grund Auslöser wann warum Wartungsvertrag Mietende reason why trigger lease expires",
	"Konten, Netze, Rechte und Protokollierung":
		"Fundament Grundgerüst Grundlage Basis foundation basis groundwork",
	"Unter Zeitdruck entsteht": "Wildwuchs Chaos unübersichtlich hastig rushed sprawl mess",
};
