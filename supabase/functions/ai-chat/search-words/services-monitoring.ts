/** Search words of the sentences of services/monitoring; see `search-words.ts`. */
export const servicesMonitoring = {
	"Ich richte Metriken":
		"Leistungsumfang Überwachung einrichten Ausfälle frühzeitig entdecken Fehlersuche Ursachenanalyse Observierbarkeit setup monitoring metrics alerts detect outages root cause early",
	"Alarmiert wird, wenn":
		"Auslöser Schwellwert Alarmbedingung Schwelle Benachrichtigung Verbrauch aufgebraucht trigger threshold alerting condition error budget consumption paging fires",
	"eine kurze Lastspitze":
		"nachts aufwecken schlafen Bereitschaft klingeln Fehlalarm kurzzeitig Rufbereitschaft night wake sleep short spike paged false alarm",
	"Der Alertmanager fasst":
		"Gruppierung bündeln Alarmflut Duplikate Rauschen überflüssig ignoriert Alarmmüdigkeit Fehlalarme entfernen grouping deduplicate noise alert fatigue ignored remove cause reduzieren weniger Alarme Anzahl verringern zu viele reduce fewer alerts many",
	"In Grafana führt dann":
		"Fehlersuche Dashboard Visualisierung Ursachensuche Performance Zusammenhang Korrelation verknüpft Query SQL troubleshooting correlate slow request trace drilldown database Logzeile log line springen jump explains langsam",
	"Ein vorhandenes Checkmk":
		"bestehend behalten weiterverwenden ersetzen Ablösung Bestandssystem Altlösung weiternutzen austauschen Altmonitoring existing keep replace legacy tool reuse stay",
	"Ich begrenze Labels":
		"DSGVO-konform datenschutzkonform Löschfrist Protokolle löschen Speicherplatz Downsampling Kennzeichnungen sensibel GDPR-compliant personal delete retention limit sensitive Kosten senken Logging Logkosten teuer teurer eindämmen frisst reduce logging cheaper aufheben",
	"Für jeden wichtigen":
		"SLO Serviceziel Zielwert Dienstverfügbarkeit Erfolgsquote Antwortzeit Latenz Qualitätsziel Dienstgüte festlegen Zuverlässigkeit uptime target success rate latency objective agree reliability entscheiden wichtig überwachen gemeinsam",
	"Zu jedem Alarm gehören":
		"Priorität Zuständigkeit Handlungsanweisung Anleitung Schweregrad Adressat Eskalation Benachrichtigung Verantwortlicher priority severity recipient responsible instructions urgency alert notified",
	"Mit OpenTelemetry instrumentierte":
		"Korrelation verteilt Kennung Nachverfolgung Logeintrag verknüpfen Anfragekennung Verfolgung correlation distributed log line identifier request-id",
	"Linux-Server, Switches und":
		"Netzwerk Netzwerkgeräte Router Legacy Altanwendungen Hardware Anbindung überwachen network devices applications endpoint synthetic checks",
	"Kardinalität und Aufbewahrungsdauer":
		"Kostentreiber Speicherkosten Aufbewahrung Datenmenge Zeitreihen Speicherdauer Monitoringkosten Kostenfaktor cost driver storage retention cardinality time series Logging Protokollierung teuer Speicherkosten expensive logs teurer growing",
	"Ein Zahlungsdienstleister für":
		"Ausgangslage Branche Zahlungsverkehr Bezahldienst Fintech Anzahl Maschinen Toolwildwuchs Tools Insellösungen Silos getrennt payment provider retail disconnected fragmented",
	"Die Bereitschaft erhält":
		"Alarmflut Anzahl Benachrichtigungen wöchentlich Rufbereitschaft Überlastung Meldungen Pager Alarmmenge alerts weekly overload noise",
	"auf neun von zehn folgt":
		"Fehlalarm unnötig ignoriert Rauschen Prozent nutzlos überflüssig Anteil Alarmmüdigkeit Quote false alarms useless ignored percent noise actionable",
	"Zwei Ausfälle der Kartenzahlung":
		"Händlerbeschwerde Kartenterminal Bezahlung Kunden zuerst gemeldet spät Entdeckung Kartenausfall Reparatur behoben outage card payment merchants reported late detection hours fix MTTR mean time repair",
	"Im ersten Quartal nach":
		"Ergebnis Erfolg entdecken zuerst früher Verbesserung Vierteljahr erkannt Lerneffekt result detected first merchants incidents improvement noticed",
	"11 statt 140 Alarme":
		"Reduktion Rückgang weniger wöchentlich Benachrichtigungen Alarmflut Senkung reduziert verringert Alarmmenge fewer alerts weekly reduction decrease noise reduced",
	"< 3 min bis zum Alarm":
		"Erkennungszeit Minuten Meldezeit Entdeckungszeit Reaktionszeit Kartenzahlung schnell bemerkt gemeldet Verzögerung detection time quickly payment outage alert noticed",
	"42 min mittlere Zeit":
		"Wiederherstellungszeit Reparaturzeit Entstörzeit Minuten Durchschnitt behoben Wiederherstellung Reparaturdauer repair recovery resolve average fix time MTTR mean to Störungsdauer",
	"99,97 % technisch fehlerfreie":
		"Dienstverfügbarkeit Erfolgsquote Prozent Kartenzahlungen erreicht Zuverlässigkeit Genehmigungen erfolgreich Ergebnis SLO-Wert uptime success rate achieved percentage reliability authorizations",
	"Alarme der letzten":
		"Alarmanalyse Bestandsaufnahme Analyse Zeitraum Alarmhistorie Anfang analysis alert history inventory source frequency first step reduzieren weniger sortieren aussortieren",
	"Mit dem Fachbereich":
		"Geschäftsprozesse kritisch wichtigste Fachabteilung Geschäft Priorisierung geschäftskritisch Prozesse Einnahmen Kernprozesse business critical processes revenue stakeholders key flows entscheiden entscheidet wichtig überwachen bestimmt auswählen wen decides important monitor worth watch",
	"Messgrößen festlegen, etwa":
		"SLI Kennzahl Indikator Latenz Metrik Messwert Erfolgsquote p99 Zahlungsfreigabe Reaktionszeit indicator latency percentile success rate metric messen überwachen",
	"Je Standort zwei Prometheus-Server":
		"Redundanz hochverfügbar Ausfallsicherheit doppelt Langzeitspeicher Langzeitspeicherung Historie Archiv Speicherort Zeitreihen redundancy high-availability long-term storage object retention pair replicated Langzeitmetriken aufheben aufbewahren metrics stored",
	"Exporter mit Ansible":
		"verteilen ausrollen Rollout Testzahlung simuliert Minutentakt Testtransaktion Automatisierung Prüfintervall künstlich synthetic test payment interval",
	"Regeln und Dashboards":
		"Versionsverwaltung Alarmregeln Monitoring-as-Code Repository Validierung Versionierung automatisiert Prüfung Grafiken versionskontrolliert control alerting rules tested CI Alarm testen Alarmregel",
	"Die acht Dienste der":
		"Anzahl Services Zahlungsweg Zahlungskette Codeanpassung Bezahlvorgang Microservices Nachverfolgung payment path eight instrumented",
	"fehlerhafte und langsame":
		"Stichprobe Datenmenge Prozent Abtastung aufbewahrt verwerfen Auswahl speichern Traceanteil Reduzierung percentage keep errors slow volume traces kept Sampling sampeln sample sampled behalten Stichproben",
	"Logs als JSON mit Trace-ID":
		"Logformat strukturiert Logging Protokollierung Speicherort Loganbindung zentral Logspeicher Logsammlung structured format stored central aggregation",
	"Kartennummern maskiert die":
		"Kreditkarte Kreditkartennummer Kreditkartendaten sensibel unkenntlich anonymisieren schwärzen geschwärzt verschleiern credit card sensitive redact anonymize Kartendaten numbers PAN PCI maskieren masking",
	"SLO für Autorisierungen":
		"Zielwert Dienstverfügbarkeit Prozent Zielvorgabe Erfolgsquote Monat Messzeitraum vereinbart Serviceziel target uptime percentage objective authorizations month agreed",
	"14,4-fach über 1 h":
		"Schwellwert Schwelle Alarmregel Faktor Stufen nachts Auslöser Zeitfenster aufwecken Dringlichkeit threshold multi-window rule wake paging factor Burn Rate Schwellen Schwellwerte burn thresholds",
	"Für jeden Alarm ein":
		"Handlungsanweisung Anleitung Dokumentation Notfallanleitung Schritte Handbuch Notfallhandbuch instructions documentation playbook guide alert steps",
	"ein Totmannschalter außerhalb":
		"Selbstüberwachung Heartbeat Überwachungsausfall extern kaputt stumm Lebenszeichen Kontrolle überwacht dead switch self-monitoring external watchdog fails down ausgefallen Ausfall",
	"Alte und neue Alarmierung":
		"Parallelbetrieb Umstellung Übergang Vergleich nebeneinander Dauer Übergangsphase Umstieg Altsystem run transition switchover compare old side-by-side einführen Einführung durchrutschen verpassen lückenlos umschalten gleichzeitig introduce migrate missed slip",
	"In der Abnahmeumgebung":
		"Störungssimulation Chaos absichtlich Probe Notfallübung Staging Testumgebung simulieren Fehlerinjektion Probealarm drill failure fault injection Alarm prüfen testen überprüfen funktioniert auslösen alert test works verify check",
	"Altwerkzeuge abschalten, Nachbesprechung":
		"Postmortem Blameless Fehlerkultur Schuldige Ablösung stilllegen Lernen Nachbereitung Retrospektive culture decommission legacy tools incident review",
	"Rhomberg Sersa (Schweiz":
		"Referenzen Erfahrung Einsatz Auftraggeber Firmen Unternehmen Praxis Kundenliste references experience clients companies customers",
	"Nachts klingelt das Telefon":
		"Fehlalarme geweckt aufgeweckt Ausfälle zuerst Kunden merken Beschwerde outages first hear complain false alarms wake woken night",
};
