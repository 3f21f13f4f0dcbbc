import { pagesOf } from "../../src/content/pages.ts";
import { shipped } from "../../src/content/shipped.ts";
import { words } from "../../src/content/words.ts";
import { secondSite } from "./content.ts";

export const wordsOf = (value: unknown): Set<string> =>
	new Set(JSON.stringify(value).match(/[\p{L}\p{N}]+/gu));

/**
 * Returns the words of names in the shipped content only: owner, clients, places, roles, titles, technologies. Words
 * without a capital letter are anybody's.
 */
export function namesOfTheFirst(): Set<string> {
	const { owner, projects, services, certifications } = shipped;
	const names = [
		owner.name,
		owner.jobTitle,
		owner.postalAddress,
		...projects.flatMap(({ client, location, role, technologies }) => [client, location, role, technologies]),
		...services.flatMap(({ title, technologies }) => [title, technologies]),
		...certifications.map(({ title }) => title),
	];
	const second = wordsOf([secondSite, secondSite.languages.map((each) => pagesOf(secondSite, each)), words]);
	return new Set([...wordsOf(names)].filter((word) => /^\p{Lu}.{3}/u.test(word) && !second.has(word)));
}
