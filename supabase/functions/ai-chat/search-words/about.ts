/** Search words of the sentences of about; see `search-words.ts`. */
export const about = {
	"Seit 2007 arbeite ich":
		"freiberuflich Freelancer Berufserfahrung Erfahrung Dauer employed experience years Berufsjahre Freiberufler Dienstjahre independent selbständig Jahrzehnt Erfahrungsjahre Linuxerfahrung Festanstellung angestellt Angestellter Soloselbstständiger Dienstzeit self-employed contractor decade veteran permanent",
	"Angefangen habe ich":
		"Anfang Beginn Einstieg Start Karriere Werdegang Ursprung früher Sysadmin started career background first Berufsstart Berufseinstieg Berufsanfang ursprünglich Wurzel Herkunft Anfänger Ausgangspunkt originally beginning roots initially",
	"heute ändere ich Server":
		"manuell Handarbeit automatisiert Konsole einloggen klicken Arbeitsweise manual manually rarely Konfiguration Kommandozeile eigenhändig edit händisch anfassen tippen eingreifen Eingriff Handgriff heutzutage inzwischen anmelden nowadays hands-on touch typing",
	"geprüft, versioniert und":
		"Wandel automatisiert Infrastruktur Skript repeatable past changed Arbeitsablauf Abläufe Quelltext stored tested wiederholen reproduzierbar Reproduzierbarkeit Versionskontrolle abhaken Zettel Papier Ablage Nachvollziehbarkeit reproducible version-control reviewed formerly",
	"Um 2012 kamen Cloud":
		"Jahr Einstieg Beginn Wechsel Erfahrung lange Schwerpunkt since started experience years Cloudjahre Clouderfahrung Cloudanfang Umstieg umsteigen hinzukommen Spezialisierung spezialisieren Neuausrichtung Zeitpunkt Fokus specialise focus transition",
	"Ich baue Landing Zones":
		"Aufgaben Migration Umzug Ausfallzeit Downtime Fundament build Kubernetescluster Cloudumgebung Umziehen short interruptions announced ankündigen Ankündigung vorwarnen Cloudaufbau Anwendungsumzug einrichten eigenständig Selbstbetrieb Stillstand relocate self-sufficient migrate",
	"Am liebsten arbeite":
		"Vorliebe bevorzugt Spaß Wunschprojekt Lieblingsarbeit Zusammenarbeit Teamkultur prefer favourite environment operations development together enjoy mögen gern Lieblingsumgebung Arbeitsumfeld Arbeitsatmosphäre Traumprojekt Silo Kommunikation Miteinander culture collaboration ideal happiest",
	"Ich erkläre, was ich":
		"Dokumentation Übergabe Wissenstransfer Abhängigkeit unabhängig Weggang verständlich Transparenz explain documentation handover independent transparent leave verstehen nachvollziehen abhängig Blackbox Geheimnis weggehen Hinterlassenschaft Einweisung understandable writing knowledge-transfer dependency lock-in",
	"Linux-Server einrichten, absichern":
		"Gründung gegründet Beginn Freelancer freiberuflich Unternehmer Start Selbstständigkeit founded employed started secure setup Firmengründung Serverbetrieb business Existenzgründung Einzelunternehmen Einzelunternehmer Gründer eigenverantwortlich Gewerbe Freiberuflichkeit entrepreneur self-employment founder venture",
	"Server, Netze und Zugriffsrechte":
		"Automatisierung IaC Provisionierung Wandel manuell Infrastruktur Versionierung infrastructure networks permissions automated manual Infrastructure-as-Code deklarativ Bauplan bereitstellen Bereitstellung automatisch definieren Abkehr Cloudressourcen declarative provision blueprint code-based",
	"Anwendungen ziehen in":
		"Umstellung Einstieg Plattform Orchestrierung containerise shared applications moved shift containerisieren Containerisierung verpacken teilen Clusterbetrieb Microservice Ära Meilenstein Plattformgedanke share containerisation microservices milestone packaging",
	"Linux und DevOps in":
		"Chatbot Sprachmodell Konzern Großunternehmen Firmenwissen Wissensdatenbank Unternehmensdaten AI enterprise company documents answers künstlich Intelligenz LLM RAG Bot Chat Dokumentensuche Wissensassistent neueste zuletzt artificial intelligence large-scale latest",
	"Installation, Härtung, Patchen":
		"Distributionen Betriebssystem Patchmanagement härten Troubleshooting Serverpflege absichern Aktualisierung Systemadministration hardening operating fleet Linuxkenntnisse Fähigkeit Skill installieren beherrschen Störung beheben Serverfarm Linuxversion Systempflege troubleshoot maintain",
	"Landing Zones, Netze":
		"Cloudanbieter Hyperscaler Anbieter Ausgaben Netzwerk Berechtigungen Grundgerüst Infrastruktur providers networks permissions costs control infrastructure Cloudkenntnisse Clouddesign Architekt entwerfen Entwurf Konzeption Cloudplattform Cloudlösung Budget Rechnung design architect spending",
	"Aufbau, Upgrades, Zugriff":
		"Orchestrierung Aktualisierung Deployment Plattformen Zugriffsrechte aufsetzen managed setup access delivery platforms Containerplattform Clusterverwaltung Clusterupgrade Kubernetes-Kenntnisse Versionswechsel Versionssprung hochziehen Rollout betreuen orchestrator operate flavour",
	"Terraform für die Infrastruktur":
		"Programmiersprachen Skriptsprache Programmieren Werkzeuge Tools Skripte Konfigurationsmanagement Provisionierung scripting configuration coden Coding Sprache Shell Skripten Werkzeugkasten Automatisierungswerkzeug Toolset Klebstoff languages toolchain tooling glue",
	"Pipelines, die bauen":
		"Continuous Integration Deployment Sicherheitsscan Build Abbruch stoppen Release deploy stop failure Qualitätssicherung Buildkette Auslieferungskette Softwareauslieferung ausliefern Fließband Sicherheitsprüfung Schwachstellenprüfung Notbremse durchrutschen halt vulnerability broken faulty",
	"Metriken, Logs und":
		"Überwachung Früherkennung Frühwarnung Messwerte Protokolle Ausfall proaktiv bemerken metrics alerts observability early proactive users beschweren Beschwerde merken Nutzer Störungsmeldung Alarmierung entdecken warnen Warnung Helpdesk complain detect warn notice",
};
