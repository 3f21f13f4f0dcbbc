/** Text of the chat button, which is on every page; the rest of the assistant's text is loaded with its window. */
export const chatButton = {
	label: "AI Assistant",
	/** Button on detail pages that opens the window with questions about the page. */
	askAboutPage: { de: "Frage zu diesem Thema stellen", en: "Ask about this topic" },
	/** Shown if the window can't be loaded. */
	notLoaded: {
		de: "Der Assistent ließ sich nicht laden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
		en: "The assistant could not be loaded. Please check your connection and try again.",
	},
} as const;
