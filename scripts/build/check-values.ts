import type { Content } from "../../src/content/content.ts";
import { textsOf } from "../../src/pages/values.ts";

const OWNER = "src/content/owner.ts";

/** Returns the invalid values, as sentences that begin with the file's name. */
export function invalidValuesIn({
	owner,
	certifications,
}: Pick<Content, "owner" | "certifications">): string[] {
	const { availableFrom, daysPerWeek = 1, languages = [] } = owner;
	return [
		...notADay(OWNER, { availableFrom }),
		...(daysPerWeek > 0 && daysPerWeek <= 7
			? []
			: [`${OWNER}: daysPerWeek is ${daysPerWeek}; a week has 7 days.`]),
		...languages
			.filter(({ code }) => !isLanguage(code))
			.map(({ code }) => `${OWNER}: “${code}” isn't a language code such as “de”.`),
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

/** Returns the texts that are empty. Values that legal pages name may be. */
export const emptyTexts = ({ values, ...content }: Content): string[] =>
	textsOf(content)
		.filter(([, text]) => text.trim() === "")
		.map(([place]) => `src/content: ${place} is empty. Fill it in, or delete the line if it is optional.`);

const notADay = (file: string, dates: Readonly<Record<string, string | undefined>>): string[] =>
	Object.entries(dates).flatMap(([field, date]) =>
		date === undefined || isDay(date)
			? []
			: [`${file}: ${field} is “${date}”, which isn't a date such as 2027-01-31.`],
	);

/** `Date` reads 30 February as 2 March. */
function isDay(date: string): boolean {
	const day = new Date(date);
	return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
const isLanguage = (code: string) => /^[a-z]{2,3}(-[A-Z]{2})?$/.test(code) && names.of(code) !== undefined;
