/** Search words of the sentences of about; see `search-words.ts`. */
export const about = {
	"Seit 2007 arbeite ich":
		"freiberuflich Freelancer Berufserfahrung Erfahrung Dauer employed experience years Berufsjahre Freiberufler Dienstjahre independent",
	"Angefangen habe ich":
		"Anfang Beginn Einstieg Start Karriere Werdegang Ursprung früher Sysadmin started career background first",
	"heute ändere ich Server":
		"manuell Handarbeit automatisiert Konsole einloggen klicken Arbeitsweise manual manually rarely Konfiguration Kommandozeile eigenhändig edit",
	"geprüft, versioniert und":
		"Wandel automatisiert Infrastruktur Skript repeatable past changed Arbeitsablauf Abläufe Quelltext stored tested",
	"Um 2012 kamen Cloud":
		"Jahr Einstieg Beginn Wechsel Erfahrung lange Schwerpunkt since started experience years",
	"Ich baue Landing Zones":
		"Aufgaben Migration Umzug Ausfallzeit Downtime Fundament build Kubernetescluster Cloudumgebung Umziehen short interruptions announced",
	"Am liebsten arbeite":
		"Vorliebe bevorzugt Spaß Wunschprojekt Lieblingsarbeit Zusammenarbeit Teamkultur prefer favourite environment operations development together enjoy",
	"Ich erkläre, was ich":
		"Dokumentation Übergabe Wissenstransfer Abhängigkeit unabhängig Weggang verständlich Transparenz explain documentation handover independent transparent leave",
	"Linux-Server einrichten, absichern":
		"Gründung gegründet Beginn Freelancer freiberuflich Unternehmer Start Selbstständigkeit founded employed started secure setup Firmengründung Serverbetrieb business",
	"Server, Netze und Zugriffsrechte":
		"Automatisierung IaC Provisionierung Wandel manuell Infrastruktur Versionierung infrastructure networks permissions automated manual",
	"Anwendungen ziehen in":
		"Umstellung Einstieg Plattform Orchestrierung containerise shared applications moved shift",
	"Linux und DevOps in":
		"Chatbot Sprachmodell Konzern Großunternehmen Firmenwissen Wissensdatenbank Unternehmensdaten AI enterprise company documents answers",
	"Installation, Härtung, Patchen":
		"Distributionen Betriebssystem Patchmanagement härten Troubleshooting Serverpflege absichern Aktualisierung Systemadministration hardening operating fleet",
	"Landing Zones, Netze":
		"Cloudanbieter Hyperscaler Anbieter Ausgaben Netzwerk Berechtigungen Grundgerüst Infrastruktur providers networks permissions costs control infrastructure",
	"Aufbau, Upgrades, Zugriff":
		"Orchestrierung Aktualisierung Deployment Plattformen Zugriffsrechte aufsetzen managed setup access delivery platforms",
	"Terraform für die Infrastruktur":
		"Programmiersprachen Skriptsprache Programmieren Werkzeuge Tools Skripte Konfigurationsmanagement Provisionierung scripting configuration",
	"Pipelines, die bauen":
		"Continuous Integration Deployment Sicherheitsscan Build Abbruch stoppen Release deploy stop failure Qualitätssicherung",
	"Metriken, Logs und":
		"Überwachung Früherkennung Frühwarnung Messwerte Protokolle Ausfall proaktiv bemerken metrics alerts observability early proactive users",
};
