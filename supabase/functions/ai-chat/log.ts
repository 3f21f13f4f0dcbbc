import type { ChatOrigin } from "../../../src/chat/contract.ts";

/** What can become of a request. */
export const OUTCOMES = [
	"answered",
	"declined",
	"small_talk",
	"preflight",
	"rejected",
	"rate_limited",
	"disabled",
	"client_left",
	"failed",
] as const;

export type Outcome = (typeof OUTCOMES)[number];

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
	/** Pages of this site, and sections of its home page, that the answer links to. */
	pages?: readonly string[];
	/** Why the model did not answer. */
	fault?: string;
	/** The provider's status, where that is the cause. */
	providerStatus?: number;
	/** The limiter's database could not be asked. */
	limiterDown?: boolean;
	/** The day's calls of the model are used up, so the site answered. */
	budgetSpent?: boolean;
}

export type Log = (entry: LogEntry) => void;

/**
 * An entry as one line of JSON. `npm run report` looks for it in what Supabase exports, so its values hold
 * neither braces nor quotes.
 */
export const logLine = (entry: LogEntry, at: Date): string => JSON.stringify({ event: "chat", at, ...entry });

export const logToConsole: Log = (entry) => console.log(logLine(entry, new Date()));
