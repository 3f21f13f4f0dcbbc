import type { Service } from "../types.ts";

export const consulting: Service = {
	slug: "consulting",
	icon: "consulting",
	title: "Technische Beratung",
	meta: {
		title: "Technische Beratung: Architektur, Workshops, Leitung",
		description:
			"Architektur-Reviews, Werkzeugwahl mit Erprobung, Workshops am eigenen Code, Coaching und Teamleitung auf Zeit für DevOps, Cloud und Linux.",
	},
	summaryEn:
		"Architecture reviews, tool selection with a trial on your own services, hands-on workshops, team coaching and interim technical leadership for DevOps, cloud and Linux. Every engagement is planned towards its handover.",
	description:
		"Ich prüfe Architekturen, wähle mit Ihnen Werkzeuge aus, schule Teams und leite sie auf Zeit. Jede Entscheidung begründe ich schriftlich.",
	lead: "Manche Entscheidungen binden ein Team auf Jahre: die Plattform, das CI-System, der Zuschnitt der Cloud-Konten. Ich prüfe, was Sie haben, stelle die Optionen mit Kosten und Ausstiegsweg nebeneinander und sage auch, wovon ich abrate. Fehlt für die Umsetzung eine technische Leitung, übernehme ich sie auf Zeit und arbeite vom ersten Tag an auf die Übergabe hin.",
	features: [
		{
			title: "Architektur-Review",
			text: "Grundlage sind Code, Konfiguration, Cloud-Rechnungen und Gespräche mit Entwicklung und Betrieb. Sie erhalten eine Risikoliste mit Aufwand und empfohlener Reihenfolge.",
		},
		{
			title: "Werkzeugwahl",
			text: "Die Kriterien werden gewichtet, bevor der erste Hersteller vorführt. Zwei Kandidaten laufen probeweise mit einem Ihrer Dienste; ein Architecture Decision Record hält Entscheidung, Kosten und Ausstieg fest.",
		},
		{
			title: "Workshops am eigenen Code",
			text: "Ob Terraform, Kubernetes oder GitOps: Geübt wird an Ihren Repositorys. Am Ende liegt ein Merge Request vor, den Ihr Team übernehmen kann.",
		},
		{
			title: "Coaching im Alltag",
			text: "Beim Pairing, im Code-Review und in Postmortems lernt das Team an Fällen, die es ohnehin lösen muss. Ob sich etwas ändert, zeigen DORA-Kennzahlen wie Durchlaufzeit und Fehlerquote der Deployments.",
		},
		{
			title: "Technische Leitung auf Zeit",
			text: "Als DevOps Team Lead setze ich Prioritäten, ordne die Rufbereitschaft und vertrete das Team gegenüber dem Management. Wer die Aufgabe danach übernimmt, ist von Anfang an Teil des Plans.",
		},
	],
	technologies: [
		"Architecture Decision Records",
		"AWS Well-Architected",
		"Azure Well-Architected",
		"DORA-Kennzahlen",
		"arc42",
		"C4-Modell",
		"Value Stream Mapping",
		"FinOps",
		"GitLab CI/CD",
		"GitHub Actions",
		"Terraform",
		"Kubernetes",
	],
	scenarios: [
		{
			id: "plattformteam",
			title: "Leitung auf Zeit für ein Plattformteam",
			company: "Anbieter von Logistiksoftware",
			startingPoint:
				"Ein Anbieter von Logistiksoftware hat fünf Entwicklungsteams und drei CI-Systeme. Der Leiter des Plattformteams hat das Unternehmen verlassen, die Stelle ist offen. Vom Commit bis zur Produktion vergehen im Median 24\u00a0Tage, und 21\u00a0% der Deployments müssen nachgebessert werden. Über die künftige Plattform wird seit Monaten gesprochen, entschieden ist nichts.",
			phases: [
				{
					title: "Review",
					duration: "2 Wochen",
					tasks: [
						"Mit allen Teams, dem Betrieb und der Produktleitung sprechen",
						"Den Weg einer Änderung bis in die Produktion samt Wartezeiten aufzeichnen",
						"DORA-Kennzahlen aus Git, CI und Ticketsystem erheben",
						"Risiken mit Aufwand und Reihenfolge vorlegen",
					],
				},
				{
					title: "Entscheidung",
					duration: "3 Wochen",
					tasks: [
						"Kriterien für das gemeinsame CI-System gewichten, erst danach Produkte betrachten",
						"Zwei Kandidaten an demselben Dienst erproben, einschließlich Runnern, Secrets und Berechtigungen",
						"Ergebnis als ADR festhalten, mit Kosten, Ausstiegsweg und verworfenen Optionen",
					],
				},
				{
					title: "Leitung auf Zeit",
					duration: "12 Wochen",
					tasks: [
						"Das vierköpfige Plattformteam führen und alle zwei Wochen Zwischenstände zeigen",
						"Pipeline-Vorlagen mit zwei Pilotdiensten aufbauen, kleinere Releases und automatischen Rollback einführen",
						"Rufbereitschaft mit Runbooks, Eskalationsweg und Postmortems ohne Schuldzuweisung ordnen",
						"Eine erfahrene Kollegin aus dem Team auf die Leitung vorbereiten",
					],
				},
				{
					title: "Coaching der Teams",
					duration: "6 Wochen",
					tasks: [
						"Je Team einen Workshop an den eigenen Repositorys halten",
						"Teams ziehen ihre Dienste selbst um, begleitet durch Pairing und Reviews",
						"Die alten CI-Systeme abschalten, sobald der letzte Job umgezogen ist",
					],
				},
				{
					title: "Übergabe",
					duration: "3 Wochen",
					tasks: [
						"Die neue Leiterin führt das Team, ich höre nur noch zu",
						"Offene Risiken, Verträge und Zuständigkeiten dokumentieren",
						"Eigene Zugänge und Rechte entziehen lassen",
					],
				},
			],
			results: [
				{ value: "6\u00a0Tage", label: "Commit bis Produktion, vorher 24\u00a0Tage" },
				{ value: "9\u00a0%", label: "Deployments nachgebessert, vorher 21\u00a0%" },
				{ value: "1", label: "CI-System, vorher drei" },
				{ value: "26 Wochen", label: "bis zur Übergabe der Leitung" },
			],
			conclusion:
				"Nach einem halben Jahr leitet eine Kollegin aus dem eigenen Haus das Plattformteam, und alle fünf Entwicklungsteams liefern auf demselben Weg aus.",
		},
	],
	relatedServices: ["devops", "cloud-migration", "kubernetes"],
};
