/** Text of the assistant's button, which is on every page; all other text of the assistant comes with its window. */
export const chatButton = {
	label: "AI Assistant",
	/** Stands on detail pages and opens the window with questions about the page. */
	askAboutPage: { de: "Frage zu diesem Thema stellen", en: "Ask about this topic" },
	/** Where the window can't be fetched. */
	notLoaded: {
		de: "Der Assistent ließ sich nicht laden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
		en: "The assistant could not be loaded. Please check your connection and try again.",
	},
} as const;
