/** Somebody wanted by what he is, which one subject describes. */
const ROLE =
	/\b(([a-z]+)?engineers?|\w*architekt\w*|architects?|\w*administrator\w*|consultants?|developers?|\w*entwickler\w*|sre|\w*spezialist\w*|specialists?|freelancer\w*|freiberufler\w*)\b/;
/** Looks for people to place them, or has a place to fill. */
const PLACES =
	/\b(recruiter\w*|personalberat\w*|headhunter\w*|personalvermittl\w*|talent acquisition|staffing)\b|\bsuchen? (wir |ich |derzeit |aktuell |dringend |noch |gerade )*(eine[nr]? |erfahrene[nr]? )?(freelancer\w*|freiberufler\w*)\b|\bsuchen? (wir |ich )?fur (eine[nm]? |unsere[nm]? |meine[nm]? )(kunden?|auftraggeber|mandanten|projekt)\b|\b(my|our|a) client (is )?(looking for|seeking|searching)\b|\b(we|i|my client|our client)('ve)?( currently| still)? (have|has|have got|has got|got) an? (\w+[ -]){0,3}(role|position|opening|vacancy|assignment|opportunity|contract|gig|engagement|project)\b|(^|[,.!?] ?)(have|got) an? (\w+[ -]){0,3}(role|position|opening|vacancy|opportunity|contract|gig)\b/;
/** Asks whether somebody would do for a role. */
const ASKS_FIT =
	/\b((?<!wie )passt|passen|geeignet|eignet|eignen|qualifiziert|good fit|great fit|right fit|perfect fit|suitable|suited|qualified|right (person|man|candidate|one)|der richtige|good candidate|kandidat)\b/;
/** The role that somebody would do for, named behind "as" or "for". */
const AS_ROLE =
	/\b(als|as an?|for an?|fur (eine|die|den|unsere)) ([^\s-]+[ -]){0,4}?(\w*engineer|\w*architekt(in)?|architect|\w*administrator|admin|consultant|developer|\w*entwickler|sre|\w*spezialist|specialist|freelancer|berater)\b/;
/** Asks what he thinks of it. */
const ASKS_INTEREST =
	/\b(interesse|interessiert|interessant fur (sie|dich)|spannend fur (sie|dich)|interested|interest you|open to)\b/;

/** Whether a normalized text looks for somebody to fill a role. */
export const looksForRole = (text: string): boolean =>
	PLACES.test(text) && (ROLE.test(text) || ASKS_INTEREST.test(text));

/** Whether a normalized text asks if he would do for a role. */
export const asksFit = (text: string): boolean => ASKS_FIT.test(text) && AS_ROLE.test(text);

/** Whether a normalized text asks what he thinks of it. */
export const asksInterest = (text: string): boolean => ASKS_INTEREST.test(text);
