import type { Passage } from "../passages/passage.ts";

/** Numbers of years as they are said. */
const NUMBERS: readonly RegExp[] = [
	/^(ein|eine|einem|one|a|an|1|im|the|das|dem)$/,
	/^(zwei|two|2|couple)$/,
	/^(drei|three|3)$/,
	/^(vier|four|4)$/,
	/^(funf|five|5)$/,
	/^(sechs|six|6)$/,
];
const DISTANCE =
	/\b(?:(\w+) (?:of )?)?(?:jahre?n?|years?) (davor|vorher|zuvor|fruher|before|earlier|prior|danach|darauf|drauf|spater|after|later|following)\b/;
const BACK = /^(davor|vorher|zuvor|fruher|before|earlier|prior)$/;
const NEXT_TO_IT = /\b(folgejahr|darauffolgenden jahr|following year)\b|\b(vorjahr|previous year)\b/;

/** Whether a term is the number of years. */
export const isNumber = (term: string): boolean => NUMBERS.some((each) => each.test(term));

/** How many years before or after what was told a normalized message asks for, such as -2; undefined where it asks for no year. */
export function yearsBeside(text: string): number | undefined {
	const [, number = "ein", way] = DISTANCE.exec(text) ?? [];
	if (way) {
		const years = NUMBERS.findIndex((each) => each.test(number)) + 1;
		return years > 0 ? years * (BACK.test(way) ? -1 : 1) : undefined;
	}
	const beside = NEXT_TO_IT.exec(text);
	return beside ? (beside[1] ? 1 : -1) : undefined;
}

const STATION = /^about\/timeline\/(\d{4})$/;

/** The year that a station of the career or a project belongs to, by its id or by its page's title. */
export function yearOf({ id, kind, links }: Passage): number | undefined {
	const [, year] =
		STATION.exec(id) ?? ((kind === "summary" && /(\d{4})\)$/.exec(links[0]?.title.de ?? "")) || []);
	return year === undefined ? undefined : Number(year);
}

/** Whether a passage is a station of the career. */
export const isStation = ({ id }: Pick<Passage, "id">): boolean => STATION.test(id);
