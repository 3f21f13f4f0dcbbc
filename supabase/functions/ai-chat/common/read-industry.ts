import { tokenize } from "../text/fold.ts";
import { conceptsOfWord } from "./read-concepts.ts";
import { saysNothing } from "./says-only.ts";

/** What German adds to the name of an industry: "Bahnbranche". */
const OF_INDUSTRY = /^(\p{L}{3,}?)s?(branche|sektor|industrie)$/u;
/** The same of any field of work. */
const OF_FIELD = /^(\p{L}{3,}?)s?(umfeld|bereich|welt|kontext)$/u;
/** Industries that are called by their name alone, beside clients or projects. */
const NAMED =
	/^(gesundheitswesen|gesundheitsbereich|krankenhaus\w*|klinik\w*|pharma\w*|medizintechnik|banken|bank|sparkassen?|banks|banking|finance|finanzwesen|finanzbereich|fintech\w*|versicherer|versicherung(en|swesen|sunternehmen|skonzern\w*|sgesellschaft\w*)|insurers?|insurances?|automotive|automobil\w*|handel|einzelhandel|(e-?)?commerce|onlinehandel|versandhandel|retail|energie|energiewirtschaft|energy|utilities|telekommunikation|telecom\w*|telco\w*|healthcare|hospitals?|pharmaceutical\w*|biotech|logistik\w*|logistics|immobilien\w*|versorger|stadtwerke\w*|chemie\w*|lebensmittel\w*|pharmazie|gesundheits\w*|luftfahrt|aviation|aerospace|maschinenbau|manufacturing|medien|media|bildungswesen|hospitality|tourismus|tourism|gaming|bahn|railway|rail)$/;
/** Whether a folded word is the name of an industry, or of its companies: "Banken". */
export const isIndustry = (word: string): boolean => OF_INDUSTRY.test(word) || NAMED.test(word);

/** What a question for experience in an industry holds besides the industry's name. */
const BESIDE = [
	"experience",
	"done",
	"do",
	"client",
	"project",
	"company",
	"industry",
	"you",
	"can",
	"which",
] as const;

/** What is said of industries, and names none. */
const KIND = /^(regulated|regulierte[nrs]?|reguliert|stark|streng)$/;

/** What makes a question with an industry's name one for work in it. */
const OF_WORK = ["client", "project", "experience", "done"] as const;

/**
 * The industry that a normalized question asks for experience in, as folded words: "bahn" of "Erfahrung in der
 * Bahnbranche"; undefined where it asks for anything else as well.
 *
 * @param isOfClients Whether it goes on from an answer about clients or projects, of which it then asks.
 */
export function readIndustry(text: string, isOfClients = false): readonly string[] | undefined {
	const named: string[] = [];
	let isIndustry = false;
	let isNamed = false;
	let isOfWork = isOfClients;
	for (const { word } of tokenize(text)) {
		const [, field = ""] = OF_FIELD.exec(word) ?? [];
		const [, name] = OF_INDUSTRY.exec(word) ?? (isOfField(field) ? [word, field] : []);
		const concepts = conceptsOfWord(word);
		if (NAMED.test(word)) {
			// The railway industry is no evidence of any other.
			named.push(name ?? word);
			isNamed = true;
		} else if (OF_WORK.some((concept) => concepts?.has(concept))) isOfWork = true;
		else if (concepts?.has("industry")) isIndustry = true;
		else if (name) named.push(name);
		else if (saysNothing(word) || KIND.test(word)) continue;
		else if (!concepts) named.push(word);
		else if (!BESIDE.some((concept) => concepts.has(concept))) return undefined;
		isIndustry ||= name !== undefined;
	}
	return (isIndustry || (isNamed && isOfWork)) && named.length > 0 && named.length <= MOST_NAMES
		? named
		: undefined;
}

/** Whether what stands before "-bereich" is an industry: insurance as such is a term of contracts. */
const isOfField = (name: string): boolean => NAMED.test(name) || NAMED.test(`${name}en`);

/** "Food and beverage" are two. */
const MOST_NAMES = 2;
