import type { ChatAnswer } from "../../../src/chat/contract.ts";
import type { FaultCause } from "./model/openai-model.ts";

/** The result of a request. */
export type Outcome =
	| "answered"
	| "open"
	| "declined"
	| "small_talk"
	| "preflight"
	| "rejected"
	| "rate_limited"
	| "disabled"
	| "client_left"
	| "failed";

/** One line per request. It has no field for a visitor's words or address, so neither can get in. */
export interface LogEntry extends Pick<ChatAnswer, "origin" | "language"> {
	outcome: Outcome;
	status: number;
	/** Milliseconds from the request's arrival to the end of its answer. */
	ms: number;
	stream?: boolean;
	/** Ids of the passages that the answer rests on. */
	passages?: readonly string[];
	/** Places of this site that the answer links to. */
	pages?: readonly string[];
	/** Why the model did not answer, or the class of an unforeseen error. */
	fault?: FaultCause | `unexpected: ${string}`;
	/** The provider's status, where that is the cause. */
	providerStatus?: number;
	/** The limiter's database could not be asked. */
	limiterDown?: boolean;
	/** The day's calls of the model are used up, so the site answered. */
	budgetSpent?: boolean;
}

/** Without the message, which could hold a visitor's words or a secret. */
export const errorName = (error: unknown) =>
	`unexpected: ${error instanceof Error ? error.constructor.name : typeof error}` as const;

export type Log = (entry: LogEntry) => void;

export const logToConsole: Log = (entry) =>
	console.log(JSON.stringify({ event: "chat", at: new Date(), ...entry }));
