import type { Fact, Localized } from "./types.ts";

/**
 * Answers that follow from the rest of the content. The texts may name values, such as `{name}`; `src/pages/values.ts` lists them.
 */
export const derivedFacts: readonly Fact<Localized>[] = [
	{
		id: "person",
		about: {
			de: "Wer ist {name}? Person, Name, Beruf, Kurzprofil, über mich",
			en: "Who is {name}? person, name, profession, job title, about",
		},
		answer: {
			de: "Hinter dieser Website steht {name}: {jobTitle} aus {city}. „{lead}“",
			en: "This site belongs to {name}: {jobTitle}, based in {city}. “{lead}”",
		},
		links: ["/#about", "/#services"],
	},
	{
		id: "experience",
		about: {
			de: "Erfahrung, Berufserfahrung, Jahre, seit wann, selbstständig, freiberuflich, {sinceBadge}",
			en: "experience, years, since when, self-employed, freelance, how long in the business",
		},
		answer: {
			de: "{name} hat mehr als {years} Jahre Erfahrung und ist seit {since} selbstständig. Um {focusSince} kam der heutige Schwerpunkt dazu („{sinceBadge}“).",
			en: "{name} has more than {years} years of experience and has been self-employed since {since}. The current focus was added around {focusSince} (“{sinceBadge}”).",
		},
		none: {
			answer: {
				de: "{name} hat mehr als {years} Jahre Erfahrung und ist seit {since} selbstständig.",
				en: "{name} has more than {years} years of experience and has been self-employed since {since}.",
			},
			links: ["/#about"],
		},
		links: ["/#about"],
	},
	{
		id: "career",
		about: {
			de: "Werdegang, Laufbahn, Stationen, Anfänge, vorher angestellt, früher",
			en: "career, path, background, beginnings, employed before, history",
		},
		answer: {
			de: "Die Stationen von {name}: {career}. Weitere nennt die Zeitleiste nicht, der [Lebenslauf]({cvUrl}) vielleicht schon.",
			en: "The milestones of {name}’s career: {career}. The timeline lists no others, but the [CV]({cvUrl}) may.",
		},
		none: {
			answer: {
				de: "Die Stationen von {name}: {career}. Weitere nennt die Zeitleiste nicht.",
				en: "The milestones of {name}’s career: {career}. The timeline lists no others.",
			},
			links: ["/#about"],
		},
		links: ["/#about", "/"],
	},
	{
		id: "preference",
		about: {
			de: "am liebsten, Vorlieben, Lieblingsaufgabe, Spaß an der Arbeit, Arbeitsweise, Umgebung",
			en: "preference, likes most, favourite work, enjoys, environment, way of working",
		},
		answer: {
			de: "Über die eigene Arbeitsweise schreibt {name}: „{lastParagraph}“",
			en: "{name} writes about working with clients: “{lastParagraph}”",
		},
		links: ["/#about"],
	},
	{
		id: "location",
		about: {
			de: "Standort, Sitz, Wohnort, Stadt, Region, woher, {location}",
			en: "location, based, city, region, country, where from",
		},
		answer: {
			de: "{name} arbeitet remote wie vor Ort; der Standort ist {location}.",
			en: "{name} works both remotely and on site, and is based in {location}.",
		},
		links: ["/#experience", "/impressum"],
	},
	{
		id: "remote",
		about: {
			de: "remote, aus der Ferne, online, Homeoffice, von zu Hause, ohne Anreise",
			en: "remote, remotely, online, from home, distributed, without travelling",
		},
		answer: {
			de: "{remote} remote ist möglich, und Arbeit vor Ort auch: „{onSite}“",
			en: "{remote} remote work is possible, and so is work on site: “{onSite}”",
		},
		links: ["/#experience", "/#contact"],
	},
	{
		id: "onsite",
		about: {
			de: "vor Ort, Anreise, Reisebereitschaft, Präsenz, im Büro, vorbeikommen, Einsatzgebiet",
			en: "on site, travel, presence, in the office, come to us, visit, radius",
		},
		answer: {
			de: "Der Standort ist {location}; {name} arbeitet auch vor Ort: „{onSite}“ Für andere Orte fragen Sie am besten über das Kontaktformular.",
			en: "{name} works on site, too, and is based in {location}: “{onSite}” For other places, ask through the contact form.",
		},
		links: ["/#experience", "/#contact"],
	},
	{
		id: "languages",
		about: {
			de: "Sprachen, Sprachkenntnisse, Fremdsprachen, Deutsch, Englisch, Französisch, Muttersprache",
			en: "languages, speak English, speak German, French, fluent, native",
		},
		answer: {
			de: "In Projekten spricht {name}: {spokenLanguages}. Die Website und meine Antworten gibt es auf {siteLanguages}.",
			en: "In projects {name} speaks: {spokenLanguages}. The site and my answers are available in {siteLanguages}.",
		},
		none: {
			answer: {
				de: "Welche Sprachen {name} in Projekten spricht, steht hier nicht; das klären Sie am besten über das Kontaktformular. Die Website und meine Antworten gibt es auf {siteLanguages}.",
				en: "This site doesn’t say which languages {name} speaks in projects; it’s best to ask through the contact form. The site and my answers are available in {siteLanguages}.",
			},
			links: ["/#contact"],
			open: true,
		},
		links: ["/#contact"],
	},
	{
		id: "availability",
		about: {
			de: "Verfügbarkeit, verfügbar, frei, Kapazität, ausgebucht, Starttermin, wann anfangen, neue Projekte",
			en: "availability, available, free, capacity, booked out, start date, when to begin, new projects",
		},
		question: { de: "Ist gerade Zeit für ein neues Projekt?", en: "Any availability for a new project?" },
		answer: {
			de: "Auf der Website steht: „{availability}“. Einen festen Termin kann ich nicht zusagen; den vereinbaren Sie über das Kontaktformular mit {name}.",
			en: "The site says: “{availability}”. I can’t promise a start date; you can agree one with {name} through the contact form.",
		},
		links: ["/#contact"],
	},
	{
		id: "workload",
		about: {
			de: "Auslastung, Tage pro Woche, Stunden, Vollzeit, Teilzeit, Zeitaufwand für unser Team, Mitarbeit",
			en: "workload, days per week, hours, full-time, part-time, effort for our team, involvement",
		},
		answer: {
			de: "Tage pro Woche, die {name} für ein Projekt hat: {daysPerWeek}. Wie viel Zeit Ihr Team einplanen sollte, klären Sie am besten über das Kontaktformular.",
			en: "Days per week that {name} has for a project: {daysPerWeek}. Use the contact form to ask how much time your team should set aside.",
		},
		none: {
			answer: {
				de: "Wie viele Tage in der Woche {name} für ein Projekt arbeitet und wie viel Zeit Ihr Team einplanen sollte, steht nicht auf dieser Website. Schreiben Sie über das Kontaktformular, was Sie brauchen.",
				en: "This site doesn’t say how many days a week {name} works for a project or how much time your team should set aside. Say what you need through the contact form.",
			},
			links: ["/#contact"],
			open: true,
		},
		links: ["/#contact"],
	},
	{
		id: "cv",
		about: {
			de: "Lebenslauf, CV, Vita, Download, herunterladen, PDF, Sprache des Lebenslaufs",
			en: "CV, resume, résumé, curriculum vitae, download, PDF, language of the CV",
		},
		answer: {
			de: "Hier ist der [Lebenslauf]({cvUrl}); auf der Startseite gibt es dafür den Knopf „{cvButton}“. Die Sprache der Datei nennt die Website nicht. Ein Profil zum Drucken oder Speichern als PDF gibt es auch.",
			en: "Here is the [CV]({cvUrl}); on the home page, the button “{cvButton}” opens it. The site doesn’t say which language it is in. There is also a profile to print or save as a PDF.",
		},
		none: {
			answer: {
				de: "Eine Datei mit dem Lebenslauf gibt es hier nicht, aber ein Profil mit Kompetenzen, Erfahrung und Kontakt, das Sie drucken oder als PDF speichern können; auf der Startseite führt ein Knopf dorthin.",
				en: "There is no CV as a file, but there is a profile with competencies, experience and contact details that you can print or save as a PDF; on the home page, a button opens it.",
			},
			links: ["/profil", "/"],
		},
		links: ["/", "/profil"],
	},
	{
		id: "profile",
		about: {
			de: "Profil, LinkedIn, XING, berufliches Netzwerk, soziale Medien, Blog",
			en: "profile, LinkedIn, XING, professional network, social media, blog",
		},
		answer: {
			de: "{name} hat ein Profil bei {profiles}. Andere Profile oder einen Blog nennt diese Website nicht.",
			en: "{name} has a profile on {profiles}. This site mentions no other profile or blog.",
		},
		none: {
			answer: {
				de: "Ein Profil in einem beruflichen Netzwerk oder einen Blog nennt diese Website nicht.",
				en: "This site mentions no profile on a professional network and no blog.",
			},
			links: ["/#contact"],
			open: true,
		},
		links: ["/#contact"],
	},
	{
		id: "contact",
		about: {
			de: "Kontakt, E-Mail, Mailadresse, erreichen, schreiben, anfragen, buchen, beauftragen, Projekt starten",
			en: "contact, email, mail address, reach, write, get in touch, hire, book, start a project",
		},
		question: { de: "Wie kann ich ein Projekt anfragen?", en: "How do I start a project?" },
		answer: {
			de: "Schreiben Sie über das Kontaktformular oder an {mailLink}. Ein paar Sätze genügen: was Sie vorhaben, wo es hakt und wann es losgehen soll; {name} antwortet persönlich.",
			en: "Use the contact form or write to {mailLink}. A few sentences are enough: what you’re planning, where you’re stuck and when you’d like to start; {name} replies personally.",
		},
		links: ["/#contact"],
	},
	{
		id: "phone",
		about: {
			de: "Telefon, Telefonnummer, anrufen, Rückruf, Handy, Termin buchen, Kalender, Videogespräch",
			en: "phone, phone number, call, call back, mobile, book a meeting, calendar, video call",
		},
		answer: {
			de: "Am Telefon erreichen Sie {name} unter {phone}. Termine lassen sich hier nicht online buchen; schreiben Sie dafür über das Kontaktformular oder an {mailLink}.",
			en: "You can call {name} on {phone}. Appointments can’t be booked online here; use the contact form or write to {mailLink} for that.",
		},
		none: {
			answer: {
				de: "Eine Telefonnummer und eine Online-Terminbuchung gibt es auf dieser Website nicht. Schreiben Sie über das Kontaktformular oder an {mailLink}, dann lässt sich ein Gespräch mit {name} vereinbaren.",
				en: "This site has no phone number and no online booking. Use the contact form or write to {mailLink}, and a call with {name} can be arranged.",
			},
			links: ["/#contact"],
			open: true,
		},
		links: ["/#contact"],
	},
	{
		id: "fit",
		about: {
			de: "passt das, der Richtige, geeignet, Erstgespräch, ablehnen, Unternehmensgröße, Startup, Mittelstand, Konzern",
			en: "right fit, right person, suitable, first conversation, turn down, company size, startup, small business",
		},
		answer: {
			de: "Das klärt sich im ersten Gespräch: „{firstStep}“ Eine bestimmte Unternehmensgröße ist nicht verlangt, und die Leistungen gibt es einzeln oder zusammen.",
			en: "A first conversation settles that: “{firstStep}” The site names no minimum or maximum company size, and the services can be booked one at a time or combined.",
		},
		links: ["/projects/overview", "/#contact"],
	},
	{
		id: "why",
		about: {
			de: "warum {name}, Vorteile, besser als andere, überzeugen, Argumente",
			en: "why {name}, advantages, better than others, convince, arguments",
		},
		answer: {
			de: "Beurteilen können Sie das anhand der Fakten: mehr als {years} Jahre Erfahrung, selbstständig seit {since}, dazu Projekte ({projectCount}) und Zertifikate ({certificateCount}) mit eigener Seite. Ob es passt, zeigt am besten ein Gespräch mit {name}.",
			en: "You can judge by the facts: more than {years} years of experience, self-employed since {since}, and projects ({projectCount}) and certifications ({certificateCount}) that have pages of their own. The best way to find out whether it’s a good fit is to talk to {name}.",
		},
		none: {
			answer: {
				de: "Beurteilen können Sie das anhand der Fakten: mehr als {years} Jahre Erfahrung, selbstständig seit {since}. Ob es passt, zeigt am besten ein Gespräch mit {name}.",
				en: "You can judge by the facts: more than {years} years of experience, self-employed since {since}. The best way to find out whether it’s a good fit is to talk to {name}.",
			},
			links: ["/#about", "/#contact"],
		},
		links: ["/#experience", "/#about", "/#contact"],
	},
	{
		id: "handover",
		about: {
			de: "Übergabe, Ende des Projekts, Dokumentation, Code gehört, mit unserem Team, Einarbeitung, Wissenstransfer",
			en: "handover, end of the project, documentation, who owns the code, with our team, knowledge transfer",
		},
		answer: {
			de: "Der letzte Schritt eines Projekts heißt „{lastStepTitle}“: „{lastStep}“",
			en: "The last step of a project is “{lastStepTitle}”: “{lastStep}”",
		},
		links: ["/projects/overview"],
	},
	{
		id: "services",
		about: {
			de: "Leistungen, Angebot, Anzahl der Leistungen, welche Leistungen, was bieten Sie an",
			en: "services, offering, number of services, which services, what do you offer",
		},
		question: { de: "Welche Leistungen gibt es?", en: "Which services are there?" },
		answer: {
			de: "{name} bietet {serviceCount} Leistungen an, einzeln oder zusammen: {services}.",
			en: "{name} offers {serviceCount} services, one at a time or combined: {services}.",
		},
		one: {
			de: "{name} bietet eine Leistung an: {services}.",
			en: "{name} offers one service: {services}.",
		},
		links: ["/#services"],
	},
	{
		id: "not-offered",
		about: {
			de: "nicht angeboten, andere Leistung, macht auch, übernimmt auch, Webdesign, SEO, Apps",
			en: "not offered, other service, also do, web design, SEO, apps",
		},
		answer: {
			de: "Das führt die Website nicht als Leistung auf; angeboten werden {services}. Ob {name} es trotzdem übernimmt, fragen Sie am besten über das Kontaktformular.",
			en: "The site doesn’t list that as a service; it offers {services}. Use the contact form to ask whether {name} would take it on anyway.",
		},
		one: {
			de: "Das führt die Website nicht als Leistung auf; angeboten wird {services}. Ob {name} es trotzdem übernimmt, fragen Sie am besten über das Kontaktformular.",
			en: "The site doesn’t list that as a service; it offers {services}. Use the contact form to ask whether {name} would take it on anyway.",
		},
		links: ["/#services", "/#contact"],
		open: true,
	},
	{
		id: "technologies",
		about: {
			de: "Anzahl der Technologien, wie viele Technologien, Werkzeuge, Technologieliste",
			en: "number of technologies, how many technologies, tools, technology list",
		},
		answer: {
			de: "Das Portfolio zählt {technologyCount} Technologien. Die Projektübersicht ordnet die wichtigsten in Gruppen: {technologyGroups}.",
			en: "The portfolio covers {technologyCount} technologies. The project overview lists the main ones in groups: {technologyGroups}.",
		},
		links: ["/projects/overview", "/#about"],
	},
	{
		id: "project-count",
		about: { de: "Anzahl der Projekte, wie viele Projekte", en: "number of projects, how many projects" },
		answer: {
			de: "Das Portfolio zählt {overviewProjects} Projekte, {largerProjects} davon größere; mit kleineren Einsätzen sind es {allProjects}. Mit eigener Seite: {projectCount}.",
			en: "The portfolio covers {overviewProjects} projects, {largerProjects} of them major; counting smaller assignments, it comes to {allProjects}. With a page of their own: {projectCount}.",
		},
		links: ["/projects/overview", "/"],
	},
	{
		id: "clients",
		about: {
			de: "Kunden, Auftraggeber, Firmen, Kundenliste mit Jahr, wie viele Kunden, Referenzkunden",
			en: "clients, customers, companies worked for, client list with years, how many clients",
		},
		answer: {
			de: "Insgesamt zählt das Portfolio {clientCount} Kunden. Eine eigene Seite haben:\n\n{clientDetails}",
			en: "The portfolio counts {clientCount} clients in all. These have a page of their own:\n\n{clientDetails}",
		},
		one: {
			de: "Insgesamt zählt das Portfolio {clientCount} Kunden. Eine eigene Seite hat:\n\n{clientDetails}",
			en: "The portfolio counts {clientCount} clients in all. This one has a page of its own:\n\n{clientDetails}",
		},
		none: {
			answer: {
				de: "Kunden nennt diese Website nicht mit Namen.",
				en: "This site doesn’t name any clients.",
			},
			links: ["/#contact"],
			open: true,
		},
		links: ["/projects/overview", "/#experience"],
	},
	{
		id: "industries",
		about: {
			de: "Branchen, Branchenerfahrung, Industrie, öffentlicher Sektor, Behörden, Banken",
			en: "industries, sectors, domain experience, public sector, authorities, banking",
		},
		answer: {
			de: "Nach Branchen sind die Projekte auf dieser Website nicht geordnet. Kunden mit eigener Seite: {clients}. Erfahrung in Ihrer Branche erfragen Sie am besten über das Kontaktformular.",
			en: "The site doesn’t sort its projects by industry. Clients with a page of their own: {clients}. Use the contact form to ask about experience in your industry.",
		},
		none: {
			answer: {
				de: "Branchen nennt diese Website nicht. Erfahrung in Ihrer Branche erfragen Sie am besten über das Kontaktformular.",
				en: "This site names no industries. Use the contact form to ask about experience in yours.",
			},
			links: ["/#contact"],
			open: true,
		},
		links: ["/projects/overview", "/#contact"],
		open: true,
	},
	{
		id: "project-locations",
		about: {
			de: "Ausland, Orte der Projekte, im Ausland gearbeitet, Einsatzorte, international",
			en: "abroad, where projects were, worked in another country, international",
		},
		answer: {
			de: "Die Orte der Projekte mit eigener Seite: {projectLocations}. {remote} remote ist möglich; wo ein neuer Einsatz infrage kommt, klären Sie am besten über das Kontaktformular.",
			en: "Locations of the projects that have a page of their own: {projectLocations}. {remote} remote work is possible; use the contact form to ask about a particular place.",
		},
		one: {
			de: "Der Ort des Projekts mit eigener Seite: {projectLocations}. {remote} remote ist möglich; wo ein neuer Einsatz infrage kommt, klären Sie am besten über das Kontaktformular.",
			en: "Location of the project that has a page of its own: {projectLocations}. {remote} remote work is possible; use the contact form to ask about a particular place.",
		},
		links: ["/projects/overview", "/projects/*", "/#contact"],
	},
	{
		id: "running",
		about: {
			de: "laufende Projekte, aktuell, derzeit, gerade, woran, aktueller Kunde, bis wann",
			en: "running projects, current, at the moment, busy with, current client, until when",
		},
		answer: {
			de: "Zurzeit laufen {running}. Wann ein laufendes Projekt endet, steht nicht auf dieser Website.",
			en: "Under way at the moment: {running}. The site doesn’t say when a current project will end.",
		},
		one: {
			de: "Zurzeit läuft {running}. Wann ein laufendes Projekt endet, steht nicht auf dieser Website.",
			en: "Under way at the moment: {running}. The site doesn’t say when a current project will end.",
		},
		none: {
			answer: {
				de: "Ein laufendes Projekt nennt diese Website nicht.",
				en: "This site names no project that is under way.",
			},
			links: ["/#contact"],
			open: true,
		},
		links: ["/projects/overview"],
	},
	{
		id: "project-order",
		about: {
			de: "letztes Projekt, jüngstes, neuestes, erstes, frühestes, abgeschlossen, fertig, längstes, Reihenfolge",
			en: "latest project, most recent, last, first, earliest, completed, finished, longest, order",
		},
		answer: {
			de: "Die Projekte mit eigener Seite, vom jüngsten bis zum frühesten: {projectPeriods}. Genauere Zeiträume nennt die Website nicht.",
			en: "The projects with a page of their own, most recent first: {projectPeriods}. The site gives no exact dates.",
		},
		one: {
			de: "Eine eigene Seite hat ein Projekt: {projectPeriods}. Genauere Zeiträume nennt die Website nicht.",
			en: "One project has a page of its own: {projectPeriods}. The site gives no exact dates.",
		},
		links: ["/projects/overview", "/projects/*"],
	},
	{
		id: "own-projects",
		about: {
			de: "eigene Projekte, Eigenprojekte, Nebenprojekte, privat entwickelt",
			en: "own projects, side projects, personal projects, pet projects",
		},
		answer: {
			de: "Neben der Arbeit für Kunden entwickelt {name} Eigenes: {ownProjects}.",
			en: "Besides client work, {name} is working on {ownProjects}.",
		},
		none: {
			answer: {
				de: "Eigene Projekte neben denen für Kunden nennt diese Website nicht.",
				en: "This site names no projects besides those for clients.",
			},
			links: ["/#contact"],
			open: true,
		},
		links: ["/projects/overview"],
	},
	{
		id: "roles",
		about: {
			de: "Rollen, Teamleitung, Führungserfahrung, Team Lead, Projektleitung, Teamgröße, Verantwortung",
			en: "roles, team lead, leadership experience, management, project lead, team size, responsibility",
		},
		answer: {
			de: "Die Rollen in den Projekten mit eigener Seite: {roles}. Wie groß die Teams waren, steht nicht auf dieser Website.",
			en: "Roles in the projects that have a page of their own: {roles}. The site doesn’t say how big the teams were.",
		},
		one: {
			de: "Die Rolle im Projekt mit eigener Seite: {roles}. Wie groß das Team war, steht nicht auf dieser Website.",
			en: "The role in the project that has a page of its own: {roles}. The site doesn’t say how big the team was.",
		},
		links: ["/projects/overview", "/projects/*"],
	},
	{
		id: "examples",
		about: {
			de: "Praxisbeispiele, Beispiele erfunden, echt, fiktiv, Zahlen der Beispiele",
			en: "worked examples, made up, real, fictitious, figures of the examples, case studies",
		},
		answer: {
			de: "Die Praxisbeispiele bei den Leistungen (insgesamt {exampleCount}) sind samt den Zahlen erfunden; sie zeigen, wie ein Auftrag ablaufen kann. Die echten Kundenprojekte haben eigene Seiten: {clients}.",
			en: "The worked examples on the service pages ({exampleCount} in all) are made up, and so are their figures; they show how an assignment can go. The real client projects have pages of their own: {clients}.",
		},
		none: {
			answer: {
				de: "Die Praxisbeispiele bei den Leistungen (insgesamt {exampleCount}) sind samt den Zahlen erfunden; sie zeigen, wie ein Auftrag ablaufen kann.",
				en: "The worked examples on the service pages ({exampleCount} in all) are made up, and so are their figures; they show how an assignment can go.",
			},
			links: ["/#services"],
		},
		links: ["/#services", "/projects/overview"],
	},
	{
		id: "certificates",
		about: {
			de: "Zertifikate, Zertifizierungen, wie viele Zertifikate, Aussteller, Level, höchstes Zertifikat",
			en: "certificates, certifications, certified, how many, issuer, level, highest certificate",
		},
		answer: {
			de: "{name} hat {certificateCount} Zertifikate:\n\n{certificates}",
			en: "{name} holds {certificateCount} certifications:\n\n{certificates}",
		},
		one: {
			de: "{name} hat ein Zertifikat:\n\n{certificates}",
			en: "{name} holds one certification:\n\n{certificates}",
		},
		none: {
			answer: { de: "Zertifikate nennt diese Website nicht.", en: "This site names no certifications." },
			links: ["/#contact"],
			open: true,
		},
		links: ["/#experience", "/certifications/*"],
	},
	{
		id: "certificate-contents",
		about: {
			de: "was belegen die Zertifikate, Inhalte, Prüfungsthemen, Zertifikate für eine Ausschreibung",
			en: "what do the certificates prove, contents, exam topics, certificates for a tender",
		},
		answer: {
			de: "Was {name} mit Zertifikat belegt:\n\n{certificateContents}",
			en: "What {name} is certified in:\n\n{certificateContents}",
		},
		links: ["/#experience", "/certifications/*"],
	},
	{
		id: "certificate-validity",
		about: {
			de: "Zertifikate gültig bis, Prüfungsdatum, Ablaufdatum, Status, aktiv, Nachweis, Urkunde, Badge",
			en: "certificates valid until, exam date, expiry, status, active, proof, verification, badge",
		},
		answer: {
			de: "Als Status ist angegeben: {certificateStatuses}.\n{certificateValidity}",
			en: "Status on this site: {certificateStatuses}.\n{certificateValidity}",
		},
		none: {
			answer: {
				de: "Auf dieser Website steht: {certificateStatuses}. Prüfungsdaten, Ablaufdaten und Nachweise stehen nicht auf dieser Website; fragen Sie danach über das Kontaktformular.",
				en: "This site says: {certificateStatuses}. Exam dates, expiry dates and credential links aren’t here; ask for them through the contact form.",
			},
			links: ["/#experience", "/#contact"],
			open: true,
		},
		links: ["/#experience", "/#contact"],
	},
];
