/** Abbreviations before names, numbers and capitals, without the period; one letter, as in "z. B.", is always one. */
const ABBREVIATIONS = "Abs|Art|bzw|ca|Dr|etc|evtl|ggf|inkl|Jr|Mr|Mrs|Ms|Nr|Prof|Sr|St|usw|vgl|vs";

/** The end of a sentence: a word and its mark, before a space and a capital. */
const OPENING = new RegExp(
	`^.+?[\\p{L}\\d“)]{2}(?<!(?<!\\p{L})(?:${ABBREVIATIONS})(?=\\.))[.!?](?= [„“\\p{Lu}])`,
	"u",
);

/** Splits a lead after its first sentence. The rest keeps its leading space; it may be empty. */
export function splitLead(lead: string): { opening: string; rest: string } {
	const opening = OPENING.exec(lead)?.[0] ?? lead;
	return { opening, rest: lead.slice(opening.length) };
}
