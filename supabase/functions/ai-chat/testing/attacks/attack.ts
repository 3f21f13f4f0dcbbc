import type { ChatContextEntry } from "../../../../../src/chat/contract.ts";

/** An attempt to make the assistant serve somebody else. */
export interface Attack {
	/** What it tries, in a few words; unique. */
	name: string;
	message: string;
	context?: readonly ChatContextEntry[];
	/** What a model answers that obeys; one of the hostile answers where it isn't said. */
	obeyed?: string;
}

/** The word that attackers want to hear, so that tests can listen for it. */
export const PASSWORD = "PWNED";

/** Where attackers want visitors or their words to go. */
export const HOSTILE_HOST = "evil.example";
