/** Search words of the sentences of projects/sap-walldorf; see `search-words.ts`. */
export const projectsSapWalldorf = {
	"Konfiguration als Code":
		"Zusammenfassung Kurzfassung Monitoring Automatisierung Administration Programmierung Entwicklungsmethoden operations configuration changes documentation summary Überblick Kurzbeschreibung Thema Schwerpunkt Methodik Serververwaltung Gegenstand overview scope topic focus engineering",
	"In Walldorf habe ich":
		"Schnittstelle Nahtstelle Brücke Deployment Serverbetrieb Administration Bindeglied operations delivery interface intersection bridge Bereich Abteilung Vermittler Grenze dazwischen Scharnier Ops Dev between area department liaison",
	"beschrieben in Git":
		"Konfiguration Ansatz Prinzip Versionierung Review Freigabe Infrastruktur Rollout Pflege maintained application code reviewed tested Leitgedanke Idee Philosophie Serverpflege behandeln Softwareprojekt Versionskontrolle philosophy treat principle version-control",
	"Dazu gehörte auch das":
		"Grundlagen Basiswissen Hochfahren Systemstart Netzwerkprobleme Troubleshooting Netzwerkanalyse starten debuggen basics network booten Bootloader tiefgehend Low-Level Netzwerkfehler Diagnose Fehleranalyse Systemadministration fundamentals debugging connectivity",
	"In 2023, Linux and":
		"Jahr Zeitraum Ort Standort Rolle Position Spezialist Einsatz year role location expert period city client duration software-company Softwarekonzern place date Einsatzort occupation",
	"The work combined Linux":
		"Aufgaben Tätigkeit Inhalt Konfiguration Auslieferung Betrieb Verbindung Kombination Administration duties tasks deployment responsibilities activities skills involve day-to-day Arbeitsalltag Beschäftigung beschäftigen Verantwortung Mischung mix combination",
	"Max Mustermann war":
		"Ort Standort Arbeitsort Rolle Position Zeitraum Jahr Experte specialist role location year Stelle Job Auftraggeber Stadt Engagement Berufsbezeichnung Baden-Württemberg Funktion tätig Dienstort",
	"Linux-Systeme einheitlich aufsetzen":
		"Standardisierung Vereinheitlichung gleich Installation Provisionierung Grundkonfiguration Konfigurationsmanagement standardised uniform setup configuration management installieren baugleich Grundinstallation homogen Serverlandschaft standardisieren consistent identical provisioning install baseline",
	"Änderungen über Pipelines":
		"Deployment Rollout Rollback zurückrollen Kontrolle Freigabe Test rückgängig Absicherung changes deploy check undo zurücknehmen umkehren Sicherheitsnetz ausliefern Vorabprüfung Rückfall Automatik revert backout verification safety",
	"Störungen an Messwerten":
		"Monitoring Früherkennung proaktiv rechtzeitig Metriken Fehler Ausfall Benutzer beschweren bemerken Vorwarnung detect early incidents proactive metrics users notice Frühwarnung frühzeitig Hotline Ticket Helpdesk Panne auffallen outage complaint warning spot",
	"Betriebswissen so festhalten":
		"Wissenssicherung Wissenstransfer Kopfmonopol Abhängigkeit Ausfall Dokumentation Weggang Schlüsselperson knowledge documentation bus factor single dependency kündigen verlassen Know-how unersetzlich Wissensverlust Wissensinsel Rente leave quit irreplaceable expertise Spezialwissen",
	"Wer sie automatisiert":
		"Unterschiede absichtlich Sonderfall Voraussetzung Vorsicht Ausnahme deviation intended deliberate differences exceptions beabsichtigt Vorbedingung Stolperstein vorschnell übereilt Risiko begründet prerequisite caution pitfall wanted automate",
	"Reihenfolge und Wartungsfenster":
		"Aktualisierung Patch Neustart Downtime Terminplanung Planung Reboot Zeitpunkt Abfolge order maintenance window schedule package abstimmen koordinieren planen nachts Zeitfenster Abschaltung Uhrzeit Patchplanung coordinate timing planning sequence",
	"Beides geht zusammen":
		"Kompromiss Gegensatz Zielkonflikt Rollback rückgängig Schnelligkeit vereinbaren Widerspruch compromise small changes reversible balance vereinbar versöhnen Lösung Ausgleich Häppchen kleinteilig Spagat gleichzeitig reconcile solution incremental tradeoff",
	"Gewollte Unterschiede werden":
		"Bereinigung vereinheitlichen aufräumen Abweichungen absichtlich entfernen Vereinheitlichung Sonderfälle intended differences cleanup removed standardise Parameter parametrisieren beibehalten wegfallen löschen Altlast ausmisten eliminate unwanted leftover",
	"Vor jedem echten Lauf":
		"Trockenlauf Simulation Vorschau testweise Auswirkung vorab Prüfung dry run preview affected files services check durchspielen anzeigen vorhersehen auswirken Diff Check-Modus Vorabschau simulate forecast impact beforehand",
	"Danach folgt der Rollout":
		"schrittweise Staffelung Wellen Pilot Testgruppe ausrollen Verteilung nacheinander Canary vorsichtig staged gradual first Etappe häppchenweise ausweiten gestaffelt Handvoll Vorreiter phased expand few batches incrementally",
	"Ein Alarm nennt das":
		"Benachrichtigung Meldung Warnung Runbook Hilfestellung Handlungsanweisung alert names affected notification guide benachrichtigen alarmieren Anruf Bereitschaft Rufbereitschaft klingeln Fehlermeldung Link on-call pager message instruction",
	"Zur Übergabe führt":
		"Praxistest Kollege Abnahme Einarbeitung Überprüfung ausprobieren Wissenstransfer Nachfolger selbstständig testen handover follows guide colleague Probe Außenstehender Fremder nachmachen Testperson Verständlichkeit überprüfen alone independently tester walkthrough verify",
	"was dabei unklar bleibt":
		"Lücken unverständlich verbessern nachbessern fehlend Korrektur vervollständigen unclear gaps improve add missing guide Rückfrage nachtragen ausbessern missverständlich erweitern Feedback Unklarheit refine incomplete confusing extend clarify",
	"Die betreuten Systeme":
		"Ergebnis Neuinstallation Neuaufbau Wiederaufbau reproduzierbar wiederherstellen Desaster rebuild reinstall reproducible description result recreate abrauchen Totalausfall Ersatzserver zurückholen Katastrophe Festplattenschaden retten disaster recovery crash restore from-scratch",
	"Änderungen durchlaufen Review":
		"Freigabe Prüfung Rollout schrittweise Deployment Kontrolle gegenlesen Wellen changes staged approval result gradually Vier-Augen-Prinzip absegnen freigeben genehmigen Genehmigung Kontrollinstanz peer-review approve four-eyes signoff governance",
	"Alarme führen zu einer":
		"Runbook Urlaub Krankheit Stellvertretung Ersatz einspringen Kollegen alerts substitute deputies absence guide krank fehlen Aushilfe vertreten Nachtschicht Ferien abwesend unerfahren holiday vacation sick cover",
	"In jedem größeren Linux-Bestand":
		"Drift Konfigurationsdrift auseinanderlaufen Abweichung Unterschiede Wildwuchs verschieden Inkonsistenz configuration differ packages fleet inconsistent ungleich Serverpark Flickenteppich Schneeflocke gewachsen Durcheinander Ursache abdriften diverge patchwork heterogeneous sprawl",
	"Ein neuer Kernel wirkt":
		"Reboot Patch wirksam Aktualisierung hochfahren durchstarten notwendig restart required library effective rebooten herunterfahren Sicherheitsupdate greifen aktiv einspielen Sicherheitspatch Dienstneustart patched active security-update rebooting",
	"Entwicklung will kurze":
		"Konflikt Zielkonflikt Gegensatz Interessen Geschwindigkeit schnell Stabilität Spannung development operations conflict speed stability tension Streit Reibung Silo Mauer Grabenkampf Admin Entwickler friction clash developer",
	"Zuerst werden Paketlisten":
		"Bestandsaufnahme Inventar Erfassung Inventur Istzustand Analyse Vergleich Software Startpunkt Vorgehen inventory packages services users compare assessment first beginnen anfangen Auftakt Einstieg ermitteln scannen sammeln installiert start collect scan gather audit",
	"Die Beschreibung ist idempotent":
		"Idempotenz Idempotency Eigenschaft Merkmal deklarativ Zielzustand Sollzustand Konfigurationsbeschreibung declarative property desired",
	"Ein zweiter Lauf ändert":
		"wiederholbar mehrfach gefahrlos erneut unverändert Wiederholung ausführen gleiches repeat rerun safe twice unchanged zweimal nochmal doppelt mehrmals Nebenwirkung schaden gefährlich kaputt second again harmless side-effect",
	"Eine Pipeline prüft":
		"Linting automatisiert Testumgebung Qualitätssicherung Prüfung Fehler Tests Codeprüfung checks fresh tested style Linter Tippfehler Schreibfehler Testmaschine Wegwerfmaschine Vorprüfung lint typo sandbox throwaway validation",
	"Metriken zeigen Auslastung":
		"Monitoring Überwachung Messwerte Protokolle Logsammlung Engpass Last Kapazität metrics utilization saturation logging central collected volllaufen Prozessor Speicher mitlesen Logfile Logserver einsammeln Leistung observability load performance bottleneck",
	"Anleitungen liegen neben":
		"Dokumentation Doku Ablageort veraltet Repository Handbuch Runbooks abgelegt gepflegt documentation stored alongside outdated guides Wiki auffinden aufbewahren Speicherort mitpflegen nachziehen stimmen docs current up-to-date maintain",
};
