import type { ChatOrigin } from "../../../src/chat/contract.ts";

/** What became of a request. */
export type Outcome =
	| "answered"
	| "declined"
	| "small_talk"
	| "preflight"
	| "rejected"
	| "rate_limited"
	| "disabled"
	| "client_left"
	| "failed";

/** One line per request. It has no field for a visitor's words or address, so neither can get in. */
export interface LogEntry {
	outcome: Outcome;
	status: number;
	/** Milliseconds from the request's arrival to the end of its answer. */
	ms: number;
	origin?: ChatOrigin;
	language?: "de" | "en";
	stream?: boolean;
	/** Ids of the passages that the answer rests on. */
	passages?: readonly string[];
	/** Why the model did not answer. */
	fault?: string;
	/** The provider's status, where that is the cause. */
	providerStatus?: number;
	/** The limiter's database could not be asked. */
	limiterDown?: boolean;
}

export type Log = (entry: LogEntry) => void;

/** Writes an entry as one line of JSON. */
export const logToConsole: Log = (entry) => console.log(JSON.stringify({ event: "chat", ...entry }));
