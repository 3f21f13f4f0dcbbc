import type { ChatAnswer } from "../../../src/chat/contract.ts";
import type { FaultCause, ModelReport } from "./model/openai-model.ts";

/** The result of a request. */
export type Outcome =
	| "answered"
	| "open"
	| "asked_back"
	| "declined"
	| "small_talk"
	| "preflight"
	| "rejected"
	| "rate_limited"
	| "disabled"
	| "client_left"
	| "failed";

/** One line per request. Has no field for visitors' words or addresses. */
export interface LogEntry extends Pick<ChatAnswer, "origin" | "language">, ModelReport {
	outcome: Outcome;
	status: number;
	/** Milliseconds from request to complete answer. */
	ms: number;
	stream?: boolean;
	/** Ids of the passages in the answer. */
	passages?: readonly string[];
	/** Paths that the answer links to. */
	pages?: readonly string[];
	/** Why the model failed, or the class of an unexpected error. */
	fault?: FaultCause | `unexpected: ${string}`;
	/** Whether the limiter's database was unreachable. */
	limiterDown?: boolean;
	/** Whether the site answered because the day's model budget is spent. */
	budgetSpent?: boolean;
}

/** Returns the error's class without its message, which may hold a visitor's words or a secret. */
export const errorName = (error: unknown) =>
	`unexpected: ${error instanceof Error ? error.constructor.name : typeof error}` as const;

export type Log = (entry: LogEntry) => void;

export const logToConsole: Log = (entry) =>
	console.log(JSON.stringify({ event: "chat", at: new Date(), ...entry }));
