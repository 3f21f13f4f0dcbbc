import type { GlossaryTerm, Localized } from "../types.ts";

export const devopsTerms: readonly GlossaryTerm<Localized>[] = [
	{
		id: "ansible",
		name: "Ansible",
		page: "/services/devops",
		text: {
			de: "Ansible richtet Server und andere Systeme nach einer Beschreibung in YAML ein, dem Playbook. Es meldet sich in der Regel per SSH an und braucht auf Linux-Servern keinen Agenten, nur Python. Die meisten Module sind idempotent: Sie ändern nur, was vom beschriebenen Zustand abweicht.",
			en: "Ansible configures servers and other systems from a description in YAML, the playbook. It usually connects over SSH and needs no agent on Linux servers, only Python. Most modules are idempotent: they change only what differs from the described state.",
		},
	},
	{
		id: "blue-green-deployment",
		name: { de: "Blue-Green-Deployment", en: "Blue-green deployment" },
		also: ["Blue-Green"],
		page: "/services/devops",
		text: {
			de: "Beim Blue-Green-Deployment gibt es zwei gleichwertige Produktionsumgebungen: Die eine trägt den Verkehr, auf der anderen wird die neue Version eingespielt und geprüft. Dann wird der Verkehr umgeschaltet; zurück geht es ebenso schnell, solange die alte Umgebung noch steht. Änderungen an der Datenbank müssen zu beiden Versionen passen.",
			en: "A blue-green deployment keeps two equivalent production environments: one carries the traffic, while the new version is installed and tested on the other. Traffic is then switched over, and can be switched back just as fast while the old environment is still there. Database changes have to work with both versions.",
		},
	},
	{
		id: "canary-deployment",
		name: { de: "Canary-Deployment", en: "Canary deployment" },
		also: ["Canary Release", "Canary"],
		page: "/services/devops",
		text: {
			de: "Ein Canary-Deployment leitet zunächst nur einen kleinen Teil des Verkehrs auf die neue Version. Fehlerrate und Antwortzeit entscheiden, ob der Anteil steigt oder ob alles auf die alte Version zurückgeht. Anders als beim Blue-Green-Deployment, das alle auf einmal umschaltet, trifft ein Fehler so zunächst nur wenige Nutzer.",
			en: "A canary deployment sends only a small share of the traffic to the new version at first. Error rate and response time decide whether the share grows or everything goes back to the old version. Unlike a blue-green deployment, which switches everyone at once, a canary exposes only a few users to a fault at first.",
		},
	},
	{
		id: "ci-cd",
		name: "CI/CD",
		also: ["Continuous Integration", "Continuous Delivery", "Continuous Deployment"],
		page: "/services/devops",
		text: {
			de: "CI/CD steht für kleine Änderungen, die automatisch geprüft und ausgeliefert werden. Continuous Integration (CI) führt sie mindestens täglich im Hauptzweig zusammen, baut und testet sie; Continuous Delivery (CD) hält die Software jederzeit auslieferbar, sodass ein Release nur noch freigegeben wird. Beim Continuous Deployment entfällt auch die Freigabe: Besteht eine Änderung alle Prüfungen, geht sie in Produktion.",
			en: "CI/CD stands for small changes that are tested and delivered automatically. Continuous integration (CI) merges them into the main branch at least daily, then builds and tests them; continuous delivery (CD) keeps the software releasable at all times, so that a release only needs approval. Continuous deployment drops the approval too: a change that passes every check goes to production.",
		},
	},
	{
		id: "dora-metrics",
		name: { de: "DORA-Kennzahlen", en: "DORA metrics" },
		also: ["DORA", "Four Keys"],
		page: "/services/consulting",
		text: {
			de: "Die DORA-Kennzahlen messen, wie schnell und wie stabil ein Team Software ausliefert: Durchlaufzeit von Änderungen, Häufigkeit der Deployments, Anteil fehlgeschlagener Änderungen und Zeit bis zur Wiederherstellung nach einem fehlgeschlagenen Deployment. Seit 2024 kommt der Anteil der Deployments hinzu, die ungeplant waren und auf einen Vorfall in Produktion zurückgehen. Sie stammen aus dem Programm DevOps Research and Assessment und haben nichts mit der EU-Verordnung DORA für den Finanzsektor zu tun.",
			en: "DORA metrics measure how fast and how reliably a team delivers software: change lead time, deployment frequency, change fail rate and failed deployment recovery time. A fifth joined them in 2024: the deployment rework rate, the share of deployments that were unplanned and made because of an incident in production. They come from the DevOps Research and Assessment programme and have nothing to do with DORA, the EU regulation for the financial sector.",
		},
	},
	{
		id: "error-budget",
		name: { de: "Fehlerbudget", en: "Error budget" },
		page: "/services/monitoring",
		text: {
			de: "Das Fehlerbudget (Error Budget) ist der Anteil an Ausfall oder Fehlern, den ein SLO zulässt: Bei 99,9\u00a0% Verfügbarkeit in 30 Tagen sind es gut 43 Minuten. Solange davon etwas übrig ist, darf das Team mit Releases Risiken eingehen; ist es aufgebraucht, geht Stabilität vor. Die Burn Rate gibt an, wie schnell es verbraucht wird, und eignet sich als Grundlage für Alarme.",
			en: "The error budget is the amount of failure an SLO allows: with 99.9% availability over 30 days, about 43 minutes. While some of it is left, the team may take risks with releases; once it is used up, stability comes first. The burn rate states how fast it is being spent and makes a good basis for alerts.",
		},
	},
	{
		id: "gitops",
		name: "GitOps",
		page: "/services/devops",
		text: {
			de: "Bei GitOps steht der gewünschte Zustand eines Systems in Git, und ein Agent wie Argo CD oder Flux gleicht das laufende System fortwährend damit ab. Jede Änderung ist ein Commit, der sich gegenlesen und zurücknehmen lässt. Weil der Agent die Änderungen selbst abholt, braucht die Pipeline keine Zugangsdaten zum Cluster.",
			en: "With GitOps, the desired state of a system is kept in Git, and an agent such as Argo CD or Flux continuously reconciles the running system with it. Every change is a commit that can be reviewed and reverted. Because the agent pulls the changes itself, the pipeline needs no credentials for the cluster.",
		},
	},
	{
		id: "idempotence",
		name: { de: "Idempotenz", en: "Idempotence" },
		also: ["idempotent"],
		page: "/projects/sap-walldorf",
		text: {
			de: "Idempotent ist ein Vorgang, wenn mehrfaches Ausführen zum selben Ergebnis führt wie einmaliges. In der Automatisierung heißt das: Ein zweiter Lauf ändert nichts, wenn der gewünschte Zustand schon besteht. Ein abgebrochener Lauf lässt sich so in der Regel gefahrlos wiederholen, und jede gemeldete Änderung weist auf eine echte Abweichung hin.",
			en: "Idempotence (or idempotency) means that running an operation several times has the same result as running it once. In automation, a second run changes nothing if the desired state is already in place. An interrupted run can therefore usually be repeated safely, and every reported change points to a real deviation.",
		},
	},
	{
		id: "infrastructure-as-code",
		name: "Infrastructure as Code",
		also: ["IaC"],
		page: "/services/devops",
		text: {
			de: "Infrastructure as Code (IaC, Infrastruktur als Code) beschreibt Server, Netze und Rechte in Dateien, die wie Quellcode versioniert, gegengelesen und getestet werden. Werkzeuge wie Terraform, OpenTofu oder Bicep stellen daraus den beschriebenen Zustand her. Umgebungen lassen sich so wiederholen, und jede Änderung ist vor dem Ausrollen sichtbar.",
			en: "Infrastructure as Code (IaC) describes servers, networks and permissions in files that are versioned, reviewed and tested like source code. Tools such as Terraform, OpenTofu or Bicep turn the description into real resources. Environments can be reproduced that way, and every change is visible before it is rolled out.",
		},
	},
	{
		id: "opentelemetry",
		name: "OpenTelemetry",
		also: ["OTel"],
		page: "/services/monitoring",
		text: {
			de: "OpenTelemetry ist ein offener, herstellerneutraler Standard, um Traces, Metriken und Logs aus Anwendungen zu erfassen und weiterzuleiten. Er umfasst Bibliotheken für viele Sprachen, das Protokoll OTLP und den Collector, der die Daten annimmt, verarbeitet und weitergibt. Speichern und auswerten lassen sie sich in anderen Systemen, etwa Prometheus, Tempo oder einem Cloud-Dienst; ein Wechsel verlangt keine neue Instrumentierung der Anwendungen.",
			en: "OpenTelemetry is an open, vendor-neutral standard for collecting traces, metrics and logs from applications and passing them on. It comprises libraries for many languages, the OTLP protocol, and the Collector, which receives, processes and forwards the data. Other systems store and analyse it, such as Prometheus, Tempo or a cloud service; replacing one of them doesn’t mean instrumenting the applications again.",
		},
	},
	{
		id: "prometheus",
		name: "Prometheus",
		page: "/services/monitoring",
		text: {
			de: "Prometheus ist ein freies Monitoringsystem: Es ruft Messwerte in festen Abständen per HTTP bei den überwachten Diensten ab und speichert sie als Zeitreihen mit Labels. Abgefragt werden sie mit PromQL; Alarmregeln wertet Prometheus selbst aus, der Alertmanager bündelt und verschickt die Meldungen. Jede Kombination von Label-Werten ist eine eigene Zeitreihe, weshalb Labels mit sehr vielen Werten, etwa Benutzer-IDs, zu vermeiden sind.",
			en: "Prometheus is an open-source monitoring system: it scrapes metrics over HTTP from the monitored services at fixed intervals and stores them as time series with labels. They are queried with PromQL; Prometheus evaluates the alerting rules itself, and Alertmanager groups and sends the notifications. Each combination of label values is a time series of its own, so avoid labels with very many values, such as user IDs.",
		},
	},
	{
		id: "slo",
		name: "SLO",
		also: ["Service Level Objective"],
		page: "/services/monitoring",
		text: {
			de: "Ein SLO (Service Level Objective) ist ein Zielwert für die Qualität eines Dienstes, etwa 99,9\u00a0% erfolgreiche Anfragen in 30 Tagen. Gemessen wird er mit einem SLI (Service Level Indicator), hier dem Anteil erfolgreicher Anfragen. Ein SLA (Service Level Agreement) ist dagegen eine vertragliche Zusage mit Folgen, wenn sie nicht eingehalten wird; das interne SLO ist meist strenger.",
			en: "An SLO (service level objective) is a target for the quality of a service, such as 99.9% successful requests over 30 days. It is measured with an SLI (service level indicator), here the share of successful requests. An SLA (service level agreement), by contrast, is a contractual promise with consequences if it is missed; the internal SLO is usually stricter.",
		},
	},
	{
		id: "terraform-state",
		name: { de: "Terraform-State", en: "Terraform state" },
		also: ["tfstate"],
		page: "/services/devops",
		text: {
			de: "Im Terraform-State steht, welche Ressource im Code zu welchem tatsächlich vorhandenen Objekt gehört; ohne ihn könnte Terraform nicht berechnen, was eine Änderung bewirkt. Im Team gehört er in ein gemeinsames Backend mit Sperre, etwa in S3 oder Azure Storage, damit nicht zwei Läufe gleichzeitig schreiben. Er kann Passwörter und Schlüssel im Klartext enthalten, deshalb müssen Zugriff und Verschlüsselung geregelt sein.",
			en: "Terraform state records which resource in the code corresponds to which real object; without it, Terraform could not work out what a change would do. Teams keep it in a shared backend with locking, such as S3 or Azure Storage, so that two runs never write at the same time. It can hold passwords and keys in plain text, so access and encryption need attention.",
		},
	},
	{
		id: "observability",
		name: "Observability",
		also: ["Beobachtbarkeit"],
		page: "/services/monitoring",
		text: {
			de: "Observability heißt, dass sich der Zustand eines Systems aus seinen Metriken, Logs und Traces erschließen lässt, auch bei Fragen, die vorher niemand gestellt hat. Monitoring prüft bekannte Werte und schlägt Alarm; Observability hilft, die unbekannte Ursache zu finden. Dazu müssen die drei Arten von Daten verknüpft sein, etwa durch eine Trace-ID in jeder Logzeile.",
			en: "Observability means that a system’s state can be inferred from its metrics, logs and traces, even for questions that nobody asked beforehand. Monitoring checks known values and raises alerts; observability helps to find the unknown cause. For that, the three kinds of data have to be linked, for instance by a trace ID in every log line.",
		},
	},
	{
		id: "postmortem",
		name: "Postmortem",
		also: ["Blameless Postmortem"],
		page: "/services/monitoring",
		text: {
			de: "Ein Postmortem arbeitet eine Störung nach: was geschah, wie es bemerkt wurde, was half und was sich ändern muss. Ohne Schuldzuweisung (blameless) geführt, fragt es, warum ein Fehler möglich war, und nicht, wer ihn gemacht hat. Wertvoll wird es erst, wenn jede Maßnahme einen Verantwortlichen und einen Termin hat.",
			en: "A postmortem reviews an incident: what happened, how it was noticed, what helped and what has to change. Held without blame, it asks why a mistake was possible, not who made it. It only pays off if every action has an owner and a date.",
		},
	},
	{
		id: "rollback",
		name: "Rollback",
		page: "/services/devops",
		text: {
			de: "Ein Rollback bringt eine Anwendung nach einem misslungenen Release auf die vorige Version zurück. In Kubernetes geht das mit „kubectl rollout undo“, bei Helm mit „helm rollback“, mit GitOps durch einen Revert in Git. Schwierig wird es, wenn sich das Datenbankschema geändert hat; deshalb macht man Schemaänderungen abwärtskompatibel und getrennt vom Release.",
			en: "A rollback returns an application to its previous version after a failed release. In Kubernetes this is “kubectl rollout undo”, with Helm “helm rollback”, and with GitOps a revert in Git. It gets difficult when the database schema has changed, which is why schema changes are made backwards compatible and separate from the release.",
		},
	},
	{
		id: "runbook",
		name: "Runbook",
		page: "/services/monitoring",
		text: {
			de: "Ein Runbook beschreibt Schritt für Schritt, was bei einem Alarm oder einer wiederkehrenden Arbeit zu tun ist: Befehle, erwartete Ergebnisse, Rückweg und wer zu rufen ist. Es liegt am besten neben dem Code und ist vom Alarm aus verlinkt. Ob es taugt, zeigt sich, wenn jemand es befolgt, der es nicht geschrieben hat.",
			en: "A runbook describes step by step what to do for an alert or a recurring task: commands, expected results, the way back and whom to call. It is best kept next to the code and linked from the alert. Whether it is any good shows when someone follows it who didn’t write it.",
		},
	},
	{
		id: "sla",
		name: "SLA",
		also: ["Service Level Agreement"],
		page: "/services/monitoring",
		text: {
			de: "Ein SLA (Service Level Agreement) ist eine vertragliche Zusage über einen Dienst, etwa 99,9 % Verfügbarkeit im Monat, mit Folgen, wenn sie verfehlt wird. 99,9 % erlauben in 30 Tagen rund 43 Minuten Ausfall. Intern arbeitet man mit einem strengeren Ziel, dem SLO, damit man eingreifen kann, bevor das SLA verletzt ist.",
			en: "An SLA (service level agreement) is a contractual promise about a service, such as 99.9% availability per month, with consequences if it is missed. 99.9% allows about 43 minutes of downtime in 30 days. Internally, a stricter target is used, the SLO, so that there is time to act before the SLA is broken.",
		},
	},
	{
		id: "terraform",
		name: "Terraform",
		also: ["OpenTofu"],
		page: "/services/devops",
		text: {
			de: "Terraform beschreibt Infrastruktur in Textdateien und stellt den Zustand her, der dort steht: „terraform plan“ zeigt die Änderungen, „terraform apply“ führt sie aus. Was schon besteht, merkt es sich im State, der deshalb geschützt und mit Sperre abgelegt wird. OpenTofu ist die freie Abspaltung, die entstand, als HashiCorp 2023 die Lizenz änderte.",
			en: "Terraform defines infrastructure in text files and brings about the state described there: “terraform plan” shows the changes, “terraform apply” carries them out. It remembers what already exists in its state, which is therefore stored protected and with locking. OpenTofu is the open-source fork, started after HashiCorp changed the licence in 2023.",
		},
	},
];
