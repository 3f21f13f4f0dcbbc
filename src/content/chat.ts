import type { InLanguage } from "./types.ts";
import { chatButton } from "./words.ts";

/** All text of the assistant's window. Plain strings are the same in every language. */
export const chat = {
	title: chatButton.label,
	placeholder: "Ask about projects, tech, or contact info...",
	error: {
		title: "Error",
		description: "Failed to send message. Please try again.",
	},
	/** Shown below a question without a complete answer, by the reason; adds to what the error says, and stays longer. */
	unanswered: {
		failed: { de: "Ihre Frage ist noch da.", en: "Your question is still here." },
		stopped: { de: "Angehalten.", en: "Stopped." },
		offline: {
			de: "Sie sind offline. Der nächste Versuch startet von selbst, sobald die Verbindung wieder da ist.",
			en: "You are offline. The next try starts by itself as soon as the connection is back.",
		},
		outdated: chatButton.failures.outdated,
		limited: {
			de: "Das waren sehr viele Fragen. Bitte fragen Sie später erneut, oder schreiben Sie eine E-Mail:",
			en: "That was a lot of questions. Please try again later, or write an email:",
		},
		switchedOff: {
			de: "Der Assistent ist gerade abgeschaltet. Bitte versuchen Sie es später, oder schreiben Sie eine E-Mail:",
			en: "The assistant is switched off at the moment. Please try again later, or write an email:",
		},
	},
	/** Shown instead of the window. */
	crashed: {
		de: "Der Assistent ist abgestürzt; Ihr Gespräch ist noch da.",
		en: "The assistant has crashed; your conversation is still there.",
	},
	crashedAgain: {
		de: "Der Assistent ist wieder abgestürzt. Eine neue Unterhaltung hilft vielleicht; die alte können Sie danach zurückholen. Er braucht einen Browser von 2024 oder neuer.",
		en: "The assistant has crashed again. A new conversation may help; you can bring the old one back afterwards. It needs a browser from 2024 or later.",
	},
	restarted: { de: "Neue Unterhaltung begonnen.", en: "New conversation started." },
	/** Shown above a greeting in another language than the window's. */
	invitation: { de: "Fragen Sie gern auf Deutsch.", en: "Feel free to ask in English." },
	/** Shown below a partial answer. */
	incomplete: { de: "Diese Antwort ist unvollständig.", en: "This answer is incomplete." },
	labels: {
		conversation: { de: "Unterhaltung", en: "Conversation" },
		user: { de: "Sie:", en: "You:" },
		typing: { de: "AI Assistant schreibt", en: "AI Assistant is typing" },
		newAnswer: { de: "Neue Antwort des AI Assistant", en: "New answer from the AI Assistant" },
		close: { de: "Chat schließen", en: "Close chat" },
		enlarge: { de: "Vergrößern", en: "Enlarge" },
		shrink: { de: "Verkleinern", en: "Shrink" },
		/** Below the visible part of the conversation. */
		more: { de: "Weiter unten steht noch mehr", en: "There is more below" },
		openQuestion: {
			de: "Eine Frage an den AI Assistant ist noch offen",
			en: "A question to the AI Assistant is still open",
		},
		newConversation: { de: "Neue Unterhaltung", en: "New conversation" },
		copyConversation: { de: "Unterhaltung kopieren", en: "Copy conversation" },
		message: { de: "Nachricht", en: "Message" },
		send: { de: "Nachricht senden", en: "Send message" },
		stop: { de: "Antwort anhalten", en: "Stop answering" },
		reload: chatButton.reload,
		reopen: chatButton.restart,
		retry: { de: "Erneut fragen", en: "Retry" },
		restore: { de: "Rückgängig", en: "Undo" },
		copy: { de: "Antwort kopieren", en: "Copy answer" },
		copied: { de: "Kopiert", en: "Copied" },
		failed: { de: "Kopieren nicht möglich", en: "Copy failed" },
		suggestions: { de: "Vorschläge", en: "Suggestions" },
		sources: { de: "Quellen", en: "Sources" },
		code: { de: "Code", en: "Code" },
		table: { de: "Tabelle", en: "Table" },
	},
	limit: {
		near: {
			de: "Ihre Nachricht nähert sich der Grenze von {limit} Zeichen.",
			en: "You are close to the limit of {limit} characters.",
		},
		over: {
			de: "Zu lang. Bitte kürzen Sie Ihre Nachricht auf {limit} Zeichen.",
			en: "Too long. Please shorten your message to {limit} characters.",
		},
	},
	/** AI and privacy notice; shorter after the first question. */
	notice: {
		de: "Hier antwortet eine KI; sie kann sich irren. Fragen können an einen KI-Dienst gehen.",
		en: "An AI answers here and can be wrong. Questions may go to an AI service.",
	},
	shortNotice: { de: "KI kann sich irren.", en: "AI can be wrong." },
	inquiry: {
		button: { de: "Als Projektanfrage übernehmen", en: "Turn into a project enquiry" },
		/** First line of the message for the contact form; the visitor's questions follow as a list. */
		intro: {
			de: "Im Chat auf Ihrer Website habe ich gefragt:",
			en: "In the chat on your website I asked:",
		},
	},
} as const;

/** The window's text in one language. */
export type ChatWords = InLanguage<typeof chat>;
