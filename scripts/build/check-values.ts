import type { Content } from "../../src/content/content.ts";

const OWNER = "src/content/owner.ts";

/** Returns values that can't be right, as sentences that begin with the file's name. */
export function impossibleValuesIn({
	owner,
	certifications,
}: Pick<Content, "owner" | "certifications">): string[] {
	const { availableFrom, daysPerWeek = 1, languages = [] } = owner;
	return [
		...notADay(OWNER, { availableFrom }),
		...(daysPerWeek > 0 && daysPerWeek <= 7 ? [] : [`${OWNER}: a week has no ${daysPerWeek} days.`]),
		...languages
			.filter(({ code }) => !isLanguage(code))
			.map(({ code }) => `${OWNER}: “${code}” is no language's code, such as “de”.`),
		...certifications.flatMap(({ slug, issued, expires, verifyUrl }) => {
			const file = `src/content/certifications/${slug}.ts`;
			return [
				...notADay(file, { issued, expires }),
				...(issued && expires && expires <= issued ? [`${file}: it expires before it is issued.`] : []),
				...(verifyUrl === undefined || /^https:\/\/./.test(verifyUrl)
					? []
					: [`${file}: verifyUrl doesn't begin with https://.`]),
			];
		}),
	];
}

const notADay = (file: string, dates: Readonly<Record<string, string | undefined>>): string[] =>
	Object.entries(dates).flatMap(([field, date]) =>
		date === undefined || isDay(date)
			? []
			: [`${file}: ${field} is “${date}”, which is no day of a calendar.`],
	);

/** JavaScript takes the 30th of February for the 2nd of March. */
function isDay(date: string): boolean {
	const day = new Date(date);
	return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
const isLanguage = (code: string) => /^[a-z]{2,3}(-[A-Z]{2})?$/.test(code) && names.of(code) !== undefined;
