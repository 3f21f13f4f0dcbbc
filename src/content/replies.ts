import type { Localized } from "./types.ts";

/**
 * What the assistant says around the content or without it, in sentences that can be read aloud. `{name}` is the owner,
 * `{inquiry}` the label of the button that turns the conversation into an enquiry.
 */
export const replies = {
	notCertified: {
		de: "Nein, ein Zertifikat zu „{about}“ nennt diese Website nicht.",
		en: "No, this site doesn’t mention a certificate for “{about}”.",
	},
	/** A page's text, below its place. */
	shown: { de: "Auf der Seite {page} steht unter {title}:", en: "The page {page} says under {title}:" },
	shownWhole: { de: "Auf der Seite {page} steht:", en: "The page {page} says:" },
	shownAtHome: { de: "Auf der Startseite steht:", en: "The home page says:" },
	/** What is no sentence, such as the titles of a part's blocks, technologies or an exam's code. */
	listed: {
		de: "Unter {title} nennt die Seite {page}: {items}.",
		en: "Under {title}, the page {page} lists: {items}.",
	},
	/** A practice scenario, by the passage's role. */
	start: {
		de: "In einem fiktiven Beispiel, {example}, ist die Lage am Anfang:",
		en: "In a fictional example, {example}, this is where it starts:",
	},
	phase: {
		de: "In einem fiktiven Beispiel, {example}, dauert der Schritt {title} {duration}; dazu gehört:",
		en: "In a fictional example, {example}, the step {title} takes {duration} and includes:",
	},
	phases: {
		de: "Wie so etwas ablaufen kann, zeigt ein fiktives Beispiel, {example}:",
		en: "A fictional example, {example}, shows how it can go:",
	},
	results: {
		de: "In einem fiktiven Beispiel, {example}, ist das Ergebnis:",
		en: "In a fictional example, {example}, this is the result:",
	},
	/** Where things are used: what is true of all of them, and a sentence for each. */
	worksWith: { de: "Ja, damit arbeitet {name}.", en: "Yes, {name} works with that." },
	forNoClient: {
		de: "Aus einem Kundenprojekt ist das auf dieser Website nicht belegt.",
		en: "No client project on this site mentions it.",
	},
	since: { de: "Dazu nennt der Werdegang {title}.", en: "On that, the career timeline says {title}." },
	noYears: {
		de: "Wie viele Jahre es sind, steht hier nicht.",
		en: "How many years it has been isn’t stated here.",
	},
	mentioned: {
		de: "**{thing}** finden Sie hier {places}.",
		en: "**{thing}** can be found here {places}.",
	},
	"in/projects": {
		de: "im Kundenprojekt {client} ({period})",
		en: "in the client project {client} ({period})",
	},
	"in/services": { de: "in der Leistung {title}", en: "in the service {title}" },
	"in/certifications": { de: "im Zertifikat {title}", en: "in the certificate {title}" },
	"in/own": { de: "im eigenen Projekt {title}", en: "in the personal project {title}" },
	"in/skills": { de: "unter den Kenntnissen", en: "among the skills" },
	missing: { de: "Nicht genannt ist hier: {things}.", en: "Not mentioned on this site: {things}." },
	near: { de: "Genannt sind hier: {things}.", en: "What it does mention: {things}." },
	helps: {
		de: "Ja, dabei hilft {name} mit der Leistung {page}:",
		en: "Yes, {name} helps with that, through the service {page}:",
	},
	item: { de: "Dazu gehört {title}: {text}", en: "It includes {title}: {text}" },
	describe: {
		de: "Schildern Sie Ihre Lage kurz im Kontaktformular; {name} antwortet persönlich.",
		en: "Describe your situation briefly in the contact form; {name} replies personally.",
	},
	head: {
		de: "Zum Kundenprojekt {client} nennt die Website die Rolle „{role}“, den Ort {location} und den Zeitraum {period}.",
		en: "For the {client} project, the site gives the role “{role}”, the place {location} and the period {period}.",
	},
	notStated: {
		de: "Das steht hier nicht. Was die Website zum Kundenprojekt {client} sagt, steht auf der verlinkten Seite; alles andere fragen Sie am besten über das Kontaktformular.",
		en: "That isn’t stated here. The linked page has what the site says about the {client} project; for anything else, please use the contact form.",
	},
	certified: { de: "Ja: {certificates}.", en: "Yes: {certificates}." },
	/** For suicidal visitors, with the helplines of the owner's country. */
	crisis: {
		de: "Das tut mir sehr leid. Ich bin nur ein Programm und kann dabei nicht helfen, aber Menschen können es, jetzt gleich: {helplines} Ist ein Leben in Gefahr, wählen Sie bitte {emergency}.",
		en: "I’m very sorry. I’m only a program and can’t help with this, but people can, right now: {helplines} If a life is in danger, please call {emergency}.",
	},
	/** By talk act. */
	"talk/greeting": {
		de: "Hallo! Fragen Sie mich nach Leistungen, Projekten oder Zertifikaten von {name}, oder wie Sie Kontakt aufnehmen.",
		en: "Hello! Ask me about {name}’s services, projects or certifications, or how to get in touch.",
	},
	"talk/thanks": {
		de: "Gern! Wenn noch etwas offen ist, fragen Sie einfach.",
		en: "You’re welcome! If anything else is open, just ask.",
	},
	"talk/agreement": {
		de: "Gut. Was möchten Sie noch wissen?",
		en: "Good. What else would you like to know?",
	},
	"talk/goodbye": {
		de: "Auf Wiedersehen! {name} freut sich, wenn Sie über das Kontaktformular schreiben.",
		en: "Goodbye! {name} will be glad to hear from you through the contact form.",
	},
	"talk/next": {
		de: "Als Nächstes beschreiben Sie Ihr Vorhaben kurz im Kontaktformular; {name} antwortet persönlich. Oder fragen Sie mich noch etwas.",
		en: "Next, describe your project briefly in the contact form; {name} replies personally. Or ask me something else.",
	},
	"talk/insult": {
		de: "Das war wohl nicht hilfreich, tut mir leid. Fragen Sie gern anders, oder schreiben Sie {name} über das Kontaktformular.",
		en: "That wasn’t helpful, I’m sorry. Feel free to put it another way, or write to {name} through the contact form.",
	},
	"talk/language": {
		de: "I answer in German and English. Ich antworte auf Deutsch und Englisch.",
		en: "I answer in German and English. Ich antworte auf Deutsch und Englisch.",
	},
	/** Asks what is meant, above places that may be it. */
	askedBack: {
		de: "Was meinen Sie? Vielleicht steht es an einer dieser Stellen; sonst fragen Sie bitte mit anderen Worten.",
		en: "What do you mean? It may be in one of these places; if not, please put it another way.",
	},
	/** The first and the next refusal in a conversation. */
	declined: {
		de: "Dazu finde ich auf dieser Website keine Antwort, und ich rate nicht. Fragen zu Ihrem Projekt beantwortet {name} gern direkt.",
		en: "I can’t find an answer to that on this site, and I don’t guess. {name} will be happy to answer questions about your project directly.",
	},
	declinedAgain: {
		de: "Auch darauf finde ich hier keine Antwort. Mit „{inquiry}“ geht Ihre Frage, so wie Sie sie gestellt haben, in eine Anfrage an {name}.",
		en: "I can’t find an answer to that here either. “{inquiry}” puts your question, just as you asked it, into an enquiry to {name}.",
	},
	/** To general questions about the trade that the glossary doesn't answer. */
	technical: {
		de: "Bei allgemeinen Fachfragen muss ich hier passen: Ich beantworte Fragen zu dieser Website und erkläre die Begriffe ihres Glossars.",
		en: "General technical questions are beyond me here: I answer questions about this site and explain the terms in its glossary.",
	},
	/** Refuses a question about a name that the site lacks. */
	stranger: {
		de: "„{about}“ kommt auf dieser Website nicht vor.",
		en: "“{about}” isn’t mentioned on this site.",
	},
	/** Begins an answer that was given before. */
	asSaid: { de: "Wie gesagt:", en: "As I said:" },
	/** Replaces an answer that was given twice, or if there is no more to tell. */
	alreadyTold: {
		de: "Was ich dazu sagen kann, habe ich schon gesagt. Die verlinkte Seite ist ausführlicher, und {name} beantwortet Einzelheiten gern direkt.",
		en: "I’ve already told you what I can say about it. The linked page says more, and {name} will be happy to go into detail directly.",
	},
} satisfies Readonly<Record<string, Localized>>;
