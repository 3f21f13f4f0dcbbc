import { textsOf } from "./values.ts";

const PLACEHOLDER = new RegExp(
	[
		"(?<!\\p{L})muster(?:mann|frau|stadt|stra(?:ß|ss)e)(?!\\p{L})",
		// Hosts of the domains that RFC 2606 reserves.
		"(?<![\\w-])example\\.(?:com|org|net)(?![\\w-]|\\.\\w)",
		"(?:@|//)[\\w.-]+\\.(?:example|test|invalid)(?![\\w-]|\\.\\w)",
		"\\bDE0{9}\\b",
	].join("|"),
	"iu",
);

/** Fields that an owner may leave empty. */
const OPTIONAL = /\.abroad(\.\w+)?$/;

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
