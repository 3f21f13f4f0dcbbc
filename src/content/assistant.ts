import type { Localized } from "./types.ts";

/** The assistant's greeting. */
export interface AssistantTexts<T = string> {
	/** English, unless it is localized. */
	greeting: T | string;
}

export const assistant: AssistantTexts<Localized> = {
	greeting:
		"Hi! I'm here to help you learn about this portfolio and answer technical questions about DevOps, cloud infrastructure, and system administration. What would you like to know?",
};
