import type { Localized } from "./types.ts";

/** The assistant's greeting and first suggestions. */
export interface AssistantTexts<T = string> {
	greeting: T | string;
	suggestions: readonly T[];
}

export const assistant: AssistantTexts<Localized> = {
	greeting:
		"Hi! I'm here to help you learn about this portfolio and answer technical questions about DevOps, cloud infrastructure, and system administration. What would you like to know?",
	suggestions: [
		{ de: "Welche Erfahrung gibt es mit Kubernetes?", en: "How much Kubernetes experience is there?" },
		{ de: "Wie läuft eine Cloud-Migration ab?", en: "What are the phases of a cloud migration?" },
		{ de: "Ist gerade Zeit für ein neues Projekt?", en: "Any availability for a new project?" },
	],
};
