import { type LogEntry, OUTCOMES } from "../../supabase/functions/ai-chat/log.ts";

/** What a report needs of one line that the function logged. */
export interface ChatCall
	extends Pick<
		LogEntry,
		"outcome" | "origin" | "language" | "fault" | "providerStatus" | "limiterDown" | "budgetSpent"
	> {
	/** When it was answered, in milliseconds since the epoch; absent where the line doesn't tell. */
	at?: number;
	pages: readonly string[];
	/** The entry as it was logged, to know it again in an export that overlaps. */
	text: string;
}

export interface LineContent {
	calls: ChatCall[];
	/** Entries of the chat that can't be understood, such as one that an export has cut off. */
	unreadable: number;
}

/**
 * A quote as exports write it: `"` in a plain line, `\"` in JSON, `""` in CSV, and each of them again where one
 * stands in the other.
 */
const QUOTE = String.raw`[\\"]*"`;
const MARK = new RegExp(String.raw`\{${QUOTE}event${QUOTE}:${QUOTE}chat${QUOTE}`, "g");
const ENTRY = new RegExp(String.raw`${MARK.source},[^{}]*\}`, "g");
const QUOTES = new RegExp(QUOTE, "g");

/**
 * Finds the chat's entries in a line of text, whatever stands around them: what the function prints, with or
 * without a time before it, and what Supabase's dashboard, CLI and API export, as JSON or CSV. That works
 * because an entry holds no braces or quotes of its own; see `logLine` of the function.
 */
export function readLine(line: string): LineContent {
	// A stream of the CLI tells each message twice in a line.
	const entries = new Set(Array.from(line.matchAll(ENTRY), ([entry]) => entry.replace(QUOTES, '"')));
	const calls: ChatCall[] = [];
	for (const text of entries) {
		const call = readEntry(text);
		if (call) calls.push({ ...call, at: call.at ?? timeIn(line.replace(ENTRY, "")) });
	}
	const marks = line.match(MARK)?.length ?? 0;
	const whole = line.match(ENTRY)?.length ?? 0;
	return { calls, unreadable: entries.size - calls.length + marks - whole };
}

const NAME = /^[a-z_]{1,40}$/;
const PAGE = /^\/[\w/#-]{0,100}$/;

/** Takes nothing on trust: what is read here is shown in a terminal and on a page. */
function readEntry(text: string): ChatCall | undefined {
	const entry = parse(text);
	const outcome = OUTCOMES.find((known) => known === entry?.outcome);
	if (!entry || !outcome) return undefined;
	const { pages = [], fault, providerStatus, at } = entry;
	if (!Array.isArray(pages) || !pages.every((page) => typeof page === "string" && PAGE.test(page)))
		return undefined;
	if (fault !== undefined && !(typeof fault === "string" && NAME.test(fault))) return undefined;
	const time = typeof at === "string" ? Date.parse(at) : Number.NaN;
	return {
		text,
		outcome,
		pages,
		fault,
		at: Number.isNaN(time) ? undefined : time,
		origin: entry.origin === "model" || entry.origin === "site" ? entry.origin : undefined,
		language: entry.language === "de" || entry.language === "en" ? entry.language : undefined,
		providerStatus: typeof providerStatus === "number" ? providerStatus : undefined,
		limiterDown: entry.limiterDown === true,
		budgetSpent: entry.budgetSpent === true,
	};
}

function parse(text: string): Record<string, unknown> | undefined {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** The export's own time, for an entry without one: a date, or microseconds or milliseconds since 1970. */
function timeIn(text: string): number | undefined {
	const [date] = text.match(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)?/) ?? [];
	if (date) {
		// Supabase writes UTC and doesn't always say so.
		const time = Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(date) ? date : `${date}Z`);
		if (!Number.isNaN(time)) return time;
	}
	const [number] = text.match(/(?<![\w-])1\d{12}(\d{3})?(?![\w-])/) ?? [];
	return number ? Math.floor(Number(number) / (number.length === 16 ? 1000 : 1)) : undefined;
}
