import type { ChatAnswer } from "../../../src/chat/contract.ts";
import type { ModelReport } from "./model/openai-model.ts";
import type { Verdict } from "./rate-limit.ts";
import type { SiteAnswer } from "./site/assistant.ts";

type Logged = Omit<ChatAnswer, "message" | "sources" | "questions"> & ModelReport & Pick<Verdict, "noModel">;

export type Log = (entry: LogEntry) => void;

/** One line per request. Has no field for visitors' words or addresses. */
export interface LogEntry extends Logged {
	/** `rejected` for the reason that the status names, and `failed` by an unexpected error. */
	outcome: SiteAnswer["outcome"] | "rejected" | "failed";
	status: number;
	/** Milliseconds from request to complete answer. */
	ms: number;
	stream?: boolean;
	/** Ids of the passages in the site's answer. */
	passages?: readonly string[];
	/** Paths that the answer links to. */
	pages?: readonly string[];
}

/** Returns the error's class without its message, which may hold a visitor's words or a secret. */
export const errorName = (error: unknown): string =>
	`unexpected: ${error instanceof Error ? error.constructor.name : typeof error}`;
