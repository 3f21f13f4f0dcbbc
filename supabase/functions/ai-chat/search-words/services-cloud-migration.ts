/** Search words of the sentences of services/cloud-migration; see `search-words.ts`. */
export const servicesCloudMigration = {
	"in Wellen, mit geprobtem":
		"umziehen verlagern auslagern verschieben Hyperscaler Rechner Zielplattform Rückkehr Rückfalloption move migrate workloads waves rehearsed rollback Notausgang Umstieg umsteigen Cloudumzug Serverumzug überführen transferieren lokal Serverraum hinbringen on-premises transfer shift lift",
	"Daraus ergibt sich":
		"Entscheidung Programm Software Strategie Einteilung Kategorie stilllegen modernisieren behalten decide retire replace refactor rebuild strategy applications Portfolio einstufen beurteilen cloudfähig Cloudtauglichkeit Altanwendung Schicksal neuschreiben Rehosting Lift-and-Shift replatform suitability fate keep",
	"Wer etwas ändert, stellt":
		"Änderung Freigabe Genehmigung Vieraugenprinzip prüfen beantragen nachvollziehbar Infrastrukturänderung change approval review merge propose infrastructure freigeben absegnen gegenlesen einreichen Vorschau eigenmächtig Arbeitsablauf Diff preview approve submit reviewer workflow",
	"der State liegt verschlüsselt":
		"Zustandsdatei Statefile Ablageort Speicherort Locking gleichzeitig aufbewahren abgelegt gespeichert encrypted locked stored file location concurrent tfstate Verschlüsselung verschlüsseln parallel überschreiben kollidieren Konflikt Klartext Bucket Ablage simultaneous corrupt plaintext",
	"Unkritische Anwendungen gehen":
		"Reihenfolge zuerst anfangen beginnen unwichtig Kernsystem Warenwirtschaft geschäftskritisch zuletzt order first start critical last sequence applications Routine eingespielt einüben herantasten Risiko riskant drankommen vorziehen priorisieren Hauptsystem Herzstück low-risk learn",
	"RPO und RTO lege ich":
		"Datenverlust Ausfallzeit Wiederanlaufzeit Zielwerte vereinbaren Abteilungen verkraftbar tolerierbar bestimmen data loss downtime departments agree targets acceptable Absprache abstimmen aushandeln Toleranz verschmerzen Wiederherstellungsziel Verfügbarkeitsziel SLA Geschäftsbereich Mitsprache stakeholder objective define negotiate",
	"die Generalprobe misst":
		"Probelauf einhalten erreichbar realistisch überprüfen Zielwerte Testlauf stoppen rehearsal dry run measure verify targets achievable messen Vorabtest durchspielen machbar Machbarkeit verfehlen schaffbar Belastungsprobe prove feasible meet beforehand nachmessen",
	"Nach einigen Wochen":
		"Rightsizing verkleinern überdimensioniert Rabatt Bindung Zeitpunkt langfristig verfrüht commitment discount reserved instances adjust load Einkauf dimensionieren Dimensionierung Kapazität abwarten warten Fehlkauf kaufen Vorauszahlung Sparvertrag optimieren sizing capacity wait prepay",
	"Messdaten aus mehreren":
		"Abhängigkeiten Kommunikation Verbindungen Messung Messdauer Analyse Auslastung Netzverkehr CPU dependencies utilization discovery traffic measure assessment ermitteln herausfinden Schnittstelle zusammenhängen Zusammenhang Zusammenspiel verflochten Bestandserhebung Ist-Zustand Auslastungsdaten mapping interplay talk",
	"Management Groups oder":
		"Grundgerüst Fundament Infrastrukturcode automatisiert Werkzeug Kontenstruktur Berechtigungen Netzwerk Topologie foundation network roles policies code tool IaC Infrastructure-as-Code Automatisierung reproduzierbar Skript Bauplan Aufbau Gerüst Cloudgrundlage Provisionierung deklarativ provision reproducible blueprint",
	"Server werden im laufenden":
		"Stillstand weiterarbeiten kopieren spiegeln Umschaltung Synchronisation unterbrechungsfrei live replication copy cutover running agreed replizieren Weiterbetrieb weiterlaufen Betriebsunterbrechung nahtlos ungestört bemerken Anwender Wunschtermin Übernahme seamless uninterrupted nondisruptive",
	"Eine laufende Replikation":
		"synchron Abgleich aktuell Datenbestand spiegeln Datenbankumzug fortlaufend continuous sync source target identical database synchronisieren Datenbankmigration Echtzeit mitlaufen übertragen auseinanderlaufen abweichen Gleichstand CDC realtime mirror replicate lag aligned",
	"Tags, Budgets und Warnschwellen":
		"Kostenkontrolle Rechnung Überraschung Alarm Überschreitung Limit Ausgaben Kostenstelle Zuordnung alert spending surprise threshold tagging Kostenwarnung overspend FinOps deckeln ausufern davonlaufen benachrichtigen Benachrichtigung Kostenfalle Kostentransparenz Verursacher Obergrenze cap notify runaway forecast",
	"Ein mittelständischer Maschinenbauer":
		"Branche Industrie Ausgangslage Anzahl VMs Virtualisierung Mietvertrag Kündigung Frist auslaufen manufacturer machines lease expires deadline Mittelstand Fertigungsbetrieb Fabrik Anlagenbau Serverlandschaft Hypervisor Colocation Beispielfirma Vertragsende Mietende midsize industrial engineering virtualization",
	"In Azure gibt es schon":
		"Ausgangslage Missstand Wildwuchs unsicher manuell Sicherheitslücke Internet Administratoren Owner zwölf existing manual exposed accounts insecure vorfinden Vorgeschichte Schatten-IT zusammengeklickt gewachsen planlos angreifbar ungeschützt Vollzugriff Adminkonten Problemlage vulnerable unprotected overprivileged",
	"Die sechs Personen":
		"Teamgröße Administratoren Mannschaft nebenbei Tagesgeschäft Doppelbelastung Kopfzahl team size staff people daily headcount Leute IT-Abteilung Mitarbeiter Kollege Belegschaft Personal Überlastung überlastet Arbeitsbelastung Ressourcenmangel employees department overloaded busy",
	"Das Rechenzentrum ist":
		"Ergebnis fertig pünktlich rechtzeitig früher Puffer Termin Auszug geschafft Fristende result finished early deadline ahead schedule vacated Fazit Resümee Erfolg gelingen ausziehen ausgezogen Zeitreserve Vorsprung Abgabetermin selbstständig outcome success conclusion spare",
	"27 Wochen bis das Rechenzentrum":
		"Dauer Gesamtdauer Zeitraum Monate Projektlaufzeit gedauert Auszug Räumung duration weeks long total timeline empty dauern Zeitbedarf Zeitaufwand Umzugsdauer Projektdauer Halbjahr leerziehen leergeräumt months elapsed entire evacuate",
	"66 statt 85 Server":
		"Anzahl weniger übrig reduziert Verringerung gestrichen vorher nachher Maschinen number fewer remaining reduced cleanup machines left Serverzahl verschlanken schlanker Konsolidierung konsolidieren umgezogen Endbestand schrumpfen geschrumpft count consolidation migrated leaner",
	"110 min Ausfall des":
		"Downtime Stillstand Minuten Stunden Unterbrechung offline Warenwirtschaft Umschaltdauer Nichtverfügbarkeit outage cutover long unavailable interruption ausfallen stillstehen stehenbleiben lahmliegen Auszeit unterbrechen Zwangspause Umschaltvorgang Unternehmenssoftware Produktionsstillstand hours down pause lasted",
	"−23 % Azure-Kosten":
		"Einsparung gespart sparen Ersparnis Prozent günstiger gesenkt verkleinert billiger Rightsizing savings saved percent cheaper reduced spend sinken senken Kostensenkung Kostenersparnis Kostenreduktion Cloudkosten Minderausgaben Optimierung Resizing cut decrease lower optimization downsizing",
	"Auslastung und Verbindungen":
		"Analyse Werkzeug Messdauer Discovery Abhängigkeiten Kommunikation Inventar Netzverkehr Messung assessment tool dependencies utilization inventory connections Erfassung Datenerhebung Erhebungsdauer aufzeichnen sammeln Beobachtungszeitraum Scan Serverlandkarte mitprotokollieren collect record gather duration",
	"Für jede Anwendung":
		"Verantwortliche Ansprechpartner Eigentümer Datenverlust Ausfalltoleranz Wiederanlauf dokumentieren Steckbrief owner responsible maintenance window documented recovery Zuständigkeit Kontaktperson Anwendungsverantwortliche Applikation Anwendungsliste Datenblatt Katalog notieren aufschreiben Wartungszeit catalogue contact profile",
	"ersetzte Software, doppelte":
		"abschalten stilllegen entfernen überflüssig ungenutzt Aufräumen Karteileichen ausmisten wegfallen decommission retire removed unused duplicate forgotten legacy loswerden wegwerfen rauswerfen ausrangieren entrümpeln Entrümpelung unnötig obsolet nutzlos Serverleichen obsolete redundant unneeded scrap",
	"Management Groups nach":
		"Hierarchie Struktur Gliederung Verwaltungsgruppen Ebenen Vorlage Aufteilung Stilllegung Spielwiese hierarchy structure reference architecture levels design Baum Baumstruktur Ordnung gliedern Blaupause Best-Practice Standard Experimentierumgebung ausgemustert tree organize sandboxing taxonomy",
	"Hub-and-Spoke-Netz mit Azure":
		"Netzwerk Topologie Anbindung Standortverbindung Leitung Namensauflösung Kopplung hybrid Verbindung network topology connection site link vernetzen verbinden Vernetzung Netzarchitektur Netzaufbau Sternstruktur Paketfilter Routing Peering IPsec networking connectivity connect gateway",
	"keine öffentlichen IP-Adressen":
		"Richtlinien Regeln erzwingen verbieten Governance Europa Datenstandort Kennzeichnung Standortbeschränkung enforce deny mandatory tagging Europe residency untersagen vorschreiben Vorschrift Regelwerk Verbot DSGVO Datenschutz Datenhaltung Ausland Drittland GDPR forbid compliance prohibit",
	"in den drei alten Subscriptions":
		"melden protokollieren Prüfmodus Beobachtung Altbestand blockieren Übergang Bestandsumgebung existing legacy observe nonblocking logging Bestandsschutz Schonfrist Übergangsfrist sanft schonend warnen Warnung Verstoß auflisten lockern grace warn violation report-only",
	"Dauerhafte Besitzer-Rechte durch":
		"Administratorrechte Owner Berechtigungen zeitlich begrenzt Notfallzugang PIM Adminzugriff vorübergehend access temporary emergency break glass standing Just-in-Time temporär Rechtevergabe freischalten Superuser Least-Privilege ablaufen aussperren ausgesperrt Adminrolle elevated expire lockout",
	"Fünf unkritische Server":
		"Versuch erste zuerst anfangen Testphase Probemigration begonnen harmlos Helpdesk first trial start uncritical began noncritical Pilotphase Pilotserver Auftakt starten Anfang Einstieg ausprobieren Vorreiter Auswahl ungefährlich begin initial candidate try",
	"Jeden Server zuerst":
		"Probemigration Testmigration abgeschottet Uhrzeit Tageszeit Feierabend Testlauf Testnetz isolated network evening cutover trial rehearse Geschäftszeit Arbeitszeit Büroschluss abgetrennt Quarantäne Probekopie Einzeltest after-hours business-hours sandboxed segregated absondern",
	"Mit Azure Backup sichern":
		"Datensicherung Wiederherstellung Restore Rücksicherung Anleitung Dokumentation verbessern aktualisieren korrigieren instructions documentation corrected recovery wiederherstellen Rückspielung Handbuch Betriebshandbuch Ablaufbeschreibung Arbeitsanweisung fortschreiben nachbessern lernen handbook revise refine",
	"Sechs Wellen im Abstand":
		"Anzahl Etappen Takt Rhythmus Intervall Zeitplan Abschnitte häufig Tranchen waves number interval fortnight schedule batches Taktung zweiwöchig vierzehntägig Schub Durchgang Runde Staffelung gestaffelt Portion Umzugstermin cadence biweekly spacing round",
	"die TTL der DNS-Einträge":
		"Namensauflösung Umstellung Wartezeit Cache Minute verkürzen herabsetzen Gültigkeitsdauer Vorbereitung lower records seconds propagation lifetime resolution verringern runtersetzen umleiten Umleitung Nameserver Domain zwischenspeichern Verzögerung veraltet time-to-live shorten reduce stale",
	"SQL Server des ERP":
		"Datenbank Warenwirtschaft Wochenende Wochentag Hochverfügbarkeit Generalprobe Probelauf replica weekend Saturday rehearsed twice Spiegelung Verfügbarkeitsgruppe Availability-Group Zweitkopie Standby Umschalttag umstellen Wochenendarbeit Wochenendeinsatz Probedurchlauf secondary switchover practise",
	"Abbruchkriterien und Rückweg":
		"Notbremse Fallback Rückfallplan Rollback schiefgehen scheitern Ausstieg Misserfolg stoppen abort criteria fail wrong abbrechen Reißleine Sicherheitsnetz zurückrollen rückgängig umkehren aufgeben Go-No-Go back-out revert undo Rückzug",
	"die Quell-VM bleibt":
		"Originalserver Altsystem Quellsystem aufbewahren stehenlassen behalten Rückversicherung löschen original kept powered acceptance old source Ursprungsserver Ausgangsserver vorhalten aufheben herunterfahren heruntergefahren wiedereinschalten Reserve verschwinden retain shutdown reactivate preserve",
	"VM-Größen an die Messwerte":
		"Rightsizing Zeitpunkt Verkleinerung Rabatt Instanzgröße Schlussphase Reihenfolge Maschinengröße handover final sizes reserved measured Feinabstimmung feinjustieren nachjustieren Nachjustierung abspecken Kern RAM Arbeitsspeicher Leistungsklasse resize downscale tune cores memory",
	"Die Wiederherstellung des":
		"Restore Rücksicherung Warenwirtschaft Übung stoppen Notfallübung Stoppuhr Ernstfall drill practice timed exercise recovery trainieren Training Notfallprobe Ernstfallprobe Disaster-Recovery Katastrophenfall einstudieren beherrschen Handgriff train stopwatch disaster rehearse",
	"Öffentliche IP-Adressen der":
		"Altlasten bereinigen entfernen aufräumen Internetzugang schließen nachziehen Bestandsumgebung remove exposed legacy cleanup enforce policies Angriffsfläche zumachen abdichten abschaffen nachträglich Durchsetzung angleichen Bereinigung attack-surface afterwards retroactive tighten",
	"Datenträger nach Protokoll":
		"Festplatten vernichten Datenlöschung Löschnachweis Rückgabe Vermieter Räumung Entsorgung wipe disks erase proof cancel lines return Platte schreddern Altgerät Hardwareentsorgung Rückbau Schlüsselübergabe Löschprotokoll Standleitung Internetleitung abmelden destroy shred erasure landlord",
	"Produktion, Test und":
		"Ausgangslage Branche Schwachstelle Vermischung Trennung Ausfallsicherheit Umgebungen Buchungssystem Architektur booking provider single account mixed separation environments Reservierungssoftware Softwarefirma SaaS Onlinebuchung vermengt zusammengeworfen Klumpenrisiko anfällig Vorzustand ausfallgefährdet Single-Point-of-Failure fragile shared initial",
	"Nach einem Ausfall":
		"Anlass Auslöser Grund Forderung Beleg Störung Downtime Großkunde Backup Notfallvorsorge outage trigger reason demanded proof largest Hauptkunde fordern Druck drängen Beschwerde beschweren Vertrauensverlust Vorfall Zwischenfall Systemausfall Weckruf incident pressure complaint",
	"Die AWS-Rechnung steigt":
		"Kostensteigerung Ausgaben wachsen Einnahmen Kostenanstieg rising bill faster revenue growing Kostenexplosion Preisanstieg spending Teuerung teurer verteuern explodieren überproportional Marge Gewinn Wirtschaftlichkeit Kostendruck Kostenproblem increase climb outpace expensive margin",
	"Der Nachweis liegt":
		"Ergebnis Beleg Beweis Restarbeiten übrig Verantwortliche Frist Dokumentation Auditnachweis proof evidence documented drills remaining result Fazit belegen vorzeigen vorlegen Prüfprotokoll Übungsprotokoll zufriedenstellen Gewissheit Schlussergebnis conclusion outcome demonstrate satisfy convince",
	"21 → 2 Befunde mit":
		"Risiken Schwachstellen Mängel Probleme verbleibend übrig reduziert vorher nachher Anzahl high risk issues findings remaining reduced beheben behoben beseitigen erledigt abgearbeitet Rückgang Verbesserung gravierend schwerwiegend kritisch fixed resolved closed severe",
	"38 min bis die Datenbank":
		"Dauer Minuten Rücksicherung Restore Wiederherstellungszeit Wiederanlauf Recovery lange gedauert time long took recovered Wiederherstellungsdauer Rückspielzeit schnell Schnelligkeit erreicht eingehalten betriebsbereit hochfahren RTO minutes restored fast quick achieved",
	"0 Personen mit dauerhaften":
		"Zugriffsschlüssel Zugangsdaten Anzahl Benutzer niemand permanent statisch Credentials langlebig access keys people static keiner null Dauerschlüssel Dauerzugang abgeschafft verschwunden entwenden Diebstahl Leak unbefristet zero nobody none long-lived",
	"−14 % AWS-Rechnung":
		"Einsparung gespart Prozent sparen Ersparnis günstiger gesenkt Redundanz Hochverfügbarkeit Ausfallsicherheit savings saved percent cheaper reduced bill despite sinken senken Kostensenkung Kostenersparnis niedriger Mehrkosten Aufpreis Ausgabensenkung Cloudkosten trotzdem lower decrease cut spending",
	"Die Anwendung mit Entwicklung":
		"Überprüfung Bewertung Begutachtung Fragenkatalog Workshop Teilnehmer Prüfverfahren assessment pillars participants questionnaire developers operations Architekturprüfung durchleuchten abklopfen befragen Gespräch beteiligt teilnehmen Selbstbewertung Prüfkriterium Durchsprache involved interview walkthrough criteria",
	"21 Befunde mit hohem":
		"Priorisierung Reihenfolge gewichten Dringlichkeit Rangfolge Mängel Schwachstellen Anzahl gefunden prioritize findings ranking impact effort number sortieren einordnen Rangliste abwägen Abwägung Kosten-Nutzen Schadenshöhe Auswirkung Schweregrad Risikoanalyse sort severity weigh triage",
	"Mit der Geschäftsführung":
		"Datenverlust Wiederanlaufzeit Zielwerte Vorgabe maximal verkraftbar Chef Vorstand Ausfalldauer data loss recovery target hour management Geschäftsleitung Führungsetage CEO Zusage zusagen Zielvorgabe höchstens verlieren erlaubt hinnehmbar executive allowed maximum",
	"Mit Control Tower eine":
		"Kontentrennung Aufteilung Kontostruktur Umgebungen Trennung Produktivumgebung Accounts Logging separate structure production environments split segregation trennen aufteilen auseinanderziehen entflechten Multi-Account Unterkonto Kontenmodell isolieren Isolation Auditkonto isolate divide multiple",
	"Anmeldung auf IAM Identity":
		"Login SSO Zugangsdaten Benutzerverwaltung statisch kurzlebig abschaffen einloggen single sign-on access keys replaced temporary anmelden Passwort Kennwort Einmalanmeldung authentifizieren Authentifizierung zentral Federation ablösen Accesskey Nutzerkonto sign-in authenticate central",
	"Mit Service Control":
		"SCP Leitplanken verbieten Standort einschränken Manipulation Protokollierung Angriffserkennung deaktivieren restrict guardrails prevent disabling logging tampering ausschalten abdrehen sabotieren Sabotage vertuschen verwischen umgehen unterbinden verhindern Schutzmechanismus bypass block turn-off limit",
	"Anwendung als Auto":
		"Ausfallsicherheit Hochverfügbarkeit Redundanz Skalierung Sessions Zwischenspeicher zustandslos Rechenzentren cache stateless redundancy skalieren mitwachsen Lastspitze Ansturm Lastverteilung elastisch horizontal eingeloggt ausfalltolerant peak scale spread resilient surge",
	"Datenbank über Binlog-Replikation":
		"Datenbankumzug Uhrzeit Synchronisation ausfallsicher Hochverfügbarkeit Zielkonto account replication night cutover highly available rüberbringen Datenbankwechsel Kontowechsel Nachtschicht Mitternacht Failover Zweitknoten nächtlich overnight midnight relocate",
	"Sicherungen mit AWS":
		"Ransomware Erpressungstrojaner unveränderlich manipulationssicher Löschschutz Angreifer Datensicherung aufbewahren immutable separate deletion protected copy attacker Hacker Verschlüsselungstrojaner Erpressung unlöschbar Löschsperre WORM Tresor Air-Gap auslagern versehentlich tamper-proof safeguard accidental isolated",
	"Mit AWS Fault Injection":
		"Chaos simulieren absichtlich Störung Rechenzentrumsausfall Fehlersimulation Werkzeug Ausfalltest Katastrophenübung engineering outage failure drill provozieren auslösen lahmlegen abschießen Stresstest Resilienz Resilienztest Notfalltest Kettenreaktion Standortausfall simulate provoke stress resilience",
	"Datenbank per Point-in-Time-Recovery":
		"PITR zurücksetzen Rücksicherung Restore Zeitmessung Zeitstempel Übung timed moment drill duration recorded zurückdrehen zurückspulen Wiederherstellungspunkt minutengenau Datenrettung retten Recoverytest Zeitpunkt mitstoppen rewind earlier timestamp",
	"CloudWatch-Alarme und Runbooks":
		"Überwachung Anleitungen aktualisieren verbessern Lehren anpassen Dokumentation alerts updated lessons learned monitoring improve Alarmierung Fehlalarm Schwellwert überarbeiten Erkenntnis Nachbereitung Handlungsanweisung justieren Verbesserungsschleife Notfallhandbuch improvement feedback playbook alerting",
	"Verwaiste Snapshots und":
		"Aufräumen Sparmaßnahmen Prozessor Datenträger Speicher ungenutzt Prozessorarchitektur Plattentyp orphaned unused disks cleanup processor storage cheaper Datenmüll Überbleibsel herumliegen wegräumen Verschwendung verschwenden Speicherkosten Festplattentyp ARM Chip waste leftover unattached garbage",
	"Grundlast mit Savings":
		"Rabatt Bindung Vertragsdauer zwölf Monate Reservierung Grundbedarf Verpflichtung commitment discount baseline year term reserved Sparplan Vertragslaufzeit Vertragsbindung binden verpflichten Mengenrabatt Nachlass Vergünstigung Jahresvertrag Dauerverbrauch yearly annual commit steady",
	"Review wiederholen und":
		"Nachprüfung Bewertung Restpunkte Verantwortliche Frist erneut Kontrolle Abschlussprüfung repeat assessment remaining findings owner nochmal Folgeprüfung Nachkontrolle Erfolgskontrolle Zweitprüfung Restliste Aufgabenliste Fälligkeit verbleiben again second recheck follow-up outstanding",
	"Rhomberg Sersa (Schweiz":
		"Referenz Referenzprojekt Erfahrung Auftraggeber Migrationserfahrung Praxis Einsatz Nachweis references experience engagement Switzerland Vorzeigeprojekt Praxiserfahrung Praxisbeispiel nachweislich echt tatsächlich Firma Firmenname gearbeitet track-record company proven worked previous",
};
