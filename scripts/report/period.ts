/** Days and hours are the owner's. */
const TIME_ZONE = "Europe/Berlin";
const HOUR = 3_600_000;

/** What a report is about. Days and months are written as in ISO 8601. */
export type Period = { kind: "all" } | { kind: "day"; day: string } | { kind: "month"; month: string };

const formatter = new Intl.DateTimeFormat("sv-SE", {
	timeZone: TIME_ZONE,
	year: "numeric",
	month: "2-digit",
	day: "2-digit",
	hour: "2-digit",
	hourCycle: "h23",
});
const known = new Map<number, string>();

/**
 * The hour of an instant in Germany, such as `2026-11-20T09`; its start names the day and the month.
 *
 * @param at Milliseconds since the epoch.
 */
export function hourOf(at: number): string {
	// Germany's clocks differ from UTC by whole hours, so each hour is worked out once.
	const hour = Math.floor(at / HOUR);
	const name = known.get(hour) ?? formatter.format(hour * HOUR).replace(" ", "T");
	known.set(hour, name);
	return name;
}

/** @param hour As `hourOf` names it. */
export const dayOf = (hour: string): string => hour.slice(0, 10);

/** @param hour As `hourOf` names it. */
export const isInPeriod = (hour: string, period: Period): boolean =>
	period.kind === "all" || hour.startsWith(period.kind === "day" ? `${period.day}T` : `${period.month}-`);

/** Whether a calendar has the day: `2026-02-30` is none. */
export function isDay(text: string): boolean {
	if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
	const date = new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

const german = (options: Intl.DateTimeFormatOptions) =>
	new Intl.DateTimeFormat("de-DE", { ...options, timeZone: "UTC" });
const longDay = german({ dateStyle: "long" });
const longMonth = german({ month: "long", year: "numeric" });

/** `20. November 2026` */
export const dayName = (day: string): string => longDay.format(new Date(`${day}T00:00:00Z`));
/** `November 2026` */
export const monthName = (month: string): string => longMonth.format(new Date(`${month}-01T00:00:00Z`));

/** Every day from the first to the last, both included. */
export function daysBetween(first: string, last: string): string[] {
	const days: string[] = [];
	const date = new Date(`${first}T00:00:00Z`);
	for (let day = first; day <= last; ) {
		days.push(day);
		date.setUTCDate(date.getUTCDate() + 1);
		day = date.toISOString().slice(0, 10);
	}
	return days;
}

export function daysOfMonth(month: string): string[] {
	const [year = 0, number = 0] = month.split("-").map(Number);
	// Day 0 of the next month is the last of this one.
	return daysBetween(`${month}-01`, new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10));
}
