import { chatButton } from "./chat-button.ts";

/**
 * All text of the assistant's window. What the specification quotes is English, and so are the controls
 * beside it; the suggestions, the notice and the way to the contact form are German, like the page.
 */
export const chat = {
	title: chatButton.label,
	greeting:
		"Hi! I'm here to help you learn about this portfolio and answer technical questions about DevOps, cloud infrastructure, and system administration. What would you like to know?",
	placeholder: "Ask about projects, tech, or contact info...",
	error: {
		title: "Error",
		description: "Failed to send message. Please try again.",
		/** Stands below the question for as long as it has no answer. */
		unanswered: "No answer.",
		/** Stands below the part of an answer that came before it broke off. */
		incomplete: "This answer is incomplete.",
	},
	stopped: "Stopped.",
	labels: {
		conversation: "Conversation",
		user: "You:",
		assistant: "AI Assistant:",
		typing: "AI Assistant is typing",
		close: "Close chat",
		newConversation: "New conversation",
		message: "Message",
		send: "Send message",
		stop: "Stop answer",
		retry: "Retry",
		copy: "Copy answer",
		copied: "Copied",
		copyFailed: "Copying failed",
		toNewest: "Scroll to newest message",
		dismiss: "Dismiss",
		newTab: "(new tab)",
	},
	limit: {
		near: (limit: string) => `You are close to the limit of ${limit} characters.`,
		over: (limit: string) => `Too long. Please shorten your message to ${limit} characters.`,
	},
	/** Says who answers, that it can be wrong, and where the words go. */
	notice:
		"Hier antwortet eine KI; sie kann sich irren. Fragen gehen an den Server dieser Seite und ggf. an einen KI-Dienst.",
	suggestionsLabel: "Vorschläge",
	suggestions: [
		"Welche Erfahrung gibt es mit Kubernetes?",
		"Wie läuft eine Cloud-Migration ab?",
		"Ist gerade Zeit für ein neues Projekt?",
	],
	sourcesLabel: "Quellen",
	inquiry: {
		button: "Als Projektanfrage übernehmen",
		/** Opens the message that the contact form is given; the visitor's questions follow as a list. */
		intro: "Im Chat auf Ihrer Website habe ich gefragt:",
	},
} as const;

type Language = "de" | "en";

/** A question about a page, by the page's title. */
interface FollowUp extends Record<Language, (title: string) => string> {
	/** Whether an answer out of the part with this fragment, or out of the page's head, has just told it. */
	isToldIn(part: string | undefined): boolean;
}

/** What a visitor might ask next about a page that an answer named, by the kind of page. */
export const followUpQuestions: Record<"services" | "projects" | "certifications", readonly FollowUp[]> = {
	services: [
		{
			// All other parts of these pages are practice examples.
			isToldIn: (part) => part !== undefined && part !== "leistungen" && part !== "technologien",
			de: (title) => `Wie läuft ein Projekt zu „${title}“ ab?`,
			en: (title) => `What are the steps of a project on “${title}”?`,
		},
		{
			isToldIn: (part) => part === "technologien",
			de: (title) => `Welche Technologien gehören zu „${title}“?`,
			en: (title) => `Which technologies belong to “${title}”?`,
		},
	],
	projects: [
		{
			isToldIn: (part) => part === undefined,
			de: (title) => `Worum ging es bei „${title}“?`,
			en: (title) => `What was “${title}” about?`,
		},
		{
			isToldIn: (part) => part === "technologien",
			de: (title) => `Welche Technologien kamen bei „${title}“ zum Einsatz?`,
			en: (title) => `Which technologies did “${title}” use?`,
		},
	],
	certifications: [
		{
			isToldIn: (part) => part === undefined || part === "kernkompetenzen",
			de: (title) => `Was belegt das Zertifikat „${title}“?`,
			en: (title) => `What does the “${title}” certificate prove?`,
		},
		{
			isToldIn: () => false,
			de: () => "Welche Zertifikate gibt es noch?",
			en: () => "Which other certificates are there?",
		},
	],
};

/** Fits after any answer. */
export const generalFollowUps: Record<Language, readonly string[]> = {
	de: ["Wie kann ich ein Projekt anfragen?", "Welche Projekte laufen gerade?"],
	en: ["How do I start a project?", "Which projects are running right now?"],
};
