import type { Service } from "../types.ts";

export const monitoring: Service = {
	slug: "monitoring",
	icon: "monitoring",
	title: "Monitoring und Observability",
	meta: {
		title: "Monitoring mit Prometheus, Grafana und OpenTelemetry",
		description:
			"Metriken, Logs und Traces mit Prometheus, Grafana, Loki und OpenTelemetry: SLOs, wenige Alarme mit Runbook und ein kurzer Weg zur Ursache.",
	},
	summaryEn:
		"Monitoring and observability with Prometheus, Grafana, Loki and OpenTelemetry: service level objectives, few alerts that each call for action, and metrics, logs and traces linked so that causes are found quickly.",
	description:
		"Ich richte Metriken, Logs, Traces und Alarme so ein, dass Sie Störungen vor Ihren Kunden bemerken und die Ursache schnell finden.",
	lead: "Viele Überwachungen melden zu viel und das Wichtige zu spät: Nachts klingelt das Telefon wegen einer ausgelasteten CPU, und dass der Shop keine Bestellung mehr annimmt, erfährt die IT von einem Kunden. Ich richte das Monitoring an dem aus, was Ihre Nutzer spüren. Die Bereitschaft bekommt nur Alarme, bei denen etwas zu tun ist. Metriken, Logs und Traces sind verknüpft, damit der Weg vom Alarm zur Ursache kurz ist.",
	features: [
		{
			title: "SLOs und Fehlerbudgets",
			text: "Für jeden wichtigen Dienst legen wir fest, welcher Anteil der Anfragen gelingen muss und wie schnell. Alarmiert wird, wenn das Fehlerbudget zu rasch schwindet (Burn Rate); eine kurze Lastspitze weckt niemanden.",
		},
		{
			title: "Alarme mit Runbook",
			text: "Zu jedem Alarm gehören Dringlichkeit, Empfänger und Runbook. Der Alertmanager fasst zusammen, was dieselbe Ursache hat, und was nie jemand bearbeitet, wird gelöscht.",
		},
		{
			title: "Metriken, Logs und Traces",
			text: "Mit OpenTelemetry instrumentierte Dienste schreiben die Trace-ID in jede Logzeile. In Grafana führt dann ein Klick von der langsamen Anfrage zum Log und zur Datenbankabfrage dahinter.",
		},
		{
			title: "Server, Netze und Altsysteme",
			text: "Linux-Server, Switches und Anwendungen ohne Metrik-Endpunkt binde ich über Exporter, SNMP und synthetische Prüfungen an. Ein vorhandenes Checkmk oder Zabbix darf bleiben, wo es gute Dienste leistet.",
		},
		{
			title: "Aufbewahrung und Kosten",
			text: "Kardinalität und Aufbewahrungsdauer bestimmen, was Monitoring kostet. Ich begrenze Labels, verdichte alte Messwerte und sorge dafür, dass personenbezogene Daten gar nicht erst ins Log gelangen oder fristgerecht gelöscht werden.",
		},
	],
	technologies: [
		"Prometheus",
		"Grafana",
		"Loki",
		"OpenTelemetry",
		"Alertmanager",
		"Tempo",
		"Thanos",
		"Elastic Stack",
		"Checkmk",
		"Zabbix",
		"Azure Monitor",
		"Amazon CloudWatch",
	],
	scenarios: [
		{
			id: "bereitschaft-mit-slos",
			title: "SLOs statt Alarmflut in der Bereitschaft",
			company: "Zahlungsdienstleister für den Einzelhandel",
			startingPoint:
				"Ein Zahlungsdienstleister für den Einzelhandel überwacht 220 Server und 30 Dienste mit drei Werkzeugen, die nichts voneinander wissen. Die Bereitschaft erhält rund 140 Alarme pro Woche; auf neun von zehn folgt keine Handlung. Zwei Ausfälle der Kartenzahlung meldeten zuletzt die Händler, nach gut einer halben Stunde, und bis zur Behebung dauerte es jeweils mehr als drei Stunden.",
			phases: [
				{
					title: "Alarme und Abläufe auswerten",
					duration: "2 Wochen",
					tasks: [
						"Alarme der letzten 90 Tage nach Quelle, Häufigkeit und Folge sortieren",
						"Mit dem Fachbereich die vier Abläufe benennen, an denen der Umsatz hängt",
						"Messgrößen festlegen, etwa den Anteil der Autorisierungen ohne technischen Fehler und die Antwortzeit im 99. Perzentil",
					],
				},
				{
					title: "Metriken",
					duration: "3 Wochen",
					tasks: [
						"Je Standort zwei Prometheus-Server aufbauen, Langzeitdaten mit Thanos im Objektspeicher ablegen",
						"Exporter mit Ansible auf alle Server bringen, Kartenzahlung jede Minute synthetisch prüfen",
						"Regeln und Dashboards im Git führen und in der Pipeline mit promtool testen",
					],
				},
				{
					title: "Logs und Traces",
					duration: "3 Wochen",
					tasks: [
						"Die acht Dienste der Zahlungsstrecke mit OpenTelemetry instrumentieren",
						"Tail Sampling im Collector: fehlerhafte und langsame Anfragen vollständig, vom Rest 5\u00a0%",
						"Logs als JSON mit Trace-ID nach Loki schreiben; Kartennummern maskiert die Anwendung, der Collector prüft nach",
					],
				},
				{
					title: "SLOs und Alarmierung",
					duration: "2 Wochen",
					tasks: [
						"SLO für Autorisierungen vereinbaren: 99,95\u00a0% ohne technischen Fehler über 30 Tage",
						"Burn-Rate-Alarme mit zwei Fenstern anlegen: 14,4-fach über 1\u00a0h und 5\u00a0min weckt die Bereitschaft, 1-fach über 3 Tage und 6\u00a0h erzeugt ein Ticket",
						"Für jeden Alarm ein Runbook schreiben; ein Totmannschalter außerhalb meldet, wenn das Monitoring selbst ausfällt",
					],
				},
				{
					title: "Umschalten und üben",
					duration: "3 Wochen",
					tasks: [
						"Alte und neue Alarmierung zwei Wochen parallel betreiben und jede Abweichung klären",
						"In der Abnahmeumgebung Störungen auslösen und die Zeit bis zum Alarm messen",
						"Altwerkzeuge abschalten, Nachbesprechung ohne Schuldzuweisung für jede Störung einführen",
					],
				},
			],
			results: [
				{ value: "11 statt 140", label: "Alarme pro Woche" },
				{ value: "<\u00a03\u00a0min", label: "bis zum Alarm bei Zahlungsausfall" },
				{ value: "42\u00a0min", label: "mittlere Zeit bis zur Behebung" },
				{ value: "99,97\u00a0%", label: "technisch fehlerfreie Autorisierungen" },
			],
			conclusion:
				"Im ersten Quartal nach der Umstellung bemerkt das Team jede Störung vor den Händlern, und nach jeder wird das System oder der Alarm verbessert.",
		},
	],
	relatedServices: ["kubernetes", "devops", "consulting"],
};
