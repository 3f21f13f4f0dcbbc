/**
 * Splits a lead after its first sentence, which doesn't end with an abbreviation. The rest keeps its leading space; it
 * may be empty.
 */
export function splitLead(lead: string): { opening: string; rest: string } {
	const opening = /^.+?[\p{L}\d“)]{2}[.!?](?= [„\p{Lu}])/u.exec(lead)?.[0] ?? lead;
	return { opening, rest: lead.slice(opening.length) };
}
