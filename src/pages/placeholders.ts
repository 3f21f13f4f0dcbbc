import type { Content } from "../content/content.ts";
import { inLanguage } from "./language.ts";
import { textsOf } from "./values.ts";

const PLACEHOLDER = new RegExp(
	[
		"(?<!\\p{L})muster(?:mann|frau|stadt|stra(?:ß|ss)e)(?!\\p{L})",
		// Hosts of the domains that RFC 2606 reserves.
		"(?<![\\w-])example\\.(?:com|org|net)(?![\\w-]|\\.\\w)",
		"(?:@|//)[\\w.-]+\\.(?:example|test|invalid)(?![\\w-]|\\.\\w)",
		"\\bDE0{9}\\b",
		// An example, which says what to write.
		"^\\[[^\\]]+\\]$",
	].join("|"),
	"iu",
);

/** Fields that an owner may leave empty. */
const OPTIONAL = /\.(abroad|focusSince)(\.\w+)?$/;

/** Returns the fields of a content that are empty or hold a placeholder, such as `owner.email`, each text once. */
export function placeholdersIn(content: object): string[] {
	const found: (readonly [place: string, text: string])[] = [];
	for (const [place, text] of textsOf(content)) {
		const isPlaceholder = text === "" ? !OPTIONAL.test(place) : PLACEHOLDER.test(text);
		if (isPlaceholder && !found.some(([, known]) => known !== "" && text.includes(known)))
			found.push([place, text]);
	}
	return found.map(([place]) => place);
}

/** Files of the content's fields that aren't named like them. */
const FILES: Readonly<Record<string, string>> = {
	projectsOverview: "projects-overview.ts",
	legalPages: "legal-*.ts",
	law: "legal-providers.ts or its law/",
	values: "site.ts or legal-providers.ts",
	availability: "site.ts",
	facts: "facts*.ts",
	glossary: "glossary/",
};

/** Returns the file of a content's field, such as `src/content/owner.ts` for `owner.email`. */
export function fileOf(content: Content, place: string): string {
	const [field = "", at] = place.split(".");
	const page = (content[field as "services"] as Content["services"][number][])?.[Number(at)]?.slug;
	return `src/content/${page ? `${field}/${page}.ts` : (FILES[field] ?? `${field}.ts`)}`;
}

/**
 * Returns how many placeholders each file of a content holds in the site's languages, as sentences that begin with the
 * file's name.
 */
export function placeholdersByFile(content: Content): string[] {
	const places = new Map<string, string[]>();
	// Without projects, the overview of them isn't shown.
	const shown = content.projects.length > 0 ? content : { ...content, projectsOverview: {} };
	const all = content.languages.flatMap((language) => placeholdersIn(inLanguage(shown, language)));
	for (const place of new Set(all)) {
		const file = fileOf(content, place);
		places.set(file, [...(places.get(file) ?? []), place]);
	}
	return Array.from(
		places,
		([file, found]) => `${file} still holds placeholders (${found.length}), such as ${found[0]}.`,
	);
}
