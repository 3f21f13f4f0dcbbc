import { home } from "../../src/content/home.ts";
import { homeSections } from "../../src/content/navigation.ts";
import { sitePages } from "../../src/seo/site-pages.ts";
import type { FaultCause } from "../../supabase/functions/ai-chat/model-answer.ts";
import { dayName, monthName } from "./period.ts";
import type { QuestionKind, Summary } from "./tally.ts";

export const KIND_LABELS: Readonly<Record<QuestionKind, string>> = {
	model: "Vom KI-Modell beantwortet",
	site: "Von der Website beantwortet",
	small_talk: "Gruß oder Dank",
	declined: "Nicht beantwortet",
	broken_off: "Abgebrochen oder gescheitert",
};

export const LANGUAGE_LABELS: Readonly<Record<string, string>> = { de: "Deutsch", en: "Englisch" };

export const LIMIT_LABELS: Readonly<Record<string, string>> = {
	rate_limited: "Zu viele Anfragen eines Besuchers",
	budget_spent: "Tagesbudget des KI-Modells verbraucht",
	limiter_down: "Datenbank des Zählers nicht erreichbar",
};

export const OTHER_LABELS: Readonly<Record<string, string>> = {
	preflight: "Vorabfragen des Browsers (CORS)",
	rejected: "Ungültige Anfragen abgewiesen",
	disabled: "Assistent war abgeschaltet",
};

const FAULT_LABELS: Readonly<Record<Exclude<FaultCause, "client_left">, string>> = {
	bad_answer: "Unbrauchbare Antwort",
	connection: "Keine Verbindung",
	cut_off: "Antwort brach ab",
	empty: "Leere Antwort",
	provider_error: "Fehler beim Anbieter",
	rate_limited: "Kontingent beim Anbieter erschöpft",
	refused: "Antwort vom Anbieter verweigert",
	timeout: "Zeit überschritten",
	unauthorized: "Schlüssel nicht angenommen",
	unexpected: "Unerwarteter Fehler",
};

/** @param fault As a summary names it, such as `provider_error 503`. */
export function faultLabel(fault: string): string {
	const [cause = "", status] = fault.split(" ");
	const label = new Map<string, string>(Object.entries(FAULT_LABELS)).get(cause) ?? cause;
	return status ? `${label} (Status ${status})` : label;
}

/** What a page of the site is called; a path that it no longer has stays as it is. */
export function pageLabel(page: string): string {
	const section = homeSections.find(({ id }) => page === `/#${id}`);
	if (section) return `Startseite: ${home[section.id === "home" ? "hero" : section.id].title}`;
	if (page === "/") return "Startseite";
	return sitePages.find(({ path }) => path === page)?.title ?? page;
}

export function periodLabel({ period, first, last }: Summary): string {
	if (period.kind === "month") return monthName(period.month);
	if (first === last) return dayName(first);
	return `${dayName(first)} bis ${dayName(last)}`;
}

/** @param name Of a span, as `Span` says. */
export function spanLabel(name: string, length: Summary["spanLength"]): string {
	if (length === "hour") return `${name} Uhr`;
	return length === "day" ? dayName(name) : monthName(name);
}

export const SPAN_TITLES: Readonly<Record<Summary["spanLength"], string>> = {
	hour: "Uhrzeit",
	day: "Tag",
	month: "Monat",
};
