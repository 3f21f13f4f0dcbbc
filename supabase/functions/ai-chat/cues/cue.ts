/** What a question wants to know, apart from what it is about. */
export type Cue =
	| "address"
	| "alone"
	| "approach"
	| "availability"
	| "bot"
	| "capabilities"
	| "certificates"
	| "challenges"
	| "clients"
	| "company"
	| "contact"
	| "count"
	| "current"
	| "cv"
	| "duration"
	| "education"
	| "employment"
	| "exam"
	| "example"
	| "experience"
	| "features"
	| "fit"
	| "form"
	| "gaps"
	| "goals"
	| "handover"
	| "imprintLaw"
	| "languages"
	| "legal"
	| "level"
	| "location"
	| "noticeDate"
	| "onsite"
	| "phone"
	| "price"
	| "privacy"
	| "private"
	| "profile"
	| "programming"
	| "projects"
	| "promise"
	| "remote"
	| "reply"
	| "results"
	| "rights"
	| "role"
	| "services"
	| "since"
	| "site"
	| "size"
	| "support"
	| "tasks"
	| "technologies"
	| "terms"
	| "timeline"
	| "tracking"
	| "validity"
	| "when"
	| "where"
	| "who"
	| "years";

export interface CueRule {
	cue: Cue;
	/** How much of a question the cue makes up; a plain content word weighs between 0.35 and 1.3. */
	weight: number;
	/** Turns of phrase that say so, in the notation of `PhraseMatcher`. */
	phrases: string;
	/**
	 * Others of which one has to stand near in the same sentence, before or behind: what "book" and "March" say
	 * together, neither says alone.
	 */
	beside?: string;
	/** Its words say what the question is about as well, so that they are searched like any others. */
	areSearched?: boolean;
}

/** A subject that answers by itself, whatever else the sentence holds. */
export const WHOLE = 2.6;
export const STRONG = 1.4;
export const PLAIN = 0.8;
export const WEAK = 0.4;

export const rule = (
	cue: Cue,
	weight: number,
	phrases: string,
	options: Pick<CueRule, "areSearched" | "beside"> = {},
): CueRule => ({ cue, weight, phrases, ...options });
