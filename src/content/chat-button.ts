/** Text of the assistant's button, which is on every page; all other text of the assistant comes with its window. */
export const chatButton = {
	label: "AI Assistant",
	/** Where the window can't be fetched. */
	notLoaded: "The assistant could not be loaded. Please check your connection and try again.",
} as const;
