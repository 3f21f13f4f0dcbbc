/** Search words of the sentences of projects/sap-walldorf; see `search-words.ts`. */
export const projectsSapWalldorf = {
	"Konfiguration als Code":
		"Zusammenfassung Kurzfassung Monitoring Automatisierung Administration Programmierung Entwicklungsmethoden operations configuration changes documentation summary",
	"In Walldorf habe ich":
		"Schnittstelle Nahtstelle Brücke Deployment Serverbetrieb Administration Bindeglied operations delivery interface intersection bridge",
	"beschrieben in Git":
		"Konfiguration Ansatz Prinzip Versionierung Review Freigabe Infrastruktur Rollout Pflege maintained application code reviewed tested",
	"Dazu gehörte auch das":
		"Grundlagen Basiswissen Hochfahren Systemstart Netzwerkprobleme Troubleshooting Netzwerkanalyse starten debuggen basics network",
	"In 2023, Linux and":
		"Jahr Zeitraum Ort Standort Rolle Position Spezialist Einsatz year role location expert",
	"The work combined Linux":
		"Aufgaben Tätigkeit Inhalt Konfiguration Auslieferung Betrieb Verbindung Kombination Administration duties tasks deployment",
	"{name} war": "Ort Standort Arbeitsort Rolle Position Zeitraum Jahr Experte specialist role location year",
	"Linux-Systeme einheitlich aufsetzen":
		"Standardisierung Vereinheitlichung gleich Installation Provisionierung Grundkonfiguration Konfigurationsmanagement standardised uniform setup configuration management",
	"Änderungen über Pipelines":
		"Deployment Rollout Rollback zurückrollen Kontrolle Freigabe Test rückgängig Absicherung changes deploy check undo",
	"Störungen an Messwerten":
		"Monitoring Früherkennung proaktiv rechtzeitig Metriken Fehler Ausfall Benutzer beschweren bemerken Vorwarnung detect early incidents proactive metrics users notice",
	"Betriebswissen so festhalten":
		"Wissenssicherung Wissenstransfer Kopfmonopol Abhängigkeit Ausfall Dokumentation Weggang Schlüsselperson knowledge documentation bus factor single dependency",
	"Bevor ich ihre Pflege":
		"Unterschiede absichtlich Sonderfall Voraussetzung Vorsicht Ausnahme deviation intended deliberate differences exceptions",
	"Reihenfolge und Wartungsfenster":
		"Aktualisierung Patch Neustart Downtime Terminplanung Planung Reboot Zeitpunkt Abfolge order maintenance window schedule package",
	"Beides ging nur":
		"Kompromiss Gegensatz Zielkonflikt Rollback rückgängig Schnelligkeit vereinbaren Widerspruch compromise small changes reversible balance",
	"Gewollte Unterschiede wurden":
		"Bereinigung vereinheitlichen aufräumen Abweichungen absichtlich entfernen Vereinheitlichung Sonderfälle intended differences cleanup removed standardise",
	"Vor jedem echten Lauf":
		"Trockenlauf Simulation Vorschau testweise Auswirkung vorab Prüfung dry run preview affected files services check",
	"Danach folgte der Rollout":
		"ausrollen verteilen Konfigurationsänderung Änderungen roll out rolled changes configuration gradually schrittweise Staffelung Wellen Pilot Testgruppe ausrollen Verteilung nacheinander Canary vorsichtig staged gradual first",
	"Jeder Alarm nannte das":
		"Benachrichtigung Meldung Warnung Runbook Hilfestellung Handlungsanweisung alert names affected notification guide",
	"Zur Übergabe hat":
		"Praxistest Kollege Abnahme Einarbeitung Überprüfung ausprobieren Wissenstransfer Nachfolger selbstständig testen handover follows guide colleague",
	"was dabei unklar blieb":
		"Lücken unverständlich verbessern nachbessern fehlend Korrektur vervollständigen unclear gaps improve add missing guide",
	"Die betreuten Systeme":
		"Ergebnis Neuinstallation Neuaufbau Wiederaufbau reproduzierbar wiederherstellen Desaster rebuild reinstall reproducible description result recreate",
	"Änderungen durchlaufen Review":
		"Freigabe Prüfung Rollout schrittweise Deployment Kontrolle gegenlesen Wellen changes staged approval result gradually",
	"Jeder Alarm verweist":
		"Runbook Urlaub Krankheit Stellvertretung Ersatz einspringen Kollegen alerts substitute deputies absence guide",
	"Wie in jedem größeren":
		"Drift Konfigurationsdrift auseinanderlaufen Abweichung Unterschiede Wildwuchs verschieden Inkonsistenz configuration differ packages fleet inconsistent",
	"Ein neuer Kernel wirkt":
		"Reboot Patch wirksam Aktualisierung hochfahren durchstarten notwendig restart required library effective",
	"Die Entwicklung wollte kurze":
		"Konflikt Zielkonflikt Gegensatz Interessen Geschwindigkeit schnell Stabilität Spannung development operations conflict speed stability tension",
	"Zuerst habe ich Paketlisten":
		"Bestandsaufnahme Inventar Erfassung Inventur Istzustand Analyse Vergleich Software Startpunkt Vorgehen inventory packages services users compare assessment first",
	"Ein zweiter Lauf ändert":
		"wiederholbar mehrfach gefahrlos erneut unverändert Wiederholung ausführen gleiches repeat rerun safe twice unchanged",
	"Sie prüft Syntax":
		"Linting automatisiert Testumgebung Qualitätssicherung Prüfung Fehler Tests Codeprüfung checks fresh tested style",
	"Metriken für Auslastung":
		"Monitoring Überwachung Messwerte Protokolle Logsammlung Engpass Last Kapazität metrics utilization saturation logging central collected",
	"Anleitungen habe ich":
		"Dokumentation Doku Ablageort veraltet Repository Handbuch Runbooks abgelegt gepflegt documentation stored alongside outdated guides",
};
