import { ASPECT_CUES } from "../cues/aspects.ts";
import { type Cue, PLAIN } from "../cues/cue.ts";
import type { Query } from "../search/query.ts";
import { tokenize } from "../text/fold.ts";
import { contentBeside } from "./beside-phrases.ts";
import { type Entry, finderOf } from "./phrase-table.ts";
import { ADVICE_TASKS } from "./tasks/advice.ts";
import { CARE_TASKS } from "./tasks/care.ts";
import { DATA_TASKS } from "./tasks/data.ts";
import { PLATFORM_TASKS } from "./tasks/platform.ts";
import { withoutWay } from "./way-asked.ts";

/** The everyday tasks that are known, by what they are about. */
export const TASKS: readonly Entry[] = [...PLATFORM_TASKS, ...DATA_TASKS, ...CARE_TASKS, ...ADVICE_TASKS];

const find = finderOf(TASKS);

/** Asks when or by what means, which the pages tell themselves. */
const ASKS =
	/(^|[.!?:,]\s)\W*((und|and|aber|but) )?((mit|fur|in|auf|bei|an|aus|with|in|for) )?(wie|wann|welche\w*|warum|wieso|weshalb|womit|wodurch|wobei|wer|wo|wofur|was|wessen|how|when|which|why|who|where|what|whose)\b/;
/** The same in the middle of a question, or by a noun: "Backup womit?", "Dauer des Upgrades". */
const ASKS_DETAIL =
	/\b(womit|welch\w*|wiev\w*|wie viele?|vorher|nachher|dauer|methode|standards?|gab es|time|how|ballpark|duration|which)\b/;
/** Asks when he could do it, which depends on when he is free. */
const WHEN =
	/\bwann (konn|kann|wurd|hatt)\w* (sie|du|ihr|er|man)\b|\b(nachste[rn]?|diese[rn]?|kommende[rn]?|next|this) (woche|monat|week|month)\b|\b(kurzfristig|sofort|ab sofort|wochenende|at short notice|right away)\b/;
/** Asks what has been done, or whether somebody knows it, and not for a thing to be done. */
const HAS_DONE =
	/\b(schon|schonmal|bereits|jemals|erfahrung\w*|beispiel\w*|projekte?n?|hast|habt|haben sie|hat er|war|wurden? .*\b(ge\w+t|ge\w+en)|erzahl\w*|erklar\w*|beschreib\w*|tell me|explain|describe|ever|already|experience\w*|examples?|projects?|have you|has he|did)\b/;
/** From one version to another: "Kubernetes 1.24 auf 1.33". */
const VERSIONS = /\bv?\d+(\.\d+)* (auf|to) (version )?v?\d+(\.\d+)*/g;
/** A version, whose full stop ends no sentence. */
const VERSION = /\bv?\d+(\.\d+)+\b/g;
/** A longer message tells details, which a page may tell of as well. */
const MOST_WORDS = 22;
/** Words of content besides the task's own. */
const MOST_BESIDE = 2;
/** A task that is about costs is no question for a price. */
const COSTS = "services/cloud-migration/features/5";

/** Says so where a price is asked for, rather than how often something happens a day. */
export const PRICE =
	/\b(\w*preis\w*|kost\w*|\w*kosten|\w*satz\w*|honorar\w*|euro|angebot\w*|budget\w*|prices?|costs?|rates?|quote)\b/;

/**
 * The ids of what is told to somebody who wants an everyday task done, or asks how it is done, and for nothing else.
 *
 * @param page The subject of the page told, whose points come first.
 */
export function readTask(text: string, query: Query, page = ""): readonly string[] {
	const tokens = tokenize(text.replace(VERSIONS, "version auf version").replace(VERSION, "version"));
	const isWhen = WHEN.test(text);
	const rest = withoutWay(text);
	if (tokens.length > MOST_WORDS || HAS_DONE.test(text) || query.products.length > 0) return [];
	if (!isWhen && (ASKS.test(rest) || ASKS_DETAIL.test(rest))) return [];
	const found = find(tokens);
	const ofPage = found.filter(({ entry }) => entry.tells[0] === page);
	const [best = found[0]] = ofPage;
	if (!best || asksElse(query, best.entry, isWhen)) return [];
	const { tells } = best.entry;
	if (contentBeside(found, tokens, query).length > MOST_BESIDE) return [];
	return isWhen ? ["facts/availability", ...tells.slice(0, 1)] : tells;
}

function asksElse({ cues, text }: Query, { tells }: Entry, isWhen: boolean): boolean {
	const isMeant = (cue: Cue) =>
		ASIDES.has(cue) ||
		ASPECT_CUES.has(cue) ||
		(isWhen && cue === "availability") ||
		(cue === "price" && (tells.includes(COSTS) || !PRICE.test(text)));
	return [...cues].some(([cue, weight]) => weight >= PLAIN && !isMeant(cue));
}

/** A current version is wanted, and no current project; how it is contracted is said by the way. */
const ASIDES: ReadonlySet<Cue> = new Set(["services", "terms", "current"]);
