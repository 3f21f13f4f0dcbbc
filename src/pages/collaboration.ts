import type { ContentInLanguage } from "../content/content.ts";
import type { Owner, SpokenLanguage } from "../content/owner.ts";
import { LOCALES } from "../content/site.ts";
import type { Certification, Language } from "../content/types.ts";
import { words } from "../content/words.ts";
import { dateIn, fillIn } from "./language.ts";
import type { Detail } from "./parts.ts";

/** Returns the start date for new work, if it is in the future: "ab 1. Februar 2027". */
export function startAhead({ availableFrom }: Owner<unknown>, language: Language, now = new Date()) {
	if (availableFrom === undefined || new Date(availableFrom) <= now) return undefined;
	const date = dateIn(availableFrom, language);
	return { date: availableFrom, text: fillIn(words.availableFrom[language], { date }) };
}

/** "Verfügbar für neue Projekte, ab 1. Februar 2027". */
export function availabilityIn({ owner, availability }: ContentInLanguage, language: Language): string {
	const start = startAhead(owner, language);
	return start ? `${availability}, ${start.text}` : availability;
}

/** "Deutsch (Muttersprache), Englisch (fließend)". */
export function spokenLanguages(languages: readonly SpokenLanguage[], language: Language): string {
	const names = new Intl.DisplayNames(language, { type: "language" });
	return languages.map(({ code, level }) => `${names.of(code)} (${level})`).join(", ");
}

/** Returns how the owner works with clients. */
export const collaborationDetails = (owner: Owner, language: Language): Detail[] =>
	filledIn([
		[words.labels.responseTime[language], owner.responseTime],
		[words.labels.daysPerWeek[language], owner.daysPerWeek?.toLocaleString(LOCALES[language])],
		[words.labels.languages[language], owner.languages && spokenLanguages(owner.languages, language)],
	]);

type Validity = Pick<Certification, "issued" | "expires" | "verifyUrl">;

/** Returns a certificate's validity, and the link to its proof. */
export const validityDetails = ({ issued, expires, verifyUrl }: Validity, language: Language): Detail[] =>
	filledIn([
		[words.labels.issued[language], issued && dateIn(issued, language)],
		[words.labels.expires[language], expires && dateIn(expires, language)],
		[words.labels.proof[language], verifyUrl && words.viewProof[language], verifyUrl],
	]);

/** "Gültig bis 31. März 2028". */
export const validityOf = ({ expires }: Validity, language: Language) =>
	expires && `${words.labels.expires[language]} ${dateIn(expires, language)}`;

/** "Amazon Web Services, Associate, Aktiv zertifiziert, Gültig bis 31. März 2028". */
export function describeCertificate(certificate: Certification, language: Language): string {
	const { issuer, level, status } = certificate;
	const stated = [issuer, level, words.statuses[status].value[language], validityOf(certificate, language)];
	return stated.filter(Boolean).join(", ");
}

const filledIn = (details: readonly (readonly [label: string, value?: string, href?: string])[]): Detail[] =>
	details.flatMap(([label, value, href]) => (value ? [{ label, value, href }] : []));
