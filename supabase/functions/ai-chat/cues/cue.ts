/** What a question wants to know, apart from what it is about. */
export type Cue =
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
	| "employment"
	| "exam"
	| "example"
	| "experience"
	| "features"
	| "goals"
	| "languages"
	| "legal"
	| "level"
	| "location"
	| "price"
	| "privacy"
	| "profile"
	| "programming"
	| "projects"
	| "promise"
	| "remote"
	| "results"
	| "role"
	| "services"
	| "since"
	| "tasks"
	| "technologies"
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
}

/** A subject that answers by itself, whatever else the sentence holds. */
export const WHOLE = 2.6;
export const STRONG = 1.4;
export const PLAIN = 0.8;
export const WEAK = 0.4;

export const rule = (cue: Cue, weight: number, phrases: string): CueRule => ({ cue, weight, phrases });
