import type { Localized, Service } from "../types.ts";

export const consulting: Service<Localized> = {
	slug: "consulting",
	icon: "handshake",
	title: { de: "Technische Beratung", en: "Technical consulting" },
	meta: {
		title: {
			de: "Technische Beratung: Architektur, Workshops, Leitung",
			en: "Technical consulting: architecture, workshops, leadership",
		},
		description: {
			de: "Architektur-Reviews, Werkzeugwahl mit Erprobung, Workshops am eigenen Code, Coaching und Teamleitung auf Zeit für DevOps, Cloud und Linux.",
			en: "Architecture reviews, tool selection with trials, workshops on your own code, coaching and interim team leadership for DevOps, cloud and Linux.",
		},
	},
	description: {
		de: "Ich prüfe Architekturen, wähle mit Ihnen Werkzeuge aus, schule Teams und leite sie auf Zeit. Jede Entscheidung begründe ich schriftlich.",
		en: "I review architectures, help you choose tools, train teams, and lead them on an interim basis. I give the reasons for every decision in writing.",
	},
	lead: {
		de: "Ich prüfe, was Sie haben, stelle die Optionen mit Kosten und Ausstiegsweg nebeneinander und sage auch, wovon ich abrate. Manche Entscheidungen binden ein Team auf Jahre: die Plattform, das CI-System, der Zuschnitt der Cloud-Konten. Fehlt für die Umsetzung eine technische Leitung, übernehme ich sie auf Zeit und arbeite vom ersten Tag an auf die Übergabe hin.",
		en: "I review what you have, set out the options side by side with their costs and exit routes, and tell you what I would advise against. Some decisions tie a team down for years: the platform, the CI system, the layout of cloud accounts. If the project has no technical lead, I step in on an interim basis and work towards the handover from day one.",
	},
	features: [
		{
			title: { de: "Architektur-Review", en: "Architecture review" },
			text: {
				de: "Grundlage sind Code, Konfiguration, Cloud-Rechnungen und Gespräche mit Entwicklung und Betrieb. Sie erhalten eine Risikoliste mit Aufwand und empfohlener Reihenfolge.",
				en: "I work from code, configuration, cloud bills and conversations with development and operations. You receive a list of risks with the effort to fix them and a recommended order.",
			},
		},
		{
			title: { de: "Werkzeugwahl", en: "Tool selection" },
			text: {
				de: "Die Kriterien werden gewichtet, bevor der erste Hersteller vorführt. Zwei Kandidaten laufen probeweise mit einem Ihrer Dienste; ein Architecture Decision Record hält Entscheidung, Kosten und Ausstieg fest.",
				en: "Criteria are weighted before the first vendor gives a demo. Two candidates run on trial with one of your services; an Architecture Decision Record sets down the decision, the costs and the exit route.",
			},
		},
		{
			title: { de: "Workshops am eigenen Code", en: "Workshops on your own code" },
			text: {
				de: "Ob Terraform, Kubernetes oder GitOps: Geübt wird an Ihren Repositorys. Am Ende liegt ein Merge Request vor, den Ihr Team übernehmen kann.",
				en: "Terraform, Kubernetes or GitOps: we practise on your own repositories, and each workshop ends with a merge request that your team can take over.",
			},
		},
		{
			title: { de: "Coaching im Alltag", en: "Coaching on the job" },
			text: {
				de: "Beim Pairing, im Code-Review und in Postmortems lernt das Team an Fällen, die es ohnehin lösen muss. Ob sich etwas ändert, zeigen DORA-Kennzahlen wie Durchlaufzeit und Fehlerquote der Deployments.",
				en: "In pairing, code reviews and postmortems, the team learns from problems it has to solve anyway. DORA metrics such as lead time and change failure rate show whether anything actually changes.",
			},
		},
		{
			title: { de: "Technische Leitung auf Zeit", en: "Interim technical leadership" },
			text: {
				de: "Als DevOps Team Lead setze ich Prioritäten, ordne die Rufbereitschaft und vertrete das Team gegenüber dem Management. Die Nachfolge ist von Anfang an Teil des Plans.",
				en: "As DevOps Team Lead, I set priorities, sort out the on-call rota and represent the team to management. Succession is part of the plan from the start.",
			},
		},
	],
	technologies: [
		"Architecture Decision Records",
		"AWS Well-Architected",
		"Azure Well-Architected",
		{ de: "DORA-Kennzahlen", en: "DORA metrics" },
		"arc42",
		{ de: "C4-Modell", en: "C4 model" },
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
			title: { de: "Leitung auf Zeit für ein Plattformteam", en: "Interim leadership for a platform team" },
			startingPoint: {
				de: "Ein Anbieter von Logistiksoftware hat fünf Entwicklungsteams und drei CI-Systeme. Der Leiter des Plattformteams hat das Unternehmen verlassen, die Stelle ist offen. Vom Commit bis zur Produktion vergehen im Median 24\u00a0Tage, und 21\u00a0% der Deployments müssen nachgebessert werden. Über die künftige Plattform wird seit Monaten gesprochen, entschieden ist nichts.",
				en: "A logistics software vendor has five development teams and three CI systems. The head of its platform team has left, and the post is vacant. A change takes a median of 24\u00a0days from commit to production, and 21% of deployments need a follow-up fix. The future platform has been under discussion for months, and nothing has been decided.",
			},
			phases: [
				{
					title: { de: "Review", en: "Review" },
					days: 10,
					tasks: [
						{
							de: "Mit allen Teams, dem Betrieb und der Produktleitung sprechen",
							en: "Talk to all teams, operations and product management",
						},
						{
							de: "Den Weg einer Änderung bis in die Produktion samt Wartezeiten aufzeichnen",
							en: "Map a change’s path to production, waiting times included",
						},
						{
							de: "DORA-Kennzahlen aus Git, CI und Ticketsystem erheben",
							en: "Gather DORA metrics from Git, CI and the ticket system",
						},
						{
							de: "Risiken mit Aufwand und Reihenfolge vorlegen",
							en: "Present the risks with the effort to fix them and a recommended order",
						},
					],
				},
				{
					title: { de: "Entscheidung", en: "Decision" },
					days: 15,
					tasks: [
						{
							de: "Kriterien für das gemeinsame CI-System gewichten, erst danach Produkte betrachten",
							en: "Weight the criteria for the shared CI system, and only then look at products",
						},
						{
							de: "Zwei Kandidaten an demselben Dienst erproben, einschließlich Runnern, Secrets und Berechtigungen",
							en: "Try two candidates on the same service, including runners, secrets and permissions",
						},
						{
							de: "Ergebnis als ADR festhalten, mit Kosten, Ausstiegsweg und verworfenen Optionen",
							en: "Record the result as an ADR, with costs, exit route and rejected options",
						},
					],
				},
				{
					title: { de: "Leitung auf Zeit", en: "Interim leadership" },
					days: 60,
					tasks: [
						{
							de: "Das vierköpfige Plattformteam führen und alle zwei Wochen Zwischenstände zeigen",
							en: "Lead the platform team of four and show progress every two weeks",
						},
						{
							de: "Pipeline-Vorlagen mit zwei Pilotdiensten aufbauen, kleinere Releases und automatischen Rollback einführen",
							en: "Build pipeline templates with two pilot services, and introduce smaller releases and automatic rollback",
						},
						{
							de: "Rufbereitschaft mit Runbooks, Eskalationsweg und Postmortems ohne Schuldzuweisung ordnen",
							en: "Sort out on-call with runbooks, an escalation path and blameless postmortems",
						},
						{
							de: "Eine erfahrene Kollegin aus dem Team auf die Leitung vorbereiten",
							en: "Prepare an experienced team member to take over as head",
						},
					],
				},
				{
					title: { de: "Coaching der Teams", en: "Coaching the teams" },
					days: 30,
					tasks: [
						{
							de: "Je Team einen Workshop an den eigenen Repositorys halten",
							en: "Run a workshop with each team on its own repositories",
						},
						{
							de: "Teams ziehen ihre Dienste selbst um, begleitet durch Pairing und Reviews",
							en: "Teams move their services themselves, supported by pairing and reviews",
						},
						{
							de: "Die alten CI-Systeme abschalten, sobald der letzte Job umgezogen ist",
							en: "Switch off the old CI systems once the last job has moved",
						},
					],
				},
				{
					title: { de: "Übergabe", en: "Handover" },
					days: 15,
					tasks: [
						{
							de: "Die neue Leiterin führt das Team, ich höre nur noch zu",
							en: "The new head leads the team, and I only listen in",
						},
						{
							de: "Offene Risiken, Verträge und Zuständigkeiten dokumentieren",
							en: "Document open risks, contracts and responsibilities",
						},
						{
							de: "Eigene Zugänge und Rechte entziehen lassen",
							en: "Have my own access and permissions revoked",
						},
					],
				},
			],
			results: [
				{
					value: { de: "6\u00a0Tage", en: "6\u00a0days" },
					label: {
						de: "Commit bis Produktion, vorher 24\u00a0Tage",
						en: "from commit to production, previously 24\u00a0days",
					},
				},
				{
					value: { de: "9\u00a0%", en: "9%" },
					label: {
						de: "Deployments nachgebessert, vorher 21\u00a0%",
						en: "of deployments needing a fix, previously 21%",
					},
				},
				{ value: "1", label: { de: "CI-System, vorher drei", en: "CI system, previously three" } },
				{
					value: { de: "26 Wochen", en: "26 weeks" },
					label: { de: "bis zur Übergabe der Leitung", en: "until leadership was handed over" },
				},
			],
			conclusion: {
				de: "Nach einem halben Jahr leitet eine Kollegin aus dem eigenen Haus das Plattformteam, und alle fünf Entwicklungsteams liefern auf demselben Weg aus.",
				en: "After six months, someone from within the company leads the platform team, and all five development teams ship the same way.",
			},
		},
	],
	diagram: {
		kind: "pipeline",
		title: { de: "Vom Befund zur Entscheidung", en: "From findings to a decision" },
		caption: { de: "Auch wovon ich abrate, erfahren Sie.", en: "You also hear what I advise against." },
		items: [
			{
				title: { de: "Befund", en: "Findings" },
				text: {
					de: "Aus Code, Konfiguration, Rechnungen und Gesprächen",
					en: "From code, configuration, bills and conversations",
				},
			},
			{
				title: { de: "Risikoliste", en: "Risk list" },
				text: { de: "Mit Aufwand und empfohlener Reihenfolge", en: "With effort and a recommended order" },
			},
			{
				title: { de: "Kriterien", en: "Criteria" },
				text: {
					de: "Gewichtet, bevor der erste Hersteller vorführt",
					en: "Weighted before the first vendor’s demo",
				},
			},
			{
				title: { de: "Probe", en: "Trial" },
				text: {
					de: "Zwei Kandidaten mit einem Ihrer Dienste",
					en: "Two candidates with one of your services",
				},
			},
			{
				title: { de: "Entscheidung", en: "Decision" },
				text: { de: "Festgehalten mit Kosten und Ausstieg", en: "Recorded with costs and exit" },
			},
		],
	},
	questions: [
		{
			question: {
				de: "Was bekommt man bei einem Architektur-Review?",
				en: "What do you get from an architecture review?",
			},
			answer: {
				de: "Eine Risikoliste mit dem Aufwand der Behebung und einer empfohlenen Reihenfolge. Grundlage sind Code, Konfiguration, Cloud-Rechnungen und Gespräche mit Entwicklung und Betrieb. Dazu gehört auch, wovon abzuraten ist.",
				en: "A list of risks with the effort to fix them and a recommended order. It is based on code, configuration, cloud bills and conversations with development and operations. It also says what is not advisable.",
			},
		},
		{
			question: {
				de: "Wie läuft eine technische Leitung auf Zeit ab?",
				en: "How does interim technical leadership work?",
			},
			answer: {
				de: "Sie beginnt mit einem Review und arbeitet vom ersten Tag an auf die Übergabe hin. Dazwischen werden Entscheidungen schriftlich begründet, Prioritäten gesetzt, die Rufbereitschaft geordnet und das Team gegenüber dem Management vertreten. Die Nachfolge ist von Anfang an Teil des Plans.",
				en: "It starts with a review and works towards the handover from day one. In between, decisions are justified in writing, priorities are set, the on-call rota is sorted out and the team is represented to management. Succession is part of the plan from the start.",
			},
		},
		{
			question: {
				de: "Welche Erfahrung gibt es als Team Lead?",
				en: "What experience is there as a team lead?",
			},
			answer: {
				de: "Bei der Bundesdruckerei war es 2024 die Rolle als DevOps Team Lead, zuständig für die Reihenfolge der Arbeiten, die technischen Entscheidungen und die Reviews. Wie groß das Team war, steht hier nicht.",
				en: "At Bundesdruckerei in 2024, the role was that of DevOps Team Lead, responsible for sequencing the work, for the technical decisions and for reviews. How big the team was isn’t stated here.",
			},
		},
		{
			question: {
				de: "Wie lange dauert eine Beratung oder ein Workshop?",
				en: "How long does consulting or a workshop take?",
			},
			answer: {
				de: "Das richtet sich nach der Frage und dem Umfang und wird vorher vereinbart. Als Anhaltspunkt: In einem erfundenen Praxisbeispiel dauert eine Leitung auf Zeit 26 Wochen, das Review am Anfang zwei davon.",
				en: "That depends on the question and the scope, and is agreed beforehand. As an indication, in an invented worked example interim leadership takes 26 weeks, of which the review at the start takes two.",
			},
		},
		{
			question: { de: "Was ist das Besondere an den Workshops?", en: "What is special about the workshops?" },
			answer: {
				de: "Geübt wird am eigenen Code der Teilnehmer, ob Terraform, Kubernetes oder GitOps. Am Ende liegt ein Merge Request vor, den das Team übernehmen kann.",
				en: "Participants practise on their own code, be it Terraform, Kubernetes or GitOps. Each workshop ends with a merge request that the team can take over.",
			},
		},
	],
	relatedServices: ["devops", "cloud-migration", "kubernetes"],
};
