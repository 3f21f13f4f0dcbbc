/** A lead's first sentence, which ends with a word and not an abbreviation, and what follows it with the space before it; empty where nothing follows. */
export function partsOfLead(lead: string): { opening: string; rest: string } {
	const opening = /^.+?[\p{L}\d“)]{2}[.!?](?= [„\p{Lu}])/u.exec(lead)?.[0] ?? lead;
	return { opening, rest: lead.slice(opening.length) };
}
