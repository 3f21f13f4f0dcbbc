import type { Localized, Service } from "../types.ts";

export const monitoring: Service<Localized> = {
	slug: "monitoring",
	icon: "activity",
	title: { de: "Monitoring und Observability", en: "Monitoring and observability" },
	meta: {
		title: {
			de: "Monitoring mit Prometheus, Grafana und OpenTelemetry",
			en: "Monitoring with Prometheus, Grafana and OpenTelemetry",
		},
		description: {
			de: "Metriken, Logs und Traces mit Prometheus, Grafana, Loki und OpenTelemetry: SLOs, wenige Alarme mit Runbook und ein kurzer Weg zur Ursache.",
			en: "Metrics, logs and traces with Prometheus, Grafana, Loki and OpenTelemetry: SLOs, a handful of alerts with runbooks, and a short path to the cause.",
		},
	},
	description: {
		de: "Ich richte Metriken, Logs, Traces und Alarme so ein, dass Sie Störungen vor Ihren Kunden bemerken und die Ursache schnell finden.",
		en: "I set up metrics, logs, traces and alerts so that you notice incidents before your customers do and find the cause quickly.",
	},
	lead: {
		de: "Ich richte das Monitoring an dem aus, was Ihre Nutzer spüren, und die Bereitschaft bekommt nur Alarme, bei denen etwas zu tun ist. Viele Überwachungen melden zu viel und das Wichtige zu spät: Nachts klingelt das Telefon wegen einer ausgelasteten CPU, und dass der Shop keine Bestellung mehr annimmt, erfährt die IT von einem Kunden. Damit auch der Weg vom Alarm zur Ursache kurz ist, verknüpfe ich Metriken, Logs und Traces.",
		en: "I build monitoring around what your users notice, and whoever is on call gets only the alerts that need action. Many monitoring systems report too much, and the important things too late: the phone rings at night over a busy CPU, and it takes a customer to tell IT that the shop has stopped accepting orders. To keep the path from alert to cause short as well, I link metrics, logs and traces.",
	},
	features: [
		{
			title: { de: "SLOs und Fehlerbudgets", en: "SLOs and error budgets" },
			text: {
				de: "Für jeden wichtigen Dienst legen wir fest, welcher Anteil der Anfragen gelingen muss und wie schnell. Alarmiert wird, wenn das Fehlerbudget zu rasch schwindet (Burn Rate); eine kurze Lastspitze weckt niemanden.",
				en: "For each important service we agree what share of requests has to succeed, and how fast. An alert fires when the error budget burns too quickly (burn rate); a brief load spike wakes nobody.",
			},
		},
		{
			title: { de: "Alarme mit Runbook", en: "Alerts with runbooks" },
			text: {
				de: "Zu jedem Alarm gehören Dringlichkeit, Empfänger und Runbook. Der Alertmanager fasst Alarme mit derselben Ursache zusammen; solche, die nie jemand bearbeitet, werden gelöscht.",
				en: "Every alert has a severity, a recipient and a runbook. Alertmanager groups those that share a cause, and alerts that nobody ever acts on are deleted.",
			},
		},
		{
			title: { de: "Metriken, Logs und Traces", en: "Metrics, logs and traces" },
			text: {
				de: "Mit OpenTelemetry instrumentierte Dienste schreiben die Trace-ID in jede Logzeile. In Grafana führt dann ein Klick von der langsamen Anfrage zum Log und zur Datenbankabfrage dahinter.",
				en: "Services instrumented with OpenTelemetry write the trace ID into every log line. In Grafana, one click then leads from the slow request to its log and to the database query behind it.",
			},
		},
		{
			title: { de: "Server, Netze und Altsysteme", en: "Servers, networks and legacy systems" },
			text: {
				de: "Linux-Server, Switches und Anwendungen ohne Metrik-Endpunkt binde ich über Exporter, SNMP und synthetische Prüfungen an. Ein vorhandenes Checkmk oder Zabbix darf bleiben, wo es gute Dienste leistet.",
				en: "I connect Linux servers, switches and applications without a metrics endpoint through exporters, SNMP and synthetic checks. An existing Checkmk or Zabbix can stay where it does its job well.",
			},
		},
		{
			title: { de: "Aufbewahrung und Kosten", en: "Retention and costs" },
			text: {
				de: "Kardinalität und Aufbewahrungsdauer bestimmen, was Monitoring kostet. Ich begrenze Labels, verdichte alte Messwerte und sorge dafür, dass personenbezogene Daten gar nicht erst ins Log gelangen oder fristgerecht gelöscht werden.",
				en: "Cardinality and retention decide what monitoring costs. I limit labels, downsample old measurements and make sure that personal data either never reaches the logs or is deleted on time.",
			},
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
			title: { de: "SLOs statt Alarmflut in der Bereitschaft", en: "SLOs instead of alert fatigue on call" },
			startingPoint: {
				de: "Ein Zahlungsdienstleister für den Einzelhandel überwacht 220 Server und 30 Dienste mit drei Werkzeugen, die nichts voneinander wissen. Die Bereitschaft erhält rund 140 Alarme pro Woche; neun von zehn verlangen kein Eingreifen. Die letzten beiden Ausfälle der Kartenzahlung meldeten die Händler, nach gut einer halben Stunde; bis zur Behebung dauerte es jeweils mehr als drei Stunden.",
				en: "A payment provider for retailers monitors 220 servers and 30 services with three tools that know nothing about each other. The on-call team receives about 140 alerts a week, and nine out of ten lead to no action. The last two card payment outages were reported by the retailers, after more than half an hour, and each took more than three hours to fix.",
			},
			phases: [
				{
					title: { de: "Alarme und Abläufe auswerten", en: "Analyse alerts and processes" },
					days: 10,
					tasks: [
						{
							de: "Alarme der letzten 90 Tage nach Quelle, Häufigkeit und Folge sortieren",
							en: "Sort the alerts of the past 90 days by source, frequency and consequence",
						},
						{
							de: "Mit dem Fachbereich die vier Abläufe benennen, an denen der Umsatz hängt",
							en: "With the business, identify the four processes that revenue depends on",
						},
						{
							de: "Messgrößen festlegen, etwa den Anteil der Autorisierungen ohne technischen Fehler und die Antwortzeit im 99. Perzentil",
							en: "Define the indicators, such as the share of authorisations without a technical error and the 99th percentile response time",
						},
					],
				},
				{
					title: { de: "Metriken", en: "Metrics" },
					days: 15,
					tasks: [
						{
							de: "Je Standort zwei Prometheus-Server aufbauen, Langzeitdaten mit Thanos im Objektspeicher ablegen",
							en: "Set up two Prometheus servers per site, and store long-term data in object storage with Thanos",
						},
						{
							de: "Exporter mit Ansible auf alle Server bringen, Kartenzahlung jede Minute synthetisch prüfen",
							en: "Install exporters on all servers with Ansible, and run a synthetic card payment every minute",
						},
						{
							de: "Regeln und Dashboards in Git führen und in der Pipeline mit promtool testen",
							en: "Keep rules and dashboards in Git and test them in the pipeline with promtool",
						},
					],
				},
				{
					title: { de: "Logs und Traces", en: "Logs and traces" },
					days: 15,
					tasks: [
						{
							de: "Die acht Dienste der Zahlungsstrecke mit OpenTelemetry instrumentieren",
							en: "Instrument the eight services in the payment path with OpenTelemetry",
						},
						{
							de: "Tail Sampling im Collector: fehlerhafte und langsame Anfragen vollständig, vom Rest 5\u00a0%",
							en: "Tail sampling in the Collector: all failed and slow requests, 5% of the rest",
						},
						{
							de: "Logs als JSON mit Trace-ID nach Loki schreiben; Kartennummern maskiert die Anwendung, der Collector prüft nach",
							en: "Write logs to Loki as JSON with a trace ID; the application masks card numbers, and the Collector double-checks",
						},
					],
				},
				{
					title: { de: "SLOs und Alarmierung", en: "SLOs and alerting" },
					days: 10,
					tasks: [
						{
							de: "SLO für Autorisierungen vereinbaren: 99,95\u00a0% ohne technischen Fehler über 30 Tage",
							en: "Agree an SLO for authorisations: 99.95% without a technical error over 30 days",
						},
						{
							de: "Burn-Rate-Alarme mit zwei Fenstern anlegen: 14,4-fach über 1\u00a0h und 5\u00a0min weckt die Bereitschaft, 1-fach über 3 Tage und 6\u00a0h erzeugt ein Ticket",
							en: "Create burn-rate alerts with two windows: 14.4× over 1\u00a0h and 5\u00a0min pages the person on call, 1× over 3 days and 6\u00a0h opens a ticket",
						},
						{
							de: "Für jeden Alarm ein Runbook schreiben; ein Totmannschalter außerhalb meldet, wenn das Monitoring selbst ausfällt",
							en: "Write a runbook for every alert; an external dead man’s switch reports when monitoring itself fails",
						},
					],
				},
				{
					title: { de: "Umschalten und üben", en: "Switchover and drills" },
					days: 15,
					tasks: [
						{
							de: "Alte und neue Alarmierung zwei Wochen parallel betreiben und jede Abweichung klären",
							en: "Run old and new alerting in parallel for two weeks and resolve every discrepancy",
						},
						{
							de: "In der Abnahmeumgebung Störungen auslösen und die Zeit bis zum Alarm messen",
							en: "Trigger faults in the staging environment and measure the time to alert",
						},
						{
							de: "Altwerkzeuge abschalten, Nachbesprechung ohne Schuldzuweisung für jede Störung einführen",
							en: "Switch off the old tools, and introduce blameless postmortems for every incident",
						},
					],
				},
			],
			results: [
				{
					value: { de: "11 statt 140", en: "11" },
					label: { de: "Alarme pro Woche", en: "alerts a week, down from 140" },
				},
				{
					value: "<\u00a03\u00a0min",
					label: { de: "bis zum Alarm bei Zahlungsausfall", en: "to alert when payments fail" },
				},
				{ value: "42\u00a0min", label: { de: "mittlere Zeit bis zur Behebung", en: "mean time to repair" } },
				{
					value: { de: "99,97\u00a0%", en: "99.97%" },
					label: {
						de: "technisch fehlerfreie Autorisierungen",
						en: "of authorisations free of technical errors",
					},
				},
			],
			conclusion: {
				de: "Im ersten Quartal nach der Umstellung bemerkt das Team jede Störung vor den Händlern und verbessert nach jeder das System oder den Alarm.",
				en: "In the first quarter after the switch, the team notices every incident before the retailers do, and after each one the system or the alert is improved.",
			},
		},
	],
	diagram: {
		kind: "loop",
		title: { de: "Ein Alarm, bei dem etwas zu tun ist", en: "An alert that calls for action" },
		caption: { de: "Eine kurze Lastspitze weckt niemanden.", en: "A short load peak wakes nobody." },
		items: [
			{
				title: { de: "Ziel", en: "Objective" },
				text: {
					de: "Welcher Anteil der Anfragen gelingen muss",
					en: "What share of requests has to succeed",
				},
			},
			{
				title: { de: "Fehlerbudget", en: "Error budget" },
				text: {
					de: "Schwindet es zu rasch, wird alarmiert.",
					en: "If it shrinks too fast, an alert goes out.",
				},
			},
			{
				title: { de: "Alarm", en: "Alert" },
				text: { de: "Mit Dringlichkeit, Empfänger und Runbook", en: "With urgency, recipient and runbook" },
			},
			{
				title: { de: "Ursache", en: "Cause" },
				text: { de: "Ein Klick von der Anfrage zum Log", en: "One click from the request to the log" },
			},
			{
				title: { de: "Aufräumen", en: "Clearing out" },
				text: {
					de: "Alarme, die nie jemand bearbeitet, werden gelöscht.",
					en: "Alerts that nobody ever acts on are deleted.",
				},
			},
		],
	},
	questions: [
		{
			question: { de: "Wie wird man eine Alarmflut los?", en: "How do you get rid of alert fatigue?" },
			answer: {
				de: "Alarmiert wird nur noch, wenn Nutzer etwas merken und jemand etwas tun kann. Dafür werden die bisherigen Alarme ausgewertet, für wichtige Dienste SLOs vereinbart und Alarme mit derselben Ursache zusammengefasst. Zu jedem Alarm gehört ein Runbook; solche, die nie jemand bearbeitet, werden gelöscht.",
				en: "Alerts fire only when users notice something and somebody can act on it. To get there, past alerts are analysed, SLOs are agreed for important services, and alerts that share a cause are grouped. Every alert has a runbook, and those that nobody ever acts on are deleted.",
			},
		},
		{
			question: {
				de: "Wie lange dauert die Einführung eines neuen Monitorings?",
				en: "How long does it take to introduce new monitoring?",
			},
			answer: {
				de: "Das hängt von der Zahl der Systeme und Dienste ab und davon, welche schon Messwerte liefern. Als Anhaltspunkt: Ein erfundenes Praxisbeispiel mit 220 Servern und 30 Diensten kommt auf 13 Wochen.",
				en: "That depends on the number of systems and services, and on which of them already provide metrics. As an indication, an invented worked example with 220 servers and 30 services takes 13 weeks.",
			},
		},
		{
			question: {
				de: "Welche Erfahrung gibt es mit Monitoring?",
				en: "What experience is there with monitoring?",
			},
			answer: {
				de: "Monitoring gehörte zu mehreren Kundenprojekten. Bei SAP (2023) entstanden Metriken, zentral gesammelte Logs und Alarme, die auf die passende Anleitung verweisen; bei Rhomberg Sersa (seit 2024) gehören Metriken, Logs und Erreichbarkeitsprüfungen zu den Aufgaben. Zu den Werkzeugen zählen Prometheus, Grafana, Loki und OpenTelemetry.",
				en: "Monitoring has been part of several client projects. At SAP (2023), metrics, central logs and alerts that point to the matching runbook were set up; at Rhomberg Sersa (since 2024), metrics, logs and availability checks are among the tasks. Tools include Prometheus, Grafana, Loki and OpenTelemetry.",
			},
		},
		{
			question: {
				de: "Müssen Checkmk oder Zabbix abgelöst werden?",
				en: "Do Checkmk or Zabbix have to be replaced?",
			},
			answer: {
				de: "Nein, ein vorhandenes Checkmk oder Zabbix darf bleiben, wo es gute Dienste leistet. Server, Switches und Anwendungen ohne Metrik-Endpunkt lassen sich über Exporter, SNMP und synthetische Prüfungen anbinden.",
				en: "No, an existing Checkmk or Zabbix can stay where it does its job well. Servers, switches and applications without a metrics endpoint can be connected through exporters, SNMP and synthetic checks.",
			},
		},
		{
			question: { de: "Was treibt die Kosten eines Monitorings?", en: "What drives the cost of monitoring?" },
			answer: {
				de: "Vor allem die Zahl der Zeitreihen und die Dauer der Aufbewahrung. Deshalb werden Labels begrenzt und alte Messwerte verdichtet, und personenbezogene Daten gelangen gar nicht erst ins Log oder werden fristgerecht gelöscht.",
				en: "Above all, the number of time series and how long they are kept. Labels are therefore limited and old measurements downsampled, and personal data either never reaches the logs or is deleted on time.",
			},
		},
	],
	relatedServices: ["kubernetes", "devops", "consulting"],
};
