import type { Fact, Localized } from "./types.ts";

/**
 * Answers that only you can give: decide each of them, and delete its `open: true`, which says that the site leaves the
 * question open. The texts may name values, such as `{name}`; `src/pages/values.ts` lists them.
 */
export const facts: readonly Fact<Localized>[] = [
	{
		id: "price",
		about: {
			de: "Preis, Kosten, Tagessatz, Stundensatz, Honorar, Festpreis, Budget, teuer, Rabatt, Reisekosten",
			en: "price, cost, day rate, daily rate, hourly rate, fee, fixed price, budget, expensive, discount, travel expenses",
		},
		answer: {
			de: "Preise, Tagessätze, Reisekosten und Abrechnungsmodelle stehen nicht auf dieser Website, und ich nenne keine. Beschreiben Sie Ihr Vorhaben kurz im Kontaktformular; {name} antwortet persönlich.",
			en: "This site gives no prices, daily rates, travel costs or billing models, and I don’t quote any. Describe your project briefly in the contact form; {name} replies personally.",
		},
		links: ["/#contact"],
		open: true,
	},
	{
		id: "references",
		about: {
			de: "Referenzen, Bewertungen, Empfehlungen, Kundenstimmen, Ansprechpartner beim Kunden, Zeugnisse",
			en: "references, reviews, ratings, testimonials, recommendations, contact person at a client",
		},
		answer: {
			de: "Bewertungen, Empfehlungsschreiben und Ansprechpartner bei Kunden stehen nicht auf dieser Website. Als Referenzen zeigt sie die Projekte: {clients}. Einen Ansprechpartner erfragen Sie am besten über das Kontaktformular.",
			en: "This site has no reviews, testimonials or client contacts. As references, it shows the projects: {clients}. Use the contact form to ask for someone to speak to.",
		},
		none: {
			answer: {
				de: "Referenzen, Bewertungen und Ansprechpartner bei Kunden stehen nicht auf dieser Website. Fragen Sie danach am besten über das Kontaktformular.",
				en: "This site has no references, reviews or client contacts. It’s best to ask for them through the contact form.",
			},
			links: ["/#contact"],
			open: true,
		},
		links: ["/#contact", "/#experience"],
		open: true,
	},
	{
		id: "duration",
		about: {
			de: "Dauer, wie lange dauert ein Projekt, Workshop-Dauer, Teilnehmer, Wochen, Zeitrahmen",
			en: "duration, how long does a project take, length of a workshop, participants, weeks, time frame",
		},
		answer: {
			de: "Wie lange ein Projekt oder ein Workshop dauert, hängt vom Umfang ab und steht nicht auf dieser Website. Anhaltspunkte geben die Praxisbeispiele bei den Leistungen (insgesamt {exampleCount}), die zu jeder Phase die Dauer nennen; für Ihr Vorhaben fragen Sie am besten über das Kontaktformular.",
			en: "How long a project or a workshop takes depends on its scope and isn’t stated on this site. The worked examples on the service pages ({exampleCount} in all) give an idea, with the duration of each phase; for your own project, ask through the contact form.",
		},
		none: {
			answer: {
				de: "Wie lange ein Projekt oder ein Workshop dauert, hängt vom Umfang ab und steht nicht auf dieser Website. Für Ihr Vorhaben fragen Sie am besten über das Kontaktformular.",
				en: "How long a project or a workshop takes depends on its scope and isn’t stated on this site. For your own project, ask through the contact form.",
			},
			links: ["/#contact"],
			open: true,
		},
		links: ["/#services", "/#contact"],
		open: true,
	},
	{
		id: "reply",
		about: {
			de: "Antwortzeit, Rückmeldung, wie schnell, Reaktionszeit, keine Antwort",
			en: "reply time, response time, how soon, hear back, no answer",
		},
		answer: {
			de: "{name} antwortet persönlich, {responseTime}.",
			en: "{name} replies personally, {responseTime}.",
		},
		none: {
			answer: {
				de: "{name} antwortet persönlich; wie schnell, steht nicht auf dieser Website. Schreiben Sie im Kontaktformular dazu, bis wann Sie eine Antwort brauchen.",
				en: "{name} replies personally; this site doesn’t say how soon. Mention in the contact form when you need an answer by.",
			},
			links: ["/#contact"],
			open: true,
		},
		links: ["/#contact"],
	},
	{
		id: "support",
		about: {
			de: "Support, Rufbereitschaft, rund um die Uhr, 24/7, Hotline, Wartung, SLA, Betreuung nach dem Projekt",
			en: "support, on-call, around the clock, 24/7, hotline, maintenance, SLA, help after the project",
		},
		answer: {
			de: "Support rund um die Uhr, Rufbereitschaft oder eine Hotline führt die Website nicht als Leistung auf. Was {name} nach einem Projekt übernimmt, klären Sie am besten über das Kontaktformular.",
			en: "The site doesn’t list round-the-clock support, on-call duty or a hotline among the services. Use the contact form to ask what {name} takes on after a project.",
		},
		links: ["/#contact", "/#services"],
		open: true,
	},
	{
		id: "terms",
		about: {
			de: "Vertrag, NDA, Verschwiegenheit, Haftung, Versicherung, Rechnung, Zahlungsziel, Kündigungsfrist, AGB",
			en: "contract, NDA, confidentiality agreement, liability, insurance, invoice, payment terms, notice period",
		},
		answer: {
			de: "Zu Verträgen, Verschwiegenheit, Haftung, Versicherungen und Rechnungen steht nichts auf dieser Website. Das vereinbaren Sie mit {name} selbst, am besten über das Kontaktformular.",
			en: "This site says nothing about contracts, NDAs, liability, insurance or invoices. These are agreed with {name} directly; the contact form is the best way to ask.",
		},
		links: ["/#contact"],
		open: true,
	},
	{
		id: "employment",
		about: {
			de: "Festanstellung, fest anstellen, angestellt, unbefristet, Stelle, Gehalt, Bewerbung",
			en: "permanent employment, employee, staff position, payroll, salary, job application",
		},
		answer: {
			de: "{name} arbeitet freiberuflich. Ob eine Festanstellung infrage kommt, sagt die Website nicht; fragen Sie danach über das Kontaktformular.",
			en: "{name} works freelance. This site doesn’t say whether permanent employment is an option; ask through the contact form.",
		},
		links: ["/#contact"],
		open: true,
	},
	{
		id: "alone",
		about: {
			de: "allein, Mitarbeiter, Team, Kollegen, Vertretung, Subunternehmer, Vermittler, Agentur, Arbeitnehmerüberlassung",
			en: "alone, staff, team, colleagues, stand-in, subcontractor, agency, staffing firm, middleman",
		},
		answer: {
			de: "{name} ist freiberuflich tätig; von einer Firma mit Mitarbeitern ist hier nicht die Rede. Ob Kollegen, Vermittler oder Unteraufträge infrage kommen, klären Sie am besten über das Kontaktformular.",
			en: "{name} is a freelancer; this site mentions no company or staff. It doesn’t say whether colleagues, agencies or subcontractors are an option either; it’s best to ask through the contact form.",
		},
		links: ["/#contact", "/#about"],
		open: true,
	},
	{
		id: "education",
		about: {
			de: "Studium, Ausbildung, Abschluss, Universität, Diplom, Weiterbildung, Fortbildung, Kurse",
			en: "education, degree, university, apprenticeship, training, courses, keep learning",
		},
		answer: {
			de: "Zu Studium, Ausbildung und Weiterbildung steht nichts auf dieser Website, wohl aber zu Zertifikaten (insgesamt {certificateCount}). Vielleicht sagt der [Lebenslauf]({cvUrl}) mehr; sonst fragen Sie am besten über das Kontaktformular.",
			en: "This site says nothing about a degree, an apprenticeship or further training; it does list certifications ({certificateCount} in all). The [CV]({cvUrl}) may say more; otherwise, ask through the contact form.",
		},
		none: {
			answer: {
				de: "Zu Studium, Ausbildung und Weiterbildung steht nichts auf dieser Website. Fragen Sie am besten über das Kontaktformular.",
				en: "This site says nothing about a degree, an apprenticeship or further training. It’s best to ask through the contact form.",
			},
			links: ["/#contact"],
			open: true,
		},
		links: ["/#experience", "/", "/#contact"],
		open: true,
	},
	{
		id: "talks",
		about: {
			de: "Vorträge, Konferenzen, Redner, Veröffentlichungen, Open Source, Quelltext, eigener Code",
			en: "talks, conferences, speaker, publications, open source, source code, contributions",
		},
		answer: {
			de: "Zu Vorträgen, Veröffentlichungen oder öffentlichem Quelltext steht nichts auf dieser Website. Fragen Sie danach am besten über das Kontaktformular.",
			en: "This site says nothing about talks, publications or public source code. It’s best to ask {name} through the contact form.",
		},
		links: ["/#contact", "/projects/overview"],
		open: true,
	},
	{
		id: "clearance",
		about: {
			de: "Sicherheitsüberprüfung, Ü2, Führungszeugnis, Strafregisterbescheinigung, Vorstrafen, Geheimhaltungsstufe",
			en: "security clearance, vetting, background check, criminal record, certificate of good conduct",
		},
		answer: {
			de: "Zu einer Sicherheitsüberprüfung oder einem Führungszeugnis steht nichts auf dieser Website. Schreiben Sie {name} über das Kontaktformular, was Sie brauchen.",
			en: "This site says nothing about a security clearance or a certificate of good conduct. Write to {name} through the contact form and say what you need.",
		},
		links: ["/#contact"],
		open: true,
	},
	{
		id: "compliance",
		about: {
			de: "NIS2, ISO 27001, TISAX, SOC 2, Compliance, Vorschriften, Regulierung",
			en: "NIS2, ISO 27001, TISAX, SOC 2, compliance, regulations",
		},
		answer: {
			de: "Zu NIS2, ISO 27001, TISAX oder ähnlichen Vorgaben steht nichts auf dieser Website. Was Sie nachweisen müssen, klären Sie am besten mit {name} über das Kontaktformular.",
			en: "This site says nothing about NIS2, ISO 27001, TISAX or similar requirements. It’s best to tell {name} through the contact form what you have to prove.",
		},
		links: ["/#contact"],
		open: true,
	},
];
