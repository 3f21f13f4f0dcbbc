import type { InLanguage } from "./types.ts";

/** The product's own text: labels, headings and buttons, independent of the owner. */
export const words = {
	/** Labels of a page's kind, the call to action at its end, and labels of links to adjacent pages. */
	groups: {
		services: {
			kind: { de: "Leistung", en: "Service" },
			invitation: { de: "Haben Sie etwas Ähnliches vor?", en: "Planning something similar?" },
			previous: { de: "Vorherige Leistung", en: "Previous service" },
			next: { de: "Nächste Leistung", en: "Next service" },
		},
		projects: {
			kind: { de: "Projekt", en: "Project" },
			invitation: { de: "Haben Sie etwas Ähnliches vor?", en: "Planning something similar?" },
			previous: { de: "Vorheriges Projekt", en: "Previous project" },
			next: { de: "Nächstes Projekt", en: "Next project" },
		},
		overview: {
			kind: { de: "Projekte", en: "Projects" },
			invitation: { de: "Steht bei Ihnen ein Projekt an?", en: "Have a project coming up?" },
			previous: { de: "Alle Projekte", en: "All projects" },
			next: { de: "Alle Projekte", en: "All projects" },
		},
		certifications: {
			kind: { de: "Zertifizierung", en: "Certification" },
			invitation: { de: "Brauchen Sie das in Ihrem Projekt?", en: "Need this on your project?" },
			previous: { de: "Vorherige Zertifizierung", en: "Previous certification" },
			next: { de: "Nächste Zertifizierung", en: "Next certification" },
		},
		glossary: {
			kind: { de: "Begriffe", en: "Terms" },
			invitation: { de: "Steht eines dieser Themen bei Ihnen an?", en: "Working on one of these?" },
		},
		profile: {
			kind: { de: "Profil", en: "Profile" },
			invitation: { de: "Steht bei Ihnen ein Projekt an?", en: "Have a project coming up?" },
		},
		colophon: {
			kind: { de: "Technik", en: "Engineering" },
			invitation: { de: "Haben Sie etwas Ähnliches vor?", en: "Planning something similar?" },
		},
		legal: { kind: { de: "Rechtliches", en: "Legal" } },
	},
	/** Breadcrumbs between the home page and a group's pages. */
	trail: {
		home: { de: "Start", en: "Home" },
		services: { de: "Leistungen", en: "Services" },
		projects: { de: "Projekte", en: "Projects" },
		certifications: { de: "Zertifizierungen", en: "Certifications" },
	},
	/** Titles of parts. */
	parts: {
		glance: { de: "Auf einen Blick", en: "At a glance" },
		figures: { de: "Zahlen", en: "Key figures" },
		features: { de: "Was dazugehört", en: "What’s included" },
		technologies: { de: "Technologien", en: "Technologies" },
		startingPoint: { de: "Ausgangslage", en: "Starting point" },
		phases: { de: "Ablauf", en: "Phases" },
		exampleResults: { de: "Ergebnis im Beispiel", en: "Results in this example" },
		company: { de: "Das Unternehmen", en: "The company" },
		tasks: { de: "Aufgaben", en: "Responsibilities" },
		focus: { de: "Schwerpunkte", en: "Focus areas" },
		goals: { de: "Ziele", en: "Goals" },
		challenges: { de: "Herausforderungen", en: "Challenges" },
		approach: { de: "Vorgehen", en: "Approach" },
		results: { de: "Ergebnisse", en: "Results" },
		questions: { de: "Fragen und Antworten", en: "Questions and answers" },
		quote: { de: "Das sagt der Kunde", en: "What the client says" },
		clientProjects: { de: "Kundenprojekte", en: "Client projects" },
		currentProjects: { de: "Aktuelle Projekte", en: "Current projects" },
		coreTechnologies: { de: "Kerntechnologien", en: "Core technologies" },
		competencies: { de: "Kernkompetenzen", en: "Core competencies" },
		details: { de: "Details", en: "Details" },
		collaboration: { de: "Zusammenarbeit", en: "Working together" },
		contact: { de: "Kontakt", en: "Contact" },
	},
	/** Labels of details. */
	labels: {
		period: { de: "Zeitraum", en: "Period" },
		location: { de: "Ort", en: "Location" },
		role: { de: "Rolle", en: "Role" },
		source: { de: "Quelltext", en: "Source code" },
		email: { de: "E-Mail", en: "Email" },
		phone: { de: "Telefon", en: "Phone" },
		address: { de: "Anschrift", en: "Address" },
		outcome: { de: "Ergebnis", en: "Outcome" },
		issuer: { de: "Aussteller", en: "Issuer" },
		level: { de: "Stufe", en: "Level" },
		issued: { de: "Ausgestellt am", en: "Issued on" },
		expires: { de: "Gültig bis", en: "Valid until" },
		proof: { de: "Nachweis", en: "Credential" },
		availability: { de: "Verfügbarkeit", en: "Availability" },
		responseTime: { de: "Antwort", en: "Reply" },
		daysPerWeek: { de: "Tage pro Woche", en: "Days per week" },
		languages: { de: "Sprachen", en: "Languages" },
	},
	statuses: {
		active: {
			label: { de: "Status", en: "Status" },
			value: { de: "Aktiv zertifiziert", en: "Active" },
		},
		neutral: {
			label: { de: "Ausrichtung", en: "Scope" },
			value: { de: "Vendor-neutral", en: "Vendor-neutral" },
		},
	},
	/** The page to read or print instead of a CV. */
	profile: {
		/** Tells it from the CV, which is a file. */
		link: { de: "Profil zum Drucken", en: "Printable profile" },
		title: { de: "Profil: {name}", en: "Profile: {name}" },
		description: {
			de: "Profil von {name} zum Lesen, Drucken oder Speichern als PDF: Kompetenzen, Erfahrung, Verfügbarkeit und Kontakt.",
			en: "Profile of {name} to read, print or save as a PDF: competencies, experience, availability and contact.",
		},
	},
	/** Link to the issuer's proof of a certificate. */
	viewProof: { de: "Nachweis ansehen", en: "View credential" },
	/** Follows the sentence about availability. */
	availableFrom: { de: "ab {date}", en: "from {date}" },
	/** A title in a sentence, or what a client says. */
	quoted: { de: "„{title}“", en: "“{title}”" },
	/** Below a term of the glossary. */
	alsoCalled: { de: "auch: {names}", en: "also: {names}" },
	/** Below a link to a scenario on its page. */
	examplePhases: { de: "Praxisbeispiel, {count} Phasen", en: "Worked example, {count} phases" },
	exampleOnePhase: { de: "Praxisbeispiel, 1 Phase", en: "Worked example, 1 phase" },
	/** Suffix of links to pages that exist in another language only. */
	inOtherLanguage: { de: "{title} (auf {language})", en: "{title} (in {language})" },
	/** For llms.txt and Markdown twins only. */
	markdown: {
		example: { de: "Praxisbeispiel: {title}", en: "Worked example: {title}" },
		isFictional: {
			de: "Ein fiktives Beispiel, kein Kundenprojekt.",
			en: "A fictional example, not a client’s project.",
		},
		page: { de: "Seite", en: "Page" },
	},
	/** Text of the frame and of common blocks; part of every document. */
	shell: {
		home: { de: "Zur Startseite", en: "Go to the home page" },
		skipToContent: { de: "Zum Inhalt springen", en: "Skip to content" },
		mainMenu: { de: "Hauptnavigation", en: "Main navigation" },
		menu: { de: "Menü", en: "Menu" },
		openMenu: { de: "Menü öffnen", en: "Open menu" },
		closeMenu: { de: "Menü schließen", en: "Close menu" },
		getInTouch: { de: "Get in Touch", en: "Get in Touch" },
		/** Accessible name of the mail icon that replaces the button on small screens. */
		writeToMe: { de: "Nachricht schreiben", en: "Write a message" },
		darkMode: { de: "Dunkles Farbschema", en: "Dark colour scheme" },
		lightMode: { de: "Helles Farbschema", en: "Light colour scheme" },
		backToOverview: { de: "Zurück zur Übersicht", en: "Back to overview" },
		breadcrumbs: { de: "Sie sind hier", en: "Breadcrumbs" },
		onThisPage: { de: "Auf dieser Seite", en: "On this page" },
		/** Label of the CV among the addresses; the home page's button has its own. */
		cv: { de: "Lebenslauf (Datei)", en: "CV (file)" },
		bookCall: { de: "Termin buchen", en: "Book a call" },
		print: { de: "Drucken oder als PDF sichern", en: "Print or save as PDF" },
		newTab: { de: "(neuer Tab)", en: "(new tab)" },
		example: { de: "Fiktives Praxisbeispiel", en: "Fictional worked example" },
		/** On the figures of an example. */
		invented: { de: "Zahlen erfunden", en: "Invented figures" },
		discussProject: { de: "Projekt besprechen", en: "Discuss your project" },
		/** Opens the assistant with questions about the page. */
		askAboutPage: { de: "Frage zu diesem Thema stellen", en: "Ask about this topic" },
		/** First line of a message from the call to action of a page. */
		inquiryAbout: {
			de: "Ich schreibe Ihnen wegen Ihrer Seite „{title}“.",
			en: "I am writing about your page “{title}”.",
		},
		findTerm: { de: "Begriff suchen", en: "Find a term" },
		/** Below the field, while it holds something. */
		found: { de: "Treffer: {count}", en: "Matches: {count}" },
		/** Where a search finds nothing. */
		askAssistant: { de: "Den Assistenten fragen", en: "Ask the assistant" },
		related: { de: "Passt dazu", en: "Related" },
		morePages: { de: "Weitere Seiten", en: "More pages" },
		technologiesOf: { de: "Technologien: {title}", en: "Technologies: {title}" },
		resultsOf: { de: "Ergebnis: {title}", en: "Outcome: {title}" },
		notFound: {
			title: "Oops! Page not found",
			text: {
				de: "Diese Adresse führt ins Leere. Hier geht es weiter:",
				en: "There is nothing at this address. Try one of these instead:",
			},
			services: { de: "Leistungen", en: "Services" },
			experience: { de: "Erfahrung", en: "Experience" },
			contact: { de: "Kontakt", en: "Contact" },
		},
		failed: {
			title: { de: "Das hat nicht geklappt.", en: "Something went wrong." },
			text: {
				de: "Die Seite ließ sich nicht laden. Vielleicht ist die Verbindung unterbrochen. Versuchen Sie es bitte noch einmal.",
				en: "The page could not be loaded. You may be offline. Please try again.",
			},
		},
	},
} as const;

export type Words = InLanguage<typeof words>;

/** Text of the chat button, which is on every page; the rest of the assistant's text is loaded with its window. */
export const chatButton = {
	label: "AI Assistant",
	/** Shown instead of the window. */
	failures: {
		offline: {
			de: "Der Assistent konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung.",
			en: "The assistant could not be loaded. Please check your connection.",
		},
		outdated: {
			de: "Diese Website wurde gerade aktualisiert. Bitte laden Sie die Seite neu; Ihre Texte bleiben erhalten.",
			en: "This website has just been updated. Please reload the page; your text will be kept.",
		},
	},
	reload: { de: "Neu laden", en: "Reload" },
	restart: { de: "Noch einmal öffnen", en: "Open again" },
} as const;

/** Labels of the home page's sections; English in German too, as the specification wants. */
export const MENU_LABELS = {
	home: { de: "Home", en: "Home" },
	about: { de: "About", en: "About" },
	services: { de: "Services", en: "Services" },
	experience: { de: "Experience", en: "Experience" },
	contact: { de: "Contact", en: "Contact" },
} as const;

/** A section of the home page, by its fragment. */
export type HomeSection = keyof typeof MENU_LABELS;
