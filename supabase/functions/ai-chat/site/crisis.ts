import { wordsOf } from "./stems.ts";

/**
 * Phrases of suicidal intent, after folding. The only wording written by hand: missing training examples must not decide
 * here.
 */
const PHRASES =
	`mich umbringen, mich selbst umbringen, mich umzubringen, bringe mich um, bring mich um, mir das leben nehmen,
	mir etwas antun, nicht mehr leben, nicht mehr weiterleben, ich will sterben, ich moechte sterben,
	will nur noch sterben, waere lieber tot, waere am liebsten tot, suizidgedanken, selbstmordgedanken, suizidal,
	kill myself, killing myself, hurt myself, harm myself, end my life, ending my life, take my own life,
	suicidal, want to die, wanna die, better off dead, wish i was dead, wish i were dead, dont want to live,
	don t want to live, do not want to live, no longer want to live, tired of living`.split(/,\s+/);

/** Words that count only as the whole message; in a sentence they may be about something else. */
const ALONE = ["suizid", "selbstmord", "suicide"];

/** Returns whether a message expresses suicidal intent. */
export function isCrisis(message: string): boolean {
	const said = wordsOf(message).join(" ");
	return ALONE.includes(said) || PHRASES.some((phrase) => ` ${said} `.includes(` ${phrase} `));
}
